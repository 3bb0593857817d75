// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/NamedFormat.h"

namespace tessera {

/// Dialect 3, the grid of the Eternity II Editor, which the program of 002
/// printed as well: four numbers a cell, up right down left as placed, from 0 to
/// 39, parted by blanks or |. Four zeros are an empty cell, brackets around a
/// cell lock it, # begins a comment; "# Grid format: 6x6x8" names the size.
/// Square boards only.
class EditorGridFormat final : public NamedFormat {
public:
    EditorGridFormat();
    [[nodiscard]] bool canWrite() const override { return true; }
    [[nodiscard]] FormatScope scope() const override {
        return {.pieces = Held::Placed, .hints = Held::None, .board = true, .locks = true};
    }
    [[nodiscard]] Detection detect(const QByteArray& bytes) const override;
    [[nodiscard]] ReadResult read(const QByteArray& bytes,
                                  const ReadOptions& options) const override;
    [[nodiscard]] QByteArray write(const PuzzleFile& file) const override;
};

} // namespace tessera
