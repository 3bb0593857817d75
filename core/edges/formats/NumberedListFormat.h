// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/NamedFormat.h"

namespace tessera {

/// Dialect 6, spoken by several programs: a piece a line, its number first,
/// parted by blanks, semicolons or commas. After commas the edges begin on the
/// right (right down left up). Lines of words such as "ntiles: 256" are headers.
class NumberedListFormat final : public NamedFormat {
public:
    NumberedListFormat();
    [[nodiscard]] Detection detect(const QByteArray& bytes) const override;
    [[nodiscard]] ReadResult read(const QByteArray& bytes,
                                  const ReadOptions& options) const override;
};

} // namespace tessera
