// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>

namespace tessera {

/// Says to other windows and programs of the same person that a file is open
/// here. The claim is a lock in a folder of ours, named after the file: nothing
/// is left beside the person's files, and read-only folders can be claimed too.
class FileClaim {
public:
    /// @param path of a file that exists
    FileClaim(const QString& folder, const QString& path);

    /// False if another program had the file open first, or the same one in another window.
    [[nodiscard]] bool isHeld() const { return m_held; }
    /// Process id of the program that has it open, 0 if unknown.
    [[nodiscard]] qint64 holder() const { return m_holder; }

private:
    std::unique_ptr<QLockFile> m_lock;
    bool m_held = false;
    qint64 m_holder = 0;
};

/// Notices that somebody else changes a file. Compares contents, not times, so
/// that a touched file is no change and one that is put back is none any more.
class FileWatch final : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t { Same, Changed, Gone };

    explicit FileWatch(QObject* parent = nullptr);

    /// Takes what the file holds now for known, and watches it; an empty path watches nothing.
    void follow(const QString& path);
    /// Takes for known what the followed file held earlier, by its digest.
    void expect(const QByteArray& digest);
    /// The digest of what is known; empty if there was no file.
    [[nodiscard]] const QByteArray& known() const { return m_known; }
    [[nodiscard]] QString path() const { return m_path; }
    /// How the file is at this moment compared with what is known of it.
    [[nodiscard]] State look() const;

signals:
    /// look() is another one than when it was last told.
    void stateChanged(tessera::FileWatch::State state);

private:
    void watch();
    void check();

    QString m_path;
    QByteArray m_known; ///< digest, empty if there was no file
    State m_told = State::Same;
    QFileSystemWatcher m_watcher;
    QTimer m_settle; ///< one look for the many changes of one write
};

} // namespace tessera
