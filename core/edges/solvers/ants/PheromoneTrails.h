// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/ScoredBoard.h"
#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/edges/puzzle/Puzzle.h"
#include "core/edges/solvers/local/Descent.h"
#include "core/edges/solvers/local/GreedyFill.h"
#include "core/search/Solver.h"
#include "core/support/Packet.h"

#include <QCoreApplication>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// The three ant colony algorithms of Söderlind 2010, 3.2.
enum class AntSystem : std::uint8_t {
    As,   ///< Ant System (Dorigo 1991): all ants deposit, all trails evaporate
    Acs,  ///< Ant Colony System (Dorigo and Gambardella 1997)
    Mmas, ///< MAX–MIN Ant System (Stützle and Hoos 2000)
};

/// The construction graphs of Söderlind 2010, 4.2, and the one that its chapter 7 wishes for.
enum class AntGraph : std::uint8_t {
    Cell,  ///< version 1: a piece in a rotation to a cell
    Side,  ///< version 2: a side of a piece to a side of another
    Piece, ///< a piece to a cell: a quarter of the edges of Cell, the best rotation is taken
};

/// What a tour adds to its trails.
enum class AntDeposit : std::uint8_t {
    Score,  ///< its matched edges (Söderlind 2010, 4.2)
    Misses, ///< 1/(1 + difference to the full score)
    Best,   ///< 1/(1 + difference to the best so far)
};

/// How the matches m of a placement determine its desirability η.
enum class AntHeuristic : std::uint8_t {
    Linear,      ///< m + 1 (Söderlind 2010, 4.2)
    Exponential, ///< e^m
};

/// The ant whose tour the best-ant rules of ACS and MMAS use.
enum class AntElite : std::uint8_t { BestSoFar, Iteration };

/// A colony's parameters; the names of the formulas are those of Söderlind 2010, 3.2.
struct AntSettings {
    Q_DECLARE_TR_FUNCTIONS(Solver)

public:
    AntSystem system;
    AntGraph graph;
    int ants;
    std::int64_t cycles; ///< the number after which it ends; 0: never
    double alpha;
    double beta;
    double rho;
    double phi;
    double q0;
    double tau0;
    double tauMin; ///< 0: τ0
    double tauMax; ///< 0: what the best tour so far deposits
    AntDeposit deposit;
    AntHeuristic heuristic;
    AntElite elite;
    FillOrder order;
    PolishSettings polish;       ///< for the best tour of an iteration
    std::uint64_t migration;     ///< see IslandPace
    std::size_t trailBytes;

    [[nodiscard]] static ParameterTable<AntSettings> table();
    [[nodiscard]] static std::vector<Preset> presets();
    /// The earlier preset that the defaults replace.
    [[nodiscard]] static std::vector<Preset> formerPresets();
};

/// Four numbers of a piece, one for each of its rotations or sides. Arithmetic works by element.
using FourFloats [[gnu::vector_size(16)]] = float;

[[nodiscard]] inline FourFloats fourOf(float value) {
    return FourFloats{value, value, value, value};
}

[[nodiscard]] inline float greatestOf(FourFloats values) {
    float most = values[0];
    for (std::size_t i = 1; i < 4; ++i)
        most = values[i] > most ? values[i] : most;
    return most;
}

/// An edge of the construction graph (see TrailGraph): from a vertex, the row, to one of the four
/// rotations or sides of a piece. In graph Piece it leads to one of four pieces.
struct TrailEdge {
    std::uint32_t row = 0;
    PieceIndex piece = 0;  ///< in graph Piece a quarter of its number
    std::uint8_t lane = 0; ///< rotation or side, 0 to 3; in graph Piece the rest of that division

    friend bool operator==(const TrailEdge&, const TrailEdge&) = default;
};

/// The pheromone τ on the edges of a construction graph (Söderlind 2010, 3.2 and 5.5).
///
/// Edges are created when an update first changes them, four at a time. Until then they share one
/// value, which evaporates like the others. If memory does not suffice, the weaker half of each
/// row's edges are forgotten and share that value again.
class PheromoneTrails {
public:
    /// No trail falls below this, so that the heuristic still decides after all pheromone has
    /// evaporated.
    static constexpr float kFaintest = 1e-9F;

    struct Row {
        std::vector<PieceIndex> pieces;
        std::vector<FourFloats> trails; ///< of pieces[i], by lane
    };

