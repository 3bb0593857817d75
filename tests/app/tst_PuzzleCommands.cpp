// SPDX-License-Identifier: GPL-3.0-or-later
// generate, score, count, inspect, convert, render, solvers, formats: the real
// program, without a display.
#include "tests/TestProgram.h"
#include "tests/app/TesseraProcess.h"

#include "core/edges/puzzle/Board.h"
#include "core/experiments/Origin.h"
#include "core/kind/Kind.h"
#include "core/search/Ranks.h"

#include <QElapsedTimer>
#include <QImage>

#include <cmath>

namespace tessera::tst_PuzzleCommands {

class TestPuzzleCommands : public CommandTest {
    Q_OBJECT

private slots:
    void helpAndVersion() {
        const Outcome help = run("--help");
        QCOMPARE(help.code, 0);
        QVERIFY(help.err.isEmpty());
        QVERIFY(help.out.contains("\n\nCommands:\n") && help.out.contains("\n\nOptions:\n"));
        for (const char* command : {"generate", "solve", "count", "score", "inspect", "convert",
                                    "render", "solvers", "formats"}) {
            QVERIFY2(help.out.contains(command), command);
            const Outcome own = run(QString::fromLatin1(command) + QStringLiteral(" --help"));
            QCOMPARE(own.code, 0);
            QVERIFY(own.out.startsWith("Usage: tessera " + QByteArray(command)));
            for (const QString& line : own.lines())
                QVERIFY2(line.size() <= 80, qPrintable(line));
        }
        const QByteArray version = run("--version").out;
        QVERIFY(version.startsWith("tessera " TESSERA_VERSION " ("));
        QVERIFY(version.contains(builtFromCommit().toUtf8()));
        QVERIFY(version.contains(QByteArray("Qt ") + qVersion()));
        QCOMPARE(version.contains("Open MPI"), !messagePassingVersion().isEmpty());
        QCOMPARE(version.contains("SAT solver"), findSolver("sat") != nullptr);
        const QByteArray solve = run("solve --help").out.simplified();
        QVERIFY(solve.contains("A method may end its step first"));
        QVERIFY(solve.contains("beats the score in it for this puzzle"));
    }

    /// The module for Open MPI has a place relative to the program.
    void aCopyWithoutItsModuleNamesIt() {
#ifdef Q_OS_UNIX
        QCOMPARE(run("generate --size 4x4 -o p.tessera").code, 0);
        const Outcome outcome = runShell("mkdir copy && cp \"$tessera\" copy/tessera && "
                                         "OMPI_COMM_WORLD_SIZE=2 copy/tessera count p.tessera");
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains(messagePassingModule().isEmpty()
                                          ? "built without Open MPI"
                                          : "/tessera_mpi.so. Put it there"),
                 outcome.err);
#endif
    }

