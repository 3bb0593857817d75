// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/NamedFormat.h"

namespace tessera {

/// Dialect 4, as the META 2010 contest gave its puzzles out: a piece a line, up
/// right down left; a first line of two numbers is width and height. Written
/// with that line only where the board is not square.
class PieceListFormat final : public NamedFormat {
public:
    PieceListFormat();
    [[nodiscard]] bool canWrite() const override { return true; }
    [[nodiscard]] FormatScope scope() const override {
        return {.pieces = Held::All, .hints = Held::None, .board = false, .locks = false};
    }
    [[nodiscard]] Detection detect(const QByteArray& bytes) const override;
    [[nodiscard]] ReadResult read(const QByteArray& bytes,
                                  const ReadOptions& options) const override;
    [[nodiscard]] QByteArray write(const PuzzleFile& file) const override;
};

} // namespace tessera
