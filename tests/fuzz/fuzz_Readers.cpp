// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later

// libFuzzer target for the readers. Seeds: tests/formats. TESSERA_READER names
// the format that reads everything; without it that follows from the content.
#include "tests/fuzz/ReaderExercise.h"

#include "core/generate/Generator.h"

using namespace tessera;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const PuzzleFile open = [] {
        GeneratorSettings settings;
        settings.size = {6, 6};
        settings.seed = 4;
        return generatePuzzle(settings);
    }();
    static const Format* const reader = findFormat(qEnvironmentVariable("TESSERA_READER"));
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    // Boards need a puzzle; everything else must do without.
    testing::exerciseReader(bytes, reader, size % 2 == 0 ? &open.puzzle : nullptr);
    return 0;
}
