// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Trace.h"

#include <QByteArray>

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// The best score of a search over time.
struct Course {
    /// More improvements are thinned: a chart has few more columns.
    static constexpr std::size_t kMostPoints = 96;

    std::vector<TracePoint> points; ///< its improvements, the first ones whole, and its end
    bool isOver = false;            ///< it could not have improved any more

    friend bool operator==(const Course&, const Course&) = default;
};

/// @param trace not empty
[[nodiscard]] Course courseOf(const Trace& trace, StopReason reason);

/// The latest of searches that can be compared, of bounded number.
inline constexpr std::size_t kMostCourses = 15;

/// Adds the newest. It replaces one that began the same: a search that was resumed or repeated
/// counts once, the longer one.
void addCourse(std::vector<Course>& courses, Course course);

/// What to expect of a search from earlier ones like it.
struct ExpectedCourse {
    /// Fewer have no middle half.
    static constexpr std::size_t kFewest = 3;

    std::size_t searches = 0; ///< that it was taken from
    /// Quartiles of their best scores, as improvements with only the asked axis filled in.
    std::vector<TracePoint> low;
    std::vector<TracePoint> median;
    std::vector<TracePoint> high;
};

/// From when all have a score, while at least kFewest are running: a search that was stopped says
/// nothing about the time after its end. @return nothing from fewer
[[nodiscard]] std::optional<ExpectedCourse> expectationFrom(std::span<const Course> courses,
                                                            CurveAxis axis);

/// As a file keeps them: JSON.
[[nodiscard]] QByteArray coursesBytes(std::span<const Course> courses);
/// Empty if it is no such file; damaged entries are left out.
[[nodiscard]] std::vector<Course> coursesFrom(const QByteArray& bytes);

} // namespace tessera
