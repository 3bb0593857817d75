// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QMimeData>
#include <QVector>

#include <array>
#include <memory>
#include <optional>

namespace tessera {

/// The type under which a piece is dragged between trays and boards.
inline constexpr const char* kPlacementMimeType = "application/x-tessera-placement";

/// A piece on its way.
struct PieceDrag {
    Placement placement;
    /// The cell of the board it was taken from; nothing when from a tray.
    std::optional<int> source;
    /// Its edges in rotation 0, by which the piece of another puzzle is told.
    std::array<Color, 4> edges{};
    /// All cells that move along when it is one piece of several, else empty.
    /// Means something on one board only, so it is no part of the mime data.
    QVector<int> block{};

    /// Whether the puzzle has this very piece.
    [[nodiscard]] bool belongsTo(const Puzzle& puzzle) const;

    friend bool operator==(const PieceDrag&, const PieceDrag&) = default;
};

[[nodiscard]] PieceDrag pieceDrag(const Puzzle& puzzle, Placement placement,
                                  std::optional<int> source);

[[nodiscard]] std::unique_ptr<QMimeData> toMimeData(const PieceDrag& drag);
/// Nothing if the data has another type or is broken.
[[nodiscard]] std::optional<PieceDrag> fromMimeData(const QMimeData* data);

} // namespace tessera
