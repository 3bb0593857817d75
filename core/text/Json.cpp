// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/Json.h"

#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// The text of the value at an offset, as much as an error shows.
QByteArrayView sourceAt(QByteArrayView json, qsizetype offset) {
    qsizetype end = offset;
    const bool isString = end < json.size() && json[end] == '"';
    for (++end; end < json.size(); ++end) {
        const char byte = json[end];
        if (isString ? byte == '"' : QByteArrayView(" \t\r\n,]}").contains(byte))
            break;
        if (isString && byte == '\\')
            ++end; // an escaped quote does not end it
    }
    if (isString && end < json.size())
        ++end;
    return json.sliced(offset, std::min(end, json.size()) - offset);
}

/// Walks over a JSON text known to be valid; never leaves it in any case.
class JsonWalker {
public:
    explicit JsonWalker(QByteArrayView json) : m_json(json) { skipSpace(); }

    [[nodiscard]] qsizetype offset() const { return m_offset; }

    /// Whether even an invalid text ends before its root does.
    [[nodiscard]] bool isCutOff() { return atEnd() || skipValue() > 0 || m_offset > m_json.size(); }

    /// Moves from the start of a value to one of its children; false if there is no such child.
    bool enter(const JsonStep& step) {
        const bool isObject = step.index < 0;
        if (here() != (isObject ? '{' : '['))
            return false;
        const qsizetype start = m_offset++;
        qsizetype found = -1;
        skipSpace();
        for (qsizetype index = 0; !atEnd() && here() != (isObject ? '}' : ']'); ++index) {
            // If a key occurs twice, Qt takes the last value.
            if (isObject ? takeKey() == step.key : index == step.index)
                found = m_offset;
            if (!isObject && found >= 0)
                break;
            skipValue();
            skipComma();
        }
        m_offset = found >= 0 ? found : start;
        return found >= 0;
    }

    /// The offsets of the items of the array that starts here.
    std::vector<qsizetype> items() {
        std::vector<qsizetype> offsets;
        if (here() != '[')
            return offsets;
        ++m_offset;
        skipSpace();
        while (!atEnd() && here() != ']') {
            offsets.push_back(m_offset);
            skipValue();
            skipComma();
        }
        return offsets;
    }

private:
    void skipComma() {
        skipSpace();
        if (here() == ',')
            ++m_offset;
        skipSpace();
    }

    [[nodiscard]] bool atEnd() const { return m_offset >= m_json.size(); }
    [[nodiscard]] char here() const { return atEnd() ? '\0' : m_json[m_offset]; }

    void skipSpace() {
        while (!atEnd() && QByteArrayView(" \t\r\n").contains(here()))
            ++m_offset;
    }

    void skipString() {
        for (++m_offset; !atEnd() && here() != '"'; ++m_offset) {
            if (here() == '\\')
                ++m_offset;
        }
        ++m_offset;
    }

    QString takeKey() {
        const qsizetype begin = m_offset;
        skipString();
        const qsizetype end = std::min(m_offset, m_json.size());
        // Lets Qt undo the escapes.
        const QByteArray alone = '[' + m_json.sliced(begin, end - begin).toByteArray() + ']';
        skipSpace();
        ++m_offset; // the colon
        skipSpace();
        return QJsonDocument::fromJson(alone).array().at(0).toString();
    }

    /// @return how many objects and arrays the text leaves open
    int skipValue() {
        int depth = 0;
        while (!atEnd()) {
            const char byte = here();
            if (byte == '"') {
                skipString();
            } else if (byte == '[' || byte == '{') {
                ++depth;
                ++m_offset;
            } else if (byte == ']' || byte == '}') {
                if (depth == 0)
                    return 0;
                --depth;
                ++m_offset;
            } else if (byte == ',' && depth == 0) {
                return 0;
            } else {
                ++m_offset;
            }
        }
        return depth;
    }

    QByteArrayView m_json;
    qsizetype m_offset = 0;
};

/// The walker at the value to which the steps lead from the root of a valid JSON text; at the
/// deepest existing value if they lead nowhere.
JsonWalker walkerAt(QByteArrayView json, const QList<JsonStep>& steps) {
    JsonWalker walker(json);
    for (const JsonStep& step : steps) {
        if (!walker.enter(step))
            break;
    }
    return walker;
}

