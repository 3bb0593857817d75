// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/PuzzlePresets.h"

#include "core/support/UserError.h"

#include <QRegularExpression>

#include <algorithm>
#include <string_view>

namespace tessera {

namespace {

struct BlankPuzzleText {
    Q_DECLARE_TR_FUNCTIONS(BlankPuzzle)
};

/// A row of the papers' table.
struct PresetRow {
    const char* id;
    const char* description;
    int side;
    int colors = 0; ///< the colours of a "Random" row; 0: an "Even" row with the hardest counts
    std::uint64_t seed = 1;
    bool framed = true;
    bool keepsRotation = false;
    bool isSigned = false;
};

/// The id of a preset for its longer names: tetravex-4x4 and the usual scramble-squares.
QString shortId(QString name) {
    static const QRegularExpression tetraVex(QStringLiteral("^(tetravex-(\\d+))x\\2$"),
                                             QRegularExpression::CaseInsensitiveOption);
    if (name.compare(QLatin1String("scramble-squares"), Qt::CaseInsensitive) == 0)
        return QStringLiteral("scramble-4");
    return name.replace(tetraVex, QStringLiteral("\\1"));
}

} // namespace

PuzzleFile blankPuzzle(GridSize size, Rules rules, int colors) {
    checkSize(size);
    const int most = rules.isSigned ? kMaxSignedColor : kMaxColor;
    if (colors < 1 || colors > most) {
        throw UserError(BlankPuzzleText::tr("%1 colours are not possible: choose 1 to %2."), colors,
                        most);
    }
    SolvedBoard board(size, rules);
    for (std::size_t slot = 0; slot < board.colorSlots().size(); ++slot)
        board.paint(slot, static_cast<Color>(slot % asIndex(colors) + 1));
    PuzzleInfo info;
    info.title = BlankPuzzleText::tr("New %1×%2 puzzle").arg(size.width).arg(size.height);
    const auto pieces = board.pieces();
    PuzzleFile file(Puzzle(size, rules, {pieces.begin(), pieces.end()}), std::move(info));
    for (int cell = 0; cell < file.board.cells(); ++cell)
        file.board.place(cell, {static_cast<PieceIndex>(cell), 0});
    return file;
}

std::vector<PuzzlePreset> PuzzlePreset::all() {
    constexpr const char* tetraVex =
        QT_TR_NOOP("TetraVex %1×%1: ten digits, no frame, pieces keep their rotation.");
    constexpr PresetRow rows[] = {
        {"P0", QT_TR_NOOP("12×12 with 50 colours: a single solution, found in seconds."), 12, 50},
        {"P1", QT_TR_NOOP("4×4 with 4 colours: small, with several solutions."), 4, 4, 11},
        {"P2", QT_TR_NOOP("4×4 with the hardest colour counts."), 4, 0, 2},
        {"P3", QT_TR_NOOP("4×4 with 8 colours: one solution or a few."), 4, 8},
        {"P4", QT_TR_NOOP("6×6 with 4 colours: very many solutions."), 6, 4, 12},
        {"P5", QT_TR_NOOP("6×6 with the hardest colour counts: few solutions, slow to find."), 6},
        {"P6", QT_TR_NOOP("6×6 with 12 colours: one solution, found immediately."), 6, 12},
        {"P7", QT_TR_NOOP("10×10 with 10 random colours."), 10, 10},
        {"P8", QT_TR_NOOP("10×10 with 10 random colours and no frame."), 10, 10, 1, false},
        {"P9", QT_TR_NOOP("10×10 with the hardest colour counts."), 10},
        {"P10", QT_TR_NOOP("16×16 with 23 random colours and no frame."), 16, 23, 1, false},
        {"P11", QT_TR_NOOP("16×16 with the hardest colour counts."), 16},
        {"EII", QT_TR_NOOP("Like Eternity II: 16×16, 5 + 17 colours, a hint in the centre."), 16},
        {"tetravex-2", tetraVex, 2, 10, 1, false, true},
        {"tetravex-3", tetraVex, 3, 10, 1, false, true},
        {"tetravex-4", tetraVex, 4, 10, 1, false, true},
        {"tetravex-5", tetraVex, 5, 10, 1, false, true},
        {"tetravex-6", tetraVex, 6, 10, 1, false, true},
        {"scramble-3", QT_TR_NOOP("Scramble Squares with three pictures: two solutions."), 3, 3, 13,
         false, false, true},
        {"scramble-4",
         QT_TR_NOOP("Scramble Squares: nine pieces, four pictures cut at the joints, one "
                    "solution."),
         3, 4, 14, false, false, true},
    };
    std::vector<PuzzlePreset> presets;
    for (const PresetRow& row : rows) {
        GeneratorSettings settings;
        settings.size = {row.side, row.side};
        settings.seed = row.seed;
        settings.rules = {row.framed, row.isSigned, row.keepsRotation};
        if (row.colors > 0) {
            settings.colors = {ColorChoice::Kind::Total, 0, 0, row.colors};
            settings.distribution = Distribution::Random;
        }
        if (row.id == std::string_view("EII"))
            settings.hints.cells = {eternityHintCells().front()};
        presets.push_back({QLatin1String(row.id), row.description, settings});
    }
    for (const PrintedBoard& board : printedBoards()) {
        presets.push_back(
            {QLatin1String(board.id),
             QT_TR_NOOP("Niang %1×%1: the board in the screenshots of his thesis (2010)."),
             settingsOf(board)});
    }
    GeneratorSettings macMahon;
    macMahon.size = {6, 4};
    macMahon.rules = {.framed = false, .rimColor = 1};
    macMahon.colors = {ColorChoice::Kind::Total, 0, 0, 3};
    presets.push_back({QStringLiteral("MacMahon"),
                       QT_TR_NOOP("MacMahon’s squares: all 24 squares of three colours, with one "
                                  "colour around the 6×4 board."),
                       macMahon});
    return presets;
}

std::span<const PuzzlePreset> puzzlePresets() {
    static const std::vector<PuzzlePreset> presets = PuzzlePreset::all();
    return presets;
}

const PuzzlePreset* findPuzzlePreset(const QString& name) {
    const auto presets = puzzlePresets();
    const QString id = shortId(name);
    const auto found = std::ranges::find_if(presets, [&](const PuzzlePreset& preset) {
        return preset.id.compare(id, Qt::CaseInsensitive) == 0;
    });
    return found == presets.end() ? nullptr : &*found;
}

} // namespace tessera
