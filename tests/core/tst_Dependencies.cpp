// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace tessera::tst_Dependencies {

namespace {

const QString kRoot = QStringLiteral(TESSERA_SOURCE_DIR) + u'/';

QStringList includesOf(const QString& path) {
    static const QRegularExpression shape(QStringLiteral("#include \"([^\"]+)\""));
    QFile file(kRoot + path);
    QStringList found;
    if (!file.open(QIODevice::ReadOnly))
        return found;
    auto match = shape.globalMatch(QString::fromUtf8(file.readAll()));
    while (match.hasNext())
        found << match.next().captured(1);
    return found;
}

/// Everything that the file includes, directly or indirectly.
QSet<QString> reachableFrom(const QString& path) {
    QSet<QString> seen;
    QStringList open{path};
    while (!open.isEmpty()) {
        for (const QString& include : includesOf(open.takeLast())) {
            if (!seen.contains(include)) {
                seen << include;
                open << include;
            }
        }
    }
    return seen;
}

QStringList filesIn(const QString& folder) {
    QStringList files;
    QDirIterator it(kRoot + folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                    QDirIterator::Subdirectories);
    while (it.hasNext())
        files << it.next().mid(kRoot.size());
    return files;
}

QString roomOf(const QString& file) { return file.left(file.lastIndexOf(u'/')); }

/// The folders in CONTRIBUTING's picture, in its order; those without files only group others.
QStringList roomsOfPicture() {
    static const QRegularExpression line(QStringLiteral("^( *)([a-z/]+)/( |$)"));
    QFile file(kRoot + QStringLiteral(".github/CONTRIBUTING.md"));
    QStringList rooms;
    if (!file.open(QIODevice::ReadOnly))
        return rooms;
    QString top;
    const QString text = QString::fromUtf8(file.readAll());
    const qsizetype begin = text.indexOf(QLatin1String("```\ncore/"));
    for (const QString& row :
         text.mid(begin + 4).section(QStringLiteral("```"), 0, 0).split(u'\n')) {
        const auto match = line.match(row);
        if (!match.hasMatch())
            continue;
        if (match.capturedLength(1) == 0)
            top = match.captured(2);
        else
            rooms << top + u'/' + match.captured(2);
    }
    // The program itself is the top layer.
    rooms << QStringLiteral("app");
    return rooms;
}

} // namespace

/// Which part of the program may include which.
class TestDependencies : public QObject {
    Q_OBJECT

private slots:
    void theSearchSideNamesNoPuzzleKind_data() {
        QTest::addColumn<QString>("file");
        for (const QString& folder : {QStringLiteral("core/search"), QStringLiteral("core/support"),
                                      QStringLiteral("widgets/charts")}) {
            const QStringList files = filesIn(folder);
            QVERIFY(!files.isEmpty());
            for (const QString& file : files)
                QTest::newRow(qPrintable(file)) << file;
        }
        for (const char* method : {"GvnsSudoku", "AnnealingSudoku", "GeneticSudoku"})
            QTest::newRow(method)
                << QStringLiteral("core/sudoku/%1.cpp").arg(QLatin1String(method));
    }

    /// The VNS skeleton, snapshots, runs and charts serve every kind of puzzle, so they include
    /// nothing of edge matching, directly or indirectly.
    void theSearchSideNamesNoPuzzleKind() {
        QFETCH(QString, file);
        for (const QString& include : reachableFrom(file)) {
            QVERIFY2(!include.startsWith(QLatin1String("core/edges/")), qPrintable(include));
            if (!file.contains(QLatin1String("Sudoku")))
                QVERIFY2(!include.startsWith(QLatin1String("core/sudoku/")), qPrintable(include));
        }
    }

    void bothKindsUseOneSkeleton_data() {
        QTest::addColumn<QString>("skeleton");
        QTest::addColumn<QString>("sudoku");
        QTest::addColumn<QString>("edges");
        QTest::newRow("VNS") << "GeneralVns"
                             << "GvnsSudoku.cpp"
                             << "local/MsGvns.cpp";
        QTest::newRow("annealing") << "Metropolis"
                                   << "ScoredSudoku.h"
                                   << "local/MetropolisWalk.h";
        QTest::newRow("genetic") << "Evolution"
                                 << "GeneticSudoku.cpp"
                                 << "genetic/Operators.h";
    }
    void bothKindsUseOneSkeleton() {
        QFETCH(QString, skeleton);
        QFETCH(QString, sudoku);
        QFETCH(QString, edges);
        const QString header = QStringLiteral("core/search/%1.h").arg(skeleton);
        QVERIFY(includesOf(QStringLiteral("core/sudoku/") + sudoku).contains(header));
        QVERIFY(includesOf(QStringLiteral("core/edges/solvers/") + edges).contains(header));
    }

