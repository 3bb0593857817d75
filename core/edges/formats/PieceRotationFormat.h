// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/NamedFormat.h"

namespace tessera {

/// Dialect 9 (.et2): a row of the board a line, "piece/rotation" a cell with the
/// piece from 1 and clockwise turns relative to its place in a list that is kept
/// elsewhere; "---/-" is an empty cell. Reading needs the puzzle.
class PieceRotationFormat final : public NamedFormat {
public:
    PieceRotationFormat();
    [[nodiscard]] bool canWrite() const override { return true; }
    [[nodiscard]] FormatScope scope() const override {
        return {.pieces = Held::None, .hints = Held::None, .board = true, .locks = false};
    }
    [[nodiscard]] Detection detect(const QByteArray& bytes) const override;
    [[nodiscard]] ReadResult read(const QByteArray& bytes,
                                  const ReadOptions& options) const override;
    [[nodiscard]] QByteArray write(const PuzzleFile& file) const override;
};

} // namespace tessera
