// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/CurveChoices.h"

#include "core/experiments/Analysis.h"

#include <QHash>
#include <QTabWidget>

#include <bitset>

class QLabel;
class QSpinBox;
class QStackedWidget;

namespace tessera {

class AnalysisChart;
class BoxPlot;
class Experiment;
class FigureTableModel;
struct Figure;
class FitnessChart;
class LatestJob;
class SortedTable;

/// The tables and figures of `tessera analyse`, one at a time. They are made on another thread when
/// the view is shown, and again when more runs have ended.
class AnalysisView final : public QWidget {
    Q_OBJECT

public:
    explicit AnalysisView(QWidget* parent = nullptr);

    /// Null shows nothing.
    void setExperiment(const Experiment* experiment);
    /// Analyses again, as soon as it is visible.
    void refresh();
    /// Whether tables and figures are of the present runs.
    [[nodiscard]] bool isCurrent() const;

    [[nodiscard]] QStringList exportEndings() const;
    /// A name for the file, without ending.
    [[nodiscard]] QString exportName() const;
    /// The shown table or figure as the bytes of such a file, with the plan's names of methods.
    [[nodiscard]] QByteArray exportBytes(const QString& ending);

signals:
    /// A sentence for the user.
    void told(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void analyseNow();
    void take(const Analysis& analysis, CurveAxis axis, std::vector<std::size_t> styles);
    void fillChoices();
    void showChoice();
    void showFigure(std::optional<AnalysisFigure> figure, bool isTitled = true);
    void showTable(const AnalysisTable& table);
    /// The title of a method, by the name that the plan gives it; other texts stay.
    [[nodiscard]] QString titled(const QString& name) const { return m_titles.value(name, name); }
    [[nodiscard]] QString askForFolder();
    void exportAll();

    const Experiment* m_experiment = nullptr;
    int m_opened = 0; ///< counts setExperiment(): an analysis of earlier results is dropped
    bool m_stale = true;
    QHash<QString, QString> m_titles; ///< of methods, by name
    Analysis m_analysis;
    CurveAxis m_axis = CurveAxis::Evaluations;
    std::vector<std::size_t> m_styles;
    QComboBox* m_choice;
    QSpinBox* m_target;
    QLabel* m_caption;
    QStackedWidget* m_stack;
    FigureTableModel* m_model;
    SortedTable* m_table;
    AnalysisChart* m_chart;
    LatestJob* m_job;
};

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
    /// The current tab as the bytes of such a file, with the plan's names of methods.
    [[nodiscard]] QByteArray exportBytes(const QString& ending);

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
    /// Curves or boxes with other names of their methods: titles are for the window.
    template <typename Drawn>
    [[nodiscard]] std::vector<Drawn>
    named(std::vector<Drawn> drawn, QString PlannedMethod::*name = &PlannedMethod::title) const;
    /// Names the methods of the current chart.
    void nameChart(QString PlannedMethod::*name);
    /// The full score of the chosen puzzles.
    [[nodiscard]] int groupTotal() const;
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
    [[nodiscard]] QString caption() const;

    const Experiment* m_experiment = nullptr;
    std::vector<std::size_t> m_methodRuns{};
    QComboBox* m_group;
    CurveChoices m_choices;
    QSpinBox* m_target;
    QTabWidget* m_tabs;
    FigureTableModel* m_tableModel;
    FigureTableModel* m_runsModel;
    FigureTableModel* m_testsModel;
    SortedTable* m_runsTable = nullptr;
    std::bitset<Analysed + 1> m_stale; ///< tabs without the latest results
    std::vector<int> m_runOfRow;       ///< numbers of the single runs in the plan
    BoxPlot* m_boxes;
    FitnessChart* m_curves;
    FitnessChart* m_targets;
    AnalysisView* m_analysis;
};

} // namespace tessera
