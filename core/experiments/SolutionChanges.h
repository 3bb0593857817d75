// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Problem.h"
#include "core/search/Trace.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QJsonArray>
#include <QList>

#include <span>

namespace tessera {

/// The codes of a solution as an array.
[[nodiscard]] QJsonArray solutionJson(std::span<const std::uint16_t> solution);

/// What has to change in one solution to become another, as a short text: for
/// each cell that differs the distance from the one before and the new code, in
/// base 36, as "d.code", separated by commas. @pre as long as each other
[[nodiscard]] QByteArray changesText(std::span<const std::uint16_t> before,
                                     std::span<const std::uint16_t> after);

/// Does what such a text says. @return false, with the solution in any state,
/// if it is none or leads beyond the solution.
[[nodiscard]] bool applyChanges(QByteArrayView text, Solution& solution);

/// The changes of every moment of a history, the first one's against zeros.
[[nodiscard]] QList<QByteArray> changesOf(const BestHistory& history);

} // namespace tessera
