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

/// The recovery copies on disk. Every running program keeps its own in a part of
/// the folder, beside which lies a lock file; a part whose lock nobody holds was
/// left behind by a program that ended unexpectedly.
///
/// Not for several threads at once, but for one after the other.
class RecoveryStore {
public:
    explicit RecoveryStore(const QString& folder);
    RecoveryStore(const RecoveryStore&) = delete;
    RecoveryStore& operator=(const RecoveryStore&) = delete;
    /// Takes the own part away if nothing is left in it.
    ~RecoveryStore();

    /// The name of a document's copy; what belongs to no document has names of its own.
    [[nodiscard]] static QString copyName(int document);
    /// Writes a copy atomically in the place of the last one of that name. @throws UserError
    void write(const QString& name, const QByteArray& bytes);
    void remove(const QString& name);

    /// Takes what programs left behind; nobody else will be offered it while this store lives.
    /// Copies that cannot be read stay under another name, each with a sentence in @p complaints.
    [[nodiscard]] std::vector<RecoveryRecord> takeOrphans(QStringList& complaints);
    /// What else the programs of takeOrphans() left behind under a name, by its path;
    /// what is too large to be read is put aside.
    [[nodiscard]] std::vector<std::pair<QString, QByteArray>> takeNotes(const QString& name,
                                                                        QStringList& complaints);
    /// Leaves what cannot be used under another name. @return a sentence that says so
    [[nodiscard]] static QString putAside(const QString& path, const QString& why);
    /// Ends the care for what was left behind. @param removes deletes what was taken, which
    /// lies on disk elsewhere by now; else it is offered again at the next start
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

/// Writes recovery copies on a thread of its own, in the order they are given:
/// a large puzzle or a slow disk never makes the window wait.
class RecoveryWriter final : public QObject {
    Q_OBJECT

public:
    explicit RecoveryWriter(RecoveryStore& store, QObject* parent = nullptr);
    ~RecoveryWriter() override;

    void write(int document, RecoveryRecord record);
    void remove(int document);
    /// What belongs to no document. @param make its bytes, called on that thread
    void writeNote(const QString& name, std::function<QByteArray()> make);
    void removeNote(const QString& name);
    /// Until all of it is on disk.
    void waitForDone() { m_pool.waitForDone(); }

signals:
    void written(int document);
    /// @param document 0 for what belongs to none
    void failed(int document, const QString& sentence);

private:
    void write(int document, const QString& name, std::function<QByteArray()> make);

    RecoveryStore& m_store;
    QThreadPool m_pool;
};

} // namespace tessera
