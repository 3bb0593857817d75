// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/LatestJob.h"

#include <QCoreApplication>
#include <QThreadPool>

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

} // namespace tessera
