// SPDX-License-Identifier: GPL-3.0-or-later

// Random damage to golden files and to files of random puzzles, for every compiler; tests/fuzz has
// coverage-guided fuzzing. TESSERA_MUTATIONS sets the number of inputs per reader.
#include "tests/TestProgram.h"
#include "tests/core/DamagedText.h"
#include "tests/core/FormatTesting.h"
#include "tests/core/RandomFile.h"
#include "tests/fuzz/ReaderExercise.h"

#include "core/edges/generate/Generator.h"

#include <QDir>

namespace tessera::tst_ReaderMutations {

namespace {

/// A random puzzle as a text, from which it must be read as it was. @returns nothing if the format
/// cannot hold it
QByteArray written(const Format& format, const PuzzleFile& file) {
    // The text of a formula grows with the square of the pieces.
    const bool isLong = format.id() == QLatin1String("dimacs") && file.puzzle.pieceCount() > 6;
    QByteArray text;
    try {
        if (format.canWrite() && !isLong)
            text = format.write(file);
    } catch (const UserError&) {
    }
    if (text.isEmpty())
        return text;
    ReadOptions options;
    options.puzzle = &file.puzzle;
    testing::require(testing::saysTheSame(format, file, format.read(text, options).file),
                     "what is written is read", text);
    return text;
}

QByteArray written(const SudokuFormat& format, const SudokuFile& file) {
    const QByteArray text = format.write({&file, 1});
    testing::require(format.read(text).puzzles.front().digits == file.digits,
                     "what is written is read", text);
    return text;
}

} // namespace

class TestReaderMutations : public QObject {
    Q_OBJECT

private slots:
    void damagedFiles_data() {
        QTest::addColumn<QString>("id");
        for (const auto& format : allFormats())
            QTest::newRow(qPrintable(format->id())) << format->id();
        QTest::newRow("chosen by content, as pasted") << QString();
    }

    void damagedFiles() {
        QFETCH(QString, id);
        const Format* format = findFormat(id);
        GeneratorSettings settings;
        settings.size = {6, 6};
        settings.seed = 4;
        const PuzzleFile open = generatePuzzle(settings);

        QByteArrayList own;
        QByteArrayList all;
        const QDir folder(QStringLiteral(TESSERA_SOURCE_DIR "/tests/formats"));
        for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
            all += testing::golden(qPrintable(name));
            if (format == nullptr || detectFormat(all.back()).format == format)
                own += all.back();
        }
        QVERIFY(!own.isEmpty());
        const auto draw = [format](Random& random) {
            const std::span<const Format* const> any = allFormats();
            return written(format != nullptr ? *format : *any[random.index(any.size())],
                           test::randomFile(random));
        };
        const auto damage = testing::exerciseDamaged(
            1500, testing::ValidTexts(own, draw), testing::ValidTexts(all),
            [&](const QByteArray& text, int i) {
                return testing::exerciseReader(text, i % 8 == 0 ? nullptr : format,
                                               i % 2 == 0 ? &open.puzzle : nullptr);
            });
        QVERIFY(damage.someWereAccepted());
    }

    void damagedSudokus_data() {
        QTest::addColumn<QString>("id");
        for (const auto& format : allSudokuFormats())
            QTest::newRow(qPrintable(format->id())) << format->id();
    }

    void damagedSudokus() {
        QFETCH(QString, id);
        const SudokuFormat& format = *findSudokuFormat(id);
        QByteArrayList own;
        QByteArrayList all;
        const QDir folder(QStringLiteral(TESSERA_SOURCE_DIR "/tests/formats/sudoku"));
        for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
            all += testing::golden(qPrintable(QStringLiteral("sudoku/") + name));
            QVERIFY(holdsSudoku(all.back()));
            if (format.detect(all.back()).confidence > 0)
                own += all.back();
        }
        QVERIFY(!own.isEmpty());
        for (const QByteArray& text : own)
            QVERIFY(testing::exerciseReader(text, format));
        const auto damage = testing::exerciseDamaged(
            1500,
            testing::ValidTexts(
                own, [&](Random& random) { return written(format, test::randomSudoku(random)); }),
            testing::ValidTexts(all),
            [&](const QByteArray& text, int) { return testing::exerciseReader(text, format); });
        QVERIFY(damage.someWereAccepted());
    }

    /// Time and memory must grow with the text, not with its square.
    void hugeTextsAreRefusedAtOnce() {
        QByteArray line = QByteArray("1 ").repeated(1'000'000);
        for (const auto& format : allFormats()) {
            testing::exerciseReader(line, format, nullptr);
            testing::exerciseReader(QByteArray("9").repeated(2'000'000), format, nullptr);
        }
        testing::exerciseReader(line, nullptr, nullptr);
        // As many digits as the largest file may have.
        const QByteArray digits(kMaxFileBytes, '9');
        for (const auto& format : allFormats())
            QVERIFY(!testing::exerciseReader(digits, format, nullptr));
        QByteArray colorful = "127 127\n";
        for (int i = 0; i < 127 * 127 * 4; ++i)
            colorful += QByteArray::number(i) + (i % 4 == 3 ? '\n' : ' ');
        testing::exerciseReader(colorful, nullptr, nullptr);
        testing::exerciseReader("board_edges=" + QByteArray("a").repeated(2'000'000), nullptr,
                                nullptr);
        testing::exerciseReader(QByteArray("[").repeated(2'000'000), &kNativeFormat, nullptr);
        testing::exerciseReader("1,1,1,1,0|" + QByteArray("|").repeated(2'000'000), nullptr,
                                nullptr);
    }
};

TESSERA_TEST(TestReaderMutations, Needs::Nothing)

} // namespace tessera::tst_ReaderMutations

#include "tst_ReaderMutations.moc"
