// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/BestHistory.h"
#include "core/search/Budget.h"
#include "core/search/Counters.h"
#include "core/search/Problem.h"
#include "core/search/SearchDetails.h"
#include "core/search/Trace.h"
#include "core/search/TreeProgress.h"

#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

/// A number of a method's own that is worth watching: its temperature, the
/// length of its tabu list, its depth. The name is untranslated, marked with
/// QT_TRANSLATE_NOOP("Solver", …), and must outlive the search.
struct Gauge {
    const char* name = "";
    double value = 0;
};

/// A move of one cell or two that was tried and not made, so that whoever steps
/// through a search learns why nothing happens.
struct RefusedMove {
    std::size_t cell = 0;
    std::size_t other = 0; ///< the same as `cell` for a move of one
    int delta = 0;         ///< what it would have brought
};

/// The figures of a search at one moment.
struct SearchNumbers : Counters {
    int best = 0;
    int current = 0;
    int total = 0;
    /// The part of the method that found the best, untranslated like a gauge's
    /// name; empty when the method has no parts.
    std::string_view finder{};
    std::vector<Gauge> gauges;
    std::optional<RefusedMove> refused{}; ///< of methods that tell
    std::optional<TreeProgress> tree{};   ///< likewise
    ProcessorTime processor{};
};

/// What one look at a running search returns.
struct SnapshotView {
    SearchNumbers numbers;
    /// Rises with each new best; equal to the last look's when `best` is unchanged.
    std::uint64_t bestVersion = 0;
    Solution best;                  ///< filled in only when the version differs from the caller's
    Solution current;               ///< empty unless asked for and known
    SearchDetails details;          ///< likewise
    std::vector<TracePoint> points; ///< since the last look
    std::vector<TraceEvent> events; ///< since the last look
    BestHistory bests;              ///< since the last look
};

/// The only thing that a search and its watchers share (besides the stop and
/// pause flags). The worker overwrites, the view takes; both hold the mutex
/// just long enough to copy, so neither waits on the other's work.
class SearchSnapshot {
public:
    /// Fetches everything. @p view keeps its vectors' memory from look to look;
    /// its bestVersion tells which best it already has. @p wantCurrent asks the
    /// worker to fill in the current board from its next report on, @p wantDetails
    /// the details.
    /// @return whether something is wanted that was not at the look before.
    bool look(SnapshotView& view, bool wantCurrent, bool wantDetails = false);

    // The worker's side.
    void publishBest(const SearchNumbers& numbers, std::span<const std::uint16_t> solution,
                     const TracePoint& point);
    /// @p current is empty when nobody asked for it.
    void publishNumbers(const SearchNumbers& numbers, std::span<const std::uint16_t> current,
                        const TracePoint* sample, const SearchDetails& details = {});
    void publishEvent(const TraceEvent& event);
    [[nodiscard]] bool currentWanted() const;
    [[nodiscard]] bool detailsWanted() const;

private:
    mutable std::mutex m_mutex;
    SearchNumbers m_numbers;
    Solution m_best;
    std::uint64_t m_bestVersion = 0;
    Solution m_current;
    bool m_currentWanted = false;
    SearchDetails m_details;
    bool m_detailsWanted = false;
    Trace m_pending; ///< a Trace, because nobody may look for hours
    BestHistory m_pendingBests;
};

} // namespace tessera
