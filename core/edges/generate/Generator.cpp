// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/Generator.h"

#include "core/edges/puzzle/Counting.h"
#include "core/support/UserError.h"

#include <algorithm>
#include <initializer_list>
#include <numeric>
#include <unordered_map>

namespace tessera {

namespace {

/// For the random numbers of hint cells: hints do not change the puzzle of a seed.
constexpr std::uint64_t kHintStream{0x68696e7473ULL};

std::vector<int> chosenHintCells(const GeneratorSettings& settings) {
    std::vector<int> cells = settings.hints.cells;
    std::ranges::sort(cells);
    const bool twice = std::ranges::adjacent_find(cells) != cells.end();
    if (twice || cells.front() < 0 || cells.back() >= settings.size.cells()) {
        throw UserError(GeneratorText::tr("The hint cells must be different cells of the %1×%2 "
                                          "board."),
                        settings.size.width, settings.size.height);
    }
    return cells;
}

int innerCount(const GeneratorSettings& settings, const std::vector<int>& cells) {
    return static_cast<int>(std::ranges::count_if(cells, [&](int cell) {
        return !settings.rules.framed || settings.size.framedKind(cell) == CellKind::Inner;
    }));
}

/// The probability of accepting a step that is worse by one: needed when most distinct pieces are
/// in use.
constexpr double kUphillChance = 0.02;

std::uint64_t keyOf(const Piece& piece, Rules rules) {
    std::uint64_t key = 0;
    for (const Color color : rules.standardForm(piece).edges)
        key = (key << 16U) | static_cast<std::uint16_t>(color);
    return key;
}

/// Makes all pieces of a solved board distinct. It exchanges the colours of two joints of one kind,
/// and flips signed joints, where copies are; so the number of joints of each colour stays the
/// same. Min-conflicts repair: counts how often each piece occurs, and moves from one piece that
/// has a copy to the next, for a bounded number of steps.
class DuplicateRepair {
public:
    DuplicateRepair(SolvedBoard& board, Random& random) : m_board(board), m_random(random) {
        m_count.reserve(board.pieces().size() * 2);
        for (int cell = 0; cell < board.size().cells(); ++cell)
            add(cell);
    }

    /// @returns whether all pieces are distinct now.
    bool run() {
        const int cells = m_board.size().cells();
        std::int64_t steps = std::min<std::int64_t>(1'500'000, 20'000 + 3'000LL * cells);
        while (m_copies > 0 && steps-- > 0) {
            std::swap(m_suspects[m_random.index(m_suspects.size())], m_suspects.back());
            const int cell = m_suspects.back();
            m_suspects.pop_back();
            if (m_count[keyOf(m_board.piece(cell), m_board.rules())] < 2)
                continue;
            tryStep(cell);
            if (m_count[keyOf(m_board.piece(cell), m_board.rules())] > 1)
                m_suspects.push_back(cell);
        }
        return m_copies == 0;
    }

private:
    /// In each group of copies, all but one piece are suspects.
    void add(int cell) {
        if (++m_count[keyOf(m_board.piece(cell), m_board.rules())] > 1) {
            ++m_copies;
            m_suspects.push_back(cell);
        }
    }

    void remove(int cell) {
        const auto entry = m_count.find(keyOf(m_board.piece(cell), m_board.rules()));
        if (--entry->second > 0)
            --m_copies;
        else
            m_count.erase(entry);
    }

    void tryStep(int cell) {
        const int found = m_board.slotAt(cell, kSides[m_random.index(4)]);
        if (found < 0)
            return;
        const auto first = asIndex(found);
        if (m_board.rules().isSigned && m_random.chance(0.5)) {
            attempt({{first, static_cast<Color>(-m_board.color(first))}});
            return;
        }
        const SlotKind kind = m_board.colorSlots()[first].kind;
        const std::size_t second =
            m_board.firstSlot(kind) + m_random.index(m_board.colorSlots(kind).size());
        const Color color = m_board.color(first);
        if (color != m_board.color(second))
            attempt({{first, m_board.color(second)}, {second, color}});
    }

