// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileTheme.h"

#include "core/edges/puzzle/Puzzle.h"

#include <QWidget>

#include <vector>

namespace tessera {

/// The piece as typed so far, with the letters on its edges.
class PieceSketch final : public QWidget {
    Q_OBJECT

public:
    explicit PieceSketch(QWidget* parent = nullptr);

    void setTheme(const TileTheme& theme);
    /// Clockwise from the top, at most four.
    void setEdges(std::vector<Color> edges);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();

    TileTheme m_theme;
    std::vector<Color> m_edges;
};

} // namespace tessera
