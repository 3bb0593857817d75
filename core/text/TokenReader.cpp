// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/TokenReader.h"

#include <algorithm>
#include <charconv>

namespace tessera {

namespace {

QString sentenceOf(TextPosition position, const QString& expected, const QString& found) {
    const QString text =
        QCoreApplication::translate("FormatError", "expected %1, found %2").arg(expected, found);
    if (position.line <= 0)
        return text;
    return QStringLiteral("%1:%2: %3").arg(position.line).arg(position.column).arg(text);
}

constexpr qsizetype kQuotedBytes = 32;

} // namespace

FormatError::FormatError(TextPosition position, const QString& expected, const QString& found,
                         const QString& plainFound)
    : UserError(sentenceOf(position, expected, found)), m_position(position), m_expected(expected),
      m_plainFound(plainFound) {}

QString FormatError::plainSentence(const QString& place) const {
    if (m_expected.isEmpty())
        return sentence();
    if (place.isEmpty()) {
        return QCoreApplication::translate("FormatError", "Expected %1, found %2.")
            .arg(m_expected, m_plainFound);
    }
    return QCoreApplication::translate("FormatError", "%1: expected %2, found %3.")
        .arg(place, m_expected, m_plainFound);
}

int charactersIn(QByteArrayView bytes) {
    // Bytes that continue a UTF-8 character do not count.
    return static_cast<int>(std::ranges::count_if(
        bytes, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

QByteArrayView withoutBom(QByteArrayView bytes) {
    return bytes.startsWith("\xEF\xBB\xBF") ? bytes.sliced(3) : bytes;
}

TextPosition positionOf(QByteArrayView text, qsizetype offset) {
    const QByteArrayView before = text.first(std::clamp<qsizetype>(offset, 0, text.size()));
    const qsizetype lineStart = before.lastIndexOf('\n') + 1;
    return {1 + static_cast<int>(std::ranges::count(before, '\n')),
            1 + charactersIn(before.sliced(lineStart))};
}

QString quoted(QByteArrayView text) {
    QString shown = QString::fromUtf8(text.first(std::min(text.size(), kQuotedBytes)));
    for (QChar& character : shown) {
        if (!character.isPrint() && !character.isSurrogate())
            character = QChar::ReplacementCharacter;
    }
    return QStringLiteral("“%1%2”").arg(shown, text.size() > kQuotedBytes ? QStringLiteral("…")
                                                                          : QString());
}

TokenReader::TokenReader(QByteArrayView text, QByteArrayView separators, char comment)
    : m_text(text), m_comment(comment) {
    for (const char blank : {' ', '\t', '\r'})
        m_blanks[static_cast<unsigned char>(blank)] = true;
    for (const char separator : separators)
        m_blanks[static_cast<unsigned char>(separator)] = true;
}

bool TokenReader::atLineEnd() const {
    return m_offset >= m_text.size() || m_text[m_offset] == '\n' ||
           (m_comment != 0 && m_text[m_offset] == m_comment);
}

void TokenReader::skipBlanks() {
    while (m_offset < m_text.size() && isBlank(m_text[m_offset]))
        ++m_offset;
}

bool TokenReader::nextLine() {
    while (true) {
        if (m_started) {
            const qsizetype end = m_text.indexOf('\n', m_offset);
            if (end < 0) {
                m_offset = m_text.size();
                return false;
            }
            m_offset = m_markOffset = end + 1;
            m_markColumn = 1;
            ++m_line;
        }
        m_started = true;
        skipBlanks();
        if (!atLineEnd())
            return true;
    }
}

std::optional<Token> TokenReader::next() {
    skipBlanks();
    if (atLineEnd())
        return std::nullopt;
    const qsizetype begin = m_offset;
    const TextPosition here = position();
    m_markOffset = begin;
    m_markColumn = here.column;
    while (!atLineEnd() && !isBlank(m_text[m_offset]))
        ++m_offset;
    return Token{m_text.sliced(begin, m_offset - begin), here};
}

std::optional<Token> TokenReader::nextAnywhere() {
    if (m_started) {
        if (auto token = next())
            return token;
    }
    return nextLine() ? next() : std::nullopt;
}

std::vector<Token> TokenReader::restOfLine(std::size_t most) {
    std::vector<Token> tokens;
    while (tokens.size() <= most) {
        const auto token = next();
        if (!token)
            break;
        tokens.push_back(*token);
    }
    return tokens;
}

TextPosition TokenReader::position() const {
    return {m_line,
            m_markColumn + charactersIn(m_text.sliced(m_markOffset, m_offset - m_markOffset))};
}

std::optional<int> tryNumber(QByteArrayView text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.begin(), text.end(), value);
    if (error != std::errc() || end != text.end())
        return std::nullopt;
    return value;
}

void refuse(const Token& token, const QString& expected) {
    throw FormatError(token.position, expected, quoted(token.text));
}

int numberOf(const Token& token, int lowest, int highest, const QString& what) {
    const auto value = tryNumber(token.text);
    if (!value || *value < lowest || *value > highest)
        refuse(token, FormatText::tr("%1 from %2 to %3").arg(what).arg(lowest).arg(highest));
    return *value;
}

} // namespace tessera
