// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonValue>
#include <QString>

#include <utility>
#include <vector>

namespace tessera {

/// The members of a JSON object in the order in which they are to be written.
using JsonMembers = std::vector<std::pair<QString, QJsonValue>>;

/// JSON that reads well and shows well what changed between two versions: the
/// members keep their order, and an array of plain values (a piece, a row of a
/// board) takes one line.
[[nodiscard]] QByteArray writeJson(const JsonMembers& members);

} // namespace tessera
