// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/UserError.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QCoreApplication>

#include <array>
#include <optional>
#include <vector>

namespace tessera {

struct FormatText {
    Q_DECLARE_TR_FUNCTIONS(Formats)
};

/// A position in a text: line and column from 1; line 0 for the whole file.
struct TextPosition {
    int line = 0;
    int column = 0;

    friend bool operator==(const TextPosition&, const TextPosition&) = default;
};

/// A file violates its format. sentence() is "line:column: expected …, found …" (without a position
/// when line is 0); callers put the file's name before it.
class FormatError : public UserError {
public:
    FormatError(TextPosition position, const QString& expected, const QString& found)
        : FormatError(position, expected, found, found) {}
    /// @param plainFound what plainSentence() says was found
    FormatError(TextPosition position, const QString& expected, const QString& found,
                const QString& plainFound);
    /// For a text that ends too early.
    FormatError(TextPosition end, const QString& expected)
        : FormatError(end, expected, FormatText::tr("the end of the file")) {}
    /// For an error that has no single position.
    explicit FormatError(const QString& sentence) : UserError(sentence) {}

    [[nodiscard]] TextPosition position() const { return m_position; }
    /// The same as a whole sentence, for a text that the user does not see as one.
    /// @param place where the error is, in words, in place of line and column; may be empty
    [[nodiscard]] QString plainSentence(const QString& place) const;

private:
    TextPosition m_position;
    QString m_expected; ///< empty if there is no single position
    QString m_plainFound;
};

/// Reads a file; a violation of its format is reported with its name in front.
template <typename Read>
decltype(auto) namedFormat(const QString& name, const Read& read) {
    try {
        return read();
    } catch (const FormatError& error) {
        throw UserError(name + u':' + error.sentence());
    }
}

struct Token {
    QByteArrayView text;
    TextPosition position;
};

/// The text without a UTF-8 byte order mark.
[[nodiscard]] QByteArrayView withoutBom(QByteArrayView bytes);

/// The number of characters; a byte that is not valid UTF-8 counts as one.
[[nodiscard]] int charactersIn(QByteArrayView bytes);

/// Line and column of a byte; columns count characters, a byte that is not valid UTF-8 as one.
[[nodiscard]] TextPosition positionOf(QByteArrayView text, qsizetype offset);

/// What was found, for an error: quoted, made printable, shortened.
[[nodiscard]] QString quoted(QByteArrayView text);

/// Splits the lines of a text, which end in LF or CRLF, into words. Blanks, tabs and the given
/// separators separate them. A comment sign hides the rest of its line; empty lines are skipped.
class TokenReader {
public:
    /// @param text must outlive the reader and the tokens.
    /// @param comment the comment sign, 0 for none.
    explicit TokenReader(QByteArrayView text, QByteArrayView separators = {}, char comment = '#');

    /// Moves to the next line that has a word. False at the end of the text.
    bool nextLine();
    /// The next word of the line, nothing at its end.
    std::optional<Token> next();
    /// The next word on this line or a later one, nothing at the end of the text.
    std::optional<Token> nextAnywhere();
    /// The remaining words of the line; one more than @p most if there are too many.
    std::vector<Token> restOfLine(std::size_t most);
    [[nodiscard]] TextPosition position() const;

private:
    void skipBlanks();
    [[nodiscard]] bool atLineEnd() const;
    [[nodiscard]] bool isBlank(char byte) const {
        return m_blanks[static_cast<unsigned char>(byte)];
    }

    QByteArrayView m_text;
    std::array<bool, 256> m_blanks{}; ///< by byte: whether it separates words
    char m_comment;
    qsizetype m_offset = 0;
    /// An offset on this line whose column is known: counting each from the start is quadratic.
    qsizetype m_markOffset = 0;
    int m_markColumn = 1;
    int m_line = 1;
    bool m_started = false;
};

/// Throws a FormatError at the token, which is reported as found.
[[noreturn]] void refuse(const Token& token, const QString& expected);

/// @param what e.g. "a colour" @throws FormatError if it is not a whole number within the bounds
[[nodiscard]] int numberOf(const Token& token, int lowest, int highest, const QString& what);
/// The number if the token is one at all and fits an int, else nothing.
[[nodiscard]] std::optional<int> tryNumber(QByteArrayView text);

/// Takes the text before the separator and drops the separator; takes all if there is none.
[[nodiscard]] inline QByteArrayView takeUntil(char separator, QByteArrayView& rest) {
    const qsizetype end = rest.indexOf(separator);
    const QByteArrayView taken = end < 0 ? rest : rest.first(end);
    rest = end < 0 ? QByteArrayView() : rest.sliced(end + 1);
    return taken;
}

/// The lines of a text, one after the other, without their ends.
class Lines {
public:
    /// @param text must outlive the lines.
    explicit Lines(QByteArrayView text) : m_rest(text) {}

    /// The next line; nothing after the last. Text after the last line end is a line unless empty.
    [[nodiscard]] std::optional<QByteArrayView> next() {
        if (m_rest.isEmpty())
            return std::nullopt;
        m_isWhole = m_rest.contains('\n');
        ++m_number;
        return takeUntil('\n', m_rest);
    }
    /// The number of the current line, from 1.
    [[nodiscard]] int number() const { return m_number; }
    /// Whether the current line has an end, so that nothing was cut off.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

private:
    QByteArrayView m_rest;
    int m_number = 0;
    bool m_isWhole = false;
};

} // namespace tessera
