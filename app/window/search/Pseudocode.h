// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/StepKind.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

struct PseudocodeLine {
    int indent = 0; ///< in spaces
    QString text;
    std::vector<StepKind> kinds{}; ///< the steps that it covers
    bool isHot = false;            ///< only those at a temperature
};

/// A method's algorithm line by line, in the application's language or in English. The kinds of
/// steps are only in the English text, after " | "; "hot" among them sets isHot. Empty if the
/// method has none.
[[nodiscard]] std::vector<PseudocodeLine> pseudocodeOf(const QString& solver);

/// The line for a step; nothing if none covers it.
[[nodiscard]] std::optional<std::size_t> lineAtWork(std::span<const PseudocodeLine> lines,
                                                    const SearchStep& step);

/// The words for StepKind in the texts, in its order.
[[nodiscard]] std::span<const char* const> stepKindWords();

} // namespace tessera
