// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/Platform.h"

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace tessera {

/// What a search's threads got from the processor.
struct ProcessorTime {
    double used = 0;   ///< seconds that cores worked for the threads, all added up
    double wanted = 0; ///< seconds that the threads were at work, neither paused nor waiting

    /// How much of a core each thread had, from 0 to 1; 1 of nothing.
    [[nodiscard]] double coreShare() const {
        return wanted > 0 ? std::clamp(used / wanted, 0.0, 1.0) : 1;
    }
    /// Whether so much was lost to other programs that the search cannot be compared with
    /// one of an idle machine. Nothing is said of a part of a second.
    [[nodiscard]] bool isShort() const { return wanted >= 1 && coreShare() < kFullShare; }

    ProcessorTime& operator+=(const ProcessorTime& more) {
        used += more.used;
        wanted += more.wanted;
        return *this;
    }

    static constexpr double kFullShare = 0.9;
};

/// Measures a piece of work of the thread that made it.
class ProcessorWatch {
public:
    [[nodiscard]] ProcessorTime time() const {
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - m_began;
        return {threadProcessorSeconds() - m_used, passed.count()};
    }

private:
    std::chrono::steady_clock::time_point m_began = std::chrono::steady_clock::now();
    double m_used = threadProcessorSeconds();
};

/// What a search has counted by a moment.
struct Counters {
    double seconds = 0; ///< running time without pauses
    std::uint64_t evaluations = 0;
    std::uint64_t iterations = 0;
    std::uint64_t nodes = 0; ///< of a tree search

    Counters() = default;
    Counters(double spent, std::uint64_t evaluated, std::uint64_t iterated = 0,
             std::uint64_t placed = 0)
        : seconds(spent), evaluations(evaluated), iterations(iterated), nodes(placed) {}

    friend bool operator==(const Counters&, const Counters&) = default;
};

} // namespace tessera
