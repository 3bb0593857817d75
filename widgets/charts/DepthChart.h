// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// How often a tree search was at each depth, as bars from left (the empty board)
/// to right. The heights are logarithmic: depths differ by powers of ten.
class DepthChart final : public QWidget {
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
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QRectF plotArea() const;
    [[nodiscard]] double barWidth() const;
    /// The height of a count as a share of the plot's.
    [[nodiscard]] double heightOf(double count) const;
    void paintGrid(QPainter& painter) const;

    std::vector<std::uint64_t> m_counts;
    int m_decades = 1; ///< powers of ten up to the top of the plot
};

} // namespace tessera
