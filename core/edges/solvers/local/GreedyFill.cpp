// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/local/GreedyFill.h"

#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/local/TrajectorySolver.h"

#include <array>

namespace tessera {

namespace {

/// How many sides have a neighbour, or the rim's colour.
int jointsAround(const ScoredBoard& board, Position position) {
    const PaddedGrid& grid = board.grid();
    const bool countsRim = board.pieces().countsRim();
    return static_cast<int>(std::ranges::count_if(kSides, [&](Side side) {
        return !board.at(grid.neighbour(position, side)).isEmpty() ||
               (countsRim && grid.size.onRim(grid.cell(position), side));
    }));
}

constexpr const char* kPaper = QT_TRANSLATE_NOOP("Solver", "Söderlind 2010, section 5.3");

enum class GreedyChoice : std::uint8_t { Cell, Anywhere };

class Greedy final : public TrajectorySolver {
public:
    struct Settings {
        GreedyChoice choice = GreedyChoice::Cell; ///< unless a parameter sets it
        FillOrder order = FillOrder::Walk;        ///< the same
    };

    Greedy(const std::shared_ptr<const Problem>& problem, const Settings& settings)
        : TrajectorySolver(problem), m_fill(board(), this->problem(), cells()),
          m_pairs(board(), this->problem(), cells()), m_settings(settings) {}

protected:
    void search(SearchContext& context) override {
        do {
            // One more whole board would exceed the budget.
            const auto budget = context.budget().evaluations;
            const std::uint64_t left =
                budget ? *budget - context.evaluations() : GreedyFill::kNoLimit;
            const std::uint64_t tried = makeBoard(context, left);
            ++m_boards;
            static_cast<void>(context.proceed(tried));
            publishIfBest(context);
            if (context.isFollowed() && !context.stopped())
                context.endStep({.kind = StepKind::Tour, .count = tried}, StepSize::Round);
        } while (!context.stopped() && context.endIteration());
    }

    void addGauges(std::vector<Gauge>& gauges) const override {
        gauges = {{QT_TRANSLATE_NOOP("Solver", "Boards"), m_boards}};
    }

private:
    std::uint64_t makeBoard(SearchContext& context, std::uint64_t mostTries) {
        if (m_settings.choice == GreedyChoice::Anywhere) {
            m_pairs.begin(context.random(), mostTries);
            return fill(context, m_pairs);
        }
        m_fill.begin(m_settings.order, context.random(), mostTries);
        return fill(context, m_fill);
    }
    /// @return the number of pieces tried
    template <typename Construction>
    std::uint64_t fill(SearchContext& context, Construction& construction) {
        while (!construction.isFull()) {
            const std::uint64_t tried = construction.tried();
            const Position position = construction.fillNext(context.random());
            if (context.isFollowed() && !context.stopped())
                context.endStep({.kind = StepKind::Placement,
                                 .cells = {cellOf(position)},
                                 .count = construction.tried() - tried});
        }
        return construction.tried();
    }

