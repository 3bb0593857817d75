// SPDX-License-Identifier: GPL-3.0-or-later

// Random damage to the golden files, for every compiler; tests/fuzz has coverage-guided fuzzing.
// TESSERA_MUTATIONS sets the number of inputs per reader.
#include "tests/TestProgram.h"
#include "tests/core/CountFromEnvironment.h"
#include "tests/core/DamagedText.h"
#include "tests/core/FormatTesting.h"
#include "tests/fuzz/ReaderExercise.h"

#include "core/edges/generate/Generator.h"

#include <QDir>
#include <QElapsedTimer>

namespace tessera::tst_ReaderMutations {

class TestReaderMutations : public QObject {
    Q_OBJECT

private slots:
    void damagedFiles_data() {
        QTest::addColumn<QString>("id");
        for (const auto& format : allFormats())
            QTest::newRow(qPrintable(format->id())) << format->id();
    }

    void damagedFiles() {
        QFETCH(QString, id);
        const Format* format = findFormat(id);
        GeneratorSettings settings;
        settings.size = {6, 6};
        settings.seed = 4;
        const PuzzleFile open = generatePuzzle(settings);

        QList<QByteArray> own;
        QList<QByteArray> all;
        const QDir folder(QStringLiteral(TESSERA_SOURCE_DIR "/tests/formats"));
        for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
            all += testing::golden(qPrintable(name));
            if (detectFormat(all.back()).format == format)
                own += all.back();
        }
        QVERIFY(!own.isEmpty());

        const int runs = testing::countFromEnvironment("TESSERA_MUTATIONS", 1500);
        Random random(11);
        const auto any = [&](const QList<QByteArray>& texts) {
            return texts[static_cast<qsizetype>(
                random.index(static_cast<std::size_t>(texts.size())))];
        };
        int accepted = 0;
        QElapsedTimer clock;
        clock.start();
        for (int i = 0; i < runs; ++i) {
            const QByteArray text = testing::damaged(any(own), any(all), random);
            accepted += testing::exerciseReader(text, i % 8 == 0 ? nullptr : format,
                                                i % 2 == 0 ? &open.puzzle : nullptr);
        }
        qInfo("%d inputs, %d accepted, %.1f s", runs, accepted,
              static_cast<double>(clock.elapsed()) / 1000);
        QVERIFY(accepted < runs);
    }

    void damagedSudokus_data() {
        QTest::addColumn<QString>("id");
        for (const auto& format : allSudokuFormats())
            QTest::newRow(qPrintable(format->id())) << format->id();
    }

    void damagedSudokus() {
        QFETCH(QString, id);
        const SudokuFormat& format = *findSudokuFormat(id);
        QList<QByteArray> own;
        QList<QByteArray> all;
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
        const int runs = testing::countFromEnvironment("TESSERA_MUTATIONS", 1500);
        Random random(12);
        const auto any = [&](const QList<QByteArray>& texts) {
            return texts[static_cast<qsizetype>(
                random.index(static_cast<std::size_t>(texts.size())))];
        };
        int accepted = 0;
        for (int i = 0; i < runs; ++i)
            accepted +=
                testing::exerciseReader(testing::damaged(any(own), any(all), random), format);
        QVERIFY(accepted < runs);
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
