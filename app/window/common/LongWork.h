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
/// in quick succession, as while typing, are delayed for a moment.
class LatestJob final : public QObject {
    Q_OBJECT

public:
    /// The window's use of a result, on its own thread.
    using Delivery = std::function<void()>;
    /// Runs on the other thread. Must not touch the window.
    using Work = std::function<Delivery()>;

    /// Work still running on destruction is discarded when it is done.
    explicit LatestJob(QObject* parent = nullptr);

    /// Only the latest request's result is delivered.
    void request(Work work);
    /// Ends the delay of the waiting request.
    void hurry();
    [[nodiscard]] bool isBusy() const { return m_running || m_waiting; }

signals:
    /// Instead of the delivery if the work throws, as for lack of memory.
    void failed(const QString& sentence);

private:
    void finish();

    QFutureWatcher<Delivery> m_work;
    QTimer m_delay;
    Work m_waiting;
    bool m_running = false; ///< until the result has arrived here
};

/// Must not touch the window; returns early when its progress function returns false.
using LongWork = std::function<void(const Progress&)>;

/// Runs work on another thread and returns when it is done. After a moment a bar shows the progress
/// and offers to cancel; the window is drawn meanwhile but takes no input.
/// @param label the activity, e.g. "Printing"
/// @return false if the work was cancelled in time. @throws whatever the work throws
[[nodiscard]] bool runLongWork(QWidget* parent, const QString& label, const LongWork& work);

} // namespace tessera
