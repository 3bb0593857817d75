// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RunBatch.h"

#include <QDialog>
#include <QString>

#include <string>
#include <string_view>
#include <vector>

class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;
class QTreeWidget;

namespace tessera {

class NumberSpinBox;
class AppSettings;
class SearchForm;
class SeedField;

/// What is raced: each method with each seed, within the same limits.
struct RaceChoice {
    /// By id, with its defaults; "id:preset" with those of a preset.
    std::vector<std::string> methods;
    double seconds = 30;           ///< 0 for no limit
    bool processorTime = false;    ///< what the seconds count
    std::uint64_t evaluations = 0; ///< 0 for no limit
    std::uint64_t firstSeed = 1;
    int seeds = 1; ///< one after another

    [[nodiscard]] std::vector<SearchSettings> searches() const;
    /// How many searches that are and how long they take; empty without methods or without limits.
    /// @param atOnce how many run at the same time
    [[nodiscard]] QString estimate(int atOnce) const;
};

/// With the methods that its kind names. @param kind see Kind::id()
[[nodiscard]] RaceChoice usualRace(std::string_view kind);

/// Asks which methods race, for how long and with how many seeds.
class RaceDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param atOnce how many searches run at the same time
    RaceDialog(const RaceChoice& choice, std::string_view kind, int atOnce,
               QWidget* parent = nullptr);

    [[nodiscard]] RaceChoice choice() const;

private:
    void arrange();
    void fillMethods(const RaceChoice& choice, std::string_view kind);
    void showEstimate();

    int m_atOnce;
    QTreeWidget* m_methods;
    QDoubleSpinBox* m_seconds;
    QComboBox* m_timeKind;
    NumberSpinBox* m_evaluations;
    QSpinBox* m_seeds;
    SeedField* m_firstSeed;
    QLabel* m_estimate;
    QDialogButtonBox* m_buttons;
};

/// Asks for a method with its parameters and how many seeds to try it with.
class AddSearchesDialog final : public QDialog {
    Q_OBJECT

public:
    explicit AddSearchesDialog(const AppSettings& settings, QWidget* parent = nullptr);

    /// One for each seed.
    [[nodiscard]] std::vector<SearchSettings> searches() const;
    [[nodiscard]] SearchForm& form() { return *m_form; }

private:
    SearchForm* m_form;
    QSpinBox* m_seeds;
};

} // namespace tessera
