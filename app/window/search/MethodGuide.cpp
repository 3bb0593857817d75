// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/MethodGuide.h"

#include "core/kind/Kind.h"
#include "core/search/Solver.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

namespace {

struct MethodGuideText {
    Q_DECLARE_TR_FUNCTIONS(MethodGuide)
};

// Medians after 60 s of one thread on generated hardest puzzles (64×64: of one), from
// tests/bench/RESULTS.md; the test tst_MethodBox compares each of them.
constexpr std::array kRecord{MethodFigure{10, 175, 180},   MethodFigure{12, 254, 264},
                             MethodFigure{14, 352, 364},   MethodFigure{16, 465, 480},
                             MethodFigure{20, 735, 760},   MethodFigure{32, 1917, 1984},
                             MethodFigure{64, 7794, 8064}};
constexpr std::array kBacktracking{MethodFigure{8, 7, 10, true}};
constexpr std::array kSat{MethodFigure{6, 10, 10, true}};
constexpr std::array kAnnealing{MethodFigure{10, 170, 180}, MethodFigure{14, 333, 364},
                                MethodFigure{16, 439, 480}};
constexpr std::array kTabuTwoPhase{MethodFigure{10, 169, 180}, MethodFigure{14, 334, 364},
                                   MethodFigure{16, 438, 480}};
constexpr std::array kMsGvns{MethodFigure{10, 170, 180}, MethodFigure{14, 328, 364},
                             MethodFigure{16, 433, 480}};
constexpr std::array kVlns{MethodFigure{10, 170, 180}, MethodFigure{16, 433, 480}};
constexpr std::array kTabu{MethodFigure{10, 169, 180}, MethodFigure{14, 330, 364},
                           MethodFigure{16, 431, 480}};
constexpr std::array kAnts{MethodFigure{10, 169, 180}, MethodFigure{16, 429, 480}};
constexpr std::array kGenetic{MethodFigure{6, 10, 10, true}, MethodFigure{7, 10, 10, true}};
constexpr std::array kLocalSearch{MethodFigure{10, 162, 180}, MethodFigure{14, 319, 364},
                                  MethodFigure{16, 415, 480}};
constexpr std::array kGreedy{MethodFigure{10, 161, 180}, MethodFigure{14, 316, 364},
                             MethodFigure{16, 412, 480}};
constexpr std::array kHillClimbing{MethodFigure{10, 150, 180}, MethodFigure{16, 366, 480}};
constexpr std::array kGreedyWalk{MethodFigure{10, 149, 180}, MethodFigure{16, 373, 480}};
constexpr std::array kSudoku{MethodFigure{9, 100, 100, true}};
constexpr std::array kAnnealingSudoku{MethodFigure{9, 120, 120, true}};
constexpr std::array kGeneticSudoku{MethodFigure{9, 119, 120, true}};

constexpr std::array kGuides{
    MethodGuide{"record", MethodUse::BestScore,
                QT_TRANSLATE_NOOP("MethodGuide", "The highest score on boards of any size"),
                kRecord},
    MethodGuide{"backtracking", MethodUse::SolveIt,
                QT_TRANSLATE_NOOP("MethodGuide",
                                  "Solves small boards, or proves that there is no solution"),
                kBacktracking},
    MethodGuide{"sat", MethodUse::SolveIt,
                QT_TRANSLATE_NOOP(
                    "MethodGuide",
                    "Small boards as a logical formula; proves that there is no solution"),
                kSat},
    MethodGuide{"gvns-sudoku", MethodUse::SolveIt,
                QT_TRANSLATE_NOOP("MethodGuide", "Solves Sudoku grids, mostly within a second"),
                kSudoku},
    MethodGuide{"annealing-sudoku", MethodUse::Literature,
                QT_TRANSLATE_NOOP("MethodGuide",
                                  "Solves Sudoku grids by one simple rule; watch it cool down"),
                kAnnealingSudoku},
    MethodGuide{"genetic-sudoku", MethodUse::Literature,
                QT_TRANSLATE_NOOP("MethodGuide",
                                  "Evolves many Sudoku grids at once, with local search"),
                kGeneticSudoku},
    MethodGuide{
        "annealing", MethodUse::Literature,
        QT_TRANSLATE_NOOP("MethodGuide", "Good scores from one simple rule; watch it cool down"),
        kAnnealing},
    MethodGuide{"tabu-two-phase", MethodUse::Literature,
                QT_TRANSLATE_NOOP("MethodGuide", "The border first, then the whole board"),
                kTabuTwoPhase},
    MethodGuide{"ms-gvns", MethodUse::Literature,
                QT_TRANSLATE_NOOP("MethodGuide",
                                  "Shakes a good board and improves it again, over and over"),
                kMsGvns},
    MethodGuide{
        "vlns", MethodUse::Literature,
        QT_TRANSLATE_NOOP("MethodGuide", "Swaps, then refills many cells at once in the best way"),
        kVlns},
    MethodGuide{"tabu", MethodUse::Literature,
                QT_TRANSLATE_NOOP("MethodGuide",
                                  "Always the best move that is not forbidden; easy to follow"),
                kTabu},
    MethodGuide{"ant-colony", MethodUse::Literature,
                QT_TRANSLATE_NOOP("MethodGuide", "Learns from good boards; watch its trails"),
                kAnts},
    MethodGuide{
        "genetic", MethodUse::Literature,
        QT_TRANSLATE_NOOP("MethodGuide", "Evolves many boards at once; solves small ones quickly"),
        kGenetic},
    MethodGuide{
        "local-search", MethodUse::Literature,
        QT_TRANSLATE_NOOP("MethodGuide", "Several swaps at once; a baseline for comparison"),
        kLocalSearch},
    MethodGuide{
        "greedy", MethodUse::Literature,
        QT_TRANSLATE_NOOP("MethodGuide", "Places piece after piece; a baseline for comparison"),
        kGreedy},
    MethodGuide{
        "hill-climbing", MethodUse::Literature,
        QT_TRANSLATE_NOOP("MethodGuide", "Only ever improves; shows why that is not enough"),
        kHillClimbing},
    MethodGuide{"greedy-walk", MethodUse::Literature,
                QT_TRANSLATE_NOOP("MethodGuide",
                                  "Places pieces along a random walk; a baseline for comparison"),
                kGreedyWalk},
};

/// Square boards up to this side are solved within seconds.
constexpr int kSoonSolvedSide = 7;

} // namespace

