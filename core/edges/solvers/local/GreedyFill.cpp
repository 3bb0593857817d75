// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/local/GreedyFill.h"

#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/local/TrajectorySolver.h"

#include <algorithm>
#include <array>

namespace tessera {

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
    if (order != FillOrder::Walk)
        return order == FillOrder::Rows ? m_rows : m_columns;
    walk(random);
    return m_walk;
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

GreedyFill::GreedyFill(ScoredBoard& board, const EdgeProblem& problem, const MovableCells& cells)
    : m_board(board), m_problem(problem), m_sequence(board.grid(), cells) {
    ScoredBoard fixed(board.pieces());
    layFixedPieces(fixed, problem);
    m_pieces = sparePieces(fixed);
    m_spare = m_pieces;
}

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
    for (std::size_t kind = 0; kind < kCellKinds; ++kind) {
        m_spare[kind].assign(m_pieces[kind].begin(), m_pieces[kind].end());
        random.shuffle(std::span<PieceIndex>(m_spare[kind]));
    }
    m_way = m_sequence.draw(order, random);
    m_next = 0;
}

void GreedyFill::fillCell(Position position, Random& random) {
    const int cell = m_board.grid().cell(position);
    auto& pieces = m_spare[asIndex(m_board.pieces().kindOfCell(cell))];
    const int wanted = joints(position);
    std::size_t best = 0;
    int most = -1;
    for (std::size_t i = 0; i < pieces.size() && most < wanted && m_tried < m_mostTries; ++i) {
        const int matches = m_board.bestMatchesOf(pieces[i], position);
        ++m_tried;
        if (matches > most) {
            most = matches;
            best = i;
        }
    }
    m_board.set(position, m_board.bestPlacement(pieces[best], position, random.below(4)));
    pieces[best] = pieces.back();
    pieces.pop_back();
}

int GreedyFill::joints(Position position) const {
    return static_cast<int>(std::ranges::count_if(kSides, [&](Side side) {
        const PaddedGrid& grid = m_board.grid();
        return !m_board.at(grid.neighbour(position, side)).isEmpty() ||
               (m_board.pieces().countsRim() && grid.size.onRim(grid.cell(position), side));
    }));
}

namespace {

constexpr const char* kPaper = QT_TRANSLATE_NOOP("Solver", "Söderlind 2010, section 5.3");

class Greedy final : public TrajectorySolver {
public:
    struct Settings {
        FillOrder order = FillOrder::Walk; ///< unless a parameter sets it
    };

    Greedy(const std::shared_ptr<const Problem>& problem, const Settings& settings)
        : TrajectorySolver(problem), m_fill(board(), this->problem(), cells()),
          m_order(settings.order) {}

protected:
    void search(SearchContext& context) override {
        do {
            // One more whole board would exceed the budget.
            const auto budget = context.budget().evaluations;
            const std::uint64_t left =
                budget ? *budget - context.evaluations() : GreedyFill::kNoLimit;
            fill(context, left);
            ++m_boards;
            static_cast<void>(context.proceed(m_fill.tried()));
            publishIfBest(context);
            if (context.isFollowed() && !context.stopped())
                context.endStep({.kind = StepKind::Tour, .count = m_fill.tried()}, StepSize::Round);
        } while (!context.stopped() && context.endIteration());
    }

    void addGauges(std::vector<Gauge>& gauges) const override {
        gauges = {{QT_TRANSLATE_NOOP("Solver", "Boards"), m_boards}};
    }

private:
    void fill(SearchContext& context, std::uint64_t mostTries) {
        m_fill.begin(m_order, context.random(), mostTries);
        while (!m_fill.isFull()) {
            const std::uint64_t tried = m_fill.tried();
            const Position position = m_fill.fillNext(context.random());
            if (context.isFollowed() && !context.stopped())
                context.endStep({.kind = StepKind::Placement,
                                 .cells = {cellOf(position)},
                                 .count = m_fill.tried() - tried});
        }
    }

    GreedyFill m_fill;
    FillOrder m_order;
    std::uint64_t m_boards = 0;
};

} // namespace

/// Greedy construction by rows or columns (Söderlind 2010, 5.3), repeated with the pieces shuffled.
SolverInfo EdgeMethods::greedy() {
    using Settings = Greedy::Settings;
    using Row = ParameterRow<Settings>;
    return methodInfo<Greedy>(
        EdgeProblem::kKind, "greedy", QT_TR_NOOP("Greedy"),
        QT_TR_NOOP(
            "Fills the board line by line with the first piece that fits, or else the best one."),
        kPaper,
        {Row(&Settings::order, "order", QT_TR_NOOP("Order"), "rows",
             {{"rows", QT_TR_NOOP("row by row")}, {"columns", QT_TR_NOOP("column by column")}},
             QT_TR_NOOP("The order in which cells are filled."), kPaper)});
}

/// Greedy construction along a random walk (Söderlind 2010, 5.3).
SolverInfo EdgeMethods::greedyWalk() {
    return methodInfo<Greedy>(
        EdgeProblem::kKind, "greedy-walk", QT_TR_NOOP("Greedy walk"),
        QT_TR_NOOP("Fills the board along a random walk with the piece that fits best."), kPaper);
}

} // namespace tessera
