// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/KnownPuzzles.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tessera {

KnownPuzzles knownPuzzlesFrom(const QStringList& lines) {
    KnownPuzzles puzzles;
    for (const QString& line : lines) {
        const QJsonObject object = QJsonDocument::fromJson(line.toUtf8()).object();
        const auto text = [&](const char* key) { return object[QLatin1String(key)].toString(); };
        const auto number = [&](const char* key) { return object[QLatin1String(key)].toInt(-1); };
        KnownPuzzle puzzle{text("path"), text("size").left(20), number("best"), number("total"),
                           QDateTime::fromString(text("workedOn"), Qt::ISODate).toUTC()};
        const bool isNew =
            std::ranges::find(puzzles, puzzle.path, &KnownPuzzle::path) == puzzles.end();
        if (isNew && QFileInfo(puzzle.path).isAbsolute() && puzzle.best >= 0 && puzzle.total >= 0 &&
            puzzles.size() < kMostKnownPuzzles)
            puzzles.push_back(std::move(puzzle));
    }
    return puzzles;
}

QStringList linesOf(const KnownPuzzles& puzzles) {
    QStringList lines;
    for (const KnownPuzzle& puzzle : puzzles) {
        const QJsonObject object{
            {QStringLiteral("path"), puzzle.path},
            {QStringLiteral("size"), puzzle.size},
            {QStringLiteral("best"), puzzle.best},
            {QStringLiteral("total"), puzzle.total},
            {QStringLiteral("workedOn"), puzzle.workedOn.toString(Qt::ISODate)},
        };
        lines << QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
    }
    return lines;
}

void putInFront(KnownPuzzles& puzzles, KnownPuzzle puzzle) {
    std::erase_if(puzzles, [&](const KnownPuzzle& known) { return known.path == puzzle.path; });
    puzzles.insert(puzzles.begin(), std::move(puzzle));
    puzzles.resize(std::min(puzzles.size(), kMostKnownPuzzles));
}

} // namespace tessera