    /// @param initial τ0  @param mostBytes the memory for edges
    PheromoneTrails(std::size_t rows, float initial, std::size_t mostBytes);

    /// Sets the bounds of MAX–MIN; without a call they are [kFaintest, ∞). @pre least ≤ most
    void setBounds(float least, float most);
    [[nodiscard]] float least() const { return m_least; }
    [[nodiscard]] float most() const { return m_most; }

    /// The common value of edges that do not exist yet.
    [[nodiscard]] float uncreated() const { return m_uncreated; }
    [[nodiscard]] float at(const TrailEdge& edge) const;
    /// The existing edges of one vertex.
    [[nodiscard]] const Row& row(std::size_t index) const { return m_rows[index]; }
    [[nodiscard]] std::size_t rows() const { return m_rows.size(); }

    /// Forgets every edge; all trails become τ = @p trail.
    void reset(float trail);
    /// τ ← (1 − rate)·τ on all edges of the graph.
    void evaporate(float rate);
    void set(const TrailEdge& edge, float trail);
    void add(const TrailEdge& edge, float amount);
    /// τ ← (1 − rate)·τ + rate·target: the local and global rules of ACS.
    void blend(const TrailEdge& edge, float rate, float target);

    [[nodiscard]] std::size_t created() const { return asIndex(m_created); }
    /// The memory of existing edges.
    [[nodiscard]] std::size_t bytes() const { return asIndex(m_bytes); }
    /// The number of times that memory ran out.
    [[nodiscard]] std::uint64_t timesForgotten() const { return m_forgotten; }

    void save(PacketWriter& packet) const;
    /// @param pieces a piece of an edge is below this number
    /// @throws UserError if trails of another graph have been saved
    void load(PacketReader& packet, std::size_t pieces);

private:
    static void tellNumbers(auto& packet, auto& self);
    [[nodiscard]] float bounded(float trail) const;
    FourFloats& entry(std::size_t row, PieceIndex piece);
    FourFloats& create(Row& row, PieceIndex piece);
    void forgetWeakest();

    std::vector<Row> m_rows;
    float m_uncreated;
    float m_least = kFaintest;
    float m_most;
    std::uint64_t m_created = 0; // 64 bits, as a state has on every machine
    std::uint64_t m_bytes = 0;
    std::size_t m_mostBytes;
    std::uint64_t m_forgotten = 0;
};

/// A board by position of the padded grid; padding and empty cells hold nothing.
using GridPlacements = std::span<const Placement>;

/// The edges of the construction graph that belong to a placement (Söderlind 2010, 4.2).
///
/// Cell: one edge, from the cell (row = position) to the piece in its rotation. Piece: the same for
/// all rotations. Side: one edge per neighbour, between the two sides that touch. A row is one side
/// of a piece, 4·piece + side as listed; each edge is stored at both of its ends.
class TrailGraph {
public:
    /// @p pieces must outlive it.
    TrailGraph(AntGraph kind, const CompiledPuzzle& pieces)
        : m_kind(kind), m_pieces(pieces), m_grid{pieces.size()} {}

    [[nodiscard]] AntGraph kind() const { return m_kind; }
    [[nodiscard]] const PaddedGrid& grid() const { return m_grid; }
    [[nodiscard]] std::size_t rows() const {
        return m_kind != AntGraph::Side ? m_grid.positions() : 4 * asIndex(m_pieces.pieceCount());
    }

    /// Calls visit(TrailEdge) for each edge between the piece on a position and those across its
    /// sides.
    template <typename Visit>
    void forEdges(GridPlacements board, Position position, std::span<const Side> sides,
                  Visit&& visit) const {
        const Placement here = board[position];
        if (m_kind != AntGraph::Side) {
            visit(edgeFromCell(position, here));
            return;
        }
        for (const Side side : sides) {
            const Placement there = board[m_grid.neighbour(position, side)];
            if (there.isEmpty())
                continue;
            const std::uint8_t own = ownSide(here, side);
            const std::uint8_t other = ownSide(there, opposite(side));
            visit(TrailEdge{here.piece() * 4U + own, there.piece(), other});
            visit(TrailEdge{there.piece() * 4U + other, here.piece(), own});
        }
    }

