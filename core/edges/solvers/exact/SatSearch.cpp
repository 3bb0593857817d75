// SPDX-License-Identifier: GPL-3.0-or-later
#ifdef TESSERA_HAS_SAT

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/edges/puzzle/SatEncoding.h"
#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/exact/CellOrder.h"
#include "core/search/SearchContext.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <algorithm>
#include <cadical.hpp>
#include <iterator>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

namespace {

constexpr int kSatisfiable = 10;
constexpr int kUnsatisfiable = 20;

class SatSearch final : public ProvingSolver, CaDiCaL::Terminator, CaDiCaL::Learner {
public:
    struct Settings {
        bool pieces;
        bool oneToOne;
        bool forbidden;
        bool supports;
        bool symmetry;
        bool shuffled;
    };

    SatSearch(const std::shared_ptr<const Problem>& problem, const Settings& settings)
        : m_problem(asEdgeProblem(problem)), m_settings(settings) {}

    void run(SearchContext& context) override;

private:
    void layFirst(SearchContext& context);
    [[nodiscard]] bool fits(int cell, Placement placement) const;
    void encode(SearchContext& context);
    void solveFormula(SearchContext& context);
    void startProof(CaDiCaL::Solver& solver) const;
    void publishModel(SearchContext& context, CaDiCaL::Solver& solver);
    void report(SearchReport& report) const;

    bool terminate() override;
    bool learning(int size) override {
        ++m_conflicts;
        m_learned = size;
        return false;
    }
    void learn(int /*literal*/) override {}

