// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/FormatTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/puzzle/Board.h"

#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

namespace tessera::tst_PuzzleFileIo {
using namespace tessera::testing;

namespace {

QString sentenceOfLoading(const QString& path, const QString& format = {}) {
    try {
        (void)loadPuzzle(path, format);
    } catch (const UserError& error) {
        return error.sentence();
    }
    return {};
}

/// The most memory that this process has used, in bytes; 0 where the test cannot ask.
qint64 peakMemory() {
#ifdef Q_OS_UNIX
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return 1024LL * usage.ru_maxrss;
#else
    return 0;
#endif
}

} // namespace

class TestPuzzleFileIo : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;

    QString write(const QString& name, const QByteArray& bytes) {
        const QString path = m_dir.filePath(name);
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
        return path;
    }

private slots:
    void savedFilesLoadAgain() {
        GeneratorSettings settings;
        settings.size = {6, 6};
        settings.solved = true;
        const PuzzleFile file = generatePuzzle(settings);
        for (const auto& format : allFormats()) {
            if (!format->canWrite())
                continue;
            // The name's ending must not matter for reading.
            const QString path = m_dir.filePath(QStringLiteral("puzzle.dat"));
            savePuzzle(file, path, format->id());
            ReadOptions options;
            options.puzzle = &file.puzzle;
            const PuzzleFile back = loadPuzzle(path, {}, options).file;
            QCOMPARE(back.puzzle.size(), file.puzzle.size());
            QVERIFY(back.board.placedCount() == 0 || scoreOf(back.puzzle, back.board).isSolved());
        }
    }

    void endingsChooseTheFormat() {
        QCOMPARE(formatForWriting(QStringLiteral("a.tessera"))->id(), QStringLiteral("native"));
        QCOMPARE(formatForWriting(QStringLiteral("a/b.TXT"))->id(), QStringLiteral("pieces"));
        QCOMPARE(formatForWriting(QStringLiteral("a.url"))->id(), QStringLiteral("viewer-url"));
        QCOMPARE(formatForWriting(QStringLiteral("plain")), nullptr);
        const QString path = m_dir.filePath(QStringLiteral("plain"));
        savePuzzle(PuzzleFile(), path);
        QCOMPARE(detectFormat(golden("signed-5x4.tessera")).format, &kNativeFormat);
        QCOMPARE(loadPuzzle(path).file, PuzzleFile());
    }

    void everyFormatIsComplete() {
        QStringList ids;
        for (const auto& format : allFormats()) {
            QVERIFY(!ids.contains(format->id()));
            ids += format->id();
            QVERIFY(!format->name().isEmpty());
            QVERIFY(!format->extensions().isEmpty());
            QCOMPARE(findFormat(format->id()), format);
        }
        QCOMPARE(findFormat(QStringLiteral("no such")), nullptr);
    }

    void whatCannotBeRead() {
        const QString missing = m_dir.filePath(QStringLiteral("missing.tessera"));
        QCOMPARE(sentenceOfLoading(missing),
                 missing + QStringLiteral(": the file does not exist."));
        QVERIFY(sentenceOfLoading(m_dir.path()).contains(QStringLiteral("a folder")));
        const QString empty = write(QStringLiteral("empty.tessera"), " \n");
        QCOMPARE(sentenceOfLoading(empty), empty + QStringLiteral(": The file is empty."));
        const QString binary = write(QStringLiteral("binary"), QByteArray("\x7f"
                                                                          "ELF\0\0\1",
                                                                          7));
        QVERIFY(sentenceOfLoading(binary).contains(QStringLiteral("not in a known")));
        const QString broken = write(QStringLiteral("broken.txt"), "0 0 1 2\n0 0 1 x\n");
        QCOMPARE(sentenceOfLoading(broken, QStringLiteral("pieces")),
                 broken + QStringLiteral(":2:7: expected a colour from -127 to 65535, found “x”"));
        QVERIFY(sentenceOfLoading(broken, QStringLiteral("odd")).contains(QStringLiteral("“odd”")));
    }

