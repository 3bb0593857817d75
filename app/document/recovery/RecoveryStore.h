// SPDX-FileCopyrightText: 2026 The Tessera authors
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

    /// Writes one document's copy atomically in the place of its last one.
    /// @throws UserError
    void write(int document, const QByteArray& bytes);
    void remove(int document);
    /// The same with what belongs to no document.
    void writeNote(const QString& name, const QByteArray& bytes);
    void removeNote(const QString& name);

    /// A copy that a program left behind.
    struct Orphan {
        QString path;
        RecoveryRecord record;
    };

    /// Takes what was left behind; nobody else will be offered it while this
    /// store lives. Copies that cannot be read stay under another name, each with
    /// a sentence in @p complaints.
    [[nodiscard]] std::vector<Orphan> takeOrphans(QStringList& complaints);
    /// What else the programs of takeOrphans() left behind under a name, by its path;
    /// what is too large to be read is put aside.
    [[nodiscard]] std::vector<std::pair<QString, QByteArray>> takeNotes(const QString& name,
                                                                        QStringList& complaints);
    /// Leaves what cannot be used under another name. @return a sentence that says so
    [[nodiscard]] static QString putAside(const QString& path, const QString& why);
    /// Ends the care for what was left behind. Only copies that lie on disk
    /// elsewhere, or that nobody wants, may be taken away.
    static void removeLeft(const QString& path);
    void releaseOrphans();

private:
    [[nodiscard]] QString copyPath(int document) const;
    [[nodiscard]] QString notePath(const QString& name) const;
    void prepare();

    QString m_folder;
    QString m_part; ///< name of the own part
    std::unique_ptr<QLockFile> m_lock;
    struct Left {
        QString part;
        std::unique_ptr<QLockFile> lock;
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
    RecoveryStore& m_store;
    QThreadPool m_pool;
};

} // namespace tessera