    using Paint = std::pair<std::size_t, Color>;

    /// Paints, and undoes it if the result is worse.
    void attempt(std::initializer_list<Paint> paints) {
        m_touched.clear();
        m_undo.clear();
        for (const auto& [slot, color] : paints) {
            touch(slot);
            m_undo.emplace_back(slot, m_board.color(slot));
        }
        const int before = m_copies;
        paintAll(paints);
        const int worse = m_copies - before;
        if (worse > 1 || (worse == 1 && !m_random.chance(kUphillChance)))
            paintAll(m_undo);
    }

    void touch(std::size_t slot) {
        for (const int cell :
             {m_board.colorSlots()[slot].cell, m_board.colorSlots()[slot].across}) {
            if (cell >= 0 && std::ranges::find(m_touched, cell) == m_touched.end())
                m_touched.push_back(cell);
        }
    }

    template <typename Paints>
    void paintAll(const Paints& paints) {
        for (const int cell : m_touched)
            remove(cell);
        for (const auto& [slot, color] : paints)
            m_board.paint(slot, color);
        for (const int cell : m_touched)
            add(cell);
    }

    SolvedBoard& m_board;
    Random& m_random;
    std::unordered_map<std::uint64_t, int> m_count;
    std::vector<int> m_suspects;
    std::vector<int> m_touched;
    std::vector<Paint> m_undo;
    int m_copies = 0; ///< pieces beyond the first of each group
};

/// The pieces on the screens of Niang (2010), Appendix A, Figures 43 to 45. The colours have new
/// numbers, in the same order.
constexpr std::array kPrintedBoards{PrintedBoard{"niang-4x4", "Niang 2010, Figure 44", 4, 5,
                                                 "0250033202230042"
                                                 "5240325225524035"
                                                 "4250534253133043"
                                                 "5500420513024003"},
                                    PrintedBoard{"niang-5x5", "Niang 2010, Figure 45", 5, 5,
                                                 "03400213054201150021"
                                                 "41301521421513422053"
                                                 "31202441135442135042"
                                                 "25304215543215244035"
                                                 "34001304310322013002"},
                                    PrintedBoard{"niang-6x6", "Niang 2010, Figure 43", 6, 7,
                                                 "023004620564076505570015"
                                                 "371064576474612456211046"
                                                 "114054217544272522674022"
                                                 "417023114323244366342016"
                                                 "726012122762474734371044"
                                                 "670015076105420135024005"}};

/// @throws UserError if the settings ask for something that was not printed.
SolvedBoard printedBoard(const GeneratorSettings& settings) {
    const PrintedBoard* printed = findPrintedBoard(settings.board);
    GeneratorSettings asked = settings;
    asked.hints = {};
    asked.solved = false;
    asked.seed = GeneratorSettings().seed;
    if (printed == nullptr || asked != settingsOf(*printed)) {
        throw UserError(
            GeneratorText::tr(
                "“%1” is a published board: its size, rules and colours cannot be changed."),
            settings.board);
    }
    SolvedBoard board(settings.size, settings.rules);
    for (std::size_t slot = 0; slot < board.colorSlots().size(); ++slot) {
        const auto [cell, side, across, kind] = board.colorSlots()[slot];
        const char edge = printed->edges[asIndex(cell * 4) + asIndex(side)];
        board.paint(slot, static_cast<Color>(edge - '0'));
    }
    return board;
}

/// All different squares of three colours, six per row, with the rim in colour 1.
constexpr std::string_view kMacMahon = "132113231223132211131111"
                                       "233122332222232212131112"
                                       "333133332333232313131123"
                                       "331132133212221212122112";
constexpr GridSize kMacMahonSize{6, 4};

bool isMacMahon(const GeneratorSettings& settings) {
    return settings.size == kMacMahonSize && settings.uniquePieces &&
           settings.rules.hasRimColor() && settings.rules.rimColor <= 3 &&
           !settings.rules.keepsRotation &&
           settings.colors == ColorChoice{ColorChoice::Kind::Total, 0, 0, 3};
}

/// Exchanges the other two colours at random.
void paintMacMahon(SolvedBoard& board, Random& random) {
    const Color rim = board.piece(0).edge(Side::Up);
    const Color second = random.below(2) == 0 ? 1 : 2;
    for (std::size_t slot = 0; slot < board.colorSlots().size(); ++slot) {
        const auto [cell, side, across, kind] = board.colorSlots()[slot];
        const int shift = kMacMahon[asIndex(cell * 4) + asIndex(side)] - '1';
        board.paint(slot, static_cast<Color>((rim - 1 + shift * second) % 3 + 1));
    }
}

/// One more inner colour than these, or else one more border colour.
/// @returns false if the board has no place for it
bool takeOneMoreColor(GeneratorSettings& settings, const SolvedBoard& board, int innerHints) {
    settings.colors = resolvedColors(settings, innerHints);
    settings.colors.kind = ColorChoice::Kind::BorderAndInner;
    const std::size_t ring = board.colorSlots(SlotKind::Ring).size();
    const auto hasPlace = [](int colors, std::size_t places) { return asIndex(colors) < places; };
    const bool isInner = hasPlace(settings.colors.inner, board.colorSlots().size() - ring);
    if (!isInner && !hasPlace(settings.colors.border, ring))
        return false;
    ++(isInner ? settings.colors.inner : settings.colors.border);
    return true;
}

SolvedBoard paintedBoard(const GeneratorSettings& settings, int innerHints, Random& random) {
    if (!settings.board.isEmpty())
        return printedBoard(settings);
    SolvedBoard board(settings.size, settings.rules);
    if (isMacMahon(settings)) {
        paintMacMahon(board, random);
        return board;
    }
    GeneratorSettings tried = settings;
    do {
        for (const Palette& palette : planColors(tried, board, innerHints))
            paintPalette(board, palette, settings.distribution, random);
        if (!settings.uniquePieces || DuplicateRepair(board, random).run())
            return board;
    } while (settings.colors.kind == ColorChoice::Kind::Hardest &&
             takeOneMoreColor(tried, board, innerHints));
    throw UserError(GeneratorText::tr("No %1×%2 puzzle of different pieces was found with "
                                      "these colours: use more colours or allow copies."),
                    settings.size.width, settings.size.height);
}

/// Cuts the board into pieces, shuffles them, and rotates them unless they keep their rotation.
/// @param solution receives the placement of each cell.
std::vector<Piece> cutIntoPieces(const SolvedBoard& board, Random& random,
                                 std::vector<Placement>& solution) {
    std::vector<int> cells(board.pieces().size());
    std::iota(cells.begin(), cells.end(), 0);
    random.shuffle(std::span(cells));
    std::vector<Piece> pieces;
    pieces.reserve(cells.size());
    solution.resize(cells.size());
    for (const int cell : cells) {
        const auto turns =
            board.rules().keepsRotation ? Rotation{0} : static_cast<Rotation>(random.below(4));
        solution[asIndex(cell)] = {static_cast<PieceIndex>(pieces.size()),
                                   static_cast<Rotation>(4 - turns)};
        pieces.push_back(board.piece(cell).rotated(turns));
    }
    return pieces;
}

/// More hints need fewer colours, but never fewer than that many different pieces.
HardestColors hardestFor(const GeneratorSettings& settings, int innerHints) {
    const Rules rules = settings.rules;
    HardestColors colors = hardestColors(settings.size, rules, innerHints);
    const auto values = [&](int patterns) {
        return static_cast<std::uint64_t>(patterns) * (rules.isSigned ? 2U : 1U);
    };
    const KindCounts needed = cellsOfKinds(settings.size, rules.framed);
    // All that are possible, each once, are hardly ever found.
    const auto wanted = [&](CellKind kind) {
        const auto cells = static_cast<std::uint64_t>(needed[asIndex(kind)]);
        return cells + cells / 4;
    };
    const auto areTooFew = [&] {
        const std::uint64_t ring = values(colors.border);
        const std::uint64_t inner = values(colors.inner);
        return distinctPieces(inner, rules.keepsRotation) < wanted(CellKind::Inner) ||
               ring * ring * inner < wanted(CellKind::Side);
    };
    while (settings.uniquePieces && colors.inner > 0 && areTooFew()) {
        ++colors.inner;
        colors.byFormula = false;
    }
    return colors;
}

} // namespace

std::span<const PrintedBoard> printedBoards() { return kPrintedBoards; }

const PrintedBoard* findPrintedBoard(const QString& id) {
    const auto found = std::ranges::find_if(
        kPrintedBoards, [&](const PrintedBoard& board) { return id == QLatin1String(board.id); });
    return found == kPrintedBoards.end() ? nullptr : &*found;
}

GeneratorSettings settingsOf(const PrintedBoard& board) {
    GeneratorSettings settings;
    settings.size = {board.side, board.side};
    settings.colors = {ColorChoice::Kind::Total, 0, 0, board.colors};
    settings.uniquePieces = false;
    settings.board = QLatin1String(board.id);
    return settings;
}

std::vector<int> eternityHintCells() { return {135, 34, 45, 210, 221}; }

std::vector<int> hintCells(const GeneratorSettings& settings) {
    if (!settings.hints.cells.empty())
        return chosenHintCells(settings);
    const int count = settings.hints.count;
    if (count < 0 || count > settings.size.cells()) {
        throw UserError(GeneratorText::tr("%1 hints are not possible on a board of %2 cells."),
                        count, settings.size.cells());
    }
    std::vector<int> cells(asIndex(settings.size.cells()));
    std::iota(cells.begin(), cells.end(), 0);
    Random random(settings.seed ^ kHintStream);
    random.shuffle(std::span(cells));
    cells.resize(asIndex(count));
    std::ranges::sort(cells);
    return cells;
}

GeneratorSettings batchMember(GeneratorSettings settings, int index) {
    settings.seed += static_cast<std::uint64_t>(index);
    return settings;
}

HardestColors hardestColorsFor(const GeneratorSettings& settings) {
    checkSize(settings.size);
    return hardestFor(settings, innerCount(settings, hintCells(settings)));
}

ColorChoice resolvedColors(const GeneratorSettings& settings, int innerHints) {
    ColorChoice choice = settings.colors;
    if (choice.kind == ColorChoice::Kind::Hardest) {
        const HardestColors hardest = hardestFor(settings, innerHints);
        choice.border = hardest.border;
        choice.inner = hardest.inner;
    } else if (choice.kind == ColorChoice::Kind::Total) {
        choice.border = choice.inner = choice.total;
    }
    return choice;
}

PuzzleFile generatePuzzle(const GeneratorSettings& settings) {
    checkSize(settings.size);
    const std::vector<int> given = hintCells(settings);
    Random random(settings.seed);
    const SolvedBoard board = paintedBoard(settings, innerCount(settings, given), random);
    std::vector<Placement> solution;
    std::vector<Piece> pieces = cutIntoPieces(board, random, solution);
    std::vector<Hint> hints;
    for (const int cell : given)
        hints.push_back({cell, solution[asIndex(cell)]});

    PuzzleInfo info;
    if (const PrintedBoard* printed = findPrintedBoard(settings.board))
        info.author = QLatin1String(printed->source);
    info.generator = toJson(settings);
    // Such puzzles usually show digits.
    if (settings.rules.keepsRotation)
        info.tileTheme = QStringLiteral("digits");
    PuzzleFile file(Puzzle(settings.size, settings.rules, std::move(pieces), std::move(hints)),
                    std::move(info));
    file.info.title = generatedTitle(file, true);
    for (const Placement placement : solution)
        file.solution.push_back(placement.code());
    for (int cell = 0; settings.solved && cell < file.board.cells(); ++cell)
        file.board.place(cell, solution[asIndex(cell)]);
    return file;
}

} // namespace tessera
