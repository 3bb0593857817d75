// SPDX-License-Identifier: GPL-3.0-or-later
#include "PictureTesting.h"
#include "tests/TestProgram.h"
#include "tests/core/PuzzleTesting.h"
#include "widgets/animation/RunAnimation.h"
#include "widgets/board/AccessibleBoard.h"
#include "widgets/board/BoardPicture.h"
#include "widgets/board/BoardView.h"
#include "widgets/board/PieceTray.h"
#include "widgets/board/TileArt.h"
#include "widgets/pictures/PictureFile.h"
#include "widgets/pictures/PictureImport.h"
#include "widgets/print/PrintedPages.h"

#include "core/edges/generate/PuzzlePresets.h"
#include "core/support/UserError.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgRenderer>

namespace tessera::tst_OwnTiles {
using namespace tessera::testing;

namespace {

QByteArray bytesOf(const QImage& image, const char* format = "PNG") {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

/// The upper half of one colour, the lower of another.
QByteArray twoColors(const QColor& head, const QColor& tail, int side = 64) {
    QImage image(side, side, QImage::Format_ARGB32);
    image.fill(tail);
    QPainter painter(&image);
    painter.fillRect(0, 0, side, side / 2, head);
    painter.end();
    return bytesOf(image);
}

/// Two pieces side by side that match at a joint of pattern 1, the tab on the left.
PuzzleFile joined(bool isSigned, int colors = 4) {
    const Color other = isSigned ? -1 : 1;
    const auto last = static_cast<Color>(colors);
    PuzzleFile file(Puzzle({2, 1}, {false, isSigned}, {{{2, 1, 3, last}}, {{2, 3, last, other}}}));
    file.board.place(0, {0, 0});
    file.board.place(1, {1, 0});
    return file;
}

QImage tile(const TileEdges& edges, const TileTheme& theme, int pixels,
            const TileColors& colors = TileColors::forPictures()) {
    TileCache cache;
    cache.setLook(theme, colors);
    return cache.tile(edges, pixels).convertToFormat(QImage::Format_RGB32);
}

bool isNear(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
               std::abs(a.blue() - b.blue()) <
           60;
}

const TileTheme& digits() { return *findTileTheme(u"digits"); }

} // namespace

/// Digits, names and pictures of a puzzle as its tiles.
class TestOwnTiles : public QObject {
    Q_OBJECT

private slots:
    void digitsBeginAtZeroForUpToTenPatterns() {
        const TileTheme few = themeFor(digits(), joined(false, 10));
        QCOMPARE(few.label(1), QStringLiteral("0"));
        QCOMPARE(few.label(10), QStringLiteral("9"));
        const TileTheme many = themeFor(digits(), joined(false, 11));
        QCOMPARE(many.label(1), QStringLiteral("1"));
        QCOMPARE(many.label(11), QStringLiteral("11"));
        QCOMPARE(many.label(-11), QStringLiteral("\u221211"));
        QCOMPARE(many.label(filledBlank(11)), QStringLiteral("11"));
        QCOMPARE(patternName(few, 4), QStringLiteral("3"));
        QVERIFY(few != many);
    }

