// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/ants/PheromoneTrails.h"

#include "core/search/Islands.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

namespace tessera {

namespace {

// The thesis gives α, β and the number of ants; its presets take the rest from the papers on these
// algorithms. The defaults fix what the thesis names as weak, raw deposit and flat heuristic, and
// add local search.
std::map<std::string, ParameterValue> improvedAnts(std::map<std::string, ParameterValue> values) {
    values.merge(
        presetValues("ants=2 heuristic=exponential beta=4.0 q0=0.98 tau-0=0.01 deposit=misses"));
    return values;
}

/// The bytes of a row that grew edge by edge. Its capacity differs after a resume, which has to
/// forget at the same moment.
std::size_t memoryOf(const PheromoneTrails::Row& row) {
    const std::size_t size = row.pieces.size();
    return size == 0 ? 0 : std::bit_ceil(size) * (sizeof(PieceIndex) + sizeof(FourFloats));
}

/// Keeps the edges of the pieces with the strongest trails, half of all.
void keepStrongerHalf(PheromoneTrails::Row& row) {
    std::vector<std::size_t> order(row.pieces.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
        const float first = greatestOf(row.trails[a]);
        const float second = greatestOf(row.trails[b]);
        return first != second ? first > second : row.pieces[a] < row.pieces[b];
    });
    PheromoneTrails::Row kept;
    for (std::size_t i = 0; i < order.size() / 2; ++i) {
        kept.pieces.push_back(row.pieces[order[i]]);
        kept.trails.push_back(row.trails[order[i]]);
    }
    row = std::move(kept);
}

} // namespace

