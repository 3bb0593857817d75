// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/NamedFormat.h"

namespace tessera {

/// Dialect 2: the address of a board in jfbucas' online viewer, which everybody
/// exchanges. Four letters a cell give its edges as placed, a for grey; board_types
/// marks given pieces with e, as does eternity2.dev's parameter hints. The parameters alone,
/// without the viewer's address, are read as well. At most 22 patterns, unsigned.
class ViewerUrlFormat final : public NamedFormat {
public:
    ViewerUrlFormat();
    [[nodiscard]] bool canWrite() const override { return true; }
    [[nodiscard]] FormatScope scope() const override {
        return {.pieces = Held::Placed, .hints = Held::Placed, .board = true, .locks = false};
    }
    [[nodiscard]] Detection detect(const QByteArray& bytes) const override;
    [[nodiscard]] ReadResult read(const QByteArray& bytes,
                                  const ReadOptions& options) const override;
    [[nodiscard]] QByteArray write(const PuzzleFile& file) const override;
};

/// The value of board_edges for a board: four letters a cell, "aaaa" where it is
/// empty. Nothing if the puzzle is signed or has more than 22 patterns.
[[nodiscard]] std::optional<QByteArray> viewerEdges(const Puzzle& puzzle, const Board& board);

} // namespace tessera
