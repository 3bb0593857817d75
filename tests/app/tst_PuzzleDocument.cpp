// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/PuzzleDocument.h"
#include "app/document/PuzzleEditor.h"
#include "tests/TestProgram.h"
#include "tests/app/DocumentTesting.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/support/FileIo.h"
#include "core/support/Random.h"
#include "core/support/UserError.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace tessera::tst_PuzzleDocument {

namespace {

using Field = PuzzleDocument::InfoField;

/// Random actions, as a user might do in any order.
class RandomActs {
public:
    RandomActs(PuzzleDocument& document, std::uint64_t seed)
        : m_document(document), m_editor(document), m_puzzleEditor(document), m_random(seed) {}

    void act() {
        if (m_random.chance(0.3))
            return makePieces();
        switch (m_random.below(12)) {
        case 0:
            return m_editor.swap(cell(), cell());
        case 1:
            return m_editor.remove({cell()});
        case 2:
        case 3:
            return m_editor.rotate({cell()}, 1 + static_cast<int>(m_random.below(3)));
        case 4:
            return m_editor.toggleLock({cell()});
        case 5:
            return m_random.chance(0.2) ? m_editor.clear() : m_editor.shuffle(m_random.bits());
        case 6:
            return m_random.chance(0.3) ? m_editor.showSolution() : setInfo();
        case 7:
            return m_random.chance(0.1) ? replacePuzzle() : setInfo();
        default:
            return m_editor.place(cell(), placement());
        }
    }

private:
    void makePieces() {
        const auto side = static_cast<Side>(below(4));
        const Qt::Orientation mirrors = m_random.chance(0.5) ? Qt::Horizontal : Qt::Vertical;
        const int colors = std::max<int>(1, m_document.puzzle().highestColor());
        const auto color = [&] { return static_cast<Color>(1 + below(colors)); };
        switch (m_random.below(14)) {
        case 0:
            return m_puzzleEditor.resize({2 + below(5), 2 + below(5)}, m_random.chance(0.5));
        case 1:
            return m_puzzleEditor.setFramed(!m_document.puzzle().framed());
        case 2:
            return m_puzzleEditor.setSigned(!m_document.puzzle().isSigned());
        case 3:
            return m_puzzleEditor.replaceColor(color(), color());
        case 4:
            return m_puzzleEditor.recolor();
        case 5:
            return m_puzzleEditor.mirror(mirrors);
        case 6:
            return m_puzzleEditor.turn(m_random.chance(0.5) ? 1 : -1);
        case 7:
            return m_puzzleEditor.makePuzzle(m_random.bits());
        case 8:
            return m_puzzleEditor.addPiece(std::nullopt);
        case 9:
            return m_puzzleEditor.deletePiecesOn({cell()});
        case 10:
        case 11:
            return m_puzzleEditor.paintEdge(cell(), side, color(), m_random.chance(0.5), below(2));
        default:
            return m_puzzleEditor.cycleEdge(cell(), side, 1, m_random.chance(0.5));
        }
    }
    [[nodiscard]] int below(int bound) {
        return static_cast<int>(m_random.below(static_cast<std::uint32_t>(bound)));
    }
    [[nodiscard]] int cell() { return below(m_document.board().cells()); }
    [[nodiscard]] Placement placement() {
        return piece(below(std::max(1, m_document.puzzle().pieceCount())), below(4));
    }
    void setInfo() {
        const auto field = static_cast<Field>(below(3));
        m_document.setInfo(field, QString::number(below(3)));
    }
    void replacePuzzle() {
        m_document.replace(
            samplePuzzle({{2 + below(4), 2 + below(4)}, {}, {}, m_random.chance(0.5)}),
            [] { return QStringLiteral("Replace"); });
    }

    PuzzleDocument& m_document;
    BoardEditor m_editor;
    PuzzleEditor m_puzzleEditor;
    Random m_random;
};

QString info(PuzzleDocument& document, Field field, const char* value) {
    document.setInfo(field, QString::fromLatin1(value));
    return document.history().undoText();
}

} // namespace

class TestPuzzleDocument : public QObject {
    Q_OBJECT

private slots:
    void everyStepComesBackExactly_data() {
        QTest::addColumn<PuzzleFile>("opened");
        QTest::newRow("framed, with hints") << samplePuzzle({{6, 6}, {}, {0, 14, 21}});
        QTest::newRow("unframed, signed, full") << samplePuzzle({{5, 4}, {false, true}, {}, true});
        QTest::newRow("one cell wide") << samplePuzzle({{1, 5}, {}, {}});
        QTest::newRow("in the making") << unfinishedPuzzle();
    }