    /// Calls visit(TrailEdge) for each edge: for the positions, or for every joint at both ends.
    template <typename Visit>
    void forAllEdges(GridPlacements board, std::span<const Position> positions,
                     Visit&& visit) const {
        static constexpr std::array<Side, 2> onward{Side::Right, Side::Down};
        if (m_kind != AntGraph::Side) {
            for (const Position position : positions)
                forEdges(board, position, {}, visit);
            return;
        }
        for (int cell = 0; cell < m_grid.size.cells(); ++cell)
            forEdges(board, m_grid.position(cell), onward, visit);
    }

    /// The pheromone of each candidate in each rotation. In graph Side it is the mean of the trails
    /// from the neighbours (Söderlind 2010 does not say), without neighbours that of unused edges.
    /// @param indexOf by piece: its index among the candidates, or kNoCandidate
    void gather(const PheromoneTrails& trails, GridPlacements board, Position position,
                std::span<const std::uint16_t> indexOf, std::span<FourFloats> candidates) const;

    static constexpr std::uint16_t kNoCandidate = 0xffff;

private:
    /// The side of the piece, as listed, that shows on a side of its cell.
    [[nodiscard]] static std::uint8_t ownSide(Placement placement, Side side) {
        return static_cast<std::uint8_t>((static_cast<unsigned>(side) + 4U - placement.rotation()) &
                                         3U);
    }
    [[nodiscard]] TrailEdge edgeFromCell(Position position, Placement placement) const {
        const PieceIndex piece = placement.piece();
        if (m_kind == AntGraph::Cell)
            return {position, piece, placement.rotation()};
        return {position, static_cast<PieceIndex>(piece / 4U),
                static_cast<std::uint8_t>(piece % 4U)};
    }
    void gatherFourPieces(const PheromoneTrails::Row& row, CellKind kind,
                          std::span<const std::uint16_t> indexOf,
                          std::span<FourFloats> candidates) const;
    void gatherFromCell(const PheromoneTrails::Row& row, std::span<const std::uint16_t> indexOf,
                        std::span<FourFloats> candidates) const;
    void gatherFromSide(const PheromoneTrails& trails, Placement neighbour, Side side, float share,
                        CellKind kind, std::span<const std::uint16_t> indexOf,
                        std::span<FourFloats> candidates) const;

    AntGraph m_kind;
    const CompiledPuzzle& m_pieces;
    PaddedGrid m_grid;
};

/// A full board that an ant has made.
struct FinishedTour {
    int score = -1;
    std::vector<Placement> placements; ///< by position; see GridPlacements
};

/// The global update of the trails after each cycle of the colony (Söderlind 2010, 3.2).
///
/// AS: τ ← (1 − ρ)·τ + Σ Δ over the ants that used the edge. ACS: τ ← (1 − ρ)·τ + ρ·Δ only on the
/// edges of the best ant. MMAS: the same gain for the best ant, but all edges evaporate (as in
/// Stützle & Hoos 2000; Söderlind 2010 does not say), then trails are kept within [τmin, τmax]. By
/// default, as the thesis advises, τmin = τ0, and τmax is what the best tour so far deposits. All
/// trails start at τmax.
class TrailUpdate {
public:
    /// All must outlive it. @param movable the positions that ants fill @param total the full score
    TrailUpdate(const AntSettings& settings, const TrailGraph& graph,
                std::span<const Position> movable, int total)
        : m_settings(settings), m_graph(graph), m_movable(movable), m_total(total) {}

    /// @param tours of this cycle @param elite the tour that ACS and MMAS reward
    /// @param best the score of the best tour so far
    void apply(PheromoneTrails& trails, std::span<const FinishedTour> tours,
               const FinishedTour& elite, int best);

    /// Its state, for a PacketWriter or PacketReader.
    static void tell(auto& packet, auto& self) { packet(self.m_begun); }

    /// Δ: the deposit of a tour with that score.
    [[nodiscard]] float deposit(int score, int best) const;

private:
    void applyAntSystem(PheromoneTrails& trails, std::span<const FinishedTour> tours, int best);
    void applyColonySystem(PheromoneTrails& trails, const FinishedTour& elite, int best);
    void applyMaxMin(PheromoneTrails& trails, const FinishedTour& elite, int best);

    const AntSettings& m_settings;
    const TrailGraph& m_graph;
    std::span<const Position> m_movable;
    int m_total;
    bool m_begun = false;
    std::vector<float> m_gained; ///< of the rewarded edges, in the order of forAllEdges()
};

} // namespace tessera
