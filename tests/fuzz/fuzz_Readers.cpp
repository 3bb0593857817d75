// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later

// libFuzzer target for the readers. Seeds: tests/formats. TESSERA_READER names
// the format that reads everything; with "detection" that follows from the content.
#include "tests/fuzz/ReaderExercise.h"

#include "core/generate/Generator.h"

using namespace tessera;

namespace {

/// Null for "detection".
const Format* chosenReader() {
    const QString id = qEnvironmentVariable("TESSERA_READER", QStringLiteral("detection"));
    const Format* reader = findFormat(id);
    if (reader == nullptr && id != QLatin1String("detection"))
        qFatal("TESSERA_READER names no format: %s", qPrintable(id));
    return reader;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const PuzzleFile open = [] {
        GeneratorSettings settings;
        settings.size = {6, 6};
        settings.seed = 4;
        return generatePuzzle(settings);
    }();
    static const Format* const reader = chosenReader();
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    // Boards need a puzzle; everything else must do without.
    testing::exerciseReader(bytes, reader, size % 2 == 0 ? &open.puzzle : nullptr);
    return 0;
}
