// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/PlotWidget.h"

#include "core/experiments/Analysis.h"

#include <optional>

namespace tessera {

/// A figure of an analysis.
/// @param styles the run number of each method of the study
[[nodiscard]] Plot analysisPlot(const AnalysisFigure& figure, CurveAxis axis,
                                std::span<const std::size_t> styles, const PlotPaper& paper);

/// Shows one figure of an analysis.
class AnalysisChart final : public PlotWidget {
    Q_OBJECT

public:
    explicit AnalysisChart(QWidget* parent = nullptr);

    /// Nothing shows a text.
    void setFigure(std::optional<AnalysisFigure> figure, CurveAxis axis,
                   std::vector<std::size_t> styles);
    void setEmptyText(const QString& text);

protected:
    [[nodiscard]] Plot plot(const PlotPaper& paper) const override;
    [[nodiscard]] QString readout(double coordinate) const override;

private:
    std::optional<AnalysisFigure> m_figure;
    CurveAxis m_axis = CurveAxis::Evaluations;
    std::vector<std::size_t> m_styles;
    QString m_emptyText;
};

} // namespace tessera
