// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/PlotWidget.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// A number over time as a small line from its lowest to its highest. All of it stays visible: when
/// there are too many values, every second one is dropped.
class Sparkline final : public PlotWidget {
    Q_OBJECT

public:
    static constexpr std::size_t kMostValues = 256;

    explicit Sparkline(QWidget* parent = nullptr);

    void add(double value);
    void clear();
    /// The values kept so far, in order.
    [[nodiscard]] std::span<const double> values() const { return m_values; }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    [[nodiscard]] Plot plot(const PlotPaper& paper) const override;

private:
    std::vector<double> m_values;
    std::size_t m_stride = 1; ///< only every m_stride-th value is kept
    std::size_t m_skipped = 0;
};

/// The visits of a tree search at each depth, from the empty board, as logarithmic bars.
class DepthChart final : public PlotWidget {
    Q_OBJECT

public:
    explicit DepthChart(QWidget* parent = nullptr);

    /// By depth, from 0.
    void setCounts(std::vector<std::uint64_t> counts);
    void clear() { setCounts({}); }
    [[nodiscard]] std::span<const std::uint64_t> counts() const { return m_counts; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] Plot plot(const PlotPaper& paper) const override;
    [[nodiscard]] QString readout(double depth) const override;

private:
    std::vector<std::uint64_t> m_counts;
};

} // namespace tessera
