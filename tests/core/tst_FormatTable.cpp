// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the table of formats in CONTRIBUTING.md. TESSERA_UPDATE_TABLE=1 writes the table there;
// without it an outdated one fails.
#include "tests/TestProgram.h"
#include "tests/core/DamagedText.h"
#include "tests/core/FormatTesting.h"
#include "tests/core/MarkedTable.h"
#include "tests/fuzz/ReaderExercise.h"

#include "core/edges/generate/Generator.h"

#include <QDir>
#include <QRegularExpression>

namespace tessera::tst_FormatTable {

namespace {

constexpr int kBrokenInputs = 1000;

PuzzleFile solvedPuzzle(GridSize size, Rules rules, std::uint64_t seed) {
    GeneratorSettings settings;
    settings.size = size;
    settings.rules = rules;
    settings.seed = seed;
    settings.solved = true;
    return generatePuzzle(settings);
}

/// The golden files detected as a format, in the order of their names.
QByteArrayList goldenTexts(const Format& format) {
    QByteArrayList texts;
    const QDir folder(QStringLiteral(TESSERA_SOURCE_DIR "/tests/formats"));
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
        const QByteArray text = testing::golden(qPrintable(name));
        if (detectFormat(text).format == &format)
            texts << text;
    }
    return texts;
}

/// The number of puzzles that were read as written. Those that the format cannot hold do not count.
int roundTrips(const Format& format) {
    int same = 0;
    std::uint64_t seed = 1;
    for (const GridSize size : {GridSize{4, 4}, {6, 6}, {7, 5}, {5, 7}, {1, 6}, {10, 10}}) {
        for (const bool framed : {true, false}) {
            for (const bool isSigned : {false, true}) {
                const PuzzleFile file = solvedPuzzle(size, {framed, isSigned}, ++seed);
                QByteArray text;
                try {
                    text = format.write(file);
                } catch (const UserError&) {
                    continue;
                }
                ReadOptions options;
                options.puzzle = &file.puzzle;
                if (!testing::saysTheSame(format, file, format.read(text, options).file))
                    qFatal("%s: %dx%d changes", qPrintable(format.id()), size.width, size.height);
                ++same;
            }
        }
    }
    return same;
}

/// Reads damaged golden files; each must give a puzzle or an error sentence.
void readBrokenInputs(const Format& format, const QByteArrayList& texts) {
    const PuzzleFile open = solvedPuzzle({6, 6}, {}, 4);
    Random random(23);
    for (int i = 0; i < kBrokenInputs; ++i) {
        const QByteArray text = testing::damaged(texts[i % texts.size()], texts.back(), random);
        testing::exerciseReader(text, &format, i % 2 == 0 ? &open.puzzle : nullptr);
    }
}

QByteArray rowOf(const Format& format) {
    const QByteArrayList texts = goldenTexts(format);
    if (texts.isEmpty())
        qFatal("no golden file of %s", qPrintable(format.id()));
    const PuzzleFile open = solvedPuzzle({6, 6}, {}, 4);
    ReadOptions options;
    options.puzzle = &open.puzzle;
    int read = 0;
    for (const QByteArray& text : texts) {
        try {
            (void)format.read(text, {});
        } catch (const FormatError&) {
            (void)format.read(text, options); // a board without pieces, of this puzzle
        }
        ++read;
    }
    readBrokenInputs(format, texts);
    const QString trips = format.canWrite() ? QStringLiteral("%1 puzzles").arg(roundTrips(format))
                                            : QStringLiteral("–");
    return QStringLiteral("| %1 | `%2` | %3 | %4 | %5 | %6 | %7 |\n")
        .arg(format.name(), format.id())
        .arg(texts.size())
        .arg(read)
        .arg(format.canWrite() ? QStringLiteral("yes") : QStringLiteral("–"), trips)
        .arg(kBrokenInputs)
        .toUtf8();
}

} // namespace

class TestFormatTable : public QObject {
    Q_OBJECT

private slots:
    void everyReaderIsFuzzed() {
        QFile list(QStringLiteral(TESSERA_SOURCE_DIR "/tests/fuzz/CMakeLists.txt"));
        QVERIFY(list.open(QIODevice::ReadOnly));
        const QStringList words =
            QString::fromUtf8(list.readAll()).split(QRegularExpression(QStringLiteral("[\\s()]+")));
        for (const auto& format : allFormats())
            QVERIFY2(words.contains(format->id()), qPrintable(format->id()));
    }

    void theTableIsUpToDate() {
        QByteArray table = "| format | id | golden files detected | read | written | round trip | "
                           "broken inputs |\n|---|---|--:|--:|---|--:|--:|\n";
        for (const auto& format : allFormats())
            table += rowOf(*format);
        const QString trouble =
            tableTrouble(QStringLiteral(TESSERA_SOURCE_DIR "/.github/CONTRIBUTING.md"),
                         "tst_FormatTable", table, "TESSERA_UPDATE_TABLE");
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    }
};

TESSERA_TEST(TestFormatTable, Needs::Nothing)

} // namespace tessera::tst_FormatTable

#include "tst_FormatTable.moc"
