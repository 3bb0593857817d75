// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/recovery/RecoveryStore.h"

#include "app/document/recovery/RecoveryRecord.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QUuid>

namespace tessera {

namespace {

constexpr QLatin1String kEnding(".recovery");
/// A copy holds the puzzle twice when a search runs.
constexpr qint64 kMostBytes = 3 * kMaxFileBytes;

/// Locked for as long as its holder lives, however long that is.
std::unique_ptr<QLockFile> lockFor(const QString& part) {
    auto lock = std::make_unique<QLockFile>(part + QStringLiteral(".lock"));
    lock->setStaleLockTime(0);
    return lock;
}

} // namespace

RecoveryStore::RecoveryStore(const QString& folder)
    : m_folder(folder), m_part(QDir(folder).filePath(QUuid::createUuid().toString(QUuid::Id128))) {}

RecoveryStore::~RecoveryStore() {
    releaseOrphans();
    if (m_lock != nullptr)
        QDir().rmdir(m_part);
}

QString RecoveryStore::copyPath(int document) const {
    return QStringLiteral("%1/%2%3").arg(m_part).arg(document).arg(kEnding);
}

QString RecoveryStore::notePath(const QString& name) const {
    return m_part + u'/' + name;
}

void RecoveryStore::prepare() {
    QDir().mkpath(m_folder);
    if (m_lock == nullptr) {
        auto lock = lockFor(m_part);
        if (!lock->tryLock(0)) {
            throw UserError(RecoveryText::tr("%1: no recovery copies can be kept in this folder.")
                                .arg(QDir::toNativeSeparators(m_folder)));
        }
        m_lock = std::move(lock);
    }
    // After the lock: whoever finds a part that is not locked takes it for left behind.
    QDir().mkpath(m_part);
}

void RecoveryStore::write(int document, const QByteArray& bytes) {
    prepare();
    writeFile(bytes, copyPath(document));
}

void RecoveryStore::remove(int document) {
    if (m_lock != nullptr)
        QFile::remove(copyPath(document));
}

void RecoveryStore::writeNote(const QString& name, const QByteArray& bytes) {
    prepare();
    writeFile(bytes, notePath(name));
}

void RecoveryStore::removeNote(const QString& name) {
    if (m_lock != nullptr)
        QFile::remove(notePath(name));
}

std::vector<RecoveryStore::Orphan> RecoveryStore::takeOrphans(QStringList& complaints) {
    std::vector<Orphan> orphans;
    const QFileInfoList parts =
        QDir(m_folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Time);
    for (const QFileInfo& part : parts) {
        auto lock = lockFor(part.filePath());
        if (part.filePath() == m_part || !lock->tryLock(0))
            continue;
        const QFileInfoList copies =
            QDir(part.filePath())
                .entryInfoList({QStringLiteral("*") + kEnding}, QDir::Files, QDir::Name);
        for (const QFileInfo& copy : copies) {
            try {
                orphans.push_back({copy.filePath(), RecoveryRecord::fromBytes(
                                                        readFile(copy.filePath(), kMostBytes))});
            } catch (const UserError& error) {
                complaints << putAside(copy.filePath(), error.sentence());
            }
        }
        m_left.push_back({part.filePath(), std::move(lock)});
    }
    return orphans;
}

std::vector<std::pair<QString, QByteArray>> RecoveryStore::takeNotes(const QString& name,
                                                                     QStringList& complaints) {
    std::vector<std::pair<QString, QByteArray>> notes;
    for (const Left& left : m_left) {
        const QString path = left.part + u'/' + name;
        if (!QFileInfo::exists(path))
            continue;
        try {
            notes.emplace_back(path, readFile(path, kMostBytes));
        } catch (const UserError& error) {
            complaints << putAside(path, error.sentence());
        }
    }
    return notes;
}

QString RecoveryStore::putAside(const QString& path, const QString& why) {
    const QString aside = path + QStringLiteral(".damaged");
    QFile::rename(path, aside);
    return RecoveryText::tr("A recovery copy cannot be read and was put aside as %1 (%2).")
        .arg(aside, why);
}

void RecoveryStore::removeLeft(const QString& path) {
    QFile::remove(path);
}

void RecoveryStore::releaseOrphans() {
    // A part with something left in it stays, to be offered at the next start.
    for (const Left& left : m_left)
        QDir().rmdir(left.part);
    m_left.clear();
}

RecoveryWriter::RecoveryWriter(RecoveryStore& store, QObject* parent)
    : QObject(parent), m_store(store) {
    m_pool.setMaxThreadCount(1);
}

RecoveryWriter::~RecoveryWriter() {
    m_pool.waitForDone();
}

void RecoveryWriter::write(int document, RecoveryRecord record) {
    m_pool.start([this, document, record = std::move(record)] {
        try {
            m_store.write(document, record.toBytes());
            emit written(document);
        } catch (const UserError& error) {
            emit failed(document, error.sentence());
        }
    });
}

void RecoveryWriter::writeNote(const QString& name, std::function<QByteArray()> make) {
    m_pool.start([this, name, make = std::move(make)] {
        try {
            m_store.writeNote(name, make());
            emit written(0);
        } catch (const UserError& error) {
            emit failed(0, error.sentence());
        }
    });
}

void RecoveryWriter::removeNote(const QString& name) {
    m_pool.start([this, name] { m_store.removeNote(name); });
}

void RecoveryWriter::remove(int document) {
    m_pool.start([this, document] { m_store.remove(document); });
}

} // namespace tessera
