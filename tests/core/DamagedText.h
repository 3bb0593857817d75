// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/CountFromEnvironment.h"

#include "core/support/Random.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QElapsedTimer>

#include <functional>
#include <utility>

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

/// Valid texts of one type: some that are always there, and random ones that are renewed.
class ValidTexts {
public:
    /// Returns nothing if it drew what the type cannot hold.
    using Make = std::function<QByteArray(Random&)>;

    ValidTexts(QByteArrayList texts, Make make = {})
        : m_texts(std::move(texts)), m_kept(m_texts.size()), m_make(std::move(make)) {}

    [[nodiscard]] const QByteArray& operator()(Random& random) {
        if (m_make && random.below(32) == 0)
            renew(m_make(random), random);
        return m_texts[indexOf(random, m_texts.size())];
    }

private:
    void renew(QByteArray made, Random& random) {
        const qsizetype drawn = m_texts.size() - m_kept;
        constexpr qsizetype mostBytes = 16'384; // damage to longer ones would be rare and slow
        if (made.isEmpty() || made.size() > mostBytes)
            return;
        if (drawn < 32)
            m_texts << std::move(made);
        else
            m_texts[m_kept + indexOf(random, drawn)] = std::move(made);
    }

    static qsizetype indexOf(Random& random, qsizetype count) {
        return static_cast<qsizetype>(random.index(static_cast<std::size_t>(count)));
    }

    QByteArrayList m_texts;
    qsizetype m_kept;
    Make m_make;
};

struct Damage {
    int inputs = 0;
    int accepted = 0;

    [[nodiscard]] bool someWereAccepted() const { return accepted > 0 && accepted < inputs; }
};

/// Reads damaged texts, and one of 32 as it is. TESSERA_MUTATIONS sets their number, TESSERA_DAMAGE
/// what is drawn.
/// @param texts draws a valid one, as ValidTexts does
/// @param others draws one of which parts may be inserted
/// @param exercise reads a text, of which it gets the number too; returns whether it was accepted
template <typename Texts, typename Others, typename Exercise>
Damage exerciseDamaged(int usual, Texts texts, Others others, const Exercise& exercise) {
    Damage damage{countFromEnvironment("TESSERA_MUTATIONS", usual)};
    Random random(static_cast<std::uint64_t>(countFromEnvironment("TESSERA_DAMAGE", 11)));
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < damage.inputs; ++i) {
        QByteArray text = texts(random);
        if (i % 32 != 31)
            text = damaged(std::move(text), others(random), random);
        damage.accepted += exercise(text, i);
    }
    qInfo("%d inputs, %d accepted, %.1f s", damage.inputs, damage.accepted,
          static_cast<double>(clock.elapsed()) / 1000);
    return damage;
}

} // namespace tessera::testing
