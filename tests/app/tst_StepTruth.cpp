// SPDX-License-Identifier: GPL-3.0-or-later
// Real runs of every method on several kinds of puzzles, step by step: each sentence is compared
// with what happened.
#include "app/window/sudoku/SudokuPage.h"
#include "tests/TestProgram.h"
#include "tests/app/DocumentTesting.h"
#include "tests/app/StepTruth.h"

#include "core/kind/Kind.h"
#include "core/search/SearchRun.h"
#include "core/sudoku/ScoredSudoku.h"
#include "core/sudoku/SudokuGenerator.h"
#include "core/sudoku/SudokuGrid.h"
#include "core/sudoku/formats/SudokuFile.h"

#include <QDeadlineTimer>
#include <QMap>
#include <QThread>

#include <memory>
#include <vector>

namespace tessera::tst_StepTruth {

namespace {

PuzzleFile puzzleOf(const QString& name) {
    GeneratorSettings settings;
    settings.size = {6, 6};
    settings.seed = 3;
    if (name == QLatin1String("signed"))
        settings.rules.isSigned = true;
    if (name == QLatin1String("unframed"))
        settings.rules.framed = false;
    if (name == QLatin1String("hints"))
        settings.hints.cells = {7, 20};
    if (name == QLatin1String("kept rotation"))
        settings.rules = {.framed = false, .keepsRotation = true};
    return generatePuzzle(settings);
}

/// The kinds of steps that every run of a method has.
std::vector<StepKind> kindsOf(const QString& method) {
    using enum StepKind;
    static const QMap<QString, std::vector<StepKind>> kinds{
        {QStringLiteral("backtracking"), {Placement, Backtrack}},
        {QStringLiteral("greedy"), {Placement, Tour}},
        {QStringLiteral("greedy-walk"), {Placement, Tour}},
        {QStringLiteral("hill-climbing"), {Start, Move, LocalOptimum}},
        {QStringLiteral("local-search"), {Move, Refusal}},
        {QStringLiteral("annealing"), {Move, Refusal, Cooling}},
        {QStringLiteral("tabu"), {Move}},
        {QStringLiteral("tabu-two-phase"), {Move}},
        {QStringLiteral("ms-gvns"), {Move, NoMove, Shake, Keep, GoBack}},
        {QStringLiteral("vlns"), {Move, Refill}},
        {QStringLiteral("record"), {Start, Polish, Exact}},
        {QStringLiteral("genetic"), {Start, Selection, Crossover, Offspring}},
        {QStringLiteral("ant-colony"), {Placement, Tour, Trails}},
        {QStringLiteral("sat"), {Exact, Conflict}}};
    return kinds.value(method);
}

/// A search that is stepped through.
class Stepped {
public:
    Stepped(const SolverInfo& info, const ParameterValues& values,
            const std::shared_ptr<const Problem>& problem)
        : m_run(makeSolver(info, problem, values), problem->total(), {{}, 5, 1}) {
        m_run.look(view, true);
        m_run.startPaused();
        static_cast<void>(waits());
    }
    ~Stepped() {
        m_run.stop();
        static_cast<void>(m_run.waitFor(60));
    }

    /// False when the search has ended.
    [[nodiscard]] bool step(StepSize size) {
        m_run.step(1, size);
        return waits();
    }

    SnapshotView view;
    std::vector<TraceEvent> events; ///< of the last step

private:
    [[nodiscard]] bool waits() {
        const std::uint64_t before = view.numbers.steps;
        events.clear();
        for (QDeadlineTimer wait(TESSERA_PATIENCE); !wait.hasExpired(); QThread::usleep(50)) {
            const bool isOver = m_run.state() == SearchState::Finished;
            const bool waits = m_run.isWaiting();
            m_run.look(view, true);
            events.insert(events.end(), view.events.begin(), view.events.end());
            if (isOver)
                return false;
            if (waits && view.numbers.steps != before)
                return true;
        }
        return false;
    }

