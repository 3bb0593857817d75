// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/MemoryLimit.h"

#include "core/support/FileIo.h"
#include "core/support/Platform.h"
#include "core/support/UserError.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QScopeGuard>
#include <QStringConverter>
#include <QTemporaryDir>

#include <array>
#include <chrono>
#include <cstdio>
#include <future>
#include <new>
#include <optional>
#include <thread>
#include <utility>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace tessera::tst_FileIo {

namespace {

#ifdef Q_OS_UNIX
/// As if the disk were full after that many bytes of each file.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes) {
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit little{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &little);
    }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;
    ~FileSizeLimit() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    void (*m_handler)(int) = std::signal(SIGXFSZ, SIG_IGN);
    rlimit m_before{};
};
#endif

} // namespace

class TestFileIo : public QObject {
    Q_OBJECT

private slots:
    void writesAndReads() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.txt"));
        checkWritable(path);
        QVERIFY(!QFile::exists(path));
        writeFile("first", path);
        writeFile("second", path);
        checkWritable(path);
        QCOMPARE(readFile(path, 6), QByteArray("second"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), qsizetype{1});
    }

    void otherUnicodeBecomesUtf8_data() {
        QTest::addColumn<QStringConverter::Encoding>("encoding");
        QTest::newRow("UTF-16, as Notepad and PowerShell write") << QStringConverter::Utf16LE;
        QTest::newRow("UTF-16, big-endian") << QStringConverter::Utf16BE;
        QTest::newRow("UTF-32") << QStringConverter::Utf32LE;
        QTest::newRow("UTF-8") << QStringConverter::Utf8;
    }
    void otherUnicodeBecomesUtf8() {
        QFETCH(QStringConverter::Encoding, encoding);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.txt"));
        const QString text = QStringLiteral("2 2 # größe\r\n");
        writeFile(QStringEncoder(encoding, QStringConverter::Flag::WriteBom)(text), path);
        QCOMPARE(readFile(path, 100).replace("\xEF\xBB\xBF", ""), text.toUtf8());
        for (const QByteArray torn : {"\xFF\xFE", "\xFF\xFE\x32", "\xFE\xFF\xD8\x32"}) {
            writeFile(torn, path);
            QVERIFY(readFile(path, 100).size() <= 2 * torn.size());
        }
    }

    void sentencesBeginWithTheName() {
        const QTemporaryDir folder;
        const QString missing = folder.filePath(QStringLiteral("none/a.txt"));
        const QString file = folder.filePath(QStringLiteral("a.txt"));
        writeFile("12345", file);
        for (const auto& [path, act] : std::initializer_list<std::pair<QString, void (*)(QString)>>{
                 {missing, [](QString p) { (void)readFile(p, 10); }},
                 {folder.path(), [](QString p) { (void)readFile(p, 10); }},
                 {file, [](QString p) { (void)readFile(p, 4); }},
                 {missing, [](QString p) { writeFile("x", p); }},
                 {missing, [](QString p) { checkWritable(p); }},
                 {folder.path(), [](QString p) { writeFile("x", p); }},
                 {folder.path(), [](QString p) { checkWritable(p); }},
                 {folder.path(), [](QString p) { SharedFile file(p); }}}) {
            try {
                act(path);
                QFAIL("accepted");
            } catch (const UserError& error) {
                QVERIFY2(error.sentence().startsWith(path + u':'), error.what());
                QCOMPARE(error.sentence().contains(QStringLiteral("this is a folder")),
                         path == folder.path());
            }
        }
        QVERIFY(!QDir(folder.filePath(QStringLiteral("none"))).exists());
    }

    void fullDisksKeepTheOldFile() {
#ifdef Q_OS_UNIX
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.txt"));
        writeFile("old", path);
        // Less and more than the buffers hold.
        for (const int size : {100, 5000, 100'000}) {
            QString sentence;
            try {
                const FileSizeLimit limit(64);
                writeFile(QByteArray(size, 'x'), path);
            } catch (const UserError& error) {
                sentence = error.sentence();
            }
            QVERIFY2(sentence.startsWith(path + u':'), qPrintable(sentence));
            QCOMPARE(readFile(path, 10), QByteArray("old"));
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(),
                     qsizetype{1});
        }
#else
        QSKIP("needs a limit on the size of files");
#endif
    }

    /// Not the memory for the largest file allowed.
    void smallFilesTakeLittleMemory() {
        if constexpr (!testing::kCanLimitMemory)
            QSKIP("the memory cannot be limited here");
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.txt"));
        const QByteArray content(851, 'x');
        writeFile(content, path);
        QByteArray read;
        try {
            const testing::MemoryLimit limit(64);
            read = readFile(path, qint64{1} << 30);
        } catch (const std::bad_alloc&) {
            QFAIL("takes more than 64 MB");
        }
        QCOMPARE(read, content);
    }

    void piecesOfAFileAreJoined() {
        const QTemporaryDir folder;
        const auto openInput = [](const QString& path) {
            return std::freopen(path.toLocal8Bit().constData(), "rb", stdin) != nullptr;
        };
        // Where open files cannot be removed, neither could the folder.
        const auto freed = qScopeGuard([&] { openInput(QProcess::nullDevice()); });
        for (const int size : {0, 1, 65'535, 65'536, 65'537, 200'000}) {
            QByteArray content(size, 'x');
            for (int i = 0; i < size; i += 7)
                content[i] = static_cast<char>(i);
            // The standard input keeps the last one open.
            const QString path = folder.filePath(QStringLiteral("%1.txt").arg(size));
            const auto readInput = [&](qint64 mostBytes) {
                return openInput(path) ? readFile(QStringLiteral("-"), mostBytes)
                                       : QByteArray("not opened");
            };
            writeFile(content, path);
            QCOMPARE(readFile(path, 200'000), content);
            QCOMPARE(readInput(200'000), content);
            if (size > 0) {
                QVERIFY_THROWS_EXCEPTION(UserError, (void)readFile(path, size - 1));
                QVERIFY_THROWS_EXCEPTION(UserError, (void)readInput(size - 1));
            }
        }
    }

    void limitsAreToldInTheirUnit() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.txt"));
        constexpr qint64 megabyte = 1 << 20;
        writeFile(QByteArray(3 * megabyte, 'x'), path);
        for (const auto& [most, text] :
             {std::pair(qint64{2048}, "2 KB"), std::pair(megabyte - 1, "1023 KB"),
              std::pair(megabyte, "1 MB"), std::pair(2 * megabyte, "2 MB")}) {
            try {
                (void)readFile(path, most);
                QFAIL("accepted");
            } catch (const UserError& error) {
                QCOMPARE(error.sentence(), QStringLiteral("%1: the file exceeds the limit of %2.")
                                               .arg(path, QLatin1String(text)));
            }
        }
    }

    /// Two names of one file are one file; what is no file, or not yet there, is told apart.
    void aFileHasOneIdentity() {
        const QTemporaryDir place;
        const QDir folder(QDir(place.path()).canonicalPath());
        const QString file = folder.filePath(QStringLiteral("a.txt"));
        const QString inFolder = folder.filePath(QStringLiteral("sub"));
        const QString fresh = folder.filePath(QStringLiteral("sub/new.txt"));
        QVERIFY(folder.mkdir(QStringLiteral("sub")));
        writeFile("x", file);
        QCOMPARE(fileIdentity(file), file);
        QCOMPARE(fileIdentity(folder.filePath(QStringLiteral("sub/../a.txt"))), file);
        QCOMPARE(fileIdentity(fresh), fresh);
        QCOMPARE(fileIdentity(folder.filePath(QStringLiteral("sub/../sub/new.txt"))), fresh);
        const QString missing = folder.filePath(QStringLiteral("none/a.txt"));
        QCOMPARE(fileIdentity(missing), missing);
        for (const QString& none : {QString(), QStringLiteral("-"), folder.path(), inFolder})
            QCOMPARE(fileIdentity(none), QString());
#ifdef Q_OS_UNIX
        const QString link = folder.filePath(QStringLiteral("link"));
        QVERIFY(QFile::link(file, link));
        QCOMPARE(fileIdentity(link), file);
        QVERIFY(QFile::remove(link) && QFile::link(inFolder, link));
        QCOMPARE(fileIdentity(link + QStringLiteral("/new.txt")), fresh);
        QCOMPARE(fileIdentity(QProcess::nullDevice()), QString());
        QVERIFY(isSpecialFile(QProcess::nullDevice()));
#endif
        for (const QString& plain : {file, inFolder, missing})
            QVERIFY(!isSpecialFile(plain));
    }

    /// Each call goes on behind what is there, whoever wrote it.
    void sharedFilesGrowAtTheirEnd() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("shared"));
        {
            SharedFile file(path);
            QCOMPARE(file.size(), qint64{0});
            file.append("one,");
            QCOMPARE(file.readFrom(0, 100), QByteArray("one,"));
            QCOMPARE(file.readFrom(2, 100), QByteArray("e,"));
            file.append("two,");
            QCOMPARE(file.size(), qint64{8});
            QCOMPARE(file.readFrom(8, 100), QByteArray());
            QCOMPARE(file.readFrom(4, 4), QByteArray("two,"));
            QVERIFY_THROWS_EXCEPTION(UserError, (void)file.readFrom(3, 4));
        }
        SharedFile again(path);
        again.append("three");
        QCOMPARE(readFile(path, 100), QByteArray("one,two,three"));
#ifdef Q_OS_UNIX
        QVERIFY_THROWS_EXCEPTION(UserError, SharedFile{QProcess::nullDevice()});
#endif
    }

    void foldersAreToldFromFiles() {
        const QTemporaryDir place;
        const QString file = place.filePath(QStringLiteral("file"));
        const QString inFile = file + QStringLiteral("/sub");
        const QString deep = place.filePath(QStringLiteral("a/b"));
        writeFile("x", file);
        const auto sentenceOf = [](void (*act)(const QString&), const QString& path) {
            try {
                act(path);
            } catch (const UserError& error) {
                return error.sentence();
            }
            return QString();
        };
        for (auto* const act : {&checkFolder, &makeFolder, &refuseFileAsFolder})
            QCOMPARE(sentenceOf(act, file),
                     file + QStringLiteral(": this is a file, not a folder."));
        QCOMPARE(sentenceOf(&checkFolder, deep),
                 deep + QStringLiteral(": the folder does not exist."));
        QCOMPARE(sentenceOf(&makeFolder, inFile),
                 inFile + QStringLiteral(": the folder cannot be created."));
        for (auto* const act : {&refuseFileAsFolder, &makeFolder, &checkFolder, &makeFolder})
            QCOMPARE(sentenceOf(act, deep), QString());
    }

    void aFreeNameBeginsWithTheWantedOne() {
        const QTemporaryDir folder;
        const QString base = folder.filePath(QStringLiteral("a%1%2C"));
        for (const char* end : {".txt", "-2.txt", "-3.txt"}) {
            const QString free = freePath(base, QStringLiteral(".txt"));
            QCOMPARE(free, base + QLatin1String(end));
            writeFile("x", free);
        }
    }

    void aFileIsHeldByOne() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("state"));
        const QString lock = path + QStringLiteral(".lock");
        {
            const FileHold hold(path);
            QVERIFY_THROWS_EXCEPTION(UserError, FileHold{path});
            QVERIFY(QFile::exists(lock));
        }
        QVERIFY(!QFile::exists(lock));
        // As a crash leaves it.
        writeFile({}, lock);
        std::optional<FileHold> first(std::in_place, path);
        const auto ended = std::async(std::launch::async, [&first] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            first.reset();
        });
        // The file that it waited for is removed: it must not lock that one. On a busy machine it
        // may not wait long enough.
        std::optional<FileHold> second;
        for (int attempt = 0; attempt < 30 && !second; ++attempt) {
            try {
                second.emplace(path);
            } catch (const UserError&) {
            }
        }
        QVERIFY(second && QFile::exists(lock));
        QVERIFY_THROWS_EXCEPTION(UserError, FileHold{path});
    }

    void aLinkToItselfIsNotReplaced() {
#ifdef Q_OS_UNIX
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("loop"));
        QVERIFY(QFile::link(path, path));
        QVERIFY_THROWS_EXCEPTION(UserError, writeFile("x", path));
        QVERIFY_THROWS_EXCEPTION(UserError, checkWritable(path));
        QVERIFY(QFileInfo(path).isSymLink());
        // One to a file that does not exist yet makes that file.
        const QString target = folder.filePath(QStringLiteral("new"));
        QVERIFY(QFile::remove(path) && QFile::link(target, path));
        writeFile("x", path);
        QVERIFY(QFileInfo(path).isSymLink() && QFile::exists(target));
#else
        QSKIP("needs links as on Unix");
#endif
    }

    void devicesAreNotReplaced() {
        const QString full = QStringLiteral("/dev/full");
        if (!QFile::exists(full))
            QSKIP("no /dev/full here");
        QVERIFY_THROWS_EXCEPTION(UserError, writeFile("x", full));
        QVERIFY(!QFileInfo(full).isFile());
    }

    /// As on some file systems: a pipe keeps nothing.
    void whatCannotBeSynchronizedIsNoFailure() {
#ifdef Q_OS_UNIX
        std::array<int, 2> ends{};
        QCOMPARE(pipe(ends.data()), 0);
        const bool isFine = syncToDisk(ends[1]);
        for (const int end : ends)
            close(end);
        QVERIFY(isFine);
        QVERIFY(!syncToDisk(-1));
#else
        QSKIP("needs a pipe as on Unix");
#endif
    }
};

TESSERA_TEST(TestFileIo, Needs::Nothing)

} // namespace tessera::tst_FileIo

#include "tst_FileIo.moc"
