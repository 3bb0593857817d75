// SPDX-License-Identifier: GPL-3.0-or-later
// The same seed gives the same board in every build, with every compiler, for every method and
// preset, kind of puzzle and number of threads: tests/checksums/boards.txt has the results.
// TESSERA_WRITE_CHECKSUMS=1 in the environment rewrites that file. A change of it belongs in the
// release notes, because it changes what users' seeds give.
#include "tests/TestProgram.h"
#include "tests/core/ChecksumTesting.h"

namespace tessera::tst_BoardChecksums {
using namespace tessera::test;

namespace {

const KeptChecksums kKept("boards.txt");
constexpr std::uint64_t kEvaluations = 20'000;
constexpr std::uint64_t kSeed = 7;

struct Made {
    const char* name;
    const char* kind;
    const char* settings;
    bool withPresets = false;
};

constexpr Made kPuzzles[] = {
    {"framed", "edge-matching", R"({"width": 8, "height": 8, "seed": 1})", true},
    {"oblong", "edge-matching", R"({"width": 9, "height": 5, "colors": "3+6", "hints": 3})"},
    {"one-set", "edge-matching", R"({"width": 6, "height": 6, "colors": "5", "unique": false})"},
    {"signed", "edge-matching", R"({"width": 7, "height": 6, "signed": true, "seed": 3})"},
    {"unframed", "edge-matching",
     R"({"width": 6, "height": 7, "framed": false, "unique": false, "seed": 4})"},
    {"signed-unframed", "edge-matching",
     R"({"width": 5, "height": 5, "framed": false, "signed": true, "unique": false})", true},
    {"sudoku-9", "sudoku", R"({"kind": "sudoku", "order": 3, "givens": 24, "seed": 5})", true},
    {"sudoku-16", "sudoku", R"({"kind": "sudoku", "order": 4, "givens": 120, "seed": 6})"},
};

/// "framed annealing 2 threads 108 0123456789abcdef", the number being the score.
QByteArray lineOf(const QByteArray& names, const SolverInfo& info, const ParameterValues& values,
                  int threads, const std::shared_ptr<const Problem>& problem) {
    const Outcome outcome = solve(info, problem, values, evaluations(kEvaluations), kSeed, threads);
    return names + ' ' + QByteArray::number(threads) + (threads == 1 ? " thread " : " threads ") +
           QByteArray::number(outcome.view.numbers.best) + ' ' + checksum(outcome.view.best);
}

/// The generated puzzle, and the result of each method.
QList<QByteArray> linesOf(const Made& made) {
    const Kind& kind = *findKind(made.kind);
    const AnyPuzzle puzzle = madePuzzle(kind, made.settings);
    QList<QByteArray> lines{QByteArray(made.name) + " puzzle " + checksum(kind.identity(puzzle))};
    const auto problem = kind.problem(puzzle, StartKind::Own);
    for (const SolverInfo& info : kind.methods()) {
        if (info.id == "sat") // what it finds depends on the version of CaDiCaL
            continue;
        const QByteArray names = QByteArray(made.name) + ' ' + info.id.c_str();
        for (const int threads : {1, 2})
            lines << lineOf(names, info, info.defaults(), threads, problem);
        for (const Preset& preset : info.presets) {
            ParameterValues values = info.defaults();
            values.apply(preset);
            if (made.withPresets)
                lines << lineOf(names + ' ' + preset.id.c_str(), info, values, 1, problem);
        }
    }
    return lines;
}

} // namespace

class TestBoardChecksums : public QObject {
    Q_OBJECT

private slots:
    void boardsAreWhatTheyWere_data() {
        QTest::addColumn<int>("puzzle");
        for (int i = 0; i < static_cast<int>(std::size(kPuzzles)); ++i)
            QTest::newRow(kPuzzles[i].name) << i;
    }

    void boardsAreWhatTheyWere() {
        QFETCH(int, puzzle);
        kKept.compare(kPuzzles[puzzle].name, linesOf(kPuzzles[puzzle]));
    }
};

TESSERA_TEST(TestBoardChecksums, Needs::Core)

} // namespace tessera::tst_BoardChecksums

#include "tst_BoardChecksums.moc"