ParameterTable<AntSettings> AntSettings::table() {
    using Settings = AntSettings;
    using Row = ParameterRow<Settings>;
    constexpr const char* decision = QT_TR_NOOP("Söderlind 2010, section 3.2.1");
    constexpr const char* acs =
        QT_TR_NOOP("Söderlind 2010, section 3.2.2; value of Dorigo and Gambardella 1997");
    constexpr const char* maxMin =
        QT_TR_NOOP("Söderlind 2010, section 3.2.3; Stützle and Hoos 2000");
    constexpr const char* graphs = QT_TR_NOOP("Söderlind 2010, section 4.2");
    constexpr const char* tables = QT_TR_NOOP("Söderlind 2010, Tables 5 and 7");
    ParameterTable<Settings> table{
        Row(&Settings::system, "system", QT_TR_NOOP("Algorithm"), "acs",
            {{"as", QT_TR_NOOP("Ant System")},
             {"acs", QT_TR_NOOP("Ant Colony System")},
             {"mmas", QT_TR_NOOP("MAX–MIN Ant System")}},
            QT_TR_NOOP("How the ants decide and how the trails are updated. MAX–MIN follows "
                       "Stützle and Hoos and differs from the thesis in two ways. All trails "
                       "evaporate, not only those of the best board. All trails begin at their "
                       "upper bound, not at τ₀."),
            QT_TR_NOOP("Söderlind 2010, section 3.2")),
        Row(&Settings::graph, "graph", QT_TR_NOOP("Trails lead from"), "cell",
            {{"cell", QT_TR_NOOP("a piece in a rotation to a cell")},
             {"side", QT_TR_NOOP("a side of a piece to a side of another")},
             {"piece", QT_TR_NOOP("a piece to a cell")}},
            QT_TR_NOOP("What carries the pheromone. The first two are versions 1 and 2 of the "
                       "thesis. The third has no rotations, as the thesis wishes; each piece then "
                       "takes its best rotation."),
            QT_TR_NOOP("Söderlind 2010, section 4.2 and chapter 7")),
        Row(&Settings::ants, "ants", QT_TR_NOOP("Ants"), 2, 1, 1000,
            QT_TR_NOOP("How many boards are built between two updates."), tables),
        Row(&Settings::cycles, "cycles", QT_TR_NOOP("Cycles"), 0, 0, 1'000'000'000,
            QT_TR_NOOP("Stop after this many cycles; 0 for no limit."), tables,
            {.logarithmic = true}),
        Row(&Settings::order, "order", QT_TR_NOOP("Order"), "rows",
            {{"rows", QT_TR_NOOP("row by row")},
             {"columns", QT_TR_NOOP("column by column")},
             {"walk", QT_TR_NOOP("a random walk")},
             {"random", QT_TR_NOOP("completely random")}},
            QT_TR_NOOP("The order in which cells are filled."), graphs),
        Row(&Settings::alpha, "alpha", QT_TR_NOOP("Weight of trails α"), 1, 0, 3,
            QT_TR_NOOP("The weight of a placement is τ^α · η^β, where τ is its pheromone."),
            tables),
        Row(&Settings::beta, "beta", QT_TR_NOOP("Weight of matches β"), 4, 0, 10,
            QT_TR_NOOP("The weight of a placement is τ^α · η^β, where η grows with its matches."),
            tables),
        Row(&Settings::heuristic, "heuristic", QT_TR_NOOP("Heuristic η"), "exponential",
            {{"linear", QT_TR_NOOP("matches + 1")},
             {"exponential", QT_TR_NOOP("e to the number of matches")}},
            QT_TR_NOOP("How much matches with neighbours count."), graphs),
        Row(&Settings::q0, "q0", QT_TR_NOOP("Greediness q₀"), 0.98, 0, 1,
            QT_TR_NOOP("Ant Colony System: the probability of taking the best placement instead of "
                       "drawing one."),
            acs),
        Row(&Settings::rho, "rho", QT_TR_NOOP("Evaporation ρ"), 0.1, 0, 1,
            QT_TR_NOOP("The share of a trail that an update replaces."), decision),
        Row(&Settings::phi, "phi", QT_TR_NOOP("Decay φ"), 0.1, 0, 1,
            QT_TR_NOOP("Ant Colony System: how much of a trail an ant wipes out by using it."),
            acs),
        Row(&Settings::tau0, "tau-0", QT_TR_NOOP("First trail τ₀"), 0.01, 1e-6, 1e6,
            QT_TR_NOOP("The pheromone on unused edges."), decision, {.logarithmic = true}),
        Row(&Settings::tauMin, "tau-min", QT_TR_NOOP("Weakest trail"), 0, 0, 1e6,
            QT_TR_NOOP("MAX–MIN: the lower bound; 0 for τ₀."), maxMin),
        Row(&Settings::tauMax, "tau-max", QT_TR_NOOP("Strongest trail"), 0, 0, 1e6,
            QT_TR_NOOP("MAX–MIN: the upper bound; 0 for what the best board so far deposits."),
            maxMin),
        Row(&Settings::deposit, "deposit", QT_TR_NOOP("Deposit Δ"), "misses",
            {{"score", QT_TR_NOOP("matched edges")},
             {"misses", QT_TR_NOOP("1/(1 + edges missing)")},
             {"best", QT_TR_NOOP("1/(1 + edges behind the best)")}},
            QT_TR_NOOP("How much a board adds to its trails. The thesis adds the score, which "
                       "hardly distinguishes good boards."),
            graphs),
        Row(&Settings::elite, "elite", QT_TR_NOOP("Best ant"), "best",
            {{"best", QT_TR_NOOP("of all so far")}, {"iteration", QT_TR_NOOP("of the iteration")}},
            QT_TR_NOOP("Which ant’s board Ant Colony System and MAX–MIN reward."), acs),
    };
    table.add(
        &Settings::polish,
        PolishSettings::table(3000, 0.7, 0.0,
                              QT_TR_NOOP("How the best ant’s board of each iteration is improved "
                                         "before it leaves its trail. Not in the thesis.")));
    table.add({
        Row(&Settings::migration, migrationParameter()),
        Row(Parameter::integer(
                kMemoryParameter, QT_TR_NOOP("Memory of trails"), 256, 1, 65536,
                QT_TR_NOOP("The memory limit for used edges; beyond it the weakest are forgotten."))
                .withUnit(QT_TR_NOOP("MB"))
                .onLogScale(),
            [](Settings& settings, const ParameterValues& values) {
                settings.trailBytes = values.as<std::size_t>(kMemoryParameter) << 20U;
            }),
    });
    return table;
}

