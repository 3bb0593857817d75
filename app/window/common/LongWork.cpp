// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/LongWork.h"

#include "core/support/UserError.h"

#include <QEventLoop>
#include <QProgressDialog>
#include <QPromise>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <utility>

namespace tessera {

namespace {

constexpr int kDelayMs = 120;
/// Shorter work shows no bar, and no event is processed before it ends.
constexpr int kWaitedForMs = 250;

/// Shows the progress until the work ends or is cancelled.
void showBar(QWidget* parent, const QString& label, QFutureWatcher<void>& work) {
    QProgressDialog bar(parent);
    bar.setObjectName(QStringLiteral("longWork"));
    bar.setLabelText(label);
    bar.setWindowModality(Qt::WindowModal);
    bar.setMinimumDuration(0);
    bar.setAutoClose(false);
    bar.setAutoReset(false);
    bar.setRange(0, 0);
    bar.setValue(0);
    QObject::connect(&bar, &QProgressDialog::canceled, &work, &QFutureWatcherBase::cancel);
    // Escape before the window is active hides the bar without the signal above.
    QObject::connect(&bar, &QDialog::rejected, &work, &QFutureWatcherBase::cancel);
    QObject::connect(&work, &QFutureWatcherBase::progressRangeChanged, &bar,
                     &QProgressDialog::setRange);
    QObject::connect(&work, &QFutureWatcherBase::progressValueChanged, &bar,
                     &QProgressDialog::setValue);
    QEventLoop loop;
    QObject::connect(&work, &QFutureWatcherBase::finished, &loop, &QEventLoop::quit);
    // Before the first event, so that none of them reaches the window behind it.
    bar.show();
    loop.exec(QEventLoop::DialogExec);
    // If the program quits, the loop ends first.
    if (!work.isFinished())
        work.cancel();
}

} // namespace

LatestJob::LatestJob(QObject* parent) : QObject(parent) {
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMs);
    connect(&m_delay, &QTimer::timeout, this, &LatestJob::hurry);
    connect(&m_work, &QFutureWatcherBase::finished, this, &LatestJob::finish);
}

void LatestJob::request(Work work) {
    m_waiting = std::move(work);
    m_delay.start();
}

void LatestJob::hurry() {
    m_delay.stop();
    if (!m_waiting || m_running)
        return;
    m_running = true;
    m_work.setFuture(
        QtConcurrent::run([this, work = std::exchange(m_waiting, nullptr)]() -> Delivery {
            try {
                return work();
            } catch (const std::exception&) {
                return [this, sentence = failureSentence()] { emit failed(sentence); };
            }
        }));
}

void LatestJob::finish() {
    m_running = false;
    if (!m_waiting)
        m_work.future().takeResult()();
    else if (!m_delay.isActive())
        hurry();
}

bool runLongWork(QWidget* parent, const QString& label, const LongWork& todo) {
    // Set on the other thread: work cancelled after its last progress call is still complete.
    bool brokenOff = true; // work cancelled before its thread has started never runs
    QThreadPool own; // so that it does not wait for other work
    QFutureWatcher<void> work;
    work.setFuture(QtConcurrent::run(&own, [&](QPromise<void>& promise) {
        brokenOff = false;
        try {
            todo([&, total = 0](int done, int all) mutable {
                if (std::exchange(total, all) != all)
                    promise.setProgressRange(0, all);
                promise.setProgressValue(done);
                brokenOff = brokenOff || promise.isCanceled();
                return !brokenOff;
            });
        } catch (...) {
            promise.setException(std::current_exception());
        }
    }));
    if (!own.waitForDone(kWaitedForMs))
        showBar(parent, label, work);
    work.waitForFinished();
    return !brokenOff;
}

} // namespace tessera
