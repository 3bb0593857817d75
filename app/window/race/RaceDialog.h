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
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace tessera {

class NumberSpinBox;
class AppSettings;
class SearchForm;
class SeedField;

/// The settings of a race: each method with each seed, within the same limits.
struct RaceChoice {
    /// By id, with its defaults; "id:preset" with a preset.
    std::vector<std::string> methods;
    double seconds = 30;           ///< 0 for no limit
    bool processorTime = false;    ///< which time is limited
    std::uint64_t evaluations = 0; ///< 0 for no limit
    std::uint64_t firstSeed = 1;
    int seeds = 1; ///< consecutive ones

    [[nodiscard]] std::vector<SearchSettings> searches() const;
    /// The number of searches and their time; empty without methods or without limits.
    /// @param atOnce number of searches at the same time
    [[nodiscard]] QString estimate(int atOnce) const;
};

/// The usual race with the methods of a kind. @param kind see Kind::id()
[[nodiscard]] RaceChoice usualRace(std::string_view kind);

/// Asks for the methods of a race, its time and its number of seeds.
class RaceDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param atOnce number of searches at the same time
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

/// Asks for a method with its parameters and the number of seeds.
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

/// Shown while a race has no searches: offers the usual race with one click.
class RaceStart final : public QWidget {
    Q_OBJECT

public:
    explicit RaceStart(QWidget* parent = nullptr);

    /// @param puzzle its name
    /// @param atOnce number of searches at the same time
    void propose(const RaceChoice& choice, const QString& puzzle, int atOnce);
    /// Says why no race can start.
    void refuse(const QString& reason);

signals:
    void raceWanted();
    /// The user wants to choose other methods first.
    void chooseWanted();

private:
    QLabel* m_title;
    QLabel* m_methods;
    QLabel* m_estimate;
    QPushButton* m_race;
    QPushButton* m_choose;
};

} // namespace tessera
