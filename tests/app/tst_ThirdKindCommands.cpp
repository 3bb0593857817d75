// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "tests/TestProgram.h"
#include "tests/kind/LatinSquares.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace tessera::tst_ThirdKindCommands {

namespace {

ExitCode runCommand(const QString& line) {
    const QStringList words = line.split(u' ');
    const Command& command = *findCommand(words.front());
    return command.run(Arguments(command.spec, words.mid(1)));
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// For a kind that the commands do not know, they do what its descriptor supports.
class TestThirdKindCommands : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        static const latin::LatinKind kind;
        registerKind(kind);
        QVERIFY(m_folder.isValid());
        QVERIFY(QDir::setCurrent(m_folder.path()));
    }

    void generateSolveAndScore() {
        QCOMPARE(runCommand(QStringLiteral("generate --kind latin --size 6x6 --seed 4 -o p.latin")),
                 ExitCode::Done);
        QVERIFY(contentOf(QStringLiteral("p.latin")).startsWith("latin\n"));
        QCOMPARE(runCommand(QStringLiteral("solve p.latin --solver gvns-latin --runs 2 --target 72 "
                                           "--evaluations 500000 --quiet --json -o s.latin")),
                 ExitCode::Done);
        const AnyPuzzle solved =
            findKind("latin")->read({{}, {}, contentOf(QStringLiteral("s.latin"))}).puzzles.front();
        QCOMPARE(solved.kind().score(solved), 72);
        for (const char* line : {"score s.latin", "score s.latin --json", "inspect p.latin",
                                 "inspect p.latin --json", "formats", "formats --json", "solvers"})
            QCOMPARE(runCommand(QLatin1String(line)), ExitCode::Done);
    }

    void listsAreConverted() {
        QCOMPARE(runCommand(QStringLiteral(
                     "generate --kind latin --size 4x4 --count 3 --seed 1 -o list.latin")),
                 ExitCode::Done);
        QCOMPARE(contentOf(QStringLiteral("list.latin")).count("latin"), 3);
        QCOMPARE(runCommand(QStringLiteral("convert list.latin copy.latin --to latin-text")),
                 ExitCode::Done);
        QCOMPARE(contentOf(QStringLiteral("copy.latin")), contentOf(QStringLiteral("list.latin")));
    }

    void whatItCannotIsRefused_data() {
        QTest::addColumn<QString>("line");
        for (const char* line : {"count p.latin", "convert p.latin x.latin --take pieces",
                                 "convert p.latin x.tessera --to viewer-url",
                                 "solve p.latin --solver gvns-latin --evaluations 9 --records r",
                                 "generate --kind latin --size 4x4 --givens 3 -o x.latin",
                                 "generate --kind latin --size 4x4 --colors 3 -o x.latin"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }
    void whatItCannotIsRefused() {
        QFETCH(QString, line);
        QVERIFY_THROWS_EXCEPTION(UsageError, runCommand(line));
    }

    void methodsOfOtherKindsSaySo() {
        QVERIFY_THROWS_EXCEPTION(
            UserError, runCommand(QStringLiteral("solve p.latin --solver tabu --evaluations 9")));
        QVERIFY_THROWS_EXCEPTION(
            UserError,
            runCommand(QStringLiteral("solve p.latin --solver gvns-sudoku --evaluations 9")));
    }

private:
    QTemporaryDir m_folder;
};

TESSERA_TEST(TestThirdKindCommands, Needs::Core)

} // namespace tessera::tst_ThirdKindCommands

#include "tst_ThirdKindCommands.moc"
