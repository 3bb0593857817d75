// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "widgets/animation/RunAnimation.h"

#include "core/edges/generate/Generator.h"
#include "core/support/Random.h"
#include "core/support/UserError.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>

#include <array>
#include <numeric>

namespace tessera::tst_RunAnimation {

namespace {

bool goOn(int, int) { return true; }

struct Run {
    PuzzleFile file;
    BestHistory history;
};

/// A run that swaps two pieces with each improvement until the board is solved.
Run madeUpRun(GridSize size, Rules rules, int moments) {
    GeneratorSettings settings;
    settings.size = size;
    settings.rules = rules;
    settings.solved = true;
    Run run{generatePuzzle(settings), {}};
    Random random(5);
    std::vector<Board> boards{run.file.board};
    while (static_cast<int>(boards.size()) < moments) {
        Board next = boards.back();
        const auto cells = static_cast<std::size_t>(next.cells());
        next.swap(static_cast<int>(random.index(cells)), static_cast<int>(random.index(cells)));
        boards.push_back(next);
    }
    for (int i = 0; i < moments; ++i) {
        const Board& board = boards[static_cast<std::size_t>(moments - 1 - i)];
        run.history.add({{0.1 * i * i, static_cast<std::uint64_t>(i)}, i}, board.codes());
    }
    return run;
}

std::vector<QImage> framesOf(QByteArray gif, std::vector<int>* delays = nullptr) {
    QBuffer buffer(&gif);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "gif");
    std::vector<QImage> frames;
    for (QImage image = reader.read(); !image.isNull(); image = reader.read()) {
        frames.push_back(image.convertToFormat(QImage::Format_RGB32));
        if (delays != nullptr)
            delays->push_back(reader.nextImageDelay());
    }
    return frames;
}

/// The largest difference in any channel, and the mean of all.
std::pair<int, double> difference(const QImage& a, const QImage& b) {
    int largest = 0;
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            for (const int here : {qRed(p) - qRed(q), qGreen(p) - qGreen(q), qBlue(p) - qBlue(q)}) {
                largest = std::max(largest, std::abs(here));
                sum += std::abs(here);
            }
        }
    }
    return {largest, sum / (3.0 * a.width() * a.height())};
}

int total(const std::vector<ScheduledFrame>& frames) {
    return std::accumulate(
        frames.begin(), frames.end(), 0,
        [](int sum, const ScheduledFrame& frame) { return sum + frame.centiseconds; });
}

} // namespace

class TestRunAnimation : public QObject {
    Q_OBJECT

private slots:
    void schedulesKeepFirstLastAndTime_data() {
        QTest::addColumn<int>("moments");
        QTest::addColumn<double>("seconds");
        QTest::addColumn<int>("rate");
        for (const int moments : {1, 2, 7, 100, 3000}) {
            for (const double seconds : {0.0, 0.1, 3.0, 12.34}) {
                for (const int rate : {1, 7, 25, 50})
                    QTest::addRow("%d in %g s, %d/s", moments, seconds, rate)
                        << moments << seconds << rate;
            }
        }
    }

    void schedulesKeepFirstLastAndTime() {
        QFETCH(int, moments);
        QFETCH(double, seconds);
        QFETCH(int, rate);
        BestHistory history;
        for (int i = 0; i < moments; ++i)
            history.add({{i * 0.7, 0}, i}, Solution{static_cast<std::uint16_t>(i)});
        for (const AnimationPace pace : {AnimationPace::Even, AnimationPace::Running}) {
            const auto frames = scheduleFrames(history, {pace, seconds, rate, 2.0});
            QCOMPARE(frames.back().moment, history.size() - 1);
            QCOMPARE(frames.back().centiseconds, 200);
            QVERIFY(frames.back().held);
            const double shown = std::max(std::round(seconds * rate), moments > 1 ? 2.0 : 1.0);
            QVERIFY(std::abs(total(frames) - 200 - 100 * shown / rate) <= 1);
            for (std::size_t i = 1; i + 1 < frames.size(); ++i)
                QVERIFY(frames[i].moment > frames[i - 1].moment);
            QCOMPARE(frames.front().moment, std::size_t(0));
            for (const ScheduledFrame& frame : frames)
                QVERIFY(frame.centiseconds >= 2);
        }
    }

    void paceFollowsTheClockOrTheImprovements() {
        BestHistory history;
        history.add({{0, 0}, 1}, Solution{1});
        history.add({{9, 0}, 2}, Solution{2});
        history.add({{10, 0}, 3}, Solution{3});
        const auto running = scheduleFrames(history, {AnimationPace::Running, 11, 10, 0});
        QCOMPARE(running.size(), std::size_t(3));
        QVERIFY(running[0].centiseconds > 950 && running[0].centiseconds < 1000);
        const auto even = scheduleFrames(history, {AnimationPace::Even, 11, 10, 0});
        QVERIFY(std::abs(even[0].centiseconds - even[1].centiseconds) <= 20);
    }

