// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later

// libFuzzer target for all readers. Seeds: tests/formats.
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
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    // By detection, and by a reader that the content does not choose.
    const auto formats = allFormats();
    testing::exerciseReader(bytes, nullptr, nullptr);
    testing::exerciseReader(bytes, formats[size % formats.size()].get(), &open.puzzle);
    return 0;
}