    void anEmptyNameIsNoFile() {
        const Outcome outcome = runWords({QString()});
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains("“” is neither a command nor a file"), outcome.err);
    }

    void helpIsAlsoACommand() {
        QCOMPARE(run("help").out, run("--help").out);
        QCOMPARE(run("help solve").out, run("solve --help").out);
        QCOMPARE(run("solve --h").out, run("solve --help").out);
        const Outcome outcome = run("help me");
        QCOMPARE(outcome.code, 2);
        QCOMPARE(outcome.complaints(),
                 QStringList{QStringLiteral("tessera help: there is no command “me”. See “tessera "
                                            "--help”.")});
    }

    void resettingSetsTheSettingsAside() {
#ifdef Q_OS_WIN
        QSKIP("No variable leads the settings to another place.");
#endif
        auto environment = bareEnvironment();
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder());
        const auto reset = [&](const QStringList& more = {}) {
            QProcess process;
            process.setProcessEnvironment(environment);
            process.start(tesseraProgram(), QStringList{QStringLiteral("--reset-settings")} + more);
            return finish(process);
        };
        QDir(folder()).mkpath(QStringLiteral("tessera"));
        write("tessera/tessera.ini", "[interface]\nlanguage=fr\n");
        QCOMPARE(reset({QStringLiteral("x")}).code, 2);
        QVERIFY(QFile::exists(path("tessera/tessera.ini")));
        QCOMPARE(run("--version x").err, QByteArray("tessera: Unexpected argument “x”.\n"));
        QCOMPARE(reset().code, 0);
        QVERIFY(!QFile::exists(path("tessera/tessera.ini")));
        QVERIFY(content("tessera/tessera.ini.old").contains("language=fr"));
        const Outcome again = reset();
        QCOMPARE(again.code, 0);
        QVERIFY(again.out.contains("no settings"));
    }

    void sameSeedSamePuzzle() {
        QCOMPARE(run("generate --size 6x4 --seed 9 -o a.tessera").code, 0);
        QCOMPARE(run("generate --size 6x4 --seed 9 -o b.tessera").code, 0);
        QCOMPARE(run("generate --size 6x4 --seed 10 -o c.tessera").code, 0);
        const QByteArray first = content("a.tessera");
        QVERIFY(!first.isEmpty());
        QCOMPARE(content("b.tessera"), first);
        QVERIFY(content("c.tessera") != first);
        QCOMPARE(run("generate --size 6x4 --seed 9 -o -").out, first);
    }

    void everyGeneratorOption() {
        QCOMPARE(run("generate --size 5x4 --colors 5 --unframed --signed --no-unique "
                     "--distribution random --seed 3 --solved -o p.tessera")
                     .code,
                 0);
        const PuzzleFile file = load("p.tessera");
        QCOMPARE(file.puzzle.size(), (GridSize{5, 4}));
        QVERIFY(!file.puzzle.framed());
        QVERIFY(file.puzzle.isSigned());
        QVERIFY(scoreOf(file.puzzle, file.board).isSolved());

        // Six inner pieces are possible, and sixteen needed.
        QCOMPARE(run("generate --size 6x6 --colors 2 -o few.tessera").code, 1);
        QCOMPARE(run("generate --size 6x6 --colors 2 --no-unique -o few.tessera").code, 0);

        QCOMPARE(run("generate --size 5x4 --colors 4 --rim-color 3 --solved -o r.tessera").code, 0);
        const PuzzleFile rim = load("r.tessera");
        QCOMPARE(rim.puzzle.rules(), (Rules{false, false, false, 3}));
        QCOMPARE(run("score r.tessera").lines().first(), QStringLiteral("49/49"));
        QCOMPARE(run("generate --preset MacMahon --rim-color any -o r.tessera").code, 0);
        QCOMPARE(load("r.tessera").puzzle.rules().rimColor, kAnyColor);
        QCOMPARE(run("generate --size 5x4 --rim-color red -o r.tessera").code, 2);

        QCOMPARE(run("generate --size 6x6 --hints 3 -o h.tessera").code, 0);
        QCOMPARE(load("h.tessera").puzzle.hints().size(), std::size_t{3});
        // The hardest colours with so many hints still allow enough different pieces.
        for (const char* many : {"8x8 --hints 30", "8x8 --hints 64", "4x4 --hints 16",
                                 "2x1 --unframed", "5x5 --unframed --hints 25"}) {
            const Outcome made =
                run(QStringLiteral("generate -o many.tessera --size %1").arg(QLatin1String(many)));
            QVERIFY2(made.code == 0, made.err);
        }
        QCOMPARE(run("generate --size 6x6 --hints c2,F6 -o h.tessera").code, 0);
        const Puzzle hinted = load("h.tessera").puzzle;
        QCOMPARE(hinted.hints().size(), std::size_t{2});
        QCOMPARE(hinted.hints()[0].cell, 8);
        QCOMPARE(hinted.hints()[1].cell, 35);
        QCOMPARE(run("generate --size 16x16 --hints eternity -o h.tessera").code, 0);
        QCOMPARE(load("h.tessera").puzzle.hints().size(), std::size_t{5});
        QCOMPARE(run("generate --size 3x4 --colors 9 --keep-rotation -o k.tessera").code, 0);
        QCOMPARE(load("k.tessera").puzzle.rules(), (Rules{false, false, true}));
        QCOMPARE(run("generate --size 3x4 --colors 9 --fixed-rotation -o -").out,
                 content("k.tessera"));
        QCOMPARE(run("generate --preset tetravex-4x4 -o -").out,
                 run("generate --preset tetravex-4 -o -").out);
        QCOMPARE(run("generate --preset tetravex-4x5 -o -").code, 2);
        QCOMPARE(run("generate --preset scramble-squares -o -").out,
                 run("generate --preset scramble-4 -o -").out);
        QCOMPARE(run("generate --preset tetravex-3 -o t.tessera").code, 0);
        QVERIFY(load("t.tessera").puzzle.keepsRotation());
        QVERIFY(run("inspect t.tessera").lines().contains(QStringLiteral("keeps_rotation yes")));
        const QJsonObject kept = run("inspect t.tessera --json").object();
        QCOMPARE(kept[QLatin1String("keeps_rotation")].toBool(), true);
        QCOMPARE(kept[QLatin1String("combinations")].toString(), QStringLiteral("362880"));
        QCOMPARE(run("generate --preset P5 -o p5.tessera").code, 0);
        QCOMPARE(load("p5.tessera").puzzle.size(), (GridSize{6, 6}));
        // The hint of the preset is a cell of its own size.
        QCOMPARE(run("generate --preset EII --size 8x8 -o small.tessera").code, 0);
        QVERIFY(load("small.tessera").puzzle.hints().empty());
        QCOMPARE(run("generate --preset EII --size 16x16 -o same.tessera").code, 0);
        QVERIFY(!load("same.tessera").puzzle.hints().empty());
    }

    void aBatchGetsNumbers() {
        const Outcome outcome = run("generate --size 4x4 --count 11 --seed 5 -o set.tessera");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.lines().size(), 11);
        QVERIFY(outcome.lines().first().startsWith(QStringLiteral("set-01.tessera 4x4")));
        QVERIFY(load("set-01.tessera").puzzle != load("set-11.tessera").puzzle);
        QCOMPARE(run("generate --size 4x4 --seed 5 -o one.tessera").code, 0);
        QCOMPARE(content("one.tessera"), content("set-01.tessera"));
        QCOMPARE(run("generate --size 3x3 --count 2 -o .hidden").code, 0);
        QVERIFY(QFile::exists(path(".hidden-1")) && !QFile::exists(path("-1.hidden")));
        QCOMPARE(run("generate --size 3x3 -o .hidden").complaints(), QStringList());
        const Outcome last =
            run("generate --size 4x4 --count 2 --seed 9223372036854775807 -o end.tessera");
        QCOMPARE(last.code, 2);
        QVERIFY2(last.err.contains("The seeds exceed the maximum"), last.err);
        QVERIFY(!QFile::exists(path("end-1.tessera")));
        // None is written if one of them cannot be.
        QVERIFY(QDir(folder()).mkdir(QStringLiteral("wall-2.tessera")));
        const Outcome walled = run("generate --size 4x4 --count 2 -o wall.tessera");
        QCOMPARE(walled.code, 1);
        QVERIFY2(walled.err.contains("wall-2.tessera"), walled.err);
        QVERIFY(!QFile::exists(path("wall-1.tessera")));
    }

    void score() {
        QCOMPARE(run("generate --size 6x6 --seed 2 --solved -o p.tessera").code, 0);
        const Outcome plain = run("score p.tessera");
        QCOMPARE(plain.code, 0);
        QCOMPARE(plain.lines().first(), QStringLiteral("60/60"));
        QVERIFY(plain.lines().contains(QStringLiteral("mismatched 0")));

        const QJsonObject json = run("score p.tessera --json").object();
        QCOMPARE(sortedKeys(json), QStringLiteral("bad_areas commit compiler empty fitness matched "
                                                  "mismatched total version violations"));
        QCOMPARE(json[QLatin1String("matched")].toInt(), 60);
        QCOMPARE(json[QLatin1String("total")].toInt(), 60);
        QCOMPARE(json[QLatin1String("fitness")].toDouble(), 1.0);
        QVERIFY(json[QLatin1String("violations")].toArray().isEmpty());

        QCOMPARE(run("generate --size 6x6 --seed 2 -o empty.tessera").code, 0);
        QCOMPARE(run("score empty.tessera").lines().first(), QStringLiteral("0/60"));
        QCOMPARE(run("score empty.tessera --json").object()[QLatin1String("empty")].toInt(), 36);
    }

    void scoreOfAnAddress() {
        const QString address = QStringLiteral(
            "https://e2.bucas.name/#puzzle=Sample_4x4&board_w=4&board_h=4&board_edges="
            "ajjaajojaetjaaeejoeaootottooeajteojattoootttjajtjeaaoeaeteaejaae");
        QCOMPARE(run(QStringLiteral("score ") + address).lines().first(), QStringLiteral("24/24"));
        QCOMPARE(run("score -", address.toLatin1()).lines().first(), QStringLiteral("24/24"));
    }

    void inspect() {
        QCOMPARE(run("generate --size 10x10 --seed 7 --hints 1 -o p.tessera").code, 0);
        const QJsonObject json = run("inspect p.tessera --json").object();
        for (const char* key :
             {"format", "width", "height", "framed", "signed", "keeps_rotation", "pieces",
              "distinct_pieces", "border_colors", "inner_colors", "hints", "locked", "placed",
              "log10_expected_solutions", "set_checksum", "color_free_checksum", "warnings"})
            QVERIFY2(json.contains(QLatin1String(key)), key);
        QCOMPARE(json[QLatin1String("format")].toString(), QStringLiteral("native"));
        QCOMPARE(json[QLatin1String("width")].toInt(), 10);
        QCOMPARE(json[QLatin1String("framed")].toBool(), true);
        QCOMPARE(json[QLatin1String("pieces")].toInt(), 100);
        QCOMPARE(json[QLatin1String("distinct_pieces")].toInt(), 100);
        QCOMPARE(json[QLatin1String("hints")].toInt(), 1);
        QCOMPARE(json[QLatin1String("border_colors")].toInt(), 4);
        QCOMPARE(json[QLatin1String("inner_colors")].toInt(), 10);
        QVERIFY(std::abs(json[QLatin1String("log10_expected_solutions")].toDouble()) < 4);
        // 4!·32!·64!·4^64
        QCOMPARE(json[QLatin1String("combinations")].toString().size(), 165);
        QCOMPARE(std::floor(json[QLatin1String("log10_combinations")].toDouble()), 164.0);
        const Outcome plain = run("inspect p.tessera");
        QVERIFY(plain.lines().contains(QStringLiteral("size 10x10")));
        QVERIFY(plain.lines().contains(QStringLiteral("signed no")));
        QCOMPARE(run("generate --size 10x10 --seed 7 --hints 1 --solved -o s.tessera").code, 0);
        PuzzleFile locked = load("s.tessera");
        locked.locked.assign(locked.locked.size(), true);
        savePuzzle(locked, path("locked.tessera"));
        const QJsonObject same = run("inspect locked.tessera --json").object();
        QVERIFY(same[QLatin1String("locked")] != json[QLatin1String("locked")]);
        QCOMPARE(same[QLatin1String("log10_expected_solutions")],
                 json[QLatin1String("log10_expected_solutions")]);
        QVERIFY(run("inspect --help").out.simplified().contains("but not locked pieces."));
    }

    /// Two users can find out whether their sets are equal, and use each other's boards.
    void setsAreComparedAndBoardsTakeTheNumbersOfAnother() {
        QCOMPARE(run("generate --size 6x6 --seed 7 --hints 2 --solved -o p.tessera").code, 0);
        QCOMPARE(run("convert p.tessera q.grid --to editor-grid").code, 0);
        const QJsonObject mine = run("inspect p.tessera --json").object();
        const QJsonObject theirs = run("inspect q.grid --json").object();
        const QString key = QStringLiteral("set_checksum");
        QCOMPARE(mine[key].toString().size(), 14);
        QCOMPARE(theirs[key], mine[key]);
        QVERIFY(run("inspect p.tessera")
                    .lines()
                    .contains(QStringLiteral("set_checksum ") + mine[key].toString()));
        QCOMPARE(run("convert q.grid like.tessera --like p.tessera").code, 0);
        const QJsonObject like = run("inspect like.tessera --json").object();
        QCOMPARE(like[QLatin1String("hints")].toInt(), 2);
        QCOMPARE(run("score like.tessera").lines().first(), QStringLiteral("60/60"));
        QCOMPARE(run("convert q.grid free.tessera --like p.tessera --no-hints").code, 0);
        QCOMPARE(run("inspect free.tessera --json").object()[QLatin1String("hints")].toInt(), 0);
        const auto pieces = [&](const char* name) { return load(name).puzzle.withHints({}); };
        QVERIFY(pieces("like.tessera") == pieces("p.tessera"));
        QVERIFY(pieces("free.tessera") == pieces("p.tessera"));
        QVERIFY(pieces("q.grid") != pieces("p.tessera"));
        for (const char* kept : {"--like like.tessera", "--like p.tessera --no-hints"}) {
            QCOMPARE(run(QStringLiteral("convert p.tessera k.tessera ") + QLatin1String(kept))
                         .complaints(),
                     QStringList());
        }
        const Outcome lost = run("convert p.tessera lost.tessera --like free.tessera");
        QCOMPARE(lost.code, 0);
        QCOMPARE(lost.complaints(), QStringList(QStringLiteral("p.tessera: warning: --like leaves "
                                                               "out hints of the input.")));
    }

    /// A lock without its piece would fix a wrong one.
    void locksFollowTheirPiecesOntoAnotherBoard() {
        QCOMPARE(run("generate --size 5x5 --seed 7 --solved -o p.tessera").code, 0);
        PuzzleFile input = load("p.tessera");
        input.locked[6] = true;
        savePuzzle(input, path("in.tessera"));
        PuzzleFile like = load("p.tessera");
        like.board.swap(7, 8);
        like.locked[7] = like.locked[12] = true;
        savePuzzle(like, path("like.tessera"));
        const auto lockedAfter = [&](const char* options) {
            if (run(QStringLiteral("convert in.tessera laid.tessera ") + QLatin1String(options))
                    .code != 0)
                qFatal("convert %s", options);
            std::vector<int> cells;
            const PuzzleFile out = load("laid.tessera");
            for (int cell = 0; cell < 25; ++cell) {
                if (out.locked[static_cast<std::size_t>(cell)])
                    cells.push_back(cell);
            }
            return cells;
        };
        QCOMPARE(lockedAfter("--like like.tessera"), (std::vector<int>{6, 12}));
        QCOMPARE(lockedAfter("--like like.tessera --no-hints"), std::vector<int>{6});
        QCOMPARE(lockedAfter("--take board --puzzle like.tessera"), (std::vector<int>{6, 12}));
    }

    void anotherSetsBoardIsRefused() {
        QCOMPARE(run("generate --size 4x4 --seed 7 -o p.tessera").code, 0);
        QCOMPARE(run("generate --size 4x4 --seed 8 --solved -o other.tessera").code, 0);
        const Outcome refused = run("convert other.tessera out.tessera --like p.tessera");
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("Piece "), refused.err);
        QVERIFY2(refused.err.contains("is not in the set of p.tessera"), refused.err);
        QVERIFY(!QFileInfo::exists(path("out.tessera")));
        for (const char* wrong :
             {"--no-hints", "--like p.tessera --take both", "--like p.tessera --puzzle p.tessera"})
            QCOMPARE(
                run(QStringLiteral("convert other.tessera out.tessera ") + QLatin1String(wrong))
                    .code,
                2);
    }

    void inspectWarnsOfWhatIsOdd() {
        // Colour 3 occurs once: legal, but without a full solution.
        const Outcome outcome =
            run("inspect - --json", "2 2\n0 1 1 0\n0 0 1 1\n1 1 0 0\n3 0 0 1\n");
        QCOMPARE(outcome.code, 0);
        QVERIFY(!outcome.object()[QLatin1String("warnings")].toArray().isEmpty());
        QVERIFY(outcome.object()[QLatin1String("log10_expected_solutions")].isNull());
    }

    void convertThereAndBack() {
        QCOMPARE(run("generate --size 5x6 --seed 4 --solved -o p.tessera").code, 0);
        QCOMPARE(run("convert p.tessera p.url").code, 0);
        QVERIFY(content("p.url").contains("board_edges="));
        QCOMPARE(run("score p.url").lines().first(), QStringLiteral("49/49"));
        QCOMPARE(run("convert p.tessera -o list.txt --to pieces").code, 0);
        QCOMPARE(load("list.txt").puzzle.pieceCount(), 30);
        QCOMPARE(run("convert p.url - --from viewer-url --to native").code, 0);
        QCOMPARE(run("convert - q.tessera", content("p.url")).code, 0);
        QCOMPARE(run("score q.tessera").lines().first(), QStringLiteral("49/49"));
    }

    void countsAllSolutions() {
        QCOMPARE(run("generate --size 4x4 --colors 4 --seed 2 -o p.tessera").code, 0);
        const QJsonObject json = run("count p.tessera --json").object();
        QCOMPARE(sortedKeys(json),
                 QStringLiteral("budget commit compiler complete core_share date machine nodes "
                                "processor ranks seconds "
                                "solutions solutions_up_to_rotation start stop threads version"));
        QVERIFY(json[QLatin1String("complete")].toBool());
        const int solutions = json[QLatin1String("solutions")].toInt();
        QVERIFY(solutions > 0 && solutions % 4 == 0);
        QCOMPARE(json[QLatin1String("solutions_up_to_rotation")].toInt(), solutions / 4);
        const Outcome limited = run("count p.tessera --limit 1");
        QCOMPARE(limited.code, 0);
        QVERIFY(limited.lines().contains(QStringLiteral("solutions 1")));
        QVERIFY(limited.lines().contains(QStringLiteral("complete no")));
        QCOMPARE(run("generate --size 9x9 --seed 2 -o hard.tessera").code, 0);
        const QJsonObject cut = run("count hard.tessera --time 0.2 --json").object();
        QCOMPARE(cut[QLatin1String("complete")].toBool(true), false);
    }

    void rendersSheetsToPrint() {
        QCOMPARE(run("generate --size 6x3 --seed 4 -o p.tessera").code, 0);
        const Outcome made = run("render p.tessera --sheets -o p.pdf --paper letter --piece 40");
        QVERIFY2(made.code == 0 && made.err.isEmpty(), made.err);
        const QByteArray pdf = content("p.pdf");
        QVERIFY(pdf.startsWith("%PDF-"));
        // 18 pieces, four by five on Letter, and their backs; a board in two parts.
        QCOMPARE(pdf.count("/Type /Page\n"), 5);
        QCOMPARE(run("render p.tessera --sheets -o p.pdf --piece 100 --margin 60").code, 1);
        QCOMPARE(content("p.pdf"), pdf);
    }

    void rendersBoards() {
        QCOMPARE(run("generate --size 6x3 --seed 4 --solved -o p.tessera").code, 0);
        const Outcome png = run("render p.tessera -o p.png --size 300 --labels");
        QCOMPARE(png.code, 0);
        QVERIFY2(png.err.isEmpty(), png.err);
        const QImage image(path("p.png"));
        QCOMPARE(image.width(), 300);
        QVERIFY(image.height() < 200);
        QSet<QRgb> colors;
        for (int x = 0; x < image.width(); ++x)
            colors.insert(image.pixel(x, image.height() / 2));
        QVERIFY(colors.size() > 5);
        QCOMPARE(run("render p.tessera -o p.svg").code, 0);
        QVERIFY(content("p.svg").contains("<svg"));
        QVERIFY(!content("p.svg").contains("<image"));
        QCOMPARE(run("render p.tessera -o p.PDF").code, 0);
        QVERIFY(content("p.PDF").startsWith("%PDF"));
        QVERIFY(run("render p.tessera -o q.png --size 300").code == 0);
        QVERIFY(content("q.png") != content("p.png")); // no labels
    }

    void rendersWhatTheOptionsSay() {
        QCOMPARE(run("generate --size 6x3 --seed 4 --solved -o p.tessera").code, 0);
        QCOMPARE(run("render p.tessera -o a.png --size 200 --scale 3").code, 0);
        QCOMPARE(QImage(path("a.png")).width(), 600);
        QCOMPARE(run("render p.tessera -o b.png --size 600 --coordinates --transparent").code, 0);
        QCOMPARE(QImage(path("b.png")).pixelColor(0, 0).alpha(), 0);
        QVERIFY(QImage(path("b.png")) != QImage(path("a.png")));
        QCOMPARE(run("render p.tessera -o c.png --size 300 --cells b2:c3").code, 0);
        QCOMPARE(QImage(path("c.png")).size(), QSize(300, 300));
        QCOMPARE(run("render p.tessera -o c.png --size 300 --cells A1:F1,C3").code, 0);
        QVERIFY(QImage(path("c.png")).height() < 200);
        for (const char* cells : {"G1", "A4", "A1:", "1A", "A1,,B1"}) {
            const Outcome wrong =
                run(QStringLiteral("render p.tessera -o c.png --cells ") + QLatin1String(cells));
            QVERIFY2(wrong.code == 2 && wrong.err.contains("6×3"), wrong.err);
        }
        QCOMPARE(run("render p.tessera -o c.png --size 9000 --scale 2").code, 2);
        QCOMPARE(run("generate --size 6x6 --hints 2 --no-unique -o h.tessera").code, 0);
        QCOMPARE(run("solve h.tessera --solver annealing --evaluations 9 -o h.tessera").code, 0);
        const auto drawn = [&](const char* options) {
            const Outcome outcome =
                run(QStringLiteral("render h.tessera -o h.svg ") + QLatin1String(options));
            return outcome.code == 0 ? content("h.svg") : QByteArray();
        };
        const QByteArray marked = drawn("");
        QVERIFY(marked.contains("<svg"));
        for (const char* option : {"--no-pins", "--no-mismatches"}) {
            const QByteArray plain = drawn(option);
            QVERIFY2(plain.contains("<svg") && plain.size() < marked.size(), option);
        }
    }

    void convertsPartsOfFiles() {
        QCOMPARE(run("generate --size 6x6 --seed 4 --solved -o solved.tessera").code, 0);
        QCOMPARE(run("generate --size 6x6 --seed 4 -o empty.tessera").code, 0);
        QCOMPARE(run("convert solved.tessera board.et2").code, 0);
        // A board of pieces and rotations needs its puzzle.
        const Outcome alone = run("convert board.et2 out.tessera");
        QCOMPARE(alone.code, 1);
        for (const char* call : {"convert board.et2 out.tessera", "score board.et2"}) {
            QCOMPARE(run(QString::fromLatin1(call)).complaints(),
                     QStringList(QStringLiteral("board.et2: this file holds only a board. “tessera "
                                                "convert IN OUT --puzzle PUZZLE” adds the "
                                                "pieces.")));
        }
        QCOMPARE(run("convert board.et2 out.tessera --puzzle empty.tessera").code, 0);
        QVERIFY(run("score out.tessera").out.contains("60"));
        // All else is the puzzle's.
        PuzzleFile laid = load("empty.tessera");
        QVERIFY(!laid.solution.empty());
        laid.board = load("solved.tessera").board;
        QVERIFY(load("out.tessera") == laid);
        // An address numbers and rotates the pieces in its own way.
        QCOMPARE(run("convert solved.tessera board.url").code, 0);
        QCOMPARE(run("convert board.url laid.tessera --take board --puzzle empty.tessera").code, 0);
        QCOMPARE(load("laid.tessera").board, load("solved.tessera").board);
        QCOMPARE(run("convert board.url pieces.tessera --take pieces").code, 0);
        QCOMPARE(load("pieces.tessera").board.placedCount(), 0);
        QCOMPARE(run("convert board.url x.tessera --take board").code, 2);
        QCOMPARE(run("generate --size 5x5 --seed 4 -o five.tessera").code, 0);
        const Outcome other = run("convert board.url x.tessera --take board --puzzle five.tessera");
        QCOMPARE(other.code, 1);
        QVERIFY2(other.err.contains("5×5"), other.err);
        QVERIFY(!QFile::exists(path("x.tessera")));
    }

    void optionsWithoutEffectAreTold() {
        QCOMPARE(run("generate --size 4x4 --solved -o own.tessera").code, 0);
        QCOMPARE(run("generate --size 4x4 --seed 8 -o other.tessera").code, 0);
        const Outcome outcome = run("convert own.tessera x.tessera --puzzle other.tessera "
                                    "--edge-order udlr --grey 3 --size 4x4");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.complaints().size(), 4);
        for (const char* option : {"--puzzle", "--edge-order", "--grey", "--size"})
            QVERIFY2(outcome.err.contains(option), outcome.err);
        QCOMPARE(run("convert own.tessera own.et2").code, 0);
        QVERIFY(run("convert own.et2 x.tessera --puzzle own.tessera").err.isEmpty());
        QCOMPARE(run("convert own.tessera own.txt --to pieces").code, 0);
        QVERIFY(run("convert own.txt x.tessera --size 4x4 --edge-order urdl").err.isEmpty());
        QCOMPARE(
            run("render own.tessera -o x.png --log").complaints(),
            QStringList(QStringLiteral("tessera render: --log does nothing for “own.tessera”.")));
        // The file holds one puzzle.
        for (const char* call :
             {"inspect own.tessera", "convert own.tessera x.tessera", "render own.tessera -o x.png",
              "convert own.tessera x.tessera --like own.tessera",
              "solve own.tessera --solver tabu --evaluations 1000"}) {
            const Outcome told = run(QLatin1String(call) + QStringLiteral(" --number 7"));
            QCOMPARE(told.code, 0);
            QVERIFY2(told.err.count("--number") == 1, told.err);
        }
    }

    void convertsWithCorrections() {
        QCOMPARE(run("generate --size 4x3 --seed 4 -o p.tessera").code, 0);
        QCOMPARE(run("convert p.tessera p.txt --to pieces").code, 0);
        write("bare.txt", content("p.txt").sliced(content("p.txt").indexOf('\n') + 1));
        QCOMPARE(run("convert bare.txt t.tessera --size 3x4").code, 0);
        QCOMPARE(load("t.tessera").puzzle.size(), (GridSize{3, 4}));
        const Outcome order = run("convert bare.txt u.tessera --edge-order udlr");
        QCOMPARE(order.code, 1);
        QVERIFY2(order.err.startsWith("bare.txt:"), order.err);
        QCOMPARE(run("convert bare.txt u.tessera --edge-order rdlu").code, 0);
        QCOMPARE(run("convert bare.txt u.tessera --grey 99 --size 4x3").code, 0);
        QVERIFY(!load("u.tessera").puzzle.framed());
        for (const char* wrong : {"--edge-order uuuu", "--edge-order urd", "--grey -1", "--size 4",
                                  "--size 0x3", "--take all"})
            QCOMPARE(run(QStringLiteral("convert bare.txt u.tessera ") + QLatin1String(wrong)).code,
                     2);
    }

    void rendersCurves() {
        write("t.csv", "run,seed,seconds,evaluations,best,current\n1,1,0.1,100,50,50\n"
                       "1,1,2,2000,90,80\n2,2,0.1,100,40,40\n2,2,2,2000,95,95\n");
        QCOMPARE(run("render t.csv -o t.png --labels").complaints(),
                 QStringList(QStringLiteral("tessera render: --labels does nothing for “t.csv”.")));
        QCOMPARE(run("render t.csv -o t.png --size 400 --total 100").code, 0);
        QCOMPARE(QImage(path("t.png")).size(), QSize(400, 200));
        QCOMPARE(run("render t.csv -o t.svg --axis evaluations --log").code, 0);
        QVERIFY(content("t.svg").contains("seed 2"));
        QVERIFY(run("render t.csv -o t.svg --axis nodes").err.contains("counted no nodes"));
        write("n.csv", "run,seed,seconds,evaluations,best,current,iterations,nodes\n"
                       "1,1,0.1,100,50,50,3,90\n1,1,2,2000,90,80,4,1900\n");
        for (const char* axis : {"iterations", "nodes"}) {
            QCOMPARE(
                run(QStringLiteral("render n.csv -o n.svg --axis ") + QLatin1String(axis)).code, 0);
            QVERIFY(content("n.svg").toLower().contains(axis));
        }
    }

    /// Thousands of runs become one median: a curve each would take minutes.
    void rendersTheCurvesOfManyRuns() {
        QByteArray trace = "run,seed,seconds,evaluations,best,current\n";
        for (int i = 1; i <= 8000; ++i) {
            const QByteArray run = QByteArray::number(i) + ',' + QByteArray::number(i) + ',';
            trace +=
                run + "0.1,10,5,5\n" + run + "0.2,20," + QByteArray::number(6 + i % 30) + ",5\n";
        }
        write("many.csv", trace);
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(run("render many.csv -o many.svg").code, 0);
        QVERIFY2(clock.elapsed() < 60'000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(content("many.svg").contains("median of 8"));
    }

    void listsSolvers() {
        const QJsonArray solvers = run("solvers --json").array();
        QVERIFY(!solvers.isEmpty());
        QStringList ids;
        for (const QJsonValue& value : solvers) {
            const QJsonObject solver = value.toObject();
            ids << solver[QLatin1String("id")].toString();
            QVERIFY(solver[QLatin1String("presets")].isArray());
            for (const QJsonValue& preset : solver[QLatin1String("presets")].toArray())
                QVERIFY(!preset.toObject()[QLatin1String("values")].toObject().isEmpty());
            for (const QJsonValue& parameter : solver[QLatin1String("parameters")].toArray()) {
                for (const char* key : {"id", "name", "type", "default", "meaning", "source"})
                    QVERIFY2(parameter.toObject().contains(QLatin1String(key)), key);
            }
        }
        QVERIFY(ids.contains(QStringLiteral("annealing")));
        QVERIFY(ids.contains(QStringLiteral("backtracking")));
        QVERIFY(run("solvers annealing").out.contains("--param cooling="));
        QVERIFY(!run("solvers annealing").out.contains("backtracking:"));
        // A number says nothing without its unit.
        QVERIFY(run("solvers record").out.contains("from 0 to 65536; unit: MB)"));
        QVERIFY(run("solvers record").out.contains("(a number from 0.1 to 1)"));
    }

    void listsFormats() {
        QStringList ids;
        for (const QJsonValue& format : run("formats --json").array())
            ids << format.toObject()[QLatin1String("id")].toString();
        QCOMPARE(ids.value(0), QStringLiteral("native"));
        QVERIFY(ids.contains(QStringLiteral("viewer-url")));
        QCOMPARE(run("formats").lines().size(), ids.size());
    }

private:
    [[nodiscard]] static QString sortedKeys(const QJsonObject& json) {
        return json.keys().join(u' ');
    }
};

TESSERA_TEST(TestPuzzleCommands, Needs::Core)

} // namespace tessera::tst_PuzzleCommands

#include "tst_PuzzleCommands.moc"
