// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/search/SearchController.h"

#include "core/edges/formats/PuzzleFile.h"
#include "core/experiments/KeptFiles.h"

#include <QObject>

#include <optional>
#include <vector>

namespace tessera {

enum class HeatKind : std::uint8_t {
    Method,     ///< the method's own measure, or Changes if it has none
    Changes,    ///< how often each cell changed between best boards
    Mismatches, ///< how often a cell of the best boards had a mismatch
    Difference, ///< where the board differs from another one
};

/// The share of (at most 64) best boards in which each cell had a mismatch; empty for none.
[[nodiscard]] std::vector<float> mismatchFrequency(const Puzzle& puzzle,
                                                   const BestHistory& history);

/// How often each cell changed between best boards; empty before there are two.
[[nodiscard]] std::vector<float> cellChanges(const BestHistory& history);

/// 1 for cells in which two boards of the same size differ, else 0.
[[nodiscard]] std::vector<float> boardDifference(const Board& a, const Board& b);

class BoardEditor;
class PuzzleDocument;

/// The searches of an edge-matching document.
class BoardSearch final : public SearchController {
    Q_OBJECT

public:
    BoardSearch(PuzzleDocument& document, BoardEditor& editor, QObject* parent = nullptr);

    /// The puzzle when that search started; later edits do not change it.
    [[nodiscard]] const PuzzleFile& searched() const { return searchedPuzzle().as<PuzzleFile>(); }
    /// bestSolution() and shownSolution() as boards, nothing if they are empty.
    [[nodiscard]] const std::optional<Board>& bestBoard() const;
    [[nodiscard]] const std::optional<Board>& shownBoard() const;
    /// mismatchFrequency() for that kind of heat, else cellChanges() of the best boards so far.
    [[nodiscard]] const std::vector<float>& bestsHeat(HeatKind kind) const;

protected:
    void began(const AnyPuzzle& searched) override;
    [[nodiscard]] bool hasItsPuzzle() const override;
    void lay(const Solution& solution, int score) override;
    [[nodiscard]] QString endSentence(StopReason reason) const override;
    [[nodiscard]] QString scoreSentence() const override;
    [[nodiscard]] QString narrate(const StepMoment& before, const StepMoment& after,
                                  std::span<const TraceEvent> events) const override;

private:
    /// Views ask for the same board repeatedly.
    struct CachedBoard {
        Solution solution;
        std::optional<Board> board;
    };
    /// Computed once for each new best board.
    struct CachedHeat {
        HeatKind kind{};
        std::size_t moments = 0;
        BestMoment last{};
        std::vector<float> heat{};
    };
    [[nodiscard]] std::optional<Board> boardFrom(const Solution& solution) const;
    [[nodiscard]] const std::optional<Board>& boardOf(const Solution& solution,
                                                      CachedBoard& cache) const;

    const PuzzleDocument& m_puzzleDocument;
    BoardEditor& m_editor;
    mutable CachedBoard m_best;
    mutable CachedBoard m_shown;
    mutable CachedHeat m_heat;
};

/// The state of a search between two steps.
struct StepMoment {
    Board board;
    SearchNumbers numbers;
};

/// One step of a search in words, e.g. "Swap D4 and F7: +2, now 151 of 180. The best so far."
/// @param events those of the step
[[nodiscard]] QString narrateStep(const Puzzle& puzzle, const StepMoment& before,
                                  const StepMoment& after, std::span<const TraceEvent> events);

/// The records file of a puzzle: one per puzzleHash(); it need not exist.
[[nodiscard]] QString recordsPath(const Puzzle& puzzle);

/// While a search runs, appends every full board that beats the best known one of its puzzle to the
/// application's records, so that a crash of program or machine loses nothing.
class RecordKeeper final : public QObject {
    Q_OBJECT

public:
    explicit RecordKeeper(BoardSearch& search, QObject* parent = nullptr);

signals:
    void added();
    /// A sentence, once per search.
    void failed(const QString& sentence);

private:
    void beginIfNew();
    void keep();
    void offerNewest();

    BoardSearch& m_search;
    bool m_active = false;
    bool m_failed = false;
    int m_offered = -1; ///< the best score of this search that was checked
    AnyPuzzle m_puzzle; ///< the one of m_file
    std::optional<RecordsFile> m_file;
};

} // namespace tessera