    GreedyFill m_fill;
    GreedyPairs m_pairs;
    Settings m_settings;
    std::uint64_t m_boards = 0;
};

} // namespace

FillSequence::FillSequence(const PaddedGrid& grid, const MovableCells& cells)
    : m_grid(grid), m_cells(cells), m_open(grid.positions(), 0),
      m_starts(cells.all().begin(), cells.all().end()) {
    for (const Position position : cells.all())
        m_open[position] = 1;
    for (int i = 0; i < grid.size.cells(); ++i) {
        const int byColumns = grid.size.cell(i / grid.size.height, i % grid.size.height);
        if (isOpen(grid.position(i)))
            m_rows.push_back(grid.position(i));
        if (isOpen(grid.position(byColumns)))
            m_columns.push_back(grid.position(byColumns));
    }
    m_path.reserve(m_starts.size());
    m_walk.reserve(m_starts.size());
}

std::span<const Position> FillSequence::draw(FillOrder order, Random& random) {
    switch (order) {
    case FillOrder::Rows:
        return m_rows;
    case FillOrder::Columns:
        return m_columns;
    case FillOrder::Walk:
        walk(random);
        return m_walk;
    case FillOrder::Random:
        random.shuffle(std::span<Position>(m_starts));
        return m_starts;
    }
    return m_rows;
}

void FillSequence::walk(Random& random) {
    m_walk.clear();
    for (const Position position : m_cells.all())
        m_open[position] = 1;
    random.shuffle(std::span<Position>(m_starts));
    // Fixed pieces may divide the board into parts; each part is walked.
    for (const Position start : m_starts) {
        if (isOpen(start))
            walkFrom(start, random);
    }
}

/// From each cell takes a random step to an empty neighbour; goes back if there is none.
void FillSequence::walkFrom(Position start, Random& random) {
    m_path.assign(1, start);
    visit(start);
    while (!m_path.empty()) {
        std::array<Position, 4> open{};
        std::size_t count = 0;
        for (const Side side : kSides) {
            const Position next = m_grid.neighbour(m_path.back(), side);
            if (isOpen(next))
                open[count++] = next;
        }
        if (count == 0) {
            m_path.pop_back();
            continue;
        }
        m_path.push_back(open[random.index(count)]);
        visit(m_path.back());
    }
}

void FillSequence::visit(Position position) {
    m_open[position] = 0;
    m_walk.push_back(position);
}

SparePieces freePieces(const CompiledPuzzle& pieces, const EdgeProblem& problem) {
    ScoredBoard fixed(pieces);
    layFixedPieces(fixed, problem);
    return sparePieces(fixed);
}

void refillShuffled(SparePieces& spare, const SparePieces& pieces, Random& random) {
    for (std::size_t kind = 0; kind < kCellKinds; ++kind) {
        spare[kind].assign(pieces[kind].begin(), pieces[kind].end());
        random.shuffle(std::span<PieceIndex>(spare[kind]));
    }
}

FittingPiece fittingPiece(const ScoredBoard& board, Position position,
                          std::span<const PieceIndex> pieces, std::uint64_t mostTries) {
    const int wanted = jointsAround(board, position);
    FittingPiece best;
    for (std::size_t i = 0; i < pieces.size() && best.matches < wanted && best.tried < mostTries;
         ++i) {
        const int matches = board.bestMatchesOf(pieces[i], position);
        ++best.tried;
        if (matches > best.matches) {
            best.matches = matches;
            best.index = i;
        }
    }
    return best;
}

GreedyFill::GreedyFill(ScoredBoard& board, const EdgeProblem& problem, const MovableCells& cells)
    : m_board(board), m_problem(problem), m_sequence(board.grid(), cells),
      m_pieces(freePieces(board.pieces(), problem)), m_spare(m_pieces) {}

std::uint64_t GreedyFill::fill(FillOrder order, Random& random, std::uint64_t mostTries) {
    begin(order, random, mostTries);
    while (!isFull())
        static_cast<void>(fillNext(random));
    return m_tried;
}

void GreedyFill::begin(FillOrder order, Random& random, std::uint64_t mostTries) {
    m_mostTries = mostTries;
    m_tried = 0;
    layFixedPieces(m_board, m_problem);
    refillShuffled(m_spare, m_pieces, random);
    m_way = m_sequence.draw(order, random);
    m_next = 0;
}

void GreedyFill::fillCell(Position position, Random& random) {
    const int cell = m_board.grid().cell(position);
    auto& pieces = m_spare[asIndex(m_board.pieces().kindOfCell(cell))];
    const FittingPiece best = fittingPiece(m_board, position, pieces, m_mostTries - m_tried);
    m_tried += best.tried;
    m_board.set(position, m_board.bestPlacement(pieces[best.index], position, random.below(4)));
    pieces[best.index] = pieces.back();
    pieces.pop_back();
}

/// Greedy construction by rows or columns (Söderlind 2010, 5.3), or with the best piece anywhere
/// (4.1), repeated with the pieces shuffled.
SolverInfo EdgeMethods::greedy() {
    using Settings = Greedy::Settings;
    using Row = ParameterRow<Settings>;
    const char* const anywhere = QT_TR_NOOP("Söderlind 2010, sections 4.1 and 5.3");
    SolverInfo info = methodInfo<Greedy>(
        EdgeProblem::kKind, "greedy", QT_TR_NOOP("Greedy"),
        QT_TR_NOOP(
            "Fills the board line by line with the first piece that fits, or else the best one."),
        kPaper,
        {Row(&Settings::choice, "choice", QT_TR_NOOP("Next piece"), "cell",
             {{"cell", QT_TR_NOOP("the best one for the next cell")},
              {"anywhere", QT_TR_NOOP("the best one anywhere")}},
             QT_TR_NOOP("Fill cell by cell, or compare all pieces on all cells next to a placed "
                        "piece. The order matters only cell by cell."),
             anywhere),
         Row(&Settings::order, "order", QT_TR_NOOP("Order"), "rows",
             {{"rows", QT_TR_NOOP("row by row")}, {"columns", QT_TR_NOOP("column by column")}},
             QT_TR_NOOP("The order in which cells are filled."), kPaper)});
    info.presets = {{"soederlind-2010", QT_TR_NOOP("As published (Söderlind 2010)"),
                     QT_TR_NOOP("Söderlind 2010, section 5.3"),
                     presetValues("choice=cell order=columns")},
                    {"soederlind-2010-anywhere", QT_TR_NOOP("Söderlind, best piece anywhere"),
                     QT_TR_NOOP("Söderlind 2010, section 4.1; without results there"),
                     presetValues("choice=anywhere order=columns")}};
    return info;
}

/// Greedy construction along a random walk (Söderlind 2010, 5.3).
SolverInfo EdgeMethods::greedyWalk() {
    return methodInfo<Greedy>(
        EdgeProblem::kKind, "greedy-walk", QT_TR_NOOP("Greedy walk"),
        QT_TR_NOOP("Fills the board along a random walk with the piece that fits best."), kPaper);
}

GreedyPairs::GreedyPairs(ScoredBoard& board, const EdgeProblem& problem, const MovableCells& cells)
    : m_board(board), m_problem(problem), m_cells(cells), m_sequence(board.grid(), cells),
      m_pieces(freePieces(board.pieces(), problem)), m_spare(m_pieces),
      m_states(board.grid().positions(), CellState::Closed), m_offers(board.grid().positions()) {
    m_offered.reserve(cells.all().size());
}

void GreedyPairs::begin(Random& random, std::uint64_t mostTries) {
    m_mostTries = mostTries;
    m_tried = 0;
    m_left = m_cells.all().size();
    m_offered.clear();
    layFixedPieces(m_board, m_problem);
    refillShuffled(m_spare, m_pieces, random);
    const std::span<const Position> way = m_sequence.draw(FillOrder::Random, random);
    m_first = way.empty() ? Position() : way.front();
    for (const Position position : m_cells.all())
        m_states[position] = CellState::Open;
    for (const Position position : m_cells.all()) {
        const bool hasNeighbour = std::ranges::any_of(kSides, [&](Side side) {
            return !m_board.at(m_board.grid().neighbour(position, side)).isEmpty();
        });
        if (hasNeighbour)
            offer(position);
    }
}

std::vector<PieceIndex>& GreedyPairs::spareFor(Position position) {
    const CompiledPuzzle& pieces = m_board.pieces();
    return m_spare[asIndex(pieces.kindOfCell(m_board.grid().cell(position)))];
}

void GreedyPairs::offer(Position position) {
    if (m_states[position] == CellState::Open) {
        m_states[position] = CellState::Offered;
        m_offered.push_back(position);
    }
    m_offers[position].matches = kUnknown;
}

void GreedyPairs::update(Position position) {
    const std::vector<PieceIndex>& pieces = spareFor(position);
    const FittingPiece best = fittingPiece(m_board, position, pieces, m_mostTries - m_tried);
    m_tried += best.tried;
    m_offers[position] = {pieces[best.index], best.matches};
}

Position GreedyPairs::fillNext(Random& random) {
    // Only on an empty board: later every empty region is next to a placed piece.
    if (m_offered.empty())
        offer(m_first);
    for (const Position position : m_offered) {
        if (m_offers[position].matches == kUnknown)
            update(position);
    }
    const std::size_t chosen = drawBest(random);
    const Position position = m_offered[chosen];
    m_offered[chosen] = m_offered.back();
    m_offered.pop_back();
    place(position, m_offers[position].piece, random);
    return position;
}

std::size_t GreedyPairs::drawBest(Random& random) const {
    const auto matchesOf = [this](Position position) { return m_offers[position].matches; };
    const int most = matchesOf(*std::ranges::max_element(m_offered, {}, matchesOf));
    auto skipped =
        random.index(static_cast<std::size_t>(std::ranges::count(m_offered, most, matchesOf)));
    std::size_t i = 0;
    while (matchesOf(m_offered[i]) != most || skipped-- > 0)
        ++i;
    return i;
}

void GreedyPairs::place(Position position, PieceIndex piece, Random& random) {
    m_board.set(position, m_board.bestPlacement(piece, position, random.below(4)));
    m_states[position] = CellState::Closed;
    --m_left;
    std::vector<PieceIndex>& pieces = spareFor(position);
    *std::ranges::find(pieces, piece) = pieces.back();
    pieces.pop_back();
    for (const Position other : m_offered) {
        if (m_offers[other].piece == piece)
            m_offers[other].matches = kUnknown;
    }
    for (const Side side : kSides) {
        const Position neighbour = m_board.grid().neighbour(position, side);
        if (m_states[neighbour] != CellState::Closed)
            offer(neighbour);
    }
}

} // namespace tessera
