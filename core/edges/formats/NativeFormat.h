// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/NamedFormat.h"

namespace tessera {

/// Dialect 1, the program's own: JSON that holds everything in a PuzzleFile.
///
/// Keys: format ("tessera"), version ("1.0"), title, author, notes, width,
/// height, framed, signed, pieces ([up, right, down, left] each), hints ([cell,
/// piece, rotation] each), board and solution (a row of the board each, with
/// piece·4 + rotation or −1), locked (cells), patternNames, bestScore,
/// generator. All numbers count from 0. A reader refuses another major version;
/// keys it does not know, as a newer minor version may add, survive.
class NativeFormat final : public NamedFormat {
public:
    NativeFormat();
    [[nodiscard]] bool canWrite() const override { return true; }
    [[nodiscard]] Detection detect(const QByteArray& bytes) const override;
    [[nodiscard]] ReadResult read(const QByteArray& bytes,
                                  const ReadOptions& options) const override;
    [[nodiscard]] QByteArray write(const PuzzleFile& file) const override;
};

} // namespace tessera
