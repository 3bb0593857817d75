// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/RecordKeeper.h"

#include "app/window/board/BoardSearch.h"

#include "core/edges/puzzle/Puzzle.h"
#include "core/support/UserError.h"

#include <QDir>
#include <QStandardPaths>

namespace tessera {

namespace {

QString recordsFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/records");
}

} // namespace

QString recordsPath(const Puzzle& puzzle) {
    return QStringLiteral("%1/%2.jsonl")
        .arg(recordsFolder(), QString::fromLatin1(puzzleHash(puzzle)));
}

RecordKeeper::RecordKeeper(BoardSearch& search, QObject* parent)
    : QObject(parent), m_search(search) {
    connect(&search, &SearchController::stateChanged, this, &RecordKeeper::beginIfNew);
    connect(&search, &SearchController::numbersChanged, this, &RecordKeeper::keep);
}

void RecordKeeper::beginIfNew() {
    const bool active = m_search.isActive();
    if (active && !m_active) {
        m_failed = false;
        m_offered = -1;
        m_file.reset();
    }
    m_active = active;
}

void RecordKeeper::keep() {
    const auto moments = m_search.bests().moments();
    if (m_failed || moments.empty() || moments.back().score <= m_offered)
        return;
    m_offered = moments.back().score;
    try {
        offerNewest();
    } catch (const UserError& error) {
        m_failed = true;
        emit failed(error.sentence());
    }
}

void RecordKeeper::offerNewest() {
    const Puzzle& puzzle = m_search.searched().puzzle;
    const BestHistory& bests = m_search.bests();
    const auto board =
        Board::fromCodes(puzzle.size(), puzzle.pieceCount(), bests.solution(bests.size() - 1));
    if (!board || board->emptyCount() > 0)
        return;
    if (!m_file) {
        QDir().mkpath(recordsFolder());
        m_file.emplace(recordsPath(puzzle), puzzle);
    }
    const BestMoment& moment = bests.moments().back();
    BoardRecord record;
    record.score = moment.score;
    record.time = QDateTime::currentDateTime();
    record.solver = QString::fromStdString(m_search.settings().solver);
    record.finder =
        QString::fromUtf8(moment.finder.data(), static_cast<qsizetype>(moment.finder.size()));
    record.seed = m_search.settings().seed;
    record.seconds = moment.seconds;
    record.evaluations = moment.evaluations;
    record.board = *board;
    if (m_file->offer(record))
        emit added();
}

} // namespace tessera
