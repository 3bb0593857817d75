// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/CurvePlot.h"
#include "widgets/charts/PlotWidget.h"

#include <QString>

#include <optional>
#include <vector>

namespace tessera {

/// Fitness over time of searches, see curvePlot(). Curves are reduced to the pixels there are, so
/// that a redraw costs the same after a second and after a week.
class FitnessChart final : public PlotWidget {
    Q_OBJECT

public:
    explicit FitnessChart(QWidget* parent = nullptr);

    /// A stretch that was zoomed into stays while the axis does.
    void setContent(PlotContent content);
    [[nodiscard]] const PlotContent& content() const { return m_content; }
    [[nodiscard]] const std::vector<ChartCurve>& curves() const { return m_content.curves; }

    /// Shows this stretch of seconds or evaluations; nothing for everything.
    void setVisibleRange(std::optional<ChartRange> range) { change(m_content.visible, range); }
    /// Shows all that the view has of both axes.
    void showAll();
    /// Marks the moment whose board is on show; nothing for none.
    void setMarkedMoment(std::optional<BestMoment> moment) { change(m_marked, moment); }

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// A click, or Enter at a moment read off, in seconds or evaluations as on the axis.
    void momentPicked(double value);

protected:
    [[nodiscard]] Plot plot(const PlotPaper& paper) const override;
    [[nodiscard]] QString readout(double coordinate) const override;
    void zoomTo(std::optional<ChartRange> range) override;
    void zoomUp(std::optional<ChartRange> range) override { change(m_content.visibleUp, range); }

private:
    template <typename T>
    void change(T& field, T value) {
        field = std::move(value);
        replot();
    }
    [[nodiscard]] QString momentText(double coordinate) const;
    /// First, best, current score and what is missing, for a chart of a few lines.
    [[nodiscard]] QString numbersText() const;

    PlotContent m_content;
    std::optional<BestMoment> m_marked;
};

} // namespace tessera
