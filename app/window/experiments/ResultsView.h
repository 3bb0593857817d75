// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/ChartCurve.h"

#include <QTabWidget>

#include <bitset>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace tessera {

class AnalysisView;
class BoxPlot;
class Experiment;
class FigureTableModel;
struct Figure;
class FitnessChart;
class SortedTable;

/// The results of an experiment: methods, single runs, boxes, curves, times to a target, tests.
class ResultsView final : public QWidget {
    Q_OBJECT

public:
    explicit ResultsView(QWidget* parent = nullptr);

    /// Null shows nothing.
    void setExperiment(const Experiment* experiment);
    /// Adds the runs that have ended since.
    void refresh();

    /// The selected run among the single runs, −1 for none.
    [[nodiscard]] int chosenRun() const;
    /// The endings with which the current tab can be exported, the default first.
    [[nodiscard]] QStringList exportEndings() const;
    /// A name for that file, without ending.
    [[nodiscard]] QString exportName() const;
    /// The current tab as the bytes of such a file.
    [[nodiscard]] QByteArray exportBytes(const QString& ending) const;

signals:
    /// A sentence for the user.
    void told(const QString& sentence);
    void runChosen(int run);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum Tab { Table, Runs, Boxes, Curves, Targets, Tests, Analysed };

    QWidget* choices();
    /// Hides choices that the current chart or table does not use.
    void showChoices();
    SortedTable* addTable(FigureTableModel& model, const char* name, const QString& title,
                          const QString& toolTip);
    void fillGroups();
    [[nodiscard]] Figure methodFigure(std::size_t method) const;
    /// Shows the results again: the current tab now, the others when they are shown.
    void showAgain();
    void showTab();
    void showTable();
    void showRuns();
    void showBoxes();
    void showCurves();
    void showTargets();
    void showTests();
    void showContent(FitnessChart& chart, PlotContent content);
    [[nodiscard]] bool hasGroup() const;
    /// The selected run, on any tab.
    [[nodiscard]] int selectedRun() const;
    [[nodiscard]] std::vector<std::size_t> group() const;
    [[nodiscard]] CurveAxis axis() const;
    [[nodiscard]] QString caption() const;

    const Experiment* m_experiment = nullptr;
    std::vector<std::size_t> m_methodRuns{};
    QComboBox* m_group;
    QComboBox* m_axis;
    QComboBox* m_view; ///< for the scores over time
    QCheckBox* m_logarithmic;
    QSpinBox* m_target;
    QTabWidget* m_tabs;
    FigureTableModel* m_tableModel;
    FigureTableModel* m_runsModel;
    FigureTableModel* m_testsModel;
    SortedTable* m_runsTable = nullptr;
    std::bitset<Analysed + 1> m_stale; ///< tabs without the latest results
    std::vector<int> m_runOfRow; ///< numbers of the single runs in the plan
    BoxPlot* m_boxes;
    FitnessChart* m_curves;
    FitnessChart* m_targets;
    AnalysisView* m_analysis;
};

} // namespace tessera
