// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/Progress.h"

#include <QFutureWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>

class QWidget;

namespace tessera {

/// Runs work for a window on another thread, one at a time; only the latest request waits. Requests
/// in quick succession, as while a person types, are put off for a moment.
class LatestJob final : public QObject {
    Q_OBJECT

public:
    /// What the window does with a result, on its own thread.
    using Delivery = std::function<void()>;
    /// Runs on the other thread. Must not touch the window, nor throw.
    using Work = std::function<Delivery()>;

    /// What is still running when this goes is thrown away when it is done.
    explicit LatestJob(QObject* parent = nullptr);

    /// Only the latest request's result is delivered.
    void request(Work work);
    /// Does not put off the waiting request any longer.
    void hurry();
    [[nodiscard]] bool isBusy() const { return m_running || m_waiting; }

private:
    void finish();

    QFutureWatcher<Delivery> m_work;
    QTimer m_delay;
    Work m_waiting;
    bool m_running = false; ///< until the result has come here
};

/// Must not touch the window; returns early when the progress that it tells says so.
using LongWork = std::function<void(const Progress&)>;

/// Runs work on another thread and returns when it is done. After a moment a bar shows how far it
/// is and can cancel it; the window is drawn meanwhile but takes no input.
/// @param label what is being done, e.g. "Printing"
/// @return false if the work was cancelled and heard of it. @throws whatever the work throws
[[nodiscard]] bool runLongWork(QWidget* parent, const QString& label, const LongWork& work);

} // namespace tessera
