// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RunBatch.h"

#include <QByteArray>

#include <vector>

namespace tessera {

/// The largest trace file that is read, in bytes.
inline constexpr qint64 kMaxTraceBytes = 512LL * 1024 * 1024;

struct RunTrace {
    std::uint64_t seed = 0;
    std::vector<TracePoint> points;
};

/// The text of a trace file: a header line and the columns
/// run,seed,seconds,evaluations,best,current,iterations,nodes, and of populations
/// mean,worst; runs are numbered from 1.
[[nodiscard]] QByteArray traceCsv(std::span<const RunResult> results);

[[nodiscard]] bool looksLikeTraceCsv(const QByteArray& bytes);

/// Files with the first six columns only are read too.
/// @throws FormatError with the line and column of what is wrong.
[[nodiscard]] std::vector<RunTrace> readTraceCsv(const QByteArray& bytes);

} // namespace tessera