    std::shared_ptr<const EdgeProblem> m_problem;
    Settings m_settings;
    SearchContext* m_context = nullptr;
    Board m_first; ///< what is shown until there is a solution
    int m_firstScore = 0;
    std::vector<PieceIndex> m_order; ///< by number in the formula: the puzzle's piece
    std::optional<SatEncoding> m_formula;
    std::uint64_t m_conflicts = 0;
    std::uint64_t m_conflictsTold = 0;
    int m_learned = 0;
};

void SatSearch::run(SearchContext& context) {
    m_context = &context;
    context.tellSteps();
    context.setReporter([this](SearchReport& asked) { report(asked); });
    layFirst(context);
    if (context.proceed(1))
        encode(context);
    if (!context.stopped())
        solveFormula(context);
    context.finish();
}

bool SatSearch::fits(int cell, Placement placement) const {
    const Puzzle& puzzle = m_problem->given();
    if (!puzzle.respectsFrame(cell, placement))
        return false;
    const bool hasRim = puzzle.rules().hasRimColor() && std::ranges::any_of(kSides, [&](Side side) {
                            return !puzzle.size().neighbour(cell, side);
                        });
    Color rim = hasRim ? rimColorOn(puzzle, m_first) : kGrey;
    return std::ranges::all_of(kSides, [&](Side side) {
        const Color edge = puzzle.edge(placement, side);
        const auto across = puzzle.size().neighbour(cell, side);
        if (!across) {
            // The first piece decides a rim of any colour.
            rim = rim == kGrey ? edge : rim;
            return !hasRim || (edge == rim && edge != kGrey);
        }
        const Placement there = m_first.at(*across);
        return there.isEmpty() ||
               joins(edge, puzzle.edge(there, opposite(side)), puzzle.isSigned());
    });
}

/// The fixed pieces, and others row by row until none fits.
void SatSearch::layFirst(SearchContext& context) {
    const Puzzle& puzzle = m_problem->given();
    m_first = Board(puzzle.size(), puzzle.pieceCount());
    for (int cell = 0; cell < m_first.cells(); ++cell) {
        if (m_problem->isFixed(cell))
            m_first.place(cell, m_problem->start().at(cell));
    }
    m_order = puzzle.pieceIndices();
    if (m_settings.shuffled)
        context.random().shuffle(std::span<PieceIndex>(m_order));
    std::vector<PieceIndex> spare;
    std::ranges::copy_if(m_order, std::back_inserter(spare),
                         [&](PieceIndex piece) { return !m_first.cellOf(piece); });
    bool isLaid = true;
    for (int cell = 0; cell < m_first.cells() && isLaid; ++cell) {
        if (!m_first.at(cell).isEmpty())
            continue;
        isLaid = false;
        for (std::size_t i = 0; i < spare.size() && !isLaid; ++i) {
            for (Rotation rotation = 0; rotation < 4 && !isLaid; ++rotation) {
                isLaid = fits(cell, {spare[i], rotation});
                if (isLaid)
                    m_first.place(cell, {spare[i], rotation});
            }
            if (isLaid)
                spare.erase(spare.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
    m_firstScore = matchedEdges(puzzle, m_first);
    context.count(1);
    context.improved(m_firstScore, m_first.codes());
}

void SatSearch::encode(SearchContext& context) {
    const Puzzle& given = m_problem->given();
    std::vector<PieceIndex> numbers(m_order.size());
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        numbers[m_order[i]] = static_cast<PieceIndex>(i);
        pieces.push_back(given.piece(m_order[i]));
    }
    std::vector<Placement> fixed(asIndex(given.size().cells()));
    for (int cell = 0; cell < given.size().cells(); ++cell) {
        const Placement lies = m_problem->start().at(cell);
        if (m_problem->isFixed(cell))
            fixed[asIndex(cell)] = {numbers[lies.piece()], lies.rotation()};
    }
    std::optional<SatAnchor> anchor;
    std::vector<int> rows(asIndex(given.size().cells()));
    std::iota(rows.begin(), rows.end(), 0);
    if (m_settings.symmetry) {
        if (const auto found = turnAnchor(*m_problem, CompiledPuzzle(m_problem->puzzle()), rows))
            anchor = SatAnchor{numbers[found->piece], found->turns, found->only};
    }
    const SatOptions options{.rotations = !m_settings.pieces,
                             .oneToOne = m_settings.oneToOne,
                             .forbidden = m_settings.forbidden,
                             .supports = m_settings.supports,
                             .ordersCopies = m_settings.symmetry};
    m_formula.emplace(Puzzle(given.size(), given.rules(), std::move(pieces)), fixed, options,
                      anchor ? &*anchor : nullptr, [&] { return context.mayBegin(); });
}

void SatSearch::solveFormula(SearchContext& context) {
    CaDiCaL::Solver solver;
    // Every step of its loop asks terminate(), so that steps can be counted.
    solver.set("terminateint", 0);
    solver.set("quiet", 1); // standard output is ours
    solver.set("seed", static_cast<int>(context.random().below(1U << 30U)));
    if (!proof().isEmpty())
        startProof(solver);
    constexpr std::size_t asked = 1U << 20U; // some hundredths of a second
    const std::span<const int> literals = m_formula->literals();
    for (std::size_t i = 0; i < literals.size(); ++i) {
        if (i % asked == 0 && !context.mayBegin())
            return;
        solver.add(literals[i]);
    }
    solver.connect_terminator(this);
    solver.connect_learner(this);
    const int answer = solver.solve();
    solver.disconnect_learner();
    solver.disconnect_terminator();
    if (!proof().isEmpty())
        solver.close_proof_trace();
    if (answer == kSatisfiable)
        publishModel(context, solver);
    else if (answer == kUnsatisfiable)
        context.exhausted();
}

void SatSearch::startProof(CaDiCaL::Solver& solver) const {
    writeFile(m_formula->dimacs(), proof() + QStringLiteral(".cnf"));
    solver.set("binary", 0);
    if (!solver.trace_proof(proof().toLocal8Bit().constData()))
        throw UserError(QCoreApplication::translate("Solver", "The proof %1 cannot be written."),
                        proof());
}

void SatSearch::publishModel(SearchContext& context, CaDiCaL::Solver& solver) {
    std::vector<bool> values(asIndex(m_formula->variables() + 1));
    for (int variable = 1; variable <= m_formula->variables(); ++variable)
        values[asIndex(variable)] = solver.val(variable) > 0;
    Solution codes = m_formula->boardOf(values);
    for (std::uint16_t& code : codes) {
        const auto placement = Placement::fromCode(code);
        code = Placement(m_order[placement.piece()], placement.rotation()).code();
    }
    context.improved(m_problem->total(), codes);
}

void SatSearch::report(SearchReport& report) const {
    report.current = m_firstScore;
    if (report.wantsCurrent)
        report.solution = m_first.codes();
    if (!m_formula)
        return;
    report.gauges = {{QT_TRANSLATE_NOOP("Solver", "Conflicts"), m_conflicts},
                     {QT_TRANSLATE_NOOP("Solver", "Variables"), m_formula->variables()},
                     {QT_TRANSLATE_NOOP("Solver", "Clauses"), m_formula->clauses()}};
}

bool SatSearch::terminate() {
    if (m_context->stopped())
        return true;
    const bool isConflict = m_conflicts > m_conflictsTold;
    m_conflictsTold = m_conflicts;
    if (m_context->proceed(1) && m_context->isFollowed()) {
        if (isConflict) {
            m_context->endStep(
                {.kind = StepKind::Conflict, .count = static_cast<std::uint64_t>(m_learned)},
                StepSize::Round);
        } else {
            m_context->endStep(
                {.kind = StepKind::Exact, .name = QT_TRANSLATE_NOOP("Solver", "the SAT solver")});
        }
    }
    return m_context->stopped();
}

} // namespace

/// Translates the puzzle into a formula (Heule 2008, see SatEncoding) and gives it to the SAT
/// solver CaDiCaL. An evaluation is a step of that solver's loop: a decision or a conflict, with
/// all that follows from it. Until it has a solution it shows a first board, which has no mismatch
/// except between fixed pieces.
SolverInfo EdgeMethods::sat() {
    using Settings = SatSearch::Settings;
    using Row = ParameterRow<Settings>;
    const ParameterTable<Settings> table{
        Row(&Settings::pieces, "variables", QT_TR_NOOP("Variables"), "pieces",
            {{"rotations", QT_TR_NOOP("one for each rotation of a piece on a cell")},
             {"pieces", QT_TR_NOOP("one for each piece on a cell")}},
            QT_TR_NOOP("What a variable of the formula says. With fewer variables, the colours "
                       "around a piece tell its rotation."),
            QT_TR_NOOP("Heule 2008")),
        Row(&Settings::oneToOne, "one-to-one", QT_TR_NOOP("Each piece only once"), true,
            QT_TR_NOOP("Also say that no piece lies on two cells. This follows from the other "
                       "clauses, but can save time."),
            QT_TR_NOOP("Heule 2008")),
        Row(&Settings::forbidden, "forbidden", QT_TR_NOOP("Forbidden colours"), false,
            QT_TR_NOOP("Also say which colours cannot be beside a piece. This follows from the "
                       "other clauses, but can save time."),
            QT_TR_NOOP("Heule 2008")),
        Row(&Settings::supports, "supports", QT_TR_NOOP("Supported colours"), true,
            QT_TR_NOOP("Also say which pieces can show a colour. This follows from the other "
                       "clauses, but can save time.")),
        Row(&Settings::symmetry, "symmetry", QT_TR_NOOP("Leave out symmetries"), true,
            QT_TR_NOOP("Look for only one of the boards that rotate into each other, and for one "
                       "order of the copies of a piece.")),
        Row(&Settings::shuffled, "shuffle", QT_TR_NOOP("Random order"), true,
            QT_TR_NOOP("Number the pieces in a random order, set by the seed, instead of the order "
                       "of the puzzle.")),
    };
    SolverInfo info = methodInfo<SatSearch>(
        EdgeProblem::kKind, "sat", QT_TR_NOOP("SAT solver"),
        QT_TR_NOOP("Translates the puzzle into a logical formula and lets the SAT solver CaDiCaL "
                   "find its solution."),
        QT_TR_NOOP("Heule 2008"), table);
    info.exact = true;
    info.presets = {{"heule-2008", QT_TR_NOOP("Heule 2008"),
                     QT_TR_NOOP("Heule 2008, the translation with all its redundant clauses"),
                     presetValues("variables=pieces one-to-one=true forbidden=true supports=false "
                                  "symmetry=false shuffle=false")}};
    return info;
}

} // namespace tessera

#endif
