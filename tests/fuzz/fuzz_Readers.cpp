// SPDX-License-Identifier: GPL-3.0-or-later

// libFuzzer target for the readers. Seeds: tests/formats. TESSERA_READER names the format that
// reads everything; with "detection" the content decides.
#include "tests/fuzz/ReaderExercise.h"

#include "core/edges/generate/Generator.h"

using namespace tessera;

namespace {

/// Both null for "detection".
struct Reader {
    const Format* format;
    const SudokuFormat* sudoku;
};

Reader chosenReader() {
    const QString id = qEnvironmentVariable("TESSERA_READER", QStringLiteral("detection"));
    const Reader reader{findFormat(id), findSudokuFormat(id)};
    if (reader.format == nullptr && reader.sudoku == nullptr && id != QLatin1String("detection"))
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
    static const Reader reader = chosenReader();
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    if (reader.sudoku != nullptr)
        testing::exerciseReader(bytes, *reader.sudoku);
    else // Boards need a puzzle; everything else must do without.
        testing::exerciseReader(bytes, reader.format, size % 2 == 0 ? &open.puzzle : nullptr);
    return 0;
}
