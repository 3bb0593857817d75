// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/PlotWidget.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/generate/HardestColors.h"

#include <QString>

#include <vector>

namespace tessera {

/// The number of solutions by chance over the number of colours, with all other settings fixed.
/// Rotations of the whole board count once, here and below.
struct HardnessCurve {
    /// Which colours the horizontal axis counts.
    enum class Counted : std::uint8_t { Inner, Border, All };
    struct Point {
        int colors = 0;
        double log10 = 0; ///< of the number of solutions by chance
    };

    Counted counted = Counted::Inner;
    std::vector<Point> points; ///< by colours; empty if nothing is known
    int chosen = 0;            ///< the count in the settings
    int hardest = 0;           ///< by the formula; for one common set, where one solution is
                               ///< expected
    double chosenLog10 = 0;    ///< at the count in the settings; NaN if there are no colours

    [[nodiscard]] bool isEmpty() const { return points.empty(); }
};

/// Varies the inner colours and keeps the border's; on a board one cell wide varies the border's.
/// @throws UserError if the size or the hints are not possible.
[[nodiscard]] HardnessCurve hardnessCurve(const GeneratorSettings& settings);

/// The expectation at the count in the settings, in words.
[[nodiscard]] QString expectedSolutionsText(const HardnessCurve& curve);

/// Draws a HardnessCurve with the line for one solution; picking a point chooses its count.
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

/// The table that comes with the program.
[[nodiscard]] std::vector<FirstSolutionTime> shippedFirstSolutions();

/// Draws the time of the exact search to the first solution over the inner colours, one curve per
/// size. The curve nearest to the settings is highlighted, with a dot on its nearest row.
class FirstSolutionChart final : public PlotWidget {
    Q_OBJECT

public:
    explicit FirstSolutionChart(std::vector<FirstSolutionTime> table, QWidget* parent = nullptr);

    void setSettings(const GeneratorSettings& settings);

    /// The highlighted row; null if there is none.
    [[nodiscard]] const FirstSolutionTime* nearest() const { return m_nearest; }
    /// The measured time, and whether it is for these settings or only for similar ones.
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
