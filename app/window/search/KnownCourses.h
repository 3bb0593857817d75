// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/Courses.h"
#include "core/experiments/RunBatch.h"
#include "core/kind/Kind.h"

#include <QString>

#include <vector>

namespace tessera {

/// What earlier searches came to, by method, parameters and likeness of the puzzle: one small file
/// for each, so that a new search can be compared with them. What cannot be read or written is
/// left out: it only helps.
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