FormatError parseError(QByteArrayView json, const QJsonParseError& error) {
    const QString expected = FormatText::tr("valid JSON");
    if (error.offset >= json.size() && JsonWalker(json).isCutOff())
        return {positionOf(json, json.size()), expected};
    using enum QJsonParseError::ParseError;
    if (error.error == IllegalUTF8String || error.error == IllegalEscapeSequence ||
        error.error == DeepNesting || error.error == DocumentTooLarge) {
        return {positionOf(json, error.offset), expected,
                FormatText::tr("an error (%1)").arg(error.errorString())};
    }
    const auto isInWord = [&](qsizetype at) {
        return !QByteArrayView(" \t\r\n,:[]{}\"").contains(json[at]);
    };
    // Qt stops in a word, behind it, or past the sign after “tru”. It has passed any other sign.
    const bool isAtIt = error.error == GarbageAtEnd || error.error == IllegalNumber;
    const bool mayBeBehind = isAtIt || error.error == IllegalValue;
    qsizetype start = std::clamp<qsizetype>(error.offset - (isAtIt ? 0 : 1), 0, json.size() - 1);
    while ((mayBeBehind || isInWord(start)) && start > 0 && isInWord(start - 1))
        --start;
    const QByteArrayView found = sourceAt(json, start);
    if (error.error != GarbageAtEnd && found.end() == json.end() && JsonWalker(json).isCutOff())
        return {positionOf(json, json.size()), expected};
    return {positionOf(json, start), expected, quoted(found)};
}

bool isPlain(const QJsonValue& value) { return !value.isArray() && !value.isObject(); }

/// Lets Qt write numbers and texts, except for the byte order mark: see JsonNode.
QByteArray plainArray(const QJsonArray& array) {
    return QJsonDocument(array).toJson(QJsonDocument::Compact).replace("\xEF\xBB\xBF", "\\ufeff");
}

QByteArray plainText(const QJsonValue& value) {
    const QByteArray array = plainArray({value});
    return array.sliced(1, array.size() - 2);
}

class Writer {
public:
    void value(const QJsonValue& value) {
        if (value.isObject())
            members(membersOf(value.toObject()));
        else if (value.isArray())
            array(value.toArray());
        else
            m_text += plainText(value);
    }

    void members(const JsonMembers& members) {
        if (members.empty()) {
            m_text += "{}";
            return;
        }
        m_text += '{';
        ++m_depth;
        for (const auto& [key, inner] : members) {
            newItem();
            m_text += plainText(key) + ": ";
            value(inner);
        }
        close('}');
    }

    [[nodiscard]] QByteArray text() const { return m_text + '\n'; }

private:
    static JsonMembers membersOf(const QJsonObject& object) {
        JsonMembers members;
        for (auto member = object.begin(); member != object.end(); ++member)
            members.emplace_back(member.key(), member.value());
        return members;
    }

    void array(const QJsonArray& items) {
        if (std::all_of(items.begin(), items.end(), isPlain)) {
            m_text += plainArray(items);
            return;
        }
        m_text += '[';
        ++m_depth;
        for (const QJsonValue item : items) {
            newItem();
            value(item);
        }
        close(']');
    }

    void newItem() {
        if (!m_text.endsWith('{') && !m_text.endsWith('['))
            m_text += ',';
        newLine();
    }

    void close(char bracket) {
        --m_depth;
        newLine();
        m_text += bracket;
    }

    void newLine() { m_text += '\n' + QByteArray(m_depth, ' '); }

    QByteArray m_text;
    qsizetype m_depth = 0;
};

} // namespace

JsonNode::JsonNode(std::shared_ptr<const QByteArray> source, QJsonValue value, QList<JsonStep> way)
    : m_source(std::move(source)), m_value(std::move(value)), m_array(m_value.toArray()),
      m_way(std::move(way)) {}

JsonNode JsonNode::parse(const QByteArray& bytes) {
    auto source = std::make_shared<const QByteArray>(withoutBom(bytes).toByteArray());
    if (const auto excess = excessInJson(*source)) {
        throw FormatError(positionOf(*source, *excess),
                          FormatText::tr("at most %1 objects and arrays").arg(kMostJsonParts),
                          FormatText::tr("one more"));
    }
    QJsonParseError error;
    // Qt keeps a byte order mark at the start of a text in one of its two internal forms and loses
    // it in the other. Escaped, it is always kept.
    const QByteArray escaped = QByteArray(*source).replace("\xEF\xBB\xBF", "\\ufeff");
    const QJsonDocument document = QJsonDocument::fromJson(escaped, &error);
    if (error.error != QJsonParseError::NoError) {
        // A mark has 3 bytes fewer than its escape.
        qsizetype mark = -1;
        while ((mark = source->indexOf("\xEF\xBB\xBF", mark + 1)) >= 0 && mark < error.offset)
            error.offset = std::max(error.offset - 3, static_cast<int>(mark) + 1);
        throw parseError(*source, error);
    }
    const QJsonValue root =
        document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
    return {std::move(source), root, {}};
}

