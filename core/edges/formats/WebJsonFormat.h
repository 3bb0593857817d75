// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/NamedFormat.h"

namespace tessera {

/// Dialect 11, JSON of eternity2.dev: a puzzle (width, height, pieces [up, right,
/// down, left], hints {pos, piece, rot}), a board (board: piece·4 + rotation or
/// −1 a cell), or both in one object. A board alone needs the puzzle, unless it
/// has its edges as letters (board_edges).
class WebJsonFormat final : public NamedFormat {
public:
    WebJsonFormat();
    [[nodiscard]] bool canWrite() const override { return true; }
    [[nodiscard]] FormatScope scope() const override {
        return {.pieces = Held::All, .hints = Held::All, .board = true, .locks = false};
    }
    [[nodiscard]] Detection detect(const QByteArray& bytes) const override;
    [[nodiscard]] ReadResult read(const QByteArray& bytes,
                                  const ReadOptions& options) const override;
    [[nodiscard]] QByteArray write(const PuzzleFile& file) const override;
};

} // namespace tessera