    /// Each digit is upright on each side, and distinguishable from all others.
    void digitsCanBeReadFrom24Pixels() {
        for (const int pixels : {24, 60}) {
            for (Color a = 1; a <= 10; ++a) {
                const EdgeLook look = digits().look(a);
                QVERIFY(contrastRatio(look.ground, look.figure) >= 4.5);
                const QImage shown = tile({a, a, a, a}, digits(), pixels);
                // The ink's rows of the digit on one side, moved, equal those on any other side.
                const auto inked = [&](QRect rect) {
                    int count = 0;
                    for (int y = rect.top(); y <= rect.bottom(); ++y) {
                        for (int x = rect.left(); x <= rect.right(); ++x)
                            count += contrastRatio(shown.pixelColor(x, y), look.ground) > 2 ? 1 : 0;
                    }
                    return count;
                };
                const int third = pixels * 3 / 10;
                const int middle = (pixels - third) / 2;
                const std::array sides{QRect(middle, 1, third, third + 1),
                                       QRect(middle, pixels - third - 2, third, third + 1)};
                for (const QRect& side : sides)
                    QVERIFY2(inked(side) > pixels / 6, qPrintable(QString::number(a)));
                for (Color b = 1; b < a; ++b) {
                    TileTheme plain = digits();
                    // By the digit alone.
                    plain.own.colors.assign(10, {QColor(Qt::white), QColor(Qt::black)});
                    QVERIFY(differentPixels(tile({a, a, a, a}, plain, pixels),
                                            tile({b, b, b, b}, plain, pixels)) > 0);
                }
            }
        }
        // Below, colours alone.
        const QImage small = tile({3, 3, 3, 3}, digits(), 16);
        QCOMPARE(small.pixel(8, 3), digits().look(3).ground.rgb());
    }

    void usualTilesAreAsEver() {
        const PuzzleFile file = joined(true);
        for (const TileTheme& theme : tileThemes()) {
            const TileTheme shown = themeFor(theme, file);
            QCOMPARE(shown, theme);
            QVERIFY(shown.dress == nullptr && shown.picture(1) == nullptr);
        }
        QVERIFY(tileThemes()[0] != tileThemes()[1]);
    }

    void aPuzzleMayAskForItsTiles() {
        PuzzleFile file = joined(false);
        const TileTheme& usual = tileThemes()[1];
        QCOMPARE(themeFor(usual, file).id, usual.id);
        file.info.tileTheme = QStringLiteral("digits");
        QCOMPARE(themeFor(usual, file).id, QStringLiteral("digits"));
        file.info.tileTheme = QStringLiteral("no such tiles");
        QCOMPARE(themeFor(usual, file).id, usual.id);
    }

    void halvesAreCalledByTheirNames() {
        PuzzleFile file = joined(true);
        setPatternName(file.info, 1, QStringLiteral("frog head"), true);
        setPatternName(file.info, -1, QStringLiteral("frog tail"), true);
        setPatternName(file.info, 2, QStringLiteral("owl"), false);
        const TileTheme theme = themeFor(tileThemes().front(), file);
        QCOMPARE(patternName(theme, 1), QStringLiteral("frog head"));
        QCOMPARE(patternName(theme, -1), QStringLiteral("frog tail"));
        QCOMPARE(patternName(theme, 2), QStringLiteral("owl"));
        QCOMPARE(patternName(theme, -2), QStringLiteral("owl blank"));
        QCOMPARE(patternName(theme, 3), patternName(tileThemes().front(), 3));
        QCOMPARE(patternName(theme, kGrey), QStringLiteral("grey"));
        BoardContent content;
        content.setPuzzle(file.puzzle);
        content.board = file.board;
        QVERIFY(describeCell(content, theme, 0).contains(QStringLiteral("east frog head")));
        QVERIFY(describeCell(content, theme, 1).contains(QStringLiteral("west frog tail")));
        PieceTray tray;
        tray.setTheme(theme);
        tray.pieces().setPuzzle(file.puzzle);
        QVERIFY(tray.model()
                    ->index(0, 0)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("frog head")));
    }

