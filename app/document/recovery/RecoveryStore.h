// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/recovery/RecoveryRecord.h"

#include <QLockFile>
#include <QStringList>

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

    /// A copy that a program left behind.
    struct Orphan {
        QString path;
        RecoveryRecord record;
    };

    /// Takes what was left behind; nobody else will be offered it while this
    /// store lives. Copies that cannot be read stay under another name, each with
    /// a sentence in @p complaints.
    [[nodiscard]] std::vector<Orphan> takeOrphans(QStringList& complaints);
    /// Ends the care for what takeOrphans() returned. Only copies that lie on
    /// disk elsewhere, or that nobody wants, may be taken away.
    void removeOrphan(const Orphan& orphan);
    void releaseOrphans();

private:
    [[nodiscard]] QString copyPath(int document) const;
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

} // namespace tessera
