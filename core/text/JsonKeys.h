// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <optional>

namespace tessera {

/// The offset of the first key that its object has before: only the last of its values would count.
/// Keys are compared as they are written. @pre valid JSON
[[nodiscard]] std::optional<qsizetype> doubledKeyInJson(QByteArrayView json);

} // namespace tessera
