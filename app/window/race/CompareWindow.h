// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/race/Comparison.h"
#include "app/window/race/ComparisonModel.h"
#include "app/window/race/RaceDialog.h"
#include "widgets/charts/CurveChoices.h"

#include <QElapsedTimer>
#include <QJsonObject>
#include <QWidget>

#include <functional>
#include <limits>
#include <map>
#include <string_view>

class QAction;
class QCheckBox;
class QLabel;
class QSpinBox;
class QSplitter;
class QStackedWidget;

namespace tessera {

class AppSettings;
class BoardWall;
class FitnessChart;

/// Several searches side by side: a wall of boards, a chart of all curves, a table of numbers.
/// Table and wall share the selection; buttons apply to it, or to all searches if it is empty.
class CompareWindow final : public QWidget {
    Q_OBJECT

public:
    /// @param puzzle returns the puzzle for new searches, nothing if none is open
    CompareWindow(AppSettings& settings, std::function<std::optional<AnyPuzzle>()> puzzle,
                  ComparisonModel::Thumbnails thumbnails, QWidget* parent = nullptr);

    [[nodiscard]] Comparison& comparison() { return m_comparison; }
    [[nodiscard]] FitnessChart& chart() { return *m_chart; }
    /// Sets how many searches run at the same time, as if chosen in the window.
    void setAtOnce(int count);
    /// Sets whether they take turns, in the same way.
    void setTakesTurns(bool turns);
    /// Shows a sentence until the next one.
    void tell(const QString& sentence);
    /// Queues these searches of the current puzzle, within the memory of the settings.
    void add(const std::vector<SearchSettings>& searches);

signals:
    /// Asks to show the search beside its puzzle.
    void openRequested(const tessera::AnyPuzzle& puzzle,
                       const tessera::SearchController::Earlier& run);
    /// Asks to design a plan that begins with these searches.
    void planWanted(const QJsonObject& draft);
    /// Asks to show a page of the help.
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
    /// The proposed race for a puzzle, with seeds that were not tried on it.
    [[nodiscard]] RaceChoice proposed(const AnyPuzzle& puzzle) const;
    void raceProposed();
    void race();
    void addSearches();
    /// Asks before work is lost, or all go because none is selected.
    void removeChosen();
    /// The rows of the comparison to which the buttons apply, the last one first.
    [[nodiscard]] std::vector<int> chosen() const;
    [[nodiscard]] int currentRow() const;
    void openCurrent();
    void exportRace();
    void makePlan();
    [[nodiscard]] QString firstPuzzle() const;
    [[nodiscard]] QByteArray exportBytes(const QString& ending) const;
    void showProgress();
    void showCurves();
    void showMoment(std::optional<ComparedMoment> moment);
    void showCurvesIfDue();
    /// The chart isolates the method of the selected rows, and vice versa.
    void isolateChosen();
    void chooseMethod(std::optional<std::size_t> group);
    /// Gives the boards the height that they can use, until the user moves the divider.
    void divide();
    void showWhatIsAllowed();
    /// Shows the searches or, while there are none, the proposed race.
    void showStage();
    [[nodiscard]] QString notice() const;
    /// What the searches do, or what the buttons need.
    [[nodiscard]] QString searchesNotice() const;
    void tellOfSolution(int row);
    void applyColors();
    void adoptAtOnce();

    AppSettings& m_settings;
    Comparison m_comparison;
    ComparisonModel m_model; ///< views may use it until they are destroyed
    std::function<std::optional<AnyPuzzle>()> m_puzzle;
    std::optional<AnyPuzzle> m_latest;              ///< kept so that searches share it
    std::map<std::string_view, RaceChoice> m_races; ///< for each kind of puzzle
    QElapsedTimer m_sinceCurves;
    QString m_notice;       ///< the last event that the user should know
    double m_fastest = std::numeric_limits<double>::infinity(); ///< seconds to solve in this race
    bool m_linking = false; ///< chart and table are adopting each other's selection
    bool m_dividedByHand = false;
    int m_adoptedAtOnce = 0; ///< AppSettings::searchesAtOnce when it was last taken

    SortedTable* m_table;
    BoardWall* m_wall;
    RaceStart* m_start;
    QStackedWidget* m_stage; ///< for these two
    QSplitter* m_split;      ///< stage above, the rest below
    QSplitter* m_lower;      ///< chart and table
    FitnessChart* m_chart;
    CurveChoices m_choices;
    QSpinBox* m_atOnce;
    QCheckBox* m_turns;
    QCheckBox* m_current;
    QLabel* m_message;
    // The actions and what is possible now.
    QAction* m_race = nullptr;
    QAction* m_add = nullptr;
    QAction* m_plan = nullptr;
    QAction* m_pause = nullptr;
    QAction* m_resume = nullptr;
    QAction* m_stop = nullptr;
    QAction* m_remove = nullptr;
    QAction* m_open = nullptr;
    QAction* m_save = nullptr;
    QAction* m_newest = nullptr;
};

} // namespace tessera
