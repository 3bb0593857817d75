// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/TokenReader.h"

#include <QAnyStringView>
#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QString>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tessera {

/// The most objects and arrays accepted in a JSON text: parsed they take much more memory.
inline constexpr qsizetype kMostJsonParts = 1'000'000;

/// The offset of the first object or array beyond that number, if there is one.
[[nodiscard]] std::optional<qsizetype> excessInJson(QByteArrayView json);

/// One step into a JSON text: the key of an object or the index in an array.
struct JsonStep {
    QString key;
    qsizetype index = -1; ///< −1: the step is a key
};

/// An error at a value of a JSON text.
class JsonError : public FormatError {
public:
    JsonError(TextPosition position, const QString& expected, const QString& found,
              const QString& plainFound, QList<JsonStep> way)
        : FormatError(position, expected, found, plainFound), m_way(std::move(way)) {}

    /// From the root to the value.
    [[nodiscard]] const QList<JsonStep>& way() const { return m_way; }

private:
    QList<JsonStep> m_way;
};

/// A value in a JSON text that knows its path, so that errors in its meaning are reported with line
/// and column.
class JsonNode {
public:
    /// The root of a text. @throws FormatError if it is not JSON.
    [[nodiscard]] static JsonNode parse(const QByteArray& bytes);

    /// The value of a key. @throws FormatError if it is missing, or if this is not an object.
    [[nodiscard]] JsonNode at(QAnyStringView key) const;
    /// The same, or nothing if the key is missing.
    [[nodiscard]] std::optional<JsonNode> find(QAnyStringView key) const;
    /// The text of a key, empty if it is missing.
    [[nodiscard]] QString textAt(QAnyStringView key) const;
    /// The value at an index below size().
    [[nodiscard]] JsonNode at(qsizetype index) const;
    /// The length of the array. @throws FormatError if this is not one.
    [[nodiscard]] qsizetype size() const;
    /// Requires a length. @param what e.g. "4 colours".
    void expectSize(qsizetype size, const QString& what) const;

    [[nodiscard]] int integer(int lowest, int highest, const QString& what) const;
    [[nodiscard]] bool boolean() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] QJsonObject object() const;
    [[nodiscard]] const QJsonValue& value() const { return m_value; }

    /// Throws a JsonError at this value; the text itself shows what was found.
    [[noreturn]] void fail(const QString& expected) const;
    [[noreturn]] void fail(const QString& expected, const QString& found) const;
    [[nodiscard]] TextPosition position() const;
    /// The positions of all items of this array in one pass: position() reads the text from its
    /// start.
    [[nodiscard]] std::vector<TextPosition> itemPositions() const;

private:
    JsonNode(std::shared_ptr<const QByteArray> source, QJsonValue value, QList<JsonStep> way);
    [[nodiscard]] JsonNode child(const QJsonValue& value, JsonStep step) const;

    std::shared_ptr<const QByteArray> m_source;
    QJsonValue m_value;
    QJsonArray m_array; ///< the value as an array: converting it for each index is slow
    QList<JsonStep> m_way;
};

/// The members of a JSON object in the order of writing.
struct JsonMember {
    JsonMember(QString name, QJsonValue content)
        : key(std::move(name)), value(std::move(content)) {}
    JsonMember(const char* name, QJsonValue content)
        : JsonMember(QString::fromLatin1(name), std::move(content)) {}

    QString key;
    QJsonValue value;
};
using JsonMembers = std::vector<JsonMember>;

/// Members keep their order; an array of plain values (a piece, a row) takes one line.
[[nodiscard]] QByteArray writeJson(const JsonMembers& members);

} // namespace tessera
