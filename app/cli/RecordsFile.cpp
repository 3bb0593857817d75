// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/RecordsFile.h"

#include "app/cli/Console.h"

#include "core/formats/ViewerUrlFormat.h"
#include "core/puzzle/Score.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QDateTime>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tessera {

namespace {

constexpr qint64 kMostBytes = 1 << 30;

QJsonArray codesOf(const Solution& solution) {
    QJsonArray codes;
    for (const std::uint16_t code : solution)
        codes.append(int{code});
    return codes;
}

} // namespace

RecordsFile::RecordsFile(QString path, std::shared_ptr<const EdgeProblem> problem)
    : m_path(std::move(path)), m_problem(std::move(problem)) {
    if (QFileInfo::exists(m_path)) {
        const QByteArray content = readFile(m_path, kMostBytes);
        for (const QByteArray& line : content.split('\n')) {
            const QJsonObject record = QJsonDocument::fromJson(line).object();
            if (record[QLatin1String("total")].toInt(-1) == m_problem->total())
                m_best = std::max(m_best, record[QLatin1String("score")].toInt(-1));
        }
        // After a torn line the next one has to begin anew.
        appendToFile(content.isEmpty() || content.endsWith('\n') ? "" : "\n", m_path);
    } else {
        appendToFile("", m_path);
    }
}

void RecordsFile::offer(std::uint64_t seed, const QString& solver, const SearchNumbers& numbers,
                        const Solution& solution) {
    if (solution.empty() || numbers.best <= m_best)
        return;
    check(solution, numbers.best);
    const Puzzle& puzzle = m_problem->puzzle();
    const auto edges =
        viewerEdges(puzzle, *Board::fromCodes(puzzle.size(), puzzle.pieceCount(), solution));
    const QJsonObject record{
        {QStringLiteral("score"), numbers.best},
        {QStringLiteral("total"), m_problem->total()},
        {QStringLiteral("time"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
        {QStringLiteral("solver"), solver},
        {QStringLiteral("seed"), static_cast<qint64>(seed)},
        {QStringLiteral("seconds"), numbers.seconds},
        {QStringLiteral("evaluations"), static_cast<qint64>(numbers.evaluations)},
        {QStringLiteral("board"), edges ? QJsonValue(QString::fromLatin1(*edges)) : QJsonValue()},
        {QStringLiteral("placements"), codesOf(solution)},
    };
    appendToFile(QJsonDocument(record).toJson(QJsonDocument::Compact) + '\n', m_path);
    m_best = numbers.best;
}

/// Nothing that the search believes about its own board counts.
void RecordsFile::check(const Solution& solution, int score) const {
    const Puzzle& puzzle = m_problem->puzzle();
    const auto board = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), solution);
    if (!board || matchedEdges(puzzle, *board) != score || !violationsOf(puzzle, *board).empty())
        throw UserError(CliText::tr("A board of score %1 did not pass the check of its score and "
                                    "was not written to the records.")
                            .arg(score));
}

} // namespace tessera
