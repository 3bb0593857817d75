// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/PlotWidget.h"

#include <QString>

#include <optional>
#include <vector>

class QComboBox;

namespace tessera {

/// Fills a box with all that curves can be drawn against.
void addCurveAxes(QComboBox& box);
/// What is chosen in such a box.
[[nodiscard]] CurveAxis chosenAxis(const QComboBox& box);
/// Why methods have no curve on this axis; empty for axes that every method has.
[[nodiscard]] QString axisMissingText(CurveAxis axis);

/// What lines and bands are, in a few words; empty if there is no band.
[[nodiscard]] QString bandNote(const PlotContent& content);

/// The best score of each curve as a step line before its band, the full score as a dotted line.
/// Upwards it shows what matters: the first steep rise, a fiftieth of a linear axis, and the lowest
/// quarter of current or worst scores may run out of the picture.
[[nodiscard]] Plot curvePlot(const PlotContent& content, const PlotPaper& paper);

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

private:
    template <typename T>
    void change(T& field, T value) {
        field = std::move(value);
        replot();
    }
    [[nodiscard]] QString momentText(double coordinate) const;

    PlotContent m_content;
    std::optional<BestMoment> m_marked;
};

} // namespace tessera
