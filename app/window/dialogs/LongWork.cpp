// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/LongWork.h"

#include <QEventLoop>
#include <QProgressDialog>
#include <QTimer>

#include <atomic>
#include <exception>
#include <thread>

namespace tessera {

namespace {

constexpr int kShownAfterMs = 400;
constexpr int kPollMs = 40;

/// What the two threads share.
struct State {
    std::atomic<int> done{0};
    std::atomic<int> total{0};
    std::atomic<bool> cancelled{false};
    std::atomic<bool> ended{false};
    std::exception_ptr failure; ///< read after the thread has ended
};

void work(State& state, const LongWork& todo) {
    try {
        todo([&state](int done, int total) {
            state.done = done;
            state.total = total;
            return !state.cancelled;
        });
    } catch (...) {
        state.failure = std::current_exception();
    }
    state.ended = true;
}

} // namespace

bool runLongWork(QWidget* parent, const QString& label, const LongWork& todo) {
    State state;
    QProgressDialog bar(parent);
    bar.setObjectName(QStringLiteral("longWork"));
    bar.setLabelText(label);
    bar.setWindowModality(Qt::WindowModal);
    bar.setMinimumDuration(kShownAfterMs);
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
    QEventLoop loop;
    {
        const std::jthread thread([&state, &todo, &loop] {
            work(state, todo);
            QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
        });
        loop.exec(QEventLoop::DialogExec);
        // When the program quits the loop ends first.
        if (!state.ended)
            state.cancelled = true;
    }
    if (state.failure)
        std::rethrow_exception(state.failure);
    return !state.cancelled;
}

} // namespace tessera