    void nothingToShow() {
        QVERIFY(scheduleFrames(BestHistory(), FrameTiming()).empty());
        QVERIFY_THROWS_EXCEPTION(
            UserError,
            static_cast<void>(animatedGif(PuzzleFile(), BestHistory(), AnimationSettings(), goOn)));
    }

    void paletteHoldsEveryFlatColor() {
        QImage image(300, 100, QImage::Format_RGB32);
        QPainter painter(&image);
        std::vector<QColor> colors;
        for (int i = 0; i < 100; ++i) {
            colors.push_back(QColor::fromHsv(i * 3, 200, 255));
            painter.fillRect(i * 3, 0, 3, 100, colors.back());
        }
        painter.end();
        GifPalette palette(std::span(&image, 1));
        QVERIFY(palette.colors().size() <= GifPalette::kMostColors);
        for (const QColor& color : colors)
            QCOMPARE(palette.colors()[palette.indexOf(color.rgb())], color.rgb());
        QCOMPARE(palette.indexOf(0x00FFFFFFU), palette.indexOf(0xFFFFFFFFU));
    }

    void paletteIsBounded() {
        Random random(1);
        QImage noise(200, 200, QImage::Format_RGB32);
        for (int y = 0; y < 200; ++y) {
            for (int x = 0; x < 200; ++x)
                noise.setPixel(x, y, static_cast<QRgb>(random.bits()) | 0xFF000000U);
        }
        QCOMPARE(static_cast<int>(GifPalette(std::span(&noise, 1)).colors().size()),
                 GifPalette::kMostColors);
    }