    SearchRun m_run;
};

/// Makes its words accessible.
class SudokuNarrator : public SudokuSearch {
public:
    using SudokuSearch::narrate;
    using SudokuSearch::SudokuSearch;
    using Moment = SearchController::StepMoment;
};

/// The digits in rows and columns, as the method scores a grid.
int sudokuScore(const SudokuGrid& grid) {
    int score = 0;
    for (int line = 0; line < grid.side(); ++line) {
        std::set<Digit> row;
        std::set<Digit> column;
        for (int i = 0; i < grid.side(); ++i) {
            row.insert(grid.at(line * grid.side() + i));
            column.insert(grid.at(i * grid.side() + line));
        }
        score += static_cast<int>(row.size() + column.size());
    }
    return score;
}

} // namespace

class TestStepTruth : public QObject {
    Q_OBJECT

private slots:
    void everySentenceIsTrue_data() {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("kind");
        const QStringList kinds{QStringLiteral("framed"), QStringLiteral("signed"),
                                QStringLiteral("unframed"), QStringLiteral("hints"),
                                QStringLiteral("kept rotation")};
        for (const SolverInfo& info : solversFor(EdgeProblem::kKind)) {
            const QString id = QString::fromStdString(info.id);
            for (const QString& kind : kinds)
                QTest::addRow("%s, %s", info.id.c_str(), qPrintable(kind))
                    << id << QString() << kind;
            if (info.presets.empty())
                continue;
            QTest::addRow("%s, published", info.id.c_str())
                << id << QString::fromStdString(info.presets.front().id) << kinds.front();
        }
    }
    void everySentenceIsTrue() {
        QFETCH(QString, method);
        QFETCH(QString, preset);
        QFETCH(QString, kind);
        const PuzzleFile file = puzzleOf(kind);
        const Puzzle& puzzle = file.puzzle;
        const SolverInfo& info = *findSolver(method.toStdString());
        ParameterValues values = info.defaults();
        if (!preset.isEmpty())
            values.apply(*info.preset(preset.toStdString()));
        const auto problem = std::make_shared<EdgeProblem>(
            puzzle, Board(puzzle.size(), puzzle.pieceCount()), std::vector<bool>(), StartKind::Own);
        Stepped search(info, values, problem);
        const bool examinesAll =
            method == QLatin1String("tabu") && preset == QLatin1String("niang-2010");
        StepTruth truth(*problem, examinesAll);
        StepMoment last{Board(puzzle.size(), puzzle.pieceCount()), {}};
        int told = 0;
        while (search.view.current.empty()) // until there is a board
            QVERIFY(search.step(StepSize::Fine));
        // Step by step, some whole rounds, and step by step again.
        constexpr int rounds = testing::kSanitized ? 3 : 20;
        constexpr int moments = testing::kSanitized ? 170 : 340;
        for (int i = 0; i < moments; ++i) {
            const auto board =
                Board::fromCodes(puzzle.size(), puzzle.pieceCount(), search.view.current);
            QVERIFY(board);
            const StepMoment now{*board, search.view.numbers};
            const QString sentence = narrateStep(puzzle, last, now, search.events);
            const bool isRound = i > 150 && i <= 150 + rounds;
            if (i > 0) {
                const QString trouble = truth.troubleIn(sentence, last, now, isRound);
                QVERIFY2(trouble.isEmpty(),
                         qPrintable(
                             QStringLiteral("%1, step %2: %3").arg(trouble).arg(i).arg(sentence)));
                for (const QString& part : sentence.split(QStringLiteral(". ")))
                    QVERIFY2(part.split(u' ').size() <= 22, qPrintable(part));
                QVERIFY2(now.numbers.step, qPrintable(sentence));
                QVERIFY2(!sentence.startsWith(u"Restart") || now.board != last.board,
                         qPrintable(sentence));
                ++told;
            }
            last = now;
            if (!search.step(i >= 150 && i < 150 + rounds ? StepSize::Round : StepSize::Fine))
                break;
        }
        qInfo("%d steps, %d kinds", told, static_cast<int>(truth.seen().size()));
        const std::vector<StepKind> kinds = kindsOf(method);
        QVERIFY2(!kinds.empty(), "the test knows no steps of this method");
        // Fewer rounds do not meet all of them.
        for (const StepKind wanted : kinds)
            QVERIFY2(testing::kSanitized || truth.seen().contains(wanted),
                     qPrintable(QString::number(static_cast<int>(wanted))));
        // Steps of many boards at once tell no difference.
        QVERIFY(truth.differences() > 0 || truth.seen().contains(StepKind::Exact));
        // Some solve it sooner.
        const bool endsSoon = method == QLatin1String("record") ||
                              method == QLatin1String("backtracking") ||
                              method == QLatin1String("sat") || method == QLatin1String("genetic");
        QVERIFY2(told >= (endsSoon ? 100 : moments - 40), qPrintable(QString::number(told)));
    }

