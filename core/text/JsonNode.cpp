// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/JsonNode.h"

#include "core/text/FormatError.h"
#include "core/text/TokenReader.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <cmath>

namespace tessera {

namespace {

/// The text of the value at an offset, as far as an error shows it.
QByteArrayView sourceAt(QByteArrayView json, qsizetype offset) {
    qsizetype end = offset;
    const bool isString = end < json.size() && json[end] == '"';
    for (++end; end < json.size(); ++end) {
        const char byte = json[end];
        if (isString ? byte == '"' : (byte == ',' || byte == ']' || byte == '}' || byte <= ' '))
            break;
    }
    if (isString && end < json.size())
        ++end;
    return json.sliced(offset, std::min(end, json.size()) - offset);
}

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
    // Qt keeps a byte order mark at the start of a text in one of its two
    // internal forms and loses it in the other; escaped, it is always kept.
    const QByteArray escaped = QByteArray(*source).replace("\xEF\xBB\xBF", "\\ufeff");
    const QJsonDocument document = QJsonDocument::fromJson(escaped, &error);
    if (error.error != QJsonParseError::NoError) {
        throw FormatError(positionOf(*source, error.offset), FormatText::tr("valid JSON"),
                          FormatText::tr("an error (%1)").arg(error.errorString()));
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

std::optional<JsonNode> JsonNode::find(const QString& key) const {
    if (!m_value.isObject())
        fail(FormatText::tr("an object"));
    const QJsonValue found = m_value[key];
    if (found.isUndefined())
        return std::nullopt;
    return child(found, {key, -1});
}

JsonNode JsonNode::at(const QString& key) const {
    auto found = find(key);
    if (!found)
        fail(FormatText::tr("an object with the key “%1”").arg(key),
             FormatText::tr("one without it"));
    return *std::move(found);
}

JsonNode JsonNode::at(qsizetype index) const {
    return child(m_array.at(index), {{}, index});
}

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
    fail(expected, quoted(sourceAt(*m_source, offsetInJson(*m_source, m_way))));
}

void JsonNode::fail(const QString& expected, const QString& found) const {
    throw FormatError(position(), expected, found);
}

std::vector<TextPosition> JsonNode::itemPositions() const {
    const QByteArrayView source(*m_source);
    std::vector<TextPosition> positions;
    TextPosition here{1, 1};
    qsizetype at = 0;
    for (const qsizetype offset : itemOffsetsInJson(source, m_way)) {
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
    return positionOf(*m_source, offsetInJson(*m_source, m_way));
}

} // namespace tessera
