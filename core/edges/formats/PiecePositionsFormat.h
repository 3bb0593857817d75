// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/NamedFormat.h"

namespace tessera {

/// The solutions of Owen's first set of puzzles: width and height, then a line
/// for each piece of the list that is kept elsewhere: column, row from the
/// bottom (both from 0) and clockwise turns. Reading needs the puzzle.
class PiecePositionsFormat final : public NamedFormat {
public:
    PiecePositionsFormat();
    [[nodiscard]] Detection detect(const QByteArray& bytes) const override;
    [[nodiscard]] ReadResult read(const QByteArray& bytes,
                                  const ReadOptions& options) const override;
};

} // namespace tessera
