// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/PlotWidget.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/generate/HardestColors.h"

#include <QString>

#include <vector>

namespace tessera {

/// How many solutions chance gives against the number of colours, all else as in the settings.
/// Rotations of the whole board count once, here and below.
struct HardnessCurve {
    /// Which colours are counted along the curve.
    enum class Counted : std::uint8_t { Inner, Border, All };
    struct Point {
        int colors = 0;
        double log10 = 0; ///< of the solutions by chance
    };

    Counted counted = Counted::Inner;
    std::vector<Point> points; ///< by colours; empty if nothing can be said
    int chosen = 0;            ///< the settings' own count
    int hardest = 0;           ///< by the formula; of one common set, where one is expected
    double chosenLog10 = 0;    ///< at the settings' own count; NaN for no colours

    [[nodiscard]] bool isEmpty() const { return points.empty(); }
};

/// Counts inner colours, the border's kept; on a board one cell wide the border's.
/// @throws UserError if the size or the hints are not possible.
[[nodiscard]] HardnessCurve hardnessCurve(const GeneratorSettings& settings);

/// The expectation at the settings' own count in words.
[[nodiscard]] QString expectedSolutionsText(const HardnessCurve& curve);

/// Draws a HardnessCurve with the line of one solution; picking a point chooses its count.
class HardnessChart final : public PlotWidget {
    Q_OBJECT

public:
    explicit HardnessChart(QWidget* parent = nullptr);

    void setCurve(HardnessCurve curve);
    [[nodiscard]] const HardnessCurve& curve() const { return m_curve; }

    [[nodiscard]] QSize sizeHint() const override { return lines(16, 9); }
    [[nodiscard]] QSize minimumSizeHint() const override { return lines(12, 7); }

signals:
    void countChosen(int colors);

protected:
    [[nodiscard]] Plot plot(const PlotPaper& paper) const override;
    [[nodiscard]] QString readout(double colors) const override;

private:
    HardnessCurve m_curve;
};

/// The table that ships with the program.
[[nodiscard]] std::vector<FirstSolutionTime> shippedFirstSolutions();

/// Draws how long exact search took to the first solution against the inner colours, a curve a
/// size. The nearest to the settings stands out, with a dot on its nearest row.
class FirstSolutionChart final : public PlotWidget {
    Q_OBJECT

public:
    explicit FirstSolutionChart(std::vector<FirstSolutionTime> table, QWidget* parent = nullptr);

    void setSettings(const GeneratorSettings& settings);

    /// The row that stands out; null if nothing does.
    [[nodiscard]] const FirstSolutionTime* nearest() const { return m_nearest; }
    /// What was measured, and whether for the settings or only for something near.
    [[nodiscard]] QString sentence() const { return m_sentence; }

    [[nodiscard]] QSize sizeHint() const override { return lines(16, 9); }
    [[nodiscard]] QSize minimumSizeHint() const override { return lines(12, 7); }

protected:
    [[nodiscard]] Plot plot(const PlotPaper& paper) const override;
    [[nodiscard]] QString readout(double colors) const override;

private:
    void addSize(Plot& plot, std::span<const FirstSolutionTime> rows, const PlotPaper& paper) const;

    std::vector<FirstSolutionTime> m_table;
    const FirstSolutionTime* m_nearest = nullptr;
    QString m_sentence;
};

} // namespace tessera