    /// The upper half is on the tab, the lower on the blank, and both meet at the joint.
    void signedPicturesAreCutAtTheJoint() {
        PuzzleFile file = joined(true);
        setPatternPicture(file.info, 1, twoColors(Qt::red, Qt::blue));
        const TileTheme theme = themeFor(tileThemes().front(), file);
        QCOMPARE(patternName(theme, 1), QStringLiteral("picture 1"));
        for (const int pixels : {12, 40, 160}) {
            const QImage left = tile({2, 1, 3, 4}, theme, pixels);
            const QImage right = tile({2, 3, 4, -1}, theme, pixels);
            QVERIFY(isNear(left.pixelColor(pixels - 2, pixels / 2), Qt::red));
            QVERIFY(isNear(right.pixelColor(1, pixels / 2), Qt::blue));
            // The same on the other sides of rotated pieces.
            QVERIFY(isNear(tile({1, 3, 4, 2}, theme, pixels).pixelColor(pixels / 2, 1), Qt::red));
            QVERIFY(isNear(tile({2, 3, -1, 4}, theme, pixels).pixelColor(pixels / 2, pixels - 2),
                           Qt::blue));
            QCOMPARE(right, tile({2, 3, 4, filledBlank(1)}, theme, pixels));
        }
        // Other tiles requested by the puzzle hide it.
        PuzzleFile hidden = file;
        hidden.info.tileTheme = QStringLiteral("digits");
        QVERIFY(themeFor(tileThemes().front(), hidden).picture(1) == nullptr);
        // Its corners touch the sides of the diamond; nothing leaves it.
        QCOMPARE(theme.picture(1)->reach, 0.5 * 64 / 126);
        QVERIFY(theme.picture(2) == nullptr);
    }

    void unsignedPicturesAreWholeAndUpright() {
        PuzzleFile file = joined(false);
        setPatternPicture(file.info, 1, twoColors(Qt::red, Qt::blue));
        const TileTheme theme = themeFor(tileThemes().front(), file);
        const QImage image = tile({1, 1, 1, 1}, theme, 120);
        for (const QPoint middle :
             {QPoint(60, 20), QPoint(100, 60), QPoint(60, 100), QPoint(20, 60)}) {
            QVERIFY(isNear(image.pixelColor(middle - QPoint(0, 8)), Qt::red));
            QVERIFY(isNear(image.pixelColor(middle + QPoint(0, 8)), Qt::blue));
        }
    }

    /// A picture that is not square keeps its shape; a round one is drawn larger than a square.
    void picturesFillTheDiamond() {
        QImage round(100, 100, QImage::Format_ARGB32);
        round.fill(Qt::transparent);
        QPainter painter(&round);
        painter.setBrush(Qt::red);
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(round.rect());
        painter.end();
        const double disc = tilePicture(bytesOf(round), true).reach;
        const double square = tilePicture(twoColors(Qt::red, Qt::red, 100), true).reach;
        QVERIFY(disc > 0.34 && disc < 0.36);
        QVERIFY(square > 0.249 && square < 0.256);
        QImage wide(101, 21, QImage::Format_RGB32);
        wide.fill(Qt::red);
        const TilePicture halves = tilePicture(bytesOf(wide), true);
        QCOMPARE(halves.head.size(), QSize(102, 51));
        QCOMPARE(halves.tail.size(), halves.head.size());
    }

    void exportsShowPictures_data() {
        QTest::addColumn<bool>("isSigned");
        QTest::newRow("signed") << true;
        QTest::newRow("unsigned") << false;
    }
    void exportsShowPictures() {
        QFETCH(bool, isSigned);
        PuzzleFile file = joined(isSigned);
        const PuzzleFile before = file;
        for (Color pattern = 1; pattern <= 3; ++pattern)
            setPatternPicture(file.info, pattern,
                              twoColors(QColor::fromHsv(40 * pattern, 255, 200), Qt::blue));
        const PictureOptions options;
        const QImage image = boardImage(file, 600, options);
        QVERIFY(differentPixels(image, boardImage(before, 600, options)) > 5000);

        const QByteArray svg = boardPictureBytes(file, PictureFormat::Svg, 600, options);
        QImage drawn(image.size(), QImage::Format_ARGB32_Premultiplied);
        drawn.fill(Qt::transparent);
        QPainter painter(&drawn);
        QSvgRenderer(svg).render(&painter);
        painter.end();
        QVERIFY2(differentPixels(image, drawn) < 600,
                 qPrintable(QString::number(differentPixels(image, drawn))));
        // However often they are shown, each is written once.
        QCOMPARE(svg.count("<image"), isSigned ? 4 : 3);
        QCOMPARE(svg.count("<use xlink:href=\"#i"), 6);

        QVERIFY(boardPictureBytes(file, PictureFormat::Pdf, 600, options).size() >
                boardPictureBytes(before, PictureFormat::Pdf, 600, options).size() + 100);
        SheetSettings sheets;
        const auto page = [&](const PuzzleFile& shown) {
            return pageImage(puzzleSheets(shown, sheets, QString()), 0, 900);
        };
        QVERIFY(differentPixels(page(file), page(before)) > 1000);

        BestHistory history;
        history.add({{1.0, 1}, 1}, file.board.codes());
        const auto frame = [&](const PuzzleFile& shown) {
            return RunAnimation(shown, history, {}).frame(0);
        };
        QVERIFY(differentPixels(frame(file), frame(before)) > 1000);
    }

