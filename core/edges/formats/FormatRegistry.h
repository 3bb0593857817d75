// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/Format.h"
#include "core/support/FileIo.h"

#include <span>

namespace tessera {

/// The largest file that is read at all, in bytes: a 127×127 puzzle takes less
/// than a tenth of it in the wordiest dialect.
inline constexpr qint64 kMaxFileBytes = 32LL * 1024 * 1024;

/// All formats, the native one first.
[[nodiscard]] std::span<const Format* const> allFormats();
/// Nothing if there is none of that id.
[[nodiscard]] const Format* findFormat(const QString& id);
/// The writable format whose usual ending the file name has, or nothing.
[[nodiscard]] const Format* formatForWriting(const QString& fileName);

struct DetectedFormat {
    const Format* format = nullptr;
    Detection detection;
};

/// The format that is surest that the content is its own; the file's name plays
/// no part. @throws FormatError if none claims it (empty, binary, unknown).
[[nodiscard]] DetectedFormat detectFormat(const QByteArray& bytes);

/// Detects and reads. @throws FormatError
[[nodiscard]] ReadResult readPuzzle(const QByteArray& bytes, const ReadOptions& options = {});

/// What a person names as input: a file, "-" for standard input, or a viewer
/// address itself, whatever its host. @throws UserError as loadPuzzle()
[[nodiscard]] PuzzleSource openSource(const QString& in);

/// Reads a source. @p formatId may be empty: detect.
/// @throws UserError as loadPuzzle()
[[nodiscard]] ReadResult readSource(const PuzzleSource& source, const QString& formatId = {},
                                    const ReadOptions& options = {});

/// Reads a file, "-" meaning standard input. @p formatId may be empty: detect.
/// @throws UserError whose sentence begins with the file's name: missing, a
/// directory, unreadable, too large, or not in the format.
[[nodiscard]] ReadResult loadPuzzle(const QString& path, const QString& formatId = {},
                                    const ReadOptions& options = {});

/// Writes atomically (a failed write leaves the old file), "-" meaning standard
/// output. An empty @p formatId follows the file name's ending; the native
/// format where it says nothing. @throws UserError
void savePuzzle(const PuzzleFile& file, const QString& path, const QString& formatId = {});

/// What of a document a file in that format would not hold: pieces, the board,
/// hints and locks. @return a sentence, empty if they are all kept
[[nodiscard]] QString lossesOf(const PuzzleFile& file, const Format& format);

} // namespace tessera
