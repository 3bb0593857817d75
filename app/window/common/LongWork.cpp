// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/LongWork.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QProgressDialog>
#include <QScopeGuard>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <future>
#include <utility>

namespace tessera {

namespace {

constexpr int kDelayMs = 120;

} // namespace

LatestJob::LatestJob(QObject* parent)
    : QObject(parent), m_self(std::make_shared<Self>(Self{this})) {
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMs);
    connect(&m_delay, &QTimer::timeout, this, &LatestJob::startNext);
}

LatestJob::~LatestJob() = default;

void LatestJob::request(Work work) {
    m_waiting = std::move(work);
    m_delay.start();
}

void LatestJob::hurry() {
    startNext();
}

void LatestJob::startNext() {
    m_delay.stop();
    if (m_running || !m_waiting)
        return;
    m_running = true;
    QThreadPool::globalInstance()->start(
        [work = std::exchange(m_waiting, nullptr), self = std::weak_ptr(m_self)] {
            // Back on the window's thread, the only one where the object comes to its end.
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [deliver = work(), self] {
                    if (const auto alive = self.lock())
                        alive->job->finish(deliver);
                },
                Qt::QueuedConnection);
        });
}

void LatestJob::finish(const Delivery& deliver) {
    m_running = false;
    if (!m_waiting)
        deliver();
    else if (!m_delay.isActive())
        startNext();
}

namespace {

/// Shorter work shows no bar, and no event comes between its begin and its end.
constexpr std::chrono::milliseconds kWaitedFor(250);
constexpr int kPollMs = 40;

/// What the two threads share.
struct State {
    std::atomic<int> done{0};
    std::atomic<int> total{0};
    std::atomic<bool> cancelled{false};
    std::atomic<bool> ended{false};
};

/// Shows how far the work is until it ends or is cancelled.
/// @param loop which the work's thread ends
void showBar(QWidget* parent, const QString& label, State& state, QEventLoop& loop) {
    QProgressDialog bar(parent);
    bar.setObjectName(QStringLiteral("longWork"));
    bar.setLabelText(label);
    bar.setWindowModality(Qt::WindowModal);
    bar.setMinimumDuration(0);
    bar.setAutoClose(false);
    bar.setAutoReset(false);
    bar.setRange(0, 0);
    bar.setValue(0);
    QObject::connect(&bar, &QProgressDialog::canceled, &bar, [&state] { state.cancelled = true; });
    // Escape before the window is active hides the bar without the signal above.
    QObject::connect(&bar, &QDialog::rejected, &bar, [&state] { state.cancelled = true; });
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, &bar, [&bar, &state] {
        bar.setMaximum(state.total);
        if (!state.cancelled)
            bar.setValue(state.done);
    });
    poll.start(kPollMs);
    // Before the first event, so that none of them reaches the window behind it.
    bar.show();
    loop.exec(QEventLoop::DialogExec);
    // When the program quits the loop ends first.
    if (!state.ended)
        state.cancelled = true;
}

} // namespace

bool runLongWork(QWidget* parent, const QString& label, const LongWork& todo) {
    State state;
    QEventLoop loop;
    std::future<void> work = std::async(std::launch::async, [&] {
        const auto end = qScopeGuard([&] {
            state.ended = true;
            QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
        });
        todo([&state](int done, int total) {
            state.done = done;
            state.total = total;
            return !state.cancelled;
        });
    });
    if (work.wait_for(kWaitedFor) != std::future_status::ready)
        showBar(parent, label, state, loop);
    work.get();
    return !state.cancelled;
}

} // namespace tessera