    void anAddressIsASourceUnlessAFileHasItsName() {
        const QString address = QStringLiteral("board_edges=aaaa");
        const PuzzleSource typed = openSource(address);
        QCOMPARE(typed.name, QStringLiteral("address"));
        QCOMPARE(typed.path, QString());
        QCOMPARE(typed.bytes, QByteArray("board_edges=aaaa"));
        const QString path = write(address, "0 0 0 0\n");
        const PuzzleSource file = openSource(path);
        QCOMPARE(file.name, path);
        QCOMPARE(file.path, path);
        QCOMPARE(file.bytes, QByteArray("0 0 0 0\n"));
        QCOMPARE(readSource(file, QStringLiteral("pieces")).format, &kPieceListFormat);
        QCOMPARE(readSource(file).format, detectFormat(file.bytes).format);
    }

    void someFormatsRefuseSignedPuzzles() {
        GeneratorSettings settings;
        settings.size = {3, 3};
        settings.rules.isSigned = true;
        settings.solved = true;
        const PuzzleFile file = generatePuzzle(settings);
        QStringList refused;
        for (const Format* format : allFormats()) {
            try {
                static_cast<void>(format->write(file));
            } catch (const UserError& error) {
                if (error.sentence().contains(QStringLiteral("cannot hold signed puzzles")))
                    refused += format->id();
            }
        }
        QCOMPARE(refused.join(u' '), QStringLiteral("viewer-url web-json editor-grid"));
    }

    void whatIsTooLargeIsTold() {
        QCOMPARE(tooLargeText(kMaxFileBytes), QString());
        QVERIFY(
            tooLargeText(kMaxFileBytes + 1).startsWith(QStringLiteral("The file exceeds 32 MB")));
    }

    void unreadableFile() {
        QString path = write(QStringLiteral("secret.txt"), "0 0 1 2\n");
        QFile::setPermissions(path, {});
        if (QFileInfo(path).isReadable()) // the superuser may read it, but not this one
            path = QStringLiteral("/proc/self/mem");
        if (!QFile::exists(path))
            QSKIP("this user may read everything");
        QVERIFY(sentenceOfLoading(path).contains(QStringLiteral("cannot be read")));
    }

    void aGigabyteIsRefusedUnread() {
        const qint64 before = peakMemory();
        const QString path = m_dir.filePath(QStringLiteral("huge.tessera"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(1LL << 30)); // sparse
        QVERIFY(sentenceOfLoading(path).contains(QStringLiteral("the limit of 32 MB")));
        // A device without end and without size.
        if (QFile::exists(QStringLiteral("/dev/zero")))
            QVERIFY(
                sentenceOfLoading(QStringLiteral("/dev/zero")).contains(QStringLiteral("32 MB")));
        // Twice the limit while the buffer grows, plus some room for the sanitizers.
        QVERIFY(peakMemory() - before < 6 * kMaxFileBytes);
    }

    void searchesMayBeLargerThanPuzzles() {
        const QString run = write(QStringLiteral("large.run"), kRunFileStart);
        const QString other = write(QStringLiteral("large.txt"), "x");
        QVERIFY(QFile::resize(run, kMaxFileBytes + 1) && QFile::resize(other, kMaxFileBytes + 1));
        QCOMPARE(openSource(run).bytes.size(), kMaxFileBytes + 1);
        QVERIFY_THROWS_EXCEPTION(UserError, (void)openSource(other));
    }

    void aFailedWriteLeavesTheOldFile() {
        const QString path = m_dir.filePath(QStringLiteral("old.url"));
        savePuzzle(PuzzleFile(), path, QStringLiteral("native"));
        GeneratorSettings settings;
        settings.rules.isSigned = true;
        QVERIFY_THROWS_EXCEPTION(UserError, savePuzzle(generatePuzzle(settings), path));
        QCOMPARE(loadPuzzle(path).file, PuzzleFile());
        const QString nowhere = m_dir.filePath(QStringLiteral("no/such/directory/a.tessera"));
        QVERIFY_THROWS_EXCEPTION(UserError, savePuzzle(PuzzleFile(), nowhere));
        QVERIFY_THROWS_EXCEPTION(UserError, savePuzzle(PuzzleFile(), m_dir.path()));
    }
};

TESSERA_TEST(TestPuzzleFileIo, Needs::Nothing)

} // namespace tessera::tst_PuzzleFileIo

#include "tst_PuzzleFileIo.moc"
