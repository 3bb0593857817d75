// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace tessera {

/// Notices that somebody else changes a file. Compares contents, not times, so
/// that a touched file is no change and one that is put back is none any more.
class FileWatch final : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t { Same, Changed, Gone };

    explicit FileWatch(QObject* parent = nullptr);

    /// Takes what the file holds now for known, and watches it; an empty path
    /// watches nothing.
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
