// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/PlotWidget.h"

#include "core/experiments/ExperimentTable.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <span>
#include <vector>

namespace tessera {

/// One method's values as a box: middle half, median, whiskers and dots (see BoxSummary).
struct PlotBox {
    QString name;
    std::size_t run = 0; ///< the run number for its colour
    std::vector<double> values;
};

/// One box for each method: the last scores of its runs on a group of puzzles.
[[nodiscard]] std::vector<PlotBox> methodBoxes(const ExperimentPlan& plan, StoredRuns runs,
                                               std::span<const std::size_t> group);

/// Boxes side by side above their names, with one axis of scores.
class BoxPlot final : public PlotWidget {
    Q_OBJECT

public:
    explicit BoxPlot(QWidget* parent = nullptr);

    /// @param total the full score
    void setBoxes(std::vector<PlotBox> boxes, int total);
    [[nodiscard]] const std::vector<PlotBox>& boxes() const { return m_boxes; }
    /// One line for each value: its box's name and the value.
    [[nodiscard]] QByteArray csv() const;

protected:
    [[nodiscard]] Plot plot(const PlotPaper& paper) const override;
    [[nodiscard]] QString readout(double box) const override;

private:
    std::vector<PlotBox> m_boxes; ///< those with values
    int m_total = 0;
};

/// Solving times over groups of puzzles, e.g. sizes: one dotted line per method on a logarithmic
/// axis, with the share of solved runs unless all were solved; no dot if none was.
/// @param runs the run numbers of the last methods; published times come first and have none
[[nodiscard]] Plot solveTimesPlot(const QStringList& groups, const std::vector<SolveTimes>& methods,
                                  std::span<const std::size_t> runs, const PlotPaper& paper);

} // namespace tessera
