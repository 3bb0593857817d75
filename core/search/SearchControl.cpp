// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/SearchControl.h"

#include <utility>

namespace tessera {

void SearchControl::requestStop() {
    const std::scoped_lock lock(m_mutex);
    m_stop = true;
    m_wake.notify_all();
}

void SearchControl::requestPause() {
    const std::scoped_lock lock(m_mutex);
    m_pause = true;
    m_steps = 0;
}

void SearchControl::requestResume() {
    const std::scoped_lock lock(m_mutex);
    m_pause = false;
    m_steps = 0;
    m_wake.notify_all();
}

void SearchControl::requestSteps(std::uint64_t steps) {
    const std::scoped_lock lock(m_mutex);
    m_pause = true;
    m_steps += steps;
    m_wake.notify_all();
}

void SearchControl::requestReport() {
    const std::scoped_lock lock(m_mutex);
    m_reportWanted = true;
    m_wake.notify_all();
}

std::optional<std::uint64_t> SearchControl::waitWhilePaused() {
    std::unique_lock lock(m_mutex);
    const auto mayGoOn = [this] { return m_stop || !m_pause || m_steps > 0; };
    if (!mayGoOn()) {
        m_waiting.store(true, std::memory_order_release);
        m_wake.wait(lock, [&] { return mayGoOn() || m_reportWanted; });
        m_waiting.store(false, std::memory_order_release);
    }
    if (std::exchange(m_reportWanted, false) && !mayGoOn())
        return std::nullopt;
    return m_pause ? std::exchange(m_steps, 0) : 0;
}

} // namespace tessera
