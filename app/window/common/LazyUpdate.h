// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

class QWidget;

namespace tessera {

/// What a panel has to do to show the newest state. Many requests in a row are
/// one, and while nobody can see the panel (it is hidden, or behind the tab of
/// another) nothing is done until it comes into view.
class LazyUpdate final : public QObject {
    Q_OBJECT

public:
    LazyUpdate(QWidget& panel, std::function<void()> update);

    /// Updates once the events at hand are done, or so many milliseconds after the
    /// first request. A request that waits already is not put off.
    void request(int milliseconds = 0);
    /// Forgets what was requested.
    void cancel();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void updateIfSeen();

    QWidget& m_panel;
    std::function<void()> m_update;
    QTimer m_timer;
    bool m_due = false;
};

} // namespace tessera
