// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/generate/ColorCountAxes.h"
#include "app/window/generate/HardnessCurve.h"

#include <QWidget>

namespace tessera {

/// Draws a HardnessCurve: the line of one expected solution, the hardest count
/// and the settings' own. Hovering tells a point, clicking chooses its count.
class HardnessChart final : public QWidget {
    Q_OBJECT

public:
    explicit HardnessChart(QWidget* parent = nullptr);

    void setCurve(HardnessCurve curve);
    [[nodiscard]] const HardnessCurve& curve() const { return m_curve; }
    /// Where a count's point is drawn.
    [[nodiscard]] QPointF position(const HardnessCurve::Point& point) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void countChosen(int colors);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] ColorCountAxes axes() const;
    [[nodiscard]] const HardnessCurve::Point* nearest(const QPointF& position) const;
    void paintCurve(QPainter& painter, const ColorCountAxes& axes) const;
    void paintMarkers(QPainter& painter, const ColorCountAxes& axes) const;

    HardnessCurve m_curve;
    ChartRange m_up; ///< the vertical axis
};

} // namespace tessera
