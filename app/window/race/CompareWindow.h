// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/race/Comparison.h"
#include "app/window/race/ComparisonModel.h"
#include "app/window/race/RaceDialog.h"

#include <QElapsedTimer>
#include <QWidget>

#include <functional>
#include <map>
#include <string_view>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
class QSplitter;
class QStackedWidget;

namespace tessera {

class AppSettings;
class BoardWall;
class FitnessChart;
class RaceStart;

/// Several searches side by side: a wall of boards, a chart of all curves, a table of numbers.
/// Table and wall share what is chosen; buttons act on it, or on all searches if none is.
class CompareWindow final : public QWidget {
    Q_OBJECT

public:
    /// @param puzzle what new searches are about; asked whenever some are added
    CompareWindow(AppSettings& settings, std::function<AnyPuzzle()> puzzle,
                  ComparisonModel::Thumbnails thumbnails, QWidget* parent = nullptr);

    [[nodiscard]] Comparison& comparison() { return m_comparison; }
    [[nodiscard]] FitnessChart& chart() { return *m_chart; }
    /// How many searches run at the same time, as if it were chosen in the window.
    void setAtOnce(int count);
    /// The same for whether they take turns.
    void setTakesTurns(bool turns);
    /// Says something until something else is said.
    void tell(const QString& sentence);
    /// Queues these searches of the present puzzle.
    void add(const std::vector<SearchSettings>& searches);

signals:
    /// The search is to be looked at beside its puzzle.
    void openRequested(const tessera::AnyPuzzle& puzzle,
                       const tessera::SearchController::Earlier& run);
    /// A page of the help is to be shown.
    void helpWanted(const QString& page);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* controls();
    QWidget* chartBox();
    void arrange();
    void connectComparison();
    /// What to race on the puzzle in front, with seeds that were not tried on it.
    [[nodiscard]] RaceChoice proposed() const;
    void race();
    void raceAsProposed();
    void addSearches();
    /// Rows of the comparison that the buttons act on, the last one first.
    [[nodiscard]] std::vector<int> chosen() const;
    [[nodiscard]] int currentRow() const;
    void openCurrent();
    void exportRace();
    [[nodiscard]] QString firstPuzzle() const;
    [[nodiscard]] QByteArray exportBytes(const QString& ending) const;
    void showProgress();
    void showCurves();
    void showMoment(std::optional<ComparedMoment> moment);
    void showCurvesIfDue();
    /// The chart isolates the method of what is chosen, and the reverse.
    void isolateChosen();
    void chooseMethod(std::optional<std::size_t> group);
    /// Gives the boards the height that they can use, until a person divides the window.
    void divide();
    void showWhatIsAllowed();
    /// The searches, or what could be raced while there are none.
    void showStage();
    [[nodiscard]] QString notice() const;
    void tellOfSolution(int row);
    void applyColors();

    AppSettings& m_settings;
    Comparison m_comparison;
    ComparisonModel m_model; ///< views may ask it until it goes
    std::function<AnyPuzzle()> m_puzzle;
    std::optional<AnyPuzzle> m_latest;              ///< so that searches share it
    std::map<std::string_view, RaceChoice> m_races; ///< of each kind of puzzle
    QElapsedTimer m_sinceCurves;
    QString m_notice;       ///< what happened last that a person should know
    bool m_linking = false; ///< chart and table take on what the other has
    bool m_dividedByHand = false;

    SortedTable* m_table;
    BoardWall* m_wall;
    RaceStart* m_start;
    QStackedWidget* m_stage; ///< of these two
    QSplitter* m_split;      ///< stage above, the rest below
    QSplitter* m_lower;      ///< chart and table
    FitnessChart* m_chart;
    QComboBox* m_view;
    QComboBox* m_axis;
    QCheckBox* m_logarithmic;
    QSpinBox* m_atOnce;
    QCheckBox* m_turns;
    QCheckBox* m_current;
    QLabel* m_message;
    // What may be done at the moment.
    QAction* m_pause = nullptr;
    QAction* m_resume = nullptr;
    QAction* m_stop = nullptr;
    QAction* m_remove = nullptr;
    QAction* m_open = nullptr;
    QAction* m_save = nullptr;
    QAction* m_newest = nullptr;
};

} // namespace tessera
