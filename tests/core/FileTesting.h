// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/FormatRegistry.h"
#include "core/support/FileIo.h"

namespace tessera {

/// Reads a file. @p formatId may be empty: detect. @throws UserError as readFile() and readSource()
[[nodiscard]] inline ReadResult loadPuzzle(const QString& path, const QString& formatId = {},
                                           const ReadOptions& options = {}) {
    return readSource({inputName(path), path, readFile(path, kMaxFileBytes)}, formatId, options);
}

/// An empty @p formatId follows the file name's ending, otherwise the native format is used.
/// @throws UserError as writeFile() and Format::write()
inline void savePuzzle(const PuzzleFile& file, const QString& path, const QString& formatId = {}) {
    const Format* format = formatId.isEmpty() ? formatForWriting(path) : &formatNamed(formatId);
    writeFile((format == nullptr ? kNativeFormat : *format).write(file), path);
}

} // namespace tessera
