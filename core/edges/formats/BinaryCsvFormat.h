// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/NamedFormat.h"

namespace tessera {

/// Dialect 8, of the McGavin and Blackwood solvers: the side of the square
/// board, then a piece a line: four colours as 16-bit binary words, the grey all
/// ones, and x, y, clockwise turns, which are not all 0 for a hint. One program
/// means "is a hint, x, y" by these three; that is found out.
class BinaryCsvFormat final : public NamedFormat {
public:
    BinaryCsvFormat();
    [[nodiscard]] Detection detect(const QByteArray& bytes) const override;
    [[nodiscard]] ReadResult read(const QByteArray& bytes,
                                  const ReadOptions& options) const override;
};

} // namespace tessera
