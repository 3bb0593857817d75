// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace tessera {

/// The words for where runs begin, as in --start and in experiment plans, in
/// the order of StartKind.
[[nodiscard]] inline QStringList startKindWords() {
    return {QStringLiteral("random"), QStringLiteral("greedy"), QStringLiteral("board"),
            QStringLiteral("own")};
}

/// Nothing for any other word.
[[nodiscard]] inline std::optional<StartKind> startKindOf(const QString& word) {
    const auto index = startKindWords().indexOf(word);
    return index < 0 ? std::nullopt : std::optional(static_cast<StartKind>(index));
}

} // namespace tessera
