// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/FormatRegistry.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>

#include <vector>

namespace tessera {

/// What the user of the window did.
enum class Deed : char {
    Edited = 'e',
    BeganToSave = 'b',
    Saved = 's',
    FoundBoard = 'f',  ///< a search did; its score
    GaveUpBoard = 'g', ///< of the search before
};

struct JournalEntry {
    Deed deed = Deed::Edited;
    qint64 milliseconds = 0;
    QByteArray what; ///< digest of the document, or a score
};

[[nodiscard]] inline QString journalPath(const QString& folder) {
    return folder + QStringLiteral("/journal");
}

[[nodiscard]] inline QString filePath(const QString& folder) {
    return folder + QStringLiteral("/puzzle.tessera");
}

[[nodiscard]] inline QByteArray digestOf(const PuzzleFile& file) {
    return QCryptographicHash::hash(kNativeFormat.write(file), QCryptographicHash::Sha256)
        .toHex()
        .left(16);
}

/// One line per action, passed to the system immediately: a killed program has written everything.
class Journal {
public:
    explicit Journal(const QString& path) : m_file(path) {
        if (!m_file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
            qFatal("no journal");
    }

    void add(Deed deed, const QByteArray& what) {
        m_file.write(QByteArray(1, static_cast<char>(deed)) + ' ' +
                     QByteArray::number(QDateTime::currentMSecsSinceEpoch()) + ' ' + what + '\n');
    }

    [[nodiscard]] static std::vector<JournalEntry> read(const QString& path) {
        std::vector<JournalEntry> entries;
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return entries;
        for (const QByteArray& line : file.readAll().split('\n')) {
            const auto words = line.split(' ');
            if (words.size() == 3)
                entries.push_back(
                    {static_cast<Deed>(words[0][0]), words[1].toLongLong(), words[2]});
        }
        return entries;
    }

private:
    QFile m_file;
};

} // namespace tessera
