// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/recovery/RecoveryRecord.h"

#include <QLockFile>
#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <vector>

namespace tessera {

/// The recovery copies on disk. Every running program keeps its own in a part of the folder, with a
/// lock file beside it. A part whose lock is free was left behind by a program that ended
/// unexpectedly.
///
/// May be used by several threads in turn, but not at the same time.
class RecoveryStore {
public:
    explicit RecoveryStore(const QString& folder);
    RecoveryStore(const RecoveryStore&) = delete;
    RecoveryStore& operator=(const RecoveryStore&) = delete;
    /// Removes the own part if it is empty.
    ~RecoveryStore();

    /// The name of a document's copy; copies of no document have other names.
    [[nodiscard]] static QString copyName(int document);
    /// The path of a document's copy, unlike that of any other program's.
    [[nodiscard]] QString copyPath(int document) const {
        return m_part + u'/' + copyName(document);
    }
    /// Writes a copy atomically and replaces the last one of that name. @throws UserError
    void write(const QString& name, const QByteArray& bytes);
    void remove(const QString& name);

    /// Takes what programs left behind; no other program is offered it while this store lives.
    /// Copies that cannot be read are renamed, each with a sentence in @p complaints.
    [[nodiscard]] std::vector<RecoveryRecord> takeOrphans(QStringList& complaints);
    /// Other copies of that name left behind by the programs of takeOrphans(), with their paths.
    /// Those too large to read are put aside.
    [[nodiscard]] std::vector<std::pair<QString, QByteArray>> takeNotes(const QString& name,
                                                                        QStringList& complaints);
    /// Renames what cannot be used. @return a sentence that says so
    [[nodiscard]] static QString putAside(const QString& path, const QString& why);
    /// Releases what was left behind. @param removes deletes what was taken, which is stored
    /// elsewhere by now; otherwise it is offered again at the next start
    void releaseOrphans(bool removes);

private:
    void prepare();

    QString m_folder;
    QString m_part; ///< name of the own part
    std::unique_ptr<QLockFile> m_lock;
    struct Left {
        QString part;
        std::unique_ptr<QLockFile> lock;
        QStringList taken{}; ///< paths
    };
    std::vector<Left> m_left;
};

/// Writes recovery copies on its own thread, in the order given: a large puzzle or a slow disk
/// never blocks the window.
class RecoveryWriter final : public QObject {
    Q_OBJECT

public:
    explicit RecoveryWriter(RecoveryStore& store, QObject* parent = nullptr);
    ~RecoveryWriter() override { waitForDone(); }

    void write(int document, RecoveryRecord record);
    void remove(int document) { removeNote(RecoveryStore::copyName(document)); }
    /// A copy of no document. @param number for the signals, not that of a document
    /// @param make returns its bytes, called on that thread
    void writeNote(int number, const QString& name, std::function<QByteArray()> make);
    void removeNote(const QString& name);
    /// Waits until everything is on disk.
    void waitForDone() { m_pool.waitForDone(); }

signals:
    void written(int document);
    /// @param document its number, or that of a copy of no document
    void failed(int document, const QString& sentence);

private:
    RecoveryStore& m_store;
    QThreadPool m_pool;
};

} // namespace tessera
