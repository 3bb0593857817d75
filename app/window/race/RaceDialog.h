// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RunBatch.h"

#include <QDialog>

#include <string>
#include <string_view>
#include <vector>

class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QListWidget;
class QSpinBox;

namespace tessera {

class NumberSpinBox;
class AppSettings;
class SearchForm;
class SeedField;

/// What is raced: each method, with its defaults and each seed, within the same limits.
struct RaceChoice {
    std::vector<std::string> methods; ///< ids, in their order
    double seconds = 30;              ///< 0 for no limit
    bool processorTime = false;       ///< what the seconds count
    std::uint64_t evaluations = 0;    ///< 0 for no limit
    std::uint64_t firstSeed = 1;
    int seeds = 1; ///< one after another

    [[nodiscard]] std::vector<SearchSettings> searches() const;
};

/// With the methods that its kind names. @param kind see Kind::id()
[[nodiscard]] RaceChoice usualRace(std::string_view kind);

/// Asks which methods race, for how long and with how many seeds.
class RaceDialog final : public QDialog {
    Q_OBJECT

public:
    RaceDialog(const RaceChoice& choice, std::string_view kind, QWidget* parent = nullptr);

    [[nodiscard]] RaceChoice choice() const;

private:
    void fillMethods(const RaceChoice& choice, std::string_view kind);

    QListWidget* m_methods;
    QDoubleSpinBox* m_seconds;
    QComboBox* m_timeKind;
    NumberSpinBox* m_evaluations;
    SeedField* m_firstSeed;
    QSpinBox* m_seeds;
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
