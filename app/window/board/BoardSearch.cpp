// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/BoardSearch.h"

#include "app/document/PuzzleDocument.h"
#include "app/document/PuzzleEditor.h"

#include "core/edges/puzzle/Board.h"
#include "core/support/UserError.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace tessera {

namespace {

/// Enough for a frequency, and fast to recompute from a history.
constexpr std::size_t kMostBoards = 64;

bool hasFixedPieces(const PuzzleFile& file) {
    return !file.puzzle.hints().empty() || std::ranges::count(file.locked, true) > 0;
}

bool hasMismatch(const Puzzle& puzzle, const Board& board, int cell) {
    return std::ranges::any_of(kSides, [&](Side side) {
        return jointState(puzzle, board, cell, side) == JointState::Mismatched;
    });
}

} // namespace

std::vector<float> mismatchFrequency(const Puzzle& puzzle, const BestHistory& history) {
    if (history.isEmpty())
        return {};
    const std::size_t boards = std::min(history.size(), kMostBoards);
    std::vector<float> shares(static_cast<std::size_t>(puzzle.size().cells()), 0.0F);
    for (std::size_t i = 0; i < boards; ++i) {
        // Chosen so that the last one is always included.
        const std::size_t moment = history.size() - 1 - i * history.size() / boards;
        const auto board =
            Board::fromCodes(puzzle.size(), puzzle.pieceCount(), history.solution(moment));
        if (!board)
            return {};
        for (int cell = 0; cell < board->cells(); ++cell) {
            if (hasMismatch(puzzle, *board, cell))
                shares[static_cast<std::size_t>(cell)] += 1.0F / static_cast<float>(boards);
        }
    }
    return shares;
}

std::vector<float> cellChanges(const BestHistory& history) {
    std::vector<float> changes;
    if (history.size() < 2)
        return changes;
    changes.resize(history.solution(0).size());
    for (std::size_t moment = 1; moment < history.size(); ++moment) {
        for (const std::size_t cell : history.changedCells(moment))
            changes[cell] += 1;
    }
    return changes;
}

std::vector<float> boardDifference(const Board& a, const Board& b) {
    if (a.size() != b.size())
        return {};
    std::vector<float> differs(static_cast<std::size_t>(a.cells()), 0.0F);
    for (const std::size_t cell : differingCells(a.codes(), b.codes()))
        differs[cell] = 1.0F;
    return differs;
}

BoardSearch::BoardSearch(PuzzleDocument& document, BoardEditor& editor, QObject* parent)
    : SearchController(document, parent), m_puzzleDocument(document), m_editor(editor) {}

void BoardSearch::began(const AnyPuzzle& searched) {
    SearchController::began(searched);
    // Boards with the same codes may be of another puzzle now.
    m_best = m_shown = {};
    m_heat = {};
}

bool BoardSearch::hasItsPuzzle() const { return searched().puzzle == m_puzzleDocument.puzzle(); }

void BoardSearch::lay(const Solution& solution, int score) {
    if (const auto board = boardFrom(solution))
        m_editor.keep(*board, score);
}

std::optional<Board> BoardSearch::boardFrom(const Solution& solution) const {
    const Puzzle& puzzle = searched().puzzle;
    return solution.empty() ? std::nullopt
                            : Board::fromCodes(puzzle.size(), puzzle.pieceCount(), solution);
}

const std::optional<Board>& BoardSearch::boardOf(const Solution& solution,
                                                 CachedBoard& cache) const {
    if (cache.solution != solution)
        cache = {solution, boardFrom(solution)};
    return cache.board;
}

const std::optional<Board>& BoardSearch::bestBoard() const {
    return boardOf(bestSolution(), m_best);
}

const std::optional<Board>& BoardSearch::shownBoard() const {
    return boardOf(shownSolution(), m_shown);
}

const std::vector<float>& BoardSearch::bestsHeat(HeatKind kind) const {
    const BestHistory& history = bests();
    const BestMoment last = history.isEmpty() ? BestMoment() : history.moments().back();
    if (kind != m_heat.kind || history.size() != m_heat.moments || last != m_heat.last)
        m_heat = {kind, history.size(), last,
                  kind == HeatKind::Mismatches ? mismatchFrequency(searched().puzzle, history)
                                               : cellChanges(history)};
    return m_heat.heat;
}

QString BoardSearch::narrate(const StepMoment& before, const StepMoment& after,
                             std::span<const TraceEvent> events) const {
    const Puzzle& puzzle = searched().puzzle;
    const auto momentOf = [&](const StepMoment& moment) {
        const Board none(puzzle.size(), puzzle.pieceCount());
        return tessera::StepMoment{boardFrom(moment.solution).value_or(none), moment.numbers};
    };
    return narrateStep(puzzle, momentOf(before), momentOf(after), events);
}

QString BoardSearch::endSentence(StopReason reason) const {
    if (reason == StopReason::Solved)
        return tr("Solved: all %n edge(s) match.", nullptr, numbers().total);
    if (provesNoSolution() && hasFixedPieces(searched())) {
        return tr("Everything was tried, and there is no solution with the locked pieces and "
                  "hints: %1")
            .arg(scoreSentence());
    }
    return SearchController::endSentence(reason);
}

QString BoardSearch::scoreSentence() const {
    return tr("%1 edges match.").arg(SearchController::scoreSentence());
}

QString recordsPath(const Puzzle& puzzle) {
    return QStringLiteral("%1/records/%2.jsonl")
        .arg(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation),
             QString::fromLatin1(puzzleHash(puzzle)));
}

RecordKeeper::RecordKeeper(BoardSearch& search, QObject* parent)
    : QObject(parent), m_search(search) {
    connect(&search, &SearchController::stateChanged, this, &RecordKeeper::beginIfNew);
    connect(&search, &SearchController::numbersChanged, this, &RecordKeeper::keep);
}

void RecordKeeper::beginIfNew() {
    const bool active = m_search.isActive();
    // A search that is brought back may be one of another puzzle.
    const bool isAnother = !m_search.searchedPuzzle().isCopyOf(m_puzzle);
    if ((active && !m_active) || isAnother) {
        m_failed = false;
        m_offered = -1;
        m_file.reset();
        m_puzzle = m_search.searchedPuzzle();
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
    } catch (const std::exception&) {
        m_failed = true;
        emit failed(failureSentence());
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
        const QString path = recordsPath(puzzle);
        QDir().mkpath(QFileInfo(path).path());
        m_file.emplace(path, puzzle);
    }
    const BestMoment& moment = bests.moments().back();
    BoardRecord record;
    record.score = moment.score;
    record.time = m_search.newestTime();
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
