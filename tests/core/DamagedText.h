// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/Random.h"

#include <QByteArray>
#include <QByteArrayList>

namespace tessera::testing {

inline QByteArray randomWord(Random& random) {
    static const QByteArrayList words{
        "0",     "-1", "4",    "127",  "128",  "255",          "65535", "99999999999999999999",
        "1e999", "[",  "]",    "{",    "}",    "\"",           "|",     ",",
        ";",     "/",  "#",    "\n",   "\r\n", "\t",           "\\",    "&",
        "=",     "?",  "null", "true", "\xff", "\xEF\xBB\xBF", "---/-", "1111111111111111"};
    return words[static_cast<qsizetype>(random.index(static_cast<std::size_t>(words.size())))];
}

inline QByteArray randomPart(const QByteArray& text, Random& random) {
    const auto size = static_cast<std::size_t>(text.size());
    return text.mid(static_cast<qsizetype>(random.index(size + 1)),
                    static_cast<qsizetype>(random.index(40)));
}

/// A text with one to four random errors: words that confuse readers, lost or doubled parts, parts
/// of another text, wrong bytes and digits, a missing end.
[[nodiscard]] inline QByteArray damaged(QByteArray text, const QByteArray& other, Random& random) {
    for (std::uint32_t i = 1 + random.below(4); i > 0; --i) {
        const auto at =
            static_cast<qsizetype>(random.index(static_cast<std::size_t>(text.size()) + 1));
        switch (random.below(7)) {
        case 0:
            text.insert(at, randomWord(random));
            break;
        case 1:
            text.remove(at, static_cast<qsizetype>(random.below(20)));
            break;
        case 2:
            text.insert(at, randomPart(text, random));
            break;
        case 3:
            text.insert(at, randomPart(other, random));
            break;
        case 4:
            if (at < text.size())
                text[at] = static_cast<char>(random.below(256));
            break;
        case 5:
            if (at < text.size())
                text[at] = static_cast<char>('0' + random.below(10));
            break;
        default:
            if (random.chance(0.2))
                text.truncate(at);
        }
    }
    return text;
}

} // namespace tessera::testing