std::vector<Preset> AntSettings::presets() {
    const auto published = [](const std::string& graph) {
        auto values =
            presetValues("system=acs ants=5 cycles=1500 order=rows alpha=1.0 beta=2.0 "
                         "heuristic=linear q0=0.9 rho=0.1 phi=0.1 tau-0=1.0 tau-min=0.0 "
                         "tau-max=0.0 deposit=score elite=best polish=none polish-length=1000 "
                         "polish-heat=0.5 polish-end-heat=0.0 migration=25 memory=256");
        values["graph"] = graph;
        return values;
    };
    return {
        {"table-5", QT_TR_NOOP("Söderlind, Table 5 (version 1)"),
         QT_TR_NOOP("Söderlind 2010, Table 5; q₀, ρ, φ and τ₀ are our choice"), published("cell")},
        {"table-7", QT_TR_NOOP("Söderlind, Table 7 (version 2)"),
         QT_TR_NOOP("Söderlind 2010, Table 7; q₀, ρ, φ and τ₀ are our choice"), published("side")},
        {"descent", QT_TR_NOOP("With descent"), QT_TR_NOOP("ours"),
         improvedAnts(presetValues("polish=descent"))},
    };
}

std::vector<Preset> AntSettings::formerPresets() {
    return {{"annealing", QT_TR_NOOP("With short annealings"), QT_TR_NOOP("ours"),
             improvedAnts(presetValues("polish=annealing polish-length=3000 polish-heat=0.7"))}};
}

PheromoneTrails::PheromoneTrails(std::size_t rows, float initial, std::size_t mostBytes)
    : m_rows(rows), m_uncreated(std::max(initial, kFaintest)),
      m_most(std::numeric_limits<float>::max()), m_mostBytes(mostBytes) {}

float PheromoneTrails::bounded(float trail) const { return std::clamp(trail, m_least, m_most); }

void PheromoneTrails::tellNumbers(auto& packet, auto& self) {
    packet(self.m_uncreated, self.m_least, self.m_most, self.m_created, self.m_bytes,
           self.m_forgotten);
}

void PheromoneTrails::save(PacketWriter& packet) const {
    tellNumbers(packet, *this);
    packet(static_cast<std::uint64_t>(m_rows.size()));
    for (const Row& row : m_rows) {
        packet(row.pieces);
        for (const FourFloats& trails : row.trails)
            packet(trails[0], trails[1], trails[2], trails[3]);
    }
}

void PheromoneTrails::load(PacketReader& packet, std::size_t pieces) {
    const auto isTrail = [](float trail) { return trail >= 0.0F && trail <= 1e30F; };
    tellNumbers(packet, *this);
    packet.require(isTrail(m_uncreated) && m_least <= m_most);
    packet.require(packet.next<std::uint64_t>() == m_rows.size());
    m_bytes = 0;
    for (Row& row : m_rows) {
        packet(row.pieces);
        packet.require(std::ranges::all_of(row.pieces, [&](auto piece) { return piece < pieces; }));
        row.trails.resize(row.pieces.size());
        for (FourFloats& trails : row.trails) {
            std::array<float, 4> four{};
            packet(four);
            packet.require(std::ranges::all_of(four, isTrail));
            trails = FourFloats{four[0], four[1], four[2], four[3]};
        }
        m_bytes += memoryOf(row);
    }
}

void PheromoneTrails::setBounds(float least, float most) {
    m_least = std::max(least, kFaintest);
    m_most = std::max(most, m_least);
    m_uncreated = bounded(m_uncreated);
    for (Row& row : m_rows) {
        for (FourFloats& trails : row.trails) {
            for (std::size_t lane = 0; lane < 4; ++lane)
                trails[lane] = bounded(trails[lane]);
        }
    }
}

float PheromoneTrails::at(const TrailEdge& edge) const {
    const Row& row = m_rows[edge.row];
    const auto found = std::ranges::find(row.pieces, edge.piece);
    if (found == row.pieces.end())
        return m_uncreated;
    return row.trails[asIndex(found - row.pieces.begin())][edge.lane];
}

void PheromoneTrails::reset(float trail) {
    std::ranges::fill(m_rows, Row());
    m_created = 0;
    m_bytes = 0;
    m_uncreated = bounded(trail);
}

