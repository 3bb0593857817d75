// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/CurvePlot.h"
#include "widgets/charts/PlotWidget.h"

#include <QString>

#include <optional>
#include <vector>

namespace tessera {

/// Fitness over time of searches, see curvePlot(). Curves are reduced to the pixels available, so a
/// redraw takes the same time after a second and after a week.
class FitnessChart final : public PlotWidget {
    Q_OBJECT

public:
    explicit FitnessChart(QWidget* parent = nullptr);

    /// Keeps a zoomed stretch as long as the axis is the same.
    void setContent(PlotContent content);
    [[nodiscard]] const PlotContent& content() const { return m_content; }
    [[nodiscard]] const std::vector<ChartCurve>& curves() const { return m_content.curves; }

    /// Shows this stretch of seconds or evaluations; nothing for everything.
    void setVisibleRange(std::optional<ChartRange> range) { change(m_content.visible, range); }
    /// Shows everything in the view on both axes.
    void showAll();
    /// Marks the moment whose board is shown; nothing for none.
    void setMarkedMoment(std::optional<BestMoment> moment) { change(m_marked, moment); }

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// A click, or Enter at a pointed moment, in seconds or evaluations as on the axis.
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
    /// First, best and current score, and what is missing, for a chart of a few lines.
    [[nodiscard]] QString numbersText() const;

    PlotContent m_content;
    std::optional<BestMoment> m_marked;
};

} // namespace tessera