    void importedPicturesAreScaledDown() {
        QImage large(1200, 800, QImage::Format_RGB32);
        large.fill(Qt::darkGreen);
        for (const char* format : {"PNG", "JPEG"}) {
            const QByteArray png = importedPicture(bytesOf(large, format));
            QVERIFY(isTilePicture(png));
            const QImage image = QImage::fromData(png);
            QCOMPARE(image.width(), 256);
            QVERIFY(std::abs(image.height() - 171) <= 1);
            QVERIFY(isNear(image.pixelColor(100, 100), Qt::darkGreen));
        }
        const QByteArray svg = "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\" "
                               "width=\"20\" height=\"10\"><rect width=\"20\" height=\"10\" "
                               "fill=\"#c00000\"/></svg>";
        const QImage drawn = QImage::fromData(importedPicture(svg));
        QCOMPARE(drawn.size(), QSize(256, 128));
        QCOMPARE(drawn.pixelColor(5, 5), QColor(0xC0, 0, 0));
        QImage tiny(3, 5, QImage::Format_RGB32);
        tiny.fill(Qt::red);
        QCOMPARE(QImage::fromData(importedPicture(bytesOf(tiny))).size(), QSize(3, 5));
        // Noise gives the largest PNG.
        QImage noise(256, 256, QImage::Format_ARGB32);
        quint32 state = 1;
        for (int y = 0; y < 256; ++y) {
            for (int x = 0; x < 256; ++x)
                noise.setPixel(x, y, state = state * 1664525 + 1013904223);
        }
        QVERIFY(isTilePicture(importedPicture(bytesOf(noise))));
        const QByteArray whole = bytesOf(large);
        for (const QByteArray& wrong :
             {QByteArray(), QByteArray("no picture"), QByteArray("<svg"), whole.first(60),
              bytesOf(tiny, "BMP"), QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\"/>")})
            QVERIFY_THROWS_EXCEPTION(UserError, (void)importedPicture(wrong));
    }

    void damagedPicturesAreLeftOut() {
        PuzzleFile file = joined(true);
        const QByteArray good = twoColors(Qt::red, Qt::blue);
        setPatternPicture(file.info, 1, good.first(40));
        setPatternPicture(file.info, 3, good);
        const TileTheme theme = themeFor(tileThemes().front(), file);
        QVERIFY(theme.picture(1) == nullptr && theme.picture(3) != nullptr);
        QCOMPARE(patternName(theme, 1), patternName(tileThemes().front(), 1));
        const QStringList told = dropDamagedPictures(file.info);
        QCOMPARE(told.size(), 1);
        QVERIFY(told.first().contains(u'1'));
        QCOMPARE(file.info.patternPictures, (std::vector<QByteArray>{{}, {}, good}));
        QVERIFY(dropDamagedPictures(file.info).isEmpty());
    }
};

TESSERA_TEST(TestOwnTiles, Needs::Window)

} // namespace tessera::tst_OwnTiles

#include "tst_OwnTiles.moc"