    void everyStepComesBackExactly() {
        QFETCH(PuzzleFile, opened);
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            PuzzleDocument document(opened);
            RandomActs person(document, seed);
            std::vector<PuzzleFile> states{document.file()};
            for (int i = 0; i < 150; ++i) {
                person.act();
                // Merged steps overwrite their state, steps that cancel out disappear.
                const auto index = static_cast<std::size_t>(document.history().index());
                states.resize(index);
                states.push_back(document.file());
                compareScore(document);
            }
            QUndoStack& history = document.history();
            QVERIFY(history.count() > 30);
            for (int index = history.count() - 1; index >= 0; --index) {
                history.undo();
                QCOMPARE(document.file(), states[static_cast<std::size_t>(index)]);
                compareScore(document);
            }
            QCOMPARE(document.file(), opened);
            QVERIFY(!document.isModified());
            for (int index = 1; index <= history.count(); ++index) {
                history.redo();
                QCOMPARE(document.file(), states[static_cast<std::size_t>(index)]);
            }
        }
    }

    void signalsNameTheCellsThatChanged() {
        PuzzleDocument document(samplePuzzle());
        BoardEditor editor(document);
        editor.place(3, piece(5));
        const QSignalSpy boards(&document, &PuzzleDocument::boardChanged);
        editor.place(8, piece(5, 2));
        document.history().undo();
        QCOMPARE(boards.size(), 2);
        QCOMPARE(boards[0][0].value<QVector<int>>(), (QVector<int>{3, 8}));
        QCOMPARE(boards[1], boards[0]);
    }

    void typingIsOneStep() {
        PuzzleDocument document(samplePuzzle());
        const QString before = document.info().title;
        QCOMPARE(info(document, Field::Title, "A"), QStringLiteral("Change the title"));
        info(document, Field::Title, "AB");
        QCOMPARE(document.history().count(), 1);
        QCOMPARE(info(document, Field::Author, "C"), QStringLiteral("Change the author"));
        QCOMPARE(info(document, Field::Notes, "D"), QStringLiteral("Change the notes"));
        QCOMPARE(document.history().count(), 3);
        document.history().setIndex(1);
        QCOMPARE(document.info().title, QStringLiteral("AB"));
        QCOMPARE(document.info().author, QString());
        document.history().undo();
        QCOMPARE(document.info().title, before);
    }

    void typingBackIsNoStep() {
        PuzzleFile file = samplePuzzle();
        file.info.title = QStringLiteral("A");
        PuzzleDocument document(file);
        info(document, Field::Title, "AB");
        info(document, Field::Title, "A");
        QCOMPARE(document.history().count(), 0);
        QVERIFY(!document.isModified());
    }

    void savedTypingIsNotMergedWith() {
        const QTemporaryDir folder;
        PuzzleDocument document(samplePuzzle());
        info(document, Field::Title, "A");
        document.save(folder.filePath(QStringLiteral("a.tessera")));
        info(document, Field::Title, "AB");
        QVERIFY(document.isModified());
        document.history().undo();
        QVERIFY(!document.isModified());
        QCOMPARE(document.info().title, QStringLiteral("A"));
    }

    void replacingSaysThatAllIsDifferent() {
        PuzzleDocument document(samplePuzzle());
        const PuzzleFile before = document.file();
        const PuzzleFile other = samplePuzzle({{3, 4}, {}, {}, true});
        const QSignalSpy replaced(&document, &PuzzleDocument::puzzleReplaced);
        document.replace(other, [] { return QStringLiteral("Replace"); });
        QCOMPARE(document.file(), other);
        QVERIFY(document.score().isSolved());
        document.history().undo();
        QCOMPARE(document.file(), before);
        QVERIFY(!document.score().isSolved());
        QCOMPARE(replaced.size(), 2);
    }

    void namesFollowTitleAndPath() {
        const QTemporaryDir folder;
        PuzzleFile file = samplePuzzle();
        file.info.title.clear();
        PuzzleDocument document(file);
        const QSignalSpy names(&document, &PuzzleDocument::nameChanged);
        QCOMPARE(document.displayName(), QStringLiteral("Untitled"));
        info(document, Field::Title, "Hard");
        QCOMPARE(document.displayName(), QStringLiteral("Hard"));
        document.setNumber(3);
        info(document, Field::Title, "Hard, 60%2");
        QCOMPARE(document.displayName(), QStringLiteral("Hard, 60%2 (3)"));
        QVERIFY(!document.hasNativePath());
        QVERIFY(!names.isEmpty());
        const auto before = names.size();
        document.save(folder.filePath(QStringLiteral("a.tessera")));
        QVERIFY(names.size() > before);
        QCOMPARE(document.displayName(), QStringLiteral("a.tessera"));
        QVERIFY(document.hasNativePath());
    }

    void savedIsCleanAndReadsBackTheSame() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.tessera"));
        PuzzleDocument document(samplePuzzle({{6, 6}, {}, {7}}));
        BoardEditor editor(document);
        editor.shuffle(3);
        editor.toggleLock({1, 2});
        info(document, Field::Notes, "lines\nand more");
        QVERIFY(document.isModified());
        document.save(path);
        QVERIFY(!document.isModified());
        QStringList warnings;
        const auto again = openDocument(path, &warnings);
        QCOMPARE(warnings, QStringList());
        QCOMPARE(again->file(), document.file());
        QCOMPARE(again->path(), document.path());
        QVERIFY(!again->isModified());
        document.history().undo();
        QVERIFY(document.isModified());
        document.history().redo();
        QVERIFY(!document.isModified());
    }

    void importsKeepTheirPathButNeedAnother() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.txt"));
        savePuzzle(samplePuzzle(), path, QStringLiteral("pieces"));
        const auto document = openDocument(path);
        QCOMPARE(document->path(), path);
        QVERIFY(!document->hasNativePath());
        QCOMPARE(document->puzzle().pieceCount(), 36);
    }

    void failedSavesChangeNothing() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.tessera"));
        PuzzleDocument document(samplePuzzle());
        document.save(path);
        const QByteArray saved = readFile(path, kMaxFileBytes);
        BoardEditor(document).shuffle(1);
        for (const QString& bad : {folder.filePath(QStringLiteral("none/a.tessera")), folder.path(),
                                   path + QStringLiteral("/b.tessera")}) {
            QVERIFY_THROWS_EXCEPTION(UserError, document.save(bad));
            QVERIFY(document.isModified());
            QCOMPARE(document.path(), path);
            QCOMPARE(readFile(path, kMaxFileBytes), saved);
        }
        document.save(path);
        QVERIFY(!document.isModified());
    }

    void writeProtectedFoldersKeepTheOldFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.tessera"));
        PuzzleDocument document(samplePuzzle());
        document.save(path);
        const QByteArray saved = readFile(path, kMaxFileBytes);
        BoardEditor(document).shuffle(1);
        QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner);
        // The superuser may write there, but not here.
        const bool isRefused = !QFileInfo(folder.path()).isWritable();
        const QString refused = isRefused ? path : QStringLiteral("/proc/self/a.tessera");
        if (!QFileInfo(refused).dir().exists())
            QSKIP("this user may write anywhere");
        QVERIFY_THROWS_EXCEPTION(UserError, document.save(refused));
        QFile::setPermissions(folder.path(),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QVERIFY(document.isModified());
        QCOMPARE(readFile(path, kMaxFileBytes), saved);
    }

    void badFilesThrow() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("bad.tessera"));
        for (const QByteArray& bytes :
             {QByteArray(), QByteArray("{\"format\":"), QByteArray(100, '\0')}) {
            writeFile(bytes, path);
            QStringList warnings{QStringLiteral("old")};
            try {
                static_cast<void>(openDocument(path, &warnings));
                QFAIL("opened");
            } catch (const UserError& error) {
                QVERIFY2(error.sentence().startsWith(path), error.what());
            }
            QCOMPARE(warnings, QStringList{QStringLiteral("old")});
        }
        QVERIFY_THROWS_EXCEPTION(
            UserError, static_cast<void>(openDocument(folder.filePath(QStringLiteral("none")))));
    }

private:
    static void compareScore(const PuzzleDocument& document) {
        const Score score = scoreOf(document.puzzle(), document.board());
        QCOMPARE(document.score().matched, score.matched);
        QCOMPARE(document.score().mismatched, score.mismatched);
        QCOMPARE(document.score().empty, score.empty);
        QCOMPARE(document.score().total, score.total);
    }
};

TESSERA_TEST(TestPuzzleDocument, Needs::Core)

} // namespace tessera::tst_PuzzleDocument

#include "tst_PuzzleDocument.moc"
