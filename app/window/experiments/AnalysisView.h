// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/Analysis.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QSpinBox;
class QStackedWidget;

namespace tessera {

class AnalysisChart;
class Experiment;
class FigureTableModel;
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
    /// The shown table or figure as the bytes of such a file.
    [[nodiscard]] QByteArray exportBytes(const QString& ending) const;

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
    void showTable(const AnalysisTable& table);
    void exportAll();

    const Experiment* m_experiment = nullptr;
    bool m_stale = true;
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

} // namespace tessera
