// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/SearchContext.h"
#include "core/search/Trace.h"

#include <QString>

#include <cstddef>
#include <deque>
#include <vector>

namespace tessera {

/// One step of a search with its description.
struct ToldStep {
    Solution solution; ///< after it
    SearchNumbers numbers;
    QString sentence;               ///< empty for a method without words
    std::vector<std::size_t> cells; ///< that it changed, or tried to change
    bool isFirst = false;           ///< there was no board before
};

/// The last steps of a search that is followed step by step, oldest first. Bounded in number and
/// memory; always keeps the newest one.
class StepLog {
public:
    static constexpr std::size_t kMostSteps = 1000;
    /// For solutions and lists of cells together.
    static constexpr std::size_t kMostBytes = std::size_t{1} << 24U;

    void add(ToldStep step);
    void clear();

    [[nodiscard]] bool isEmpty() const { return m_steps.empty(); }
    [[nodiscard]] std::size_t size() const { return m_steps.size(); }
    /// @pre index < size()
    [[nodiscard]] const ToldStep& at(std::size_t index) const { return m_steps[index]; }
    /// @pre not empty
    [[nodiscard]] const ToldStep& newest() const { return m_steps.back(); }

private:
    std::deque<ToldStep> m_steps;
    std::size_t m_bytes = 0;
};

} // namespace tessera