std::span<const MethodGuide> methodGuides() { return kGuides; }

const MethodGuide* findGuide(std::string_view id) {
    const auto* found = std::ranges::find(kGuides, id, &MethodGuide::id);
    return found != kGuides.end() ? found : nullptr;
}

std::vector<const SolverInfo*> methodsInOrder(std::string_view kind) {
    std::vector<const SolverInfo*> methods;
    for (const MethodGuide& guide : kGuides) {
        const SolverInfo* method = findSolver(guide.id);
        if (method != nullptr && method->problemKind == kind)
            methods.push_back(method);
    }
    for (const SolverInfo& method : solversFor(kind)) {
        if (findGuide(method.id) == nullptr)
            methods.push_back(&method);
    }
    return methods;
}

QString useText(MethodUse use) {
    switch (use) {
    case MethodUse::BestScore:
        return MethodGuideText::tr("Best score");
    case MethodUse::SolveIt:
        return MethodGuideText::tr("Solve it");
    case MethodUse::Literature:
        break;
    }
    return MethodGuideText::tr("Methods from the literature");
}

QString purposeText(const MethodGuide& guide) {
    return QCoreApplication::translate("MethodGuide", guide.purpose);
}

QString figureText(const MethodGuide& guide, int cells) {
    if (guide.figures.empty())
        return {};
    const double side = cells > 0 ? std::sqrt(cells) : 16;
    const auto away = [side](const MethodFigure& figure) { return std::abs(figure.side - side); };
    const MethodFigure& figure = *std::ranges::min_element(guide.figures, {}, away);
    const QString size = QStringLiteral("%1×%1").arg(figure.side);
    return (figure.solves ? MethodGuideText::tr("%1: typically solves %2 of %3 in a minute")
                          : MethodGuideText::tr("%1: typically %2 of %3 in a minute"))
        .arg(size)
        .arg(figure.reached)
        .arg(figure.of);
}

QString usualMethod(std::string_view kind, int cells) {
    const bool soon = cells > 0 && cells <= kSoonSolvedSide * kSoonSolvedSide;
    const MethodUse wanted = soon ? MethodUse::SolveIt : MethodUse::BestScore;
    QString usual;
    for (const MethodGuide& guide : kGuides) {
        const SolverInfo* method = findSolver(guide.id);
        if (method == nullptr || method->problemKind != kind)
            continue;
        if (usual.isEmpty() || guide.use == wanted)
            usual = QString::fromStdString(method->id);
        if (guide.use == wanted)
            break;
    }
    return usual;
}

} // namespace tessera
