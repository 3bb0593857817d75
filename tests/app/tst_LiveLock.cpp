// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/recovery/FileWatch.h"
#include "app/document/recovery/RecoveryStore.h"
#include "tests/TestProgram.h"

#include "core/support/FileIo.h"

#include <QDir>
#include <QLockFile>
#include <QTemporaryDir>

namespace tessera::tst_LiveLock {

class TestLiveLock : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aLockIsHeldOnce() {
        QLockFile first(path("a.lock"));
        QLockFile second(path("a.lock"));
        QVERIFY(takeLiveLock(first));
        QVERIFY(!takeLiveLock(second));
        QVERIFY(first.isLocked() && !second.isLocked());
        first.unlock();
        QVERIFY(takeLiveLock(second));
    }

    void aKilledProgramWithTheSameNumberHoldsNothing() {
        writeFile(leftBehind(), path("a.lock"));
        QLockFile lock(path("a.lock"));
        QVERIFY(!lock.tryLock(0)); // Qt alone
        QVERIFY(takeLiveLock(lock));
    }

    void theSameNumberOnAnotherMachineIsAnotherProgram() {
        QByteArrayList lines = leftBehind().split('\n');
        lines[2] = "elsewhere";
        lines[3].clear(); // the machine's number, if it has one
        writeFile(lines.join('\n'), path("a.lock"));
        QLockFile lock(path("a.lock"));
        QVERIFY(!takeLiveLock(lock));
        QVERIFY(QFile::exists(path("a.lock")));
    }

    void itsWorkIsOfferedAndItsFileIsFree() {
        RecoveryStore(path("recovery")).write(RecoveryStore::copyName(1), "{");
        const QStringList parts =
            QDir(path("recovery")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QCOMPARE(parts.size(), 1);
        writeFile(leftBehind(), path("recovery/") + parts[0] + QStringLiteral(".lock"));
        QStringList complaints;
        RecoveryStore store(path("recovery"));
        QVERIFY(store.takeOrphans(complaints).empty());
        QCOMPARE(complaints.size(), 1); // found, but damaged

        writeFile("x", path("x.tessera"));
        QString name;
        {
            const FileClaim claim(path("open"), path("x.tessera"));
            name = QDir(path("open")).entryList(QDir::Files).value(0);
        }
        QVERIFY(!name.isEmpty());
        writeFile(leftBehind(), path("open/") + name);
        QVERIFY(FileClaim(path("open"), path("x.tessera")).isHeld());
    }

private:
    [[nodiscard]] QString path(const char* name) const {
        return m_folder->filePath(QLatin1String(name));
    }
    /// What a program with the number of this one leaves behind when it is killed.
    [[nodiscard]] QByteArray leftBehind() const {
        QLockFile lock(path("model.lock"));
        return lock.tryLock(0) ? readFile(path("model.lock"), 1000) : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

TESSERA_TEST(TestLiveLock, Needs::Core)

} // namespace tessera::tst_LiveLock

#include "tst_LiveLock.moc"
