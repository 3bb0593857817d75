// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/JsonWriter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tessera {

namespace {

bool isPlain(const QJsonValue& value) {
    return !value.isArray() && !value.isObject();
}

/// Lets Qt spell numbers and texts, but for the byte order mark: see JsonNode.
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

QByteArray writeJson(const JsonMembers& members) {
    Writer writer;
    writer.members(members);
    return writer.text();
}

} // namespace tessera
