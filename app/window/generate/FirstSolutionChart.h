// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/generate/HardnessChart.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/generate/HardestColors.h"

#include <QWidget>

namespace tessera {

/// The table that ships with the program.
[[nodiscard]] std::vector<FirstSolutionTime> shippedFirstSolutions();

/// Draws how long exact search took to the first solution against the inner
/// colours, a curve for each measured size. The one nearest to the settings
/// stands out, with a dot on its nearest row. Hovering tells a row.
class FirstSolutionChart final : public QWidget {
    Q_OBJECT

public:
    explicit FirstSolutionChart(std::vector<FirstSolutionTime> table, QWidget* parent = nullptr);

    void setSettings(const GeneratorSettings& settings);

    /// The row that stands out; null if nothing does.
    [[nodiscard]] const FirstSolutionTime* nearest() const { return m_nearest; }
    /// What was measured, and plainly whether it was measured for the settings
    /// or only for something near.
    [[nodiscard]] QString sentence() const { return m_sentence; }
    /// Where a row's point is drawn.
    [[nodiscard]] QPointF position(const FirstSolutionTime& row) const;

    [[nodiscard]] QSize sizeHint() const override { return colorCountChartSize(*this); }
    [[nodiscard]] QSize minimumSizeHint() const override { return smallestColorCountChart(*this); }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] ColorCountAxes axes() const;
    void paintCurve(QPainter& painter, std::span<const FirstSolutionTime> rows) const;
    void paintName(QPainter& painter, const FirstSolutionTime& last,
                   std::vector<QRectF>& taken) const;

    std::vector<FirstSolutionTime> m_table;
    const FirstSolutionTime* m_nearest = nullptr;
    QString m_sentence;
};

} // namespace tessera