    /// Porting the program to another system needs changes in one place only.
    void onePlaceKnowsTheSystem() {
        static const QRegularExpression system(QStringLiteral(
            "#include "
            "<(unistd|io|windows|fcntl|poll|termios|pthread|sys/[a-z]+|linux/[a-z]+)\\.h>"));
        QStringList found;
        for (const char* folder : {"core", "widgets", "app"}) {
            for (const QString& path : filesIn(QLatin1String(folder))) {
                QFile file(kRoot + path);
                QVERIFY(file.open(QIODevice::ReadOnly));
                if (system.match(QString::fromUtf8(file.readAll())).hasMatch())
                    found << path;
            }
        }
        QCOMPARE(found, (QStringList{QStringLiteral("core/support/Platform.cpp"),
                                     QStringLiteral("core/support/PlatformWindows.cpp")}));
    }

    /// What applies to files applies to folders, so no two of them include each other.
    void foldersKnowWhatStandsAboveThem() {
        const QStringList rooms = roomsOfPicture();
        QVERIFY(rooms.size() > 40);
        QSet<QString> used;
        for (const char* top : {"core", "widgets", "app"}) {
            for (const QString& file : filesIn(QLatin1String(top))) {
                const qsizetype own = rooms.indexOf(roomOf(file));
                QVERIFY2(own >= 0, qPrintable(file));
                used << rooms[own];
                for (const QString& include : includesOf(file)) {
                    // Written by the build.
                    if (!include.contains(u'/'))
                        continue;
                    const qsizetype its = rooms.indexOf(roomOf(include));
                    QVERIFY2(its >= 0 && its <= own,
                             qPrintable(file + QStringLiteral(" < ") + include));
                }
            }
        }
        QCOMPARE(used.size(), rooms.size());
    }

    /// Another kind of puzzle is named in one list of the core, one of the commands and one of the
    /// window; the guide to the methods and the titles of the shipped plans name each of them.
    void onlyTheListsOfKindsKnowSudoku() {
        QStringList knowing;
        for (const char* top : {"core", "widgets", "app"}) {
            for (const QString& path : filesIn(QLatin1String(top))) {
                QFile file(kRoot + path);
                QVERIFY(file.open(QIODevice::ReadOnly));
                if (!path.contains(QLatin1String("sudoku"), Qt::CaseInsensitive) &&
                    file.readAll().toLower().contains("sudoku"))
                    knowing << path;
            }
        }
        knowing.sort();
        QCOMPARE(knowing, (QStringList{QStringLiteral("app/cli/Commands.cpp"),
                                       QStringLiteral("app/window/experiments/PlanTitles.cpp"),
                                       QStringLiteral("app/window/search/MethodGuide.cpp"),
                                       QStringLiteral("app/window/shell/MainWindow.cpp"),
                                       QStringLiteral("core/kind/Kind.cpp")}));
    }

    /// The commands are a separate program on Qt Core; those that draw use the pictures of widgets,
    /// in a folder that can be left out.
    void theCommandsHaveNoWindow() {
        static const QRegularExpression gui(QStringLiteral(
            "#include <Q(Application|GuiApplication|Widget|Painter|Image|Color|Font)"));
        for (const QString& folder : {QStringLiteral("app/cli"), QStringLiteral("app/settings")}) {
            const QStringList files = filesIn(folder);
            QVERIFY(!files.isEmpty());
            for (const QString& path : files) {
                if (path.startsWith(QLatin1String("app/cli/pictures/")))
                    continue;
                for (const QString& include : includesOf(path)) {
                    QVERIFY2(!include.startsWith(QLatin1String("widgets/")), qPrintable(path));
                    QVERIFY2(!include.startsWith(QLatin1String("app/window/")), qPrintable(path));
                    QVERIFY2(!include.startsWith(QLatin1String("app/document/")), qPrintable(path));
                }
                QFile file(kRoot + path);
                QVERIFY(file.open(QIODevice::ReadOnly));
                QVERIFY2(!gui.match(QString::fromUtf8(file.readAll())).hasMatch(),
                         qPrintable(path));
            }
        }
    }
};

TESSERA_TEST(TestDependencies, Needs::Core)

} // namespace tessera::tst_Dependencies

#include "tst_Dependencies.moc"
