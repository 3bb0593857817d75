// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>

namespace tessera {

/// Takes a lock that belongs to its program as long as that lives. In a sandbox a program often has
/// the process number of the one before, so the lock of a killed one seems to be its own: that is
/// taken over, too. @return whether it is held now
[[nodiscard]] bool takeLiveLock(QLockFile& lock);

/// Tells other windows and programs of the same user that a file is open here. The claim is a lock
/// in a folder of Tessera, named after the file. So it adds nothing next to the user's files, and
/// works for read-only folders too.
class FileClaim {
public:
    /// @param path of an existing file
    FileClaim(const QString& folder, const QString& path);

    /// False if another program, or another window, had the file open first.
    [[nodiscard]] bool isHeld() const { return m_held; }
    /// Process id of the program that has it open, 0 if unknown.
    [[nodiscard]] qint64 holder() const { return m_holder; }

private:
    std::unique_ptr<QLockFile> m_lock;
    bool m_held = false;
    qint64 m_holder = 0;
};

/// Notices when another program changes a file. Compares contents, not times: touching a file is
/// not a change, and one that is restored counts as unchanged again.
class FileWatch final : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t { Same, Changed, Gone };

    explicit FileWatch(QObject* parent = nullptr);

    /// Takes the current content of the file as known, and watches it; an empty path watches
    /// nothing.
    void follow(const QString& path);
    /// Takes an earlier content of the followed file as known, by its digest.
    void expect(const QByteArray& digest);
    /// The digest of the known content; empty if there was no file.
    [[nodiscard]] const QByteArray& known() const { return m_known; }
    [[nodiscard]] QString path() const { return m_path; }
    /// The state of the file now, compared with what is known.
    [[nodiscard]] State look() const;
    /// Looks at once: the system does not tell of changes from other machines.
    void check();

signals:
    /// look() differs from the last reported state.
    void stateChanged(tessera::FileWatch::State state);

private:
    void watch();

    QString m_path;
    QByteArray m_known; ///< digest, empty if there was no file
    State m_told = State::Same;
    QFileSystemWatcher m_watcher;
    QTimer m_settle; ///< one check for the many changes of one write
};

} // namespace tessera
