// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/Courses.h"
#include "core/experiments/RunBatch.h"
#include "core/kind/Kind.h"

#include <QString>

#include <vector>

namespace tessera {

/// The scores of earlier searches over time, to compare new searches with: one small file for each
/// method, its parameters, and puzzles of the same size and colours. What cannot be read or written
/// is left out.
namespace KnownCourses {

/// Where they are kept; nothing is kept before this is called. @param folder made when needed
void setFolder(const QString& folder);

/// The oldest first.
[[nodiscard]] std::vector<Course> like(const AnyPuzzle& puzzle, const SearchSettings& settings);

/// Keeps one that has ended, in the background. Not of a search that failed, was stopped within a
/// second, or began with a board: that one says more than the method.
void remember(const AnyPuzzle& puzzle, const SearchSettings& settings, const Trace& trace,
              StopReason reason);

/// Waits until all of them are written.
void waitUntilKept();

} // namespace KnownCourses

} // namespace tessera
