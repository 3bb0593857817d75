// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/NamedFormat.h"

namespace tessera {

/// Dialect 5, of marijnheule's edge-matching: the number of hints, a line "row
/// column piece rotation" for each (from 1, clockwise turns), then a piece a line.
class HintsFirstFormat final : public NamedFormat {
public:
    HintsFirstFormat();
    [[nodiscard]] Detection detect(const QByteArray& bytes) const override;
    [[nodiscard]] ReadResult read(const QByteArray& bytes,
                                  const ReadOptions& options) const override;
};

} // namespace tessera