void PheromoneTrails::evaporate(float rate) {
    const FourFloats kept = fourOf(1.0F - rate);
    const FourFloats least = fourOf(m_least);
    m_uncreated = bounded(m_uncreated * (1.0F - rate));
    for (Row& row : m_rows) {
        for (FourFloats& trails : row.trails) {
            const FourFloats faded = trails * kept;
            trails = faded > least ? faded : least;
        }
    }
}

void PheromoneTrails::set(const TrailEdge& edge, float trail) {
    entry(edge.row, edge.piece)[edge.lane] = bounded(trail);
}

void PheromoneTrails::add(const TrailEdge& edge, float amount) {
    FourFloats& trails = entry(edge.row, edge.piece);
    trails[edge.lane] = bounded(trails[edge.lane] + amount);
}

void PheromoneTrails::blend(const TrailEdge& edge, float rate, float target) {
    if (target == m_uncreated) {
        // An edge that would get the value it has need not be created: ACS saves most by this.
        const Row& row = m_rows[edge.row];
        if (std::ranges::find(row.pieces, edge.piece) == row.pieces.end())
            return;
    }
    FourFloats& trails = entry(edge.row, edge.piece);
    trails[edge.lane] = bounded((1.0F - rate) * trails[edge.lane] + rate * target);
}

FourFloats& PheromoneTrails::entry(std::size_t index, PieceIndex piece) {
    Row& row = m_rows[index];
    const auto found = std::ranges::find(row.pieces, piece);
    if (found != row.pieces.end())
        return row.trails[asIndex(found - row.pieces.begin())];
    if (m_bytes > m_mostBytes)
        forgetWeakest();
    return create(row, piece);
}

FourFloats& PheromoneTrails::create(Row& row, PieceIndex piece) {
    m_bytes -= memoryOf(row);
    row.pieces.push_back(piece);
    row.trails.push_back(fourOf(m_uncreated));
    m_bytes += memoryOf(row);
    m_created += 4;
    return row.trails.back();
}

void PheromoneTrails::forgetWeakest() {
    m_created = 0;
    m_bytes = 0;
    for (Row& row : m_rows) {
        keepStrongerHalf(row);
        m_created += 4 * row.pieces.size();
        m_bytes += memoryOf(row);
    }
    ++m_forgotten;
}

void TrailGraph::gather(const PheromoneTrails& trails, GridPlacements board, Position position,
                        std::span<const std::uint16_t> indexOf,
                        std::span<FourFloats> candidates) const {
    std::ranges::fill(candidates, fourOf(trails.uncreated()));
    if (m_kind == AntGraph::Cell) {
        gatherFromCell(trails.row(position), indexOf, candidates);
        return;
    }
    const CellKind kind = m_pieces.kindOfCell(m_grid.cell(position));
    if (m_kind == AntGraph::Piece) {
        gatherFourPieces(trails.row(position), kind, indexOf, candidates);
        return;
    }
    const auto around = [&](Side side) { return board[m_grid.neighbour(position, side)]; };
    const auto neighbours =
        std::ranges::count_if(kSides, [&](Side side) { return !around(side).isEmpty(); });
    for (const Side side : kSides) {
        if (!around(side).isEmpty())
            gatherFromSide(trails, around(side), side, 1.0F / static_cast<float>(neighbours), kind,
                           indexOf, candidates);
    }
}

void TrailGraph::gatherFromCell(const PheromoneTrails::Row& row,
                                std::span<const std::uint16_t> indexOf,
                                std::span<FourFloats> candidates) const {
    for (std::size_t i = 0; i < row.pieces.size(); ++i) {
        const std::uint16_t index = indexOf[row.pieces[i]];
        if (index != kNoCandidate)
            candidates[index] = row.trails[i];
    }
}

void TrailGraph::gatherFourPieces(const PheromoneTrails::Row& row, CellKind kind,
                                  std::span<const std::uint16_t> indexOf,
                                  std::span<FourFloats> candidates) const {
    for (std::size_t i = 0; i < row.pieces.size(); ++i) {
        const std::size_t first = 4 * asIndex(row.pieces[i]);
        const std::size_t count = std::min<std::size_t>(4, indexOf.size() - first);
        for (std::size_t lane = 0; lane < count; ++lane) {
            // Four pieces in a row may be of different kinds.
            const auto piece = static_cast<PieceIndex>(first + lane);
            if (indexOf[piece] != kNoCandidate && m_pieces.kindOfPiece(piece) == kind)
                candidates[indexOf[piece]] = fourOf(row.trails[i][lane]);
        }
    }
}

