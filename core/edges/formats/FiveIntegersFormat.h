// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/NamedFormat.h"

namespace tessera {

/// Dialect 10, printed by the program of 002: a row of the board a line, which
/// may begin with its number; "up,right,down,left,rotation" a cell, edges as
/// placed, cells parted by |. Without bars, a line is a cell of a square board.
/// The rotation says how the piece was turned from its listed form. Five times
/// −1 is an empty cell.
class FiveIntegersFormat final : public NamedFormat {
public:
    FiveIntegersFormat();
    [[nodiscard]] bool canWrite() const override { return true; }
    [[nodiscard]] FormatScope scope() const override {
        return {.pieces = Held::Placed, .hints = Held::None, .board = true, .locks = false};
    }
    [[nodiscard]] Detection detect(const QByteArray& bytes) const override;
    [[nodiscard]] ReadResult read(const QByteArray& bytes,
                                  const ReadOptions& options) const override;
    [[nodiscard]] QByteArray write(const PuzzleFile& file) const override;
};

} // namespace tessera
