// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/record/RecordWorker.h"
#include "core/search/SearchContext.h"
#include "core/support/Packet.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tessera::record {

/// The untranslated name of an engine, as in SearchNumbers::finder.
[[nodiscard]] const char* engineName(RecordPhase engine);

/// What each engine of a search has done, and what it has brought.
class EngineLog {
public:
    void addWork(const RecordWork& more);
    /// An engine has raised the best score. @param seconds of the search, never falling
    void addGain(RecordPhase by, int points, double seconds);

    /// By RecordPhase. @param seconds of the search
    void describe(std::vector<PartFigures>& parts, double seconds) const;

    static void tell(auto& packet, auto& self) {
        packet(self.m_work, self.m_improvements, self.m_points, self.m_lateEngines,
               self.m_latePoints, self.m_lateSeconds);
        if constexpr (std::remove_reference_t<decltype(packet)>::kReads) {
            const std::size_t gains = self.m_lateEngines.size();
            PacketReader::require(
                self.m_latePoints.size() == gains && self.m_lateSeconds.size() == gains &&
                std::ranges::all_of(self.m_lateEngines, [](auto engine) { return engine < kAll; }));
        }
    }

private:
    static constexpr std::size_t kAll = std::tuple_size_v<RecordWork>;

    RecordWork m_work{};
    std::array<std::int32_t, kAll> m_improvements{};
    std::array<std::int32_t, kAll> m_points{};
    // The gains of the last hour before the latest one, in order.
    std::vector<std::uint8_t> m_lateEngines;
    std::vector<std::int32_t> m_latePoints;
    std::vector<double> m_lateSeconds;
};

} // namespace tessera::record
