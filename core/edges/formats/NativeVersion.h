// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/Json.h"

#include <QJsonObject>
#include <QStringList>

namespace tessera {

// What the native formats of all kinds of puzzles share.

/// The keys that a newer minor version has added, with its number if it is newer; then a warning
/// says so. @throws FormatError for another format or major version
[[nodiscard]] QJsonObject unknownKeysOf(const JsonNode& root, const QStringList& known,
                                        QStringList& warnings);
/// The first members of a file: the format and its version, the unknown keys' own if they have one.
[[nodiscard]] JsonMembers nativeHead(const QJsonObject& unknown);
/// Adds the keys that were unknown when the file was read.
void addUnknownKeys(JsonMembers& members, const QJsonObject& unknown);

} // namespace tessera
