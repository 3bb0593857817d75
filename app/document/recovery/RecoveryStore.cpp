// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/recovery/RecoveryStore.h"

#include "app/document/recovery/FileWatch.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QDir>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>

namespace tessera {

namespace {

constexpr QLatin1String kEnding(".recovery"); ///< of documents

std::unique_ptr<QLockFile> lockFor(const QString& part) {
    return std::make_unique<QLockFile>(part + QStringLiteral(".lock"));
}

} // namespace

RecoveryStore::RecoveryStore(const QString& folder)
    : m_folder(folder), m_part(QDir(folder).filePath(QUuid::createUuid().toString(QUuid::Id128))) {}

RecoveryStore::~RecoveryStore() {
    releaseOrphans(false);
    if (m_lock != nullptr)
        QDir().rmdir(m_part);
}

QString RecoveryStore::copyName(int document) { return QString::number(document) + kEnding; }

void RecoveryStore::prepare() {
    QDir().mkpath(m_folder);
    if (m_lock == nullptr) {
        auto lock = lockFor(m_part);
        if (!takeLiveLock(*lock)) {
            throw UserError(RecoveryText::tr("Cannot save recovery copies in the folder %1.")
                                .arg(QDir::toNativeSeparators(m_folder)));
        }
        m_lock = std::move(lock);
    }
    // After the lock: a part without a lock counts as left behind.
    QDir().mkpath(m_part);
}

void RecoveryStore::write(const QString& name, const QByteArray& bytes) {
    prepare();
    writeFile(bytes, m_part + u'/' + name);
}

void RecoveryStore::remove(const QString& name) {
    if (m_lock != nullptr)
        QFile::remove(m_part + u'/' + name);
}

std::vector<RecoveryRecord> RecoveryStore::takeOrphans(QStringList& complaints) {
    std::vector<RecoveryRecord> orphans;
    const QFileInfoList parts =
        QDir(m_folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Time);
    for (const QFileInfo& part : parts) {
        auto lock = lockFor(part.filePath());
        if (part.filePath() == m_part || !takeLiveLock(*lock))
            continue;
        m_left.push_back({part.filePath(), std::move(lock)});
        Left& left = m_left.back();
        const QStringList names =
            QDir(left.part).entryList({QStringLiteral("*") + kEnding}, QDir::Files, QDir::Name);
        for (const QString& name : names) {
            const QString path = left.part + u'/' + name;
            try {
                orphans.push_back(RecoveryRecord::fromBytes(readFile(path, kMaxSearchBytes)));
                orphans.back().copy = path;
                left.taken << path;
            } catch (const std::exception&) {
                complaints << putAside(path, failureSentence());
            }
        }
    }
    return orphans;
}

std::vector<std::pair<QString, QByteArray>> RecoveryStore::takeNotes(const QString& name,
                                                                     QStringList& complaints) {
    std::vector<std::pair<QString, QByteArray>> notes;
    for (Left& left : m_left) {
        const QString path = left.part + u'/' + name;
        if (!QFileInfo::exists(path))
            continue;
        try {
            notes.emplace_back(path, readFile(path, kMaxSearchBytes));
            left.taken << path;
        } catch (const std::exception&) {
            complaints << putAside(path, failureSentence());
        }
    }
    return notes;
}

QString RecoveryStore::putAside(const QString& path, const QString& why) {
    const QString aside = path + QStringLiteral(".damaged");
    QFile::rename(path, aside);
    return RecoveryText::tr("Cannot read a recovery copy (%2). It was renamed to %1.")
        .arg(aside, why);
}

void RecoveryStore::releaseOrphans(bool removes) {
    for (const Left& left : m_left) {
        if (removes)
            std::ranges::for_each(left.taken, [](const QString& path) { QFile::remove(path); });
        // A part that is not empty stays, to be offered at the next start.
        QDir().rmdir(left.part);
    }
    m_left.clear();
}

RecoveryWriter::RecoveryWriter(RecoveryStore& store, QObject* parent)
    : QObject(parent), m_store(store) {
    m_pool.setMaxThreadCount(1);
}

void RecoveryWriter::write(int document, RecoveryRecord record) {
    writeNote(document, RecoveryStore::copyName(document),
              [record = std::move(record)] { return record.toBytes(); });
}

void RecoveryWriter::writeNote(int number, const QString& name, std::function<QByteArray()> make) {
    m_pool.start([this, number, name, make = std::move(make)] {
        try {
            m_store.write(name, make());
            emit written(number);
        } catch (const std::exception&) { // a large search may not fit into memory
            emit failed(number, failureSentence());
        }
    });
}

void RecoveryWriter::removeNote(const QString& name) {
    m_pool.start([this, name] { m_store.remove(name); });
}

} // namespace tessera