    void aGifGivesItsFramesBack_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<bool>("isSigned");
        QTest::addColumn<QString>("theme");
        QTest::newRow("framed") << 6 << 6 << false << QStringLiteral("classic");
        QTest::newRow("signed, unframed, wide") << 12 << 5 << true << QStringLiteral("classic");
        QTest::newRow("large, letters") << 40 << 40 << false << QStringLiteral("letters");
    }

    void aGifGivesItsFramesBack() {
        if (!QImageReader::supportedImageFormats().contains("gif"))
            QSKIP("Qt reads no GIF here.");
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(bool, isSigned);
        QFETCH(QString, theme);
        const Run run = madeUpRun({width, height}, {!isSigned, isSigned}, 12);
        AnimationSettings settings;
        settings.longestSide = 320;
        settings.timing = {AnimationPace::Even, 2, 25, 1.5};
        settings.theme = theme;
        const auto gif = animatedGif(run.file, run.history, settings, goOn);
        QVERIFY(gif && gif->startsWith("GIF89a"));
        QVERIFY(gif->contains("NETSCAPE2.0"));
        std::vector<int> delays;
        const auto frames = framesOf(*gif, &delays);
        RunAnimation animation(run.file, run.history, settings);
        QCOMPARE(frames.size(), animation.frameCount());
        QCOMPARE(std::accumulate(delays.begin(), delays.end(), 0), 3500);
        QVERIFY(frames.front().width() <= 320 && frames.front().height() <= 320);
        for (std::size_t i = 0; i < frames.size(); ++i) {
            const auto [largest, mean] = difference(frames[i], animation.frame(i));
            QVERIFY2(mean < 2.0, qPrintable(QString::number(mean)));
        }
    }

    /// Flat colours are reproduced exactly, wherever they change.
    void everyChangedPixelIsWritten() {
        if (!QImageReader::supportedImageFormats().contains("gif"))
            QSKIP("Qt reads no GIF here.");
        Random random(3);
        constexpr std::array<QRgb, 4> colors{0xFFFF0000U, 0xFF00FF00U, 0xFF0000FFU, 0xFFFFFFFFU};
        QImage all(4, 1, QImage::Format_RGB32);
        for (int i = 0; i < 4; ++i)
            all.setPixel(i, 0, colors[static_cast<std::size_t>(i)]);
        GifWriter writer({40, 30}, GifPalette(std::span(&all, 1)));
        QImage picture(40, 30, QImage::Format_RGB32);
        picture.fill(Qt::white);
        std::vector<QImage> frames;
        for (int frame = 0; frame < 30; ++frame) {
            for (int change = 0; change < frame % 4; ++change) {
                picture.setPixel(static_cast<int>(random.below(40)),
                                 static_cast<int>(random.below(30)),
                                 colors[random.index(colors.size())]);
            }
            frames.push_back(picture.copy());
            writer.add(picture, 5);
        }
        const auto read = framesOf(writer.finish());
        QCOMPARE(read.size(), frames.size());
        for (std::size_t i = 0; i < frames.size(); ++i)
            QCOMPARE(read[i], frames[i]);
    }

    void onlyWhatChangesIsWritten() {
        const Run run = madeUpRun({16, 16}, {}, 60);
        AnimationSettings settings;
        settings.highlight = false;
        settings.timing = {AnimationPace::Even, 6, 10, 1};
        const auto moving = animatedGif(run.file, run.history, settings, goOn);
        BestHistory still;
        still.add({}, run.file.board.codes());
        const auto one = animatedGif(run.file, still, settings, goOn);
        QVERIFY(moving->size() < 6 * one->size());
    }

    void changedCellsAreMarkedExceptAtRest() {
        const Run run = madeUpRun({4, 4}, {}, 2);
        AnimationSettings settings;
        settings.caption = false;
        RunAnimation animation(run.file, run.history, settings);
        QCOMPARE(animation.frameCount(), std::size_t(3));
        const QImage marked = animation.frame(1);
        const QImage rest = animation.frame(2);
        const int pitch = marked.width() * 10 / 47;
        const int rim = (marked.width() - 4 * pitch) / 2;
        const auto changed = run.history.changedCells(1);
        for (std::size_t cell = 0; cell < 16; ++cell) {
            const auto index = static_cast<int>(cell);
            const QRect rect(rim + index % 4 * pitch, rim + index / 4 * pitch, pitch - 2,
                             pitch - 2);
            QCOMPARE(marked.copy(rect) != rest.copy(rect),
                     std::ranges::find(changed, cell) != changed.end());
        }
    }

    void onlyFramedPuzzlesHaveAFrame() {
        for (const bool framed : {true, false}) {
            const Run run = madeUpRun({4, 4}, {framed, false}, 2);
            RunAnimation animation(run.file, run.history, AnimationSettings());
            const TileColors colors = TileColors::forPictures();
            QCOMPARE(animation.frame(0).pixel(2, 2),
                     (framed ? colors.frame : colors.background).rgb());
        }
    }

    void aLineIsAtAllSidesOfTheBoard() {
        const Run run = madeUpRun({2, 2}, {false, false}, 1);
        AnimationSettings settings;
        settings.caption = false;
        RunAnimation animation(run.file, run.history, settings);
        const QImage frame = animation.frame(0);
        const QRgb line = TileColors::forPictures().line.rgb();
        const QRgb ground = TileColors::forPictures().background.rgb();
        const int last = frame.width() - 1;
        const int middle = frame.width() / 4; // of a cell, nearly
        int rim = 0;
        while (frame.pixel(rim, middle) == ground)
            ++rim;
        QCOMPARE(frame.pixel(rim, middle), line);
        QCOMPARE(frame.pixel(middle, rim), line);
        // The line at the left and the top is in the rim.
        QCOMPARE(frame.pixel(last - rim - 1, middle), line);
        QCOMPARE(frame.pixel(middle, last - rim - 1), line);
    }

    /// Score and time are side by side, however narrow the board.
    void captionsFitNarrowBoards() {
        const Run run = madeUpRun({1, 12}, {false, false}, 40);
        AnimationSettings settings;
        settings.longestSide = 320;
        RunAnimation animation(run.file, run.history, settings);
        const QImage frame = animation.frame(animation.frameCount() - 1);
        const QColor ground = frame.pixelColor(0, frame.height() - 1);
        const auto hasInk = [&](int x) {
            for (int y = frame.height() - 18; y < frame.height(); ++y) {
                if (frame.pixelColor(x, y) != ground)
                    return true;
            }
            return false;
        };
        int widest = 0;
        int last = frame.width();
        for (int x = 0; x < frame.width(); ++x) {
            if (!hasInk(x))
                continue;
            widest = std::max(widest, x - last - 1);
            last = x;
        }
        QVERIFY2(widest >= 4, qPrintable(QString::number(widest)));
    }

    void canBeCancelled() {
        const Run run = madeUpRun({5, 5}, {}, 30);
        int calls = 0;
        QVERIFY(!animatedGif(run.file, run.history, AnimationSettings(),
                             [&](int, int) { return ++calls < 3; }));
        QCOMPARE(calls, 3);
    }

    void sizesOutOfRangeAreTakenIn() {
        const Run run = madeUpRun({127, 2}, {false, false}, 2);
        AnimationSettings settings;
        settings.longestSide = -5;
        settings.timing = {AnimationPace::Even, -3, 0, -1};
        QVERIFY(animatedGif(run.file, run.history, settings, goOn).has_value());
    }
};

TESSERA_TEST(TestRunAnimation, Needs::Window)

} // namespace tessera::tst_RunAnimation

#include "tst_RunAnimation.moc"
