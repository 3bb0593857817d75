// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/JsonNode.h"

#include <QJsonDocument>

namespace tessera {

namespace {

/// Walks over a JSON text that is known to be valid; still never leaves it.
class JsonWalker {
public:
    explicit JsonWalker(QByteArrayView json) : m_json(json) { skipSpace(); }

    [[nodiscard]] qsizetype offset() const { return m_offset; }

    /// Moves from the start of a value to one of its children; false if there is
    /// no such child.
    bool enter(const JsonStep& step) {
        const bool isObject = step.index < 0;
        if (here() != (isObject ? '{' : '['))
            return false;
        const qsizetype start = m_offset++;
        qsizetype found = -1;
        skipSpace();
        for (qsizetype index = 0; !atEnd() && here() != (isObject ? '}' : ']'); ++index) {
            // Of a key that occurs twice Qt takes the last value.
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

    /// The offsets of the items of the array that begins here.
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

    void skipValue() {
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
                    return;
                --depth;
                ++m_offset;
            } else if (byte == ',' && depth == 0) {
                return;
            } else {
                ++m_offset;
            }
        }
    }

    QByteArrayView m_json;
    qsizetype m_offset = 0;
};

JsonWalker walkerAt(QByteArrayView json, const QList<JsonStep>& steps) {
    JsonWalker walker(json);
    for (const JsonStep& step : steps) {
        if (!walker.enter(step))
            break;
    }
    return walker;
}

} // namespace

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

qsizetype offsetInJson(QByteArrayView json, const QList<JsonStep>& steps) {
    return walkerAt(json, steps).offset();
}

std::vector<qsizetype> itemOffsetsInJson(QByteArrayView json, const QList<JsonStep>& steps) {
    return walkerAt(json, steps).items();
}

} // namespace tessera