    void sentencesOfSudokusAreTrue_data() {
        QTest::addColumn<QString>("method");
        QTest::addColumn<bool>("published");
        for (const SolverInfo& info : solversFor(SudokuProblem::kKind)) {
            const QString id = QString::fromStdString(info.id);
            QTest::addRow("%s", info.id.c_str()) << id << false;
            QTest::addRow("%s, published", info.id.c_str()) << id << true;
        }
    }
    void sentencesOfSudokusAreTrue() {
        QFETCH(QString, method);
        QFETCH(bool, published);
        SudokuSettings settings;
        settings.givens = 22;
        const SudokuGrid givens = generateSudoku(settings)->givens;
        SudokuDocument document{SudokuFile(givens)};
        const SudokuNarrator narrator(document);
        const SolverInfo& info = *findSolver(method.toStdString());
        ParameterValues values = info.defaults();
        // With them it is solved too soon.
        values.set("singles", false);
        if (method == QLatin1String("genetic-sudoku"))
            values.set("polish", 1.0);
        if (published)
            values.apply(info.presets.front());
        Stepped search(info, values, std::make_shared<SudokuProblem>(givens));
        SudokuNarrator::Moment last;
        int kept = -1;
        int told = 0;
        do {
            const SudokuNarrator::Moment now{search.view.current, search.view.numbers};
            const int score = sudokuScore(gridOf(3, now.solution));
            const QString sentence = narrator.narrate(last, now, search.events);
            const auto is = [&](bool truth, const char* words) {
                return sentence.contains(QLatin1String(words)) == truth;
            };
            const auto kind = now.numbers.step ? now.numbers.step->kind : StepKind::Start;
            const int from = now.numbers.step ? now.numbers.step->from.value_or(-1) : -1;
            bool isTrue = sentence.contains(QStringLiteral("%1 of 162").arg(score));
            if (told > 0) {
                const bool rose = now.numbers.best > last.numbers.best;
                isTrue = isTrue && is(last.solution == now.solution, "No cell changed") &&
                         rose == (sentence.contains(u"The best so far") ||
                                  sentence.contains(u"the best so far")) &&
                         is(kind == StepKind::Shake, "Shaken") &&
                         is(kind == StepKind::NoMove, "improves the grid");
            }
            if (kind == StepKind::GoBack)
                isTrue =
                    isTrue && from == last.numbers.current && kept == score && from <= score &&
                    sentence.contains(
                        QStringLiteral("%1 is no improvement, so the search returns").arg(from));
            if (kind == StepKind::Keep) {
                isTrue = isTrue && is(true, "kept") &&
                         (from < 0 || (from == kept && from <= score)) &&
                         is(score > from && from >= 0,
                            qPrintable(QStringLiteral("grid (%1)").arg(from)));
                kept = score;
            }
            if (kind == StepKind::Move && !now.numbers.step->temperature)
                isTrue = isTrue && score > last.numbers.current;
            if (kind == StepKind::Move || kind == StepKind::Refusal)
                isTrue = isTrue && is(kind == StepKind::Refusal, "Rejected");
            if (now.numbers.step && now.numbers.step->chance) {
                const int rise = kind == StepKind::Move ? now.numbers.step->delta : 0;
                isTrue = isTrue && score == last.numbers.current + rise &&
                         is(kind == StepKind::Move && rise >= 0, "No loss");
            }
            if (kind == StepKind::Crossover || kind == StepKind::Mutation ||
                kind == StepKind::Polish)
                isTrue = isTrue && score == last.numbers.current + now.numbers.step->delta;
            if (kind == StepKind::Selection)
                isTrue = isTrue && from == score;
            QVERIFY2(isTrue, qPrintable(sentence));
            QVERIFY2(told == 0 || now.numbers.step, qPrintable(sentence));
            last = now;
            ++told;
        } while (told < 340 && search.step(StepSize::Fine));
        QVERIFY2(told >= 300, qPrintable(QString::number(told)));
    }
};

TESSERA_TEST(TestStepTruth, Needs::Nothing)

} // namespace tessera::tst_StepTruth

#include "tst_StepTruth.moc"