JsonNode JsonNode::child(const QJsonValue& value, JsonStep step) const {
    QList<JsonStep> way = m_way;
    way.append(std::move(step));
    return {m_source, value, std::move(way)};
}

std::optional<JsonNode> JsonNode::find(QAnyStringView key) const {
    if (!m_value.isObject())
        fail(FormatText::tr("an object"));
    const QString name = key.toString();
    const QJsonValue found = m_value[name];
    if (found.isUndefined())
        return std::nullopt;
    return child(found, {name, -1});
}

JsonNode JsonNode::at(QAnyStringView key) const {
    auto found = find(key);
    if (!found)
        fail(FormatText::tr("an object with the key “%1”").arg(key.toString()),
             FormatText::tr("one without it"));
    return *std::move(found);
}

QString JsonNode::textAt(QAnyStringView key) const {
    const auto found = find(key);
    return found ? found->text() : QString();
}

JsonNode JsonNode::at(qsizetype index) const { return child(m_array.at(index), {{}, index}); }

qsizetype JsonNode::size() const {
    if (!m_value.isArray())
        fail(FormatText::tr("an array"));
    return m_array.size();
}

void JsonNode::expectSize(qsizetype size, const QString& what) const {
    if (this->size() != size)
        fail(what, QString::number(this->size()));
}

int JsonNode::integer(int lowest, int highest, const QString& what) const {
    const double number = m_value.toDouble();
    if (!m_value.isDouble() || std::floor(number) != number || number < lowest ||
        number > highest) {
        fail(FormatText::tr("%1 from %2 to %3").arg(what).arg(lowest).arg(highest));
    }
    return static_cast<int>(number);
}

bool JsonNode::boolean() const {
    if (!m_value.isBool())
        fail(FormatText::tr("true or false"));
    return m_value.toBool();
}

QString JsonNode::text() const {
    if (!m_value.isString())
        fail(FormatText::tr("a text in quotes"));
    return m_value.toString();
}

QJsonObject JsonNode::object() const {
    if (!m_value.isObject())
        fail(FormatText::tr("an object"));
    return m_value.toObject();
}

void JsonNode::fail(const QString& expected) const {
    const QString found = quoted(sourceAt(*m_source, walkerAt(*m_source, m_way).offset()));
    // The quotation marks of a string are seen in the text alone.
    const QString plain = m_value.isString() ? quoted(m_value.toString().toUtf8()) : found;
    throw JsonError(position(), expected, found, plain, m_way);
}

void JsonNode::fail(const QString& expected, const QString& found) const {
    throw JsonError(position(), expected, found, found, m_way);
}

std::vector<TextPosition> JsonNode::itemPositions() const {
    const QByteArrayView source(*m_source);
    std::vector<TextPosition> positions;
    TextPosition here{1, 1};
    qsizetype at = 0;
    for (const qsizetype offset : walkerAt(source, m_way).items()) {
        const TextPosition step = positionOf(source.sliced(at), offset - at);
        here.column = step.line == 1 ? here.column + step.column - 1 : step.column;
        here.line += step.line - 1;
        at = offset;
        positions.push_back(here);
    }
    positions.resize(static_cast<std::size_t>(m_array.size()), here);
    return positions;
}

TextPosition JsonNode::position() const {
    return positionOf(*m_source, walkerAt(*m_source, m_way).offset());
}

std::optional<qsizetype> excessInJson(QByteArrayView json) {
    qsizetype parts = 0;
    bool inString = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char byte = json[i];
        if (byte == '"')
            inString = !inString;
        else if (inString)
            i += byte == '\\' ? 1 : 0;
        else if ((byte == '{' || byte == '[') && ++parts > kMostJsonParts)
            return i;
    }
    return std::nullopt;
}

QByteArray writeJson(const JsonMembers& members) {
    Writer writer;
    writer.members(members);
    return writer.text();
}

} // namespace tessera
