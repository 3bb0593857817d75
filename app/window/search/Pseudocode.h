// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/StepKind.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// One line of a method's pseudocode.
struct PseudocodeLine {
    int indent = 0; ///< in spaces
    QString text;
    std::vector<StepKind> kinds{}; ///< the steps that it stands for
    bool isHot = false;            ///< rather those at a temperature
};

/// What a method does, line by line, in the application's language or in English. The kinds of
/// steps stand in the English text alone, after " | "; "hot" among them is isHot. Empty if the
/// method has none.
[[nodiscard]] std::vector<PseudocodeLine> pseudocodeOf(const QString& solver);

/// The line that a step belongs to; nothing if none speaks of it.
[[nodiscard]] std::optional<std::size_t> lineAtWork(std::span<const PseudocodeLine> lines,
                                                    const SearchStep& step);

/// The words for StepKind in the texts, in its order.
[[nodiscard]] std::span<const char* const> stepKindWords();

} // namespace tessera