/// Adds the share of one neighbour to the mean, as the difference of its trails from unused ones.
void TrailGraph::gatherFromSide(const PheromoneTrails& trails, Placement neighbour, Side side,
                                float share, CellKind kind, std::span<const std::uint16_t> indexOf,
                                std::span<FourFloats> candidates) const {
    const PheromoneTrails::Row& row =
        trails.row(neighbour.piece() * 4U + ownSide(neighbour, opposite(side)));
    const FourFloats unused = fourOf(trails.uncreated());
    const FourFloats part = fourOf(share);
    const auto s = static_cast<unsigned>(side);
    for (std::size_t i = 0; i < row.pieces.size(); ++i) {
        const std::uint16_t index = indexOf[row.pieces[i]];
        if (index == kNoCandidate || m_pieces.kindOfPiece(row.pieces[i]) != kind)
            continue;
        // By own side in the row, by rotation among the candidates.
        const FourFloats& own = row.trails[i];
        const FourFloats turned{own[s], own[(s + 3U) & 3U], own[(s + 2U) & 3U], own[(s + 1U) & 3U]};
        candidates[index] += (turned - unused) * part;
    }
}

float TrailUpdate::deposit(int score, int best) const {
    if (m_settings.deposit == AntDeposit::Score)
        return static_cast<float>(score);
    const int missing =
        m_settings.deposit == AntDeposit::Misses ? m_total - score : std::max(0, best - score);
    return 1.0F / static_cast<float>(1 + missing);
}

void TrailUpdate::apply(PheromoneTrails& trails, std::span<const FinishedTour> tours,
                        const FinishedTour& elite, int best) {
    if (m_settings.system == AntSystem::As)
        applyAntSystem(trails, tours, best);
    else if (m_settings.system == AntSystem::Acs)
        applyColonySystem(trails, elite, best);
    else
        applyMaxMin(trails, elite, best);
}

void TrailUpdate::applyAntSystem(PheromoneTrails& trails, std::span<const FinishedTour> tours,
                                 int best) {
    trails.evaporate(static_cast<float>(m_settings.rho));
    for (const FinishedTour& tour : tours) {
        const float amount = deposit(tour.score, best);
        m_graph.forAllEdges(tour.placements, m_movable,
                            [&](const TrailEdge& edge) { trails.add(edge, amount); });
    }
}

void TrailUpdate::applyColonySystem(PheromoneTrails& trails, const FinishedTour& elite, int best) {
    const auto rho = static_cast<float>(m_settings.rho);
    const float target = deposit(elite.score, best);
    m_graph.forAllEdges(elite.placements, m_movable,
                        [&](const TrailEdge& edge) { trails.blend(edge, rho, target); });
}

void TrailUpdate::applyMaxMin(PheromoneTrails& trails, const FinishedTour& elite, int best) {
    const auto given = [](double value, double otherwise) {
        return static_cast<float>(value > 0.0 ? value : otherwise);
    };
    const float most = given(m_settings.tauMax, static_cast<double>(deposit(best, best)));
    const float least = std::min(most, given(m_settings.tauMin, m_settings.tau0));
    if (least != trails.least() || most != trails.most())
        trails.setBounds(least, most);
    if (!m_begun)
        trails.reset(most);
    m_begun = true;
    const auto rho = static_cast<float>(m_settings.rho);
    const float amount = rho * deposit(elite.score, best);
    // Bounds apply to the result of both steps, so the gain must not start from a bound.
    m_gained.clear();
    m_graph.forAllEdges(elite.placements, m_movable, [&](const TrailEdge& edge) {
        m_gained.push_back((1.0F - rho) * trails.at(edge) + amount);
    });
    trails.evaporate(rho);
    auto gained = m_gained.begin();
    m_graph.forAllEdges(elite.placements, m_movable,
                        [&](const TrailEdge& edge) { trails.set(edge, *gained++); });
}

} // namespace tessera
