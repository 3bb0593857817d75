// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "widgets/board/BoardMarks.h"
#include "widgets/board/TileArt.h"
#include "widgets/board/TileTheme.h"
#include "widgets/colors/ColorMath.h"

#include <QPainter>
#include <QPalette>
#include <QSet>

#include <array>
#include <cmath>
#include <numeric>

namespace tessera::tst_TileTheme {

namespace {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

Vector times(const Matrix& matrix, const Vector& vector) {
    Vector result{};
    for (std::size_t i = 0; i < 3; ++i)
        result[i] = std::inner_product(vector.begin(), vector.end(), matrix[i].begin(), 0.0);
    return result;
}

/// Oklab (Ottosson 2020), in hundredths.
Vector oklab(const QColor& color) {
    const Vector rgb{linearChannel(color.redF()), linearChannel(color.greenF()),
                     linearChannel(color.blueF())};
    Vector cones = times({{{0.4122214708, 0.5363325363, 0.0514459929},
                           {0.2119034982, 0.6806995451, 0.1073969566},
                           {0.0883024619, 0.2817188376, 0.6299787005}}},
                         rgb);
    for (double& cone : cones)
        cone = 100 * std::cbrt(cone);
    return times({{{0.2104542553, 0.7936177850, -0.0040720468},
                   {1.9779984951, -2.4285922050, 0.4505937099},
                   {0.0259040371, 0.7827717662, -0.8086757660}}},
                 cones);
}

/// A second measure besides the library's CIEDE2000, so that the patterns do not satisfy one
/// formula only.
double distance(const QColor& a, const QColor& b, ColorSight sight) {
    const Vector x = oklab(seenBy(a, sight));
    const Vector y = oklab(seenBy(b, sight));
    return std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

/// The distance of two patterns for the kind of sight that distinguishes them least.
double leastDistance(const EdgeLook& a, const EdgeLook& b) {
    double least = 1e9;
    for (const ColorSight sight : kColorSights) {
        least = std::min(least, std::hypot(distance(a.ground, b.ground, sight),
                                           distance(a.figure, b.figure, sight)));
    }
    return least;
}

QImage drawn(const TileEdges& edges, const TileTheme& theme, int pixels) {
    TileCache cache;
    cache.setLook(theme, TileColors::forPictures());
    return cache.tile(edges, pixels).convertToFormat(QImage::Format_RGB32);
}

QImage filled(const QPainterPath& path) {
    QImage image(200, 200, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(100, 100);
    painter.scale(200, 200);
    painter.fillPath(path, Qt::black);
    return image;
}

int differences(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    }
    return count;
}

const TileTheme& theme(const char* id) { return *findTileTheme(QString::fromLatin1(id)); }

} // namespace

class TestTileTheme : public QObject {
    Q_OBJECT

private slots:
    void themesAreFoundByTheirIds() {
        QSet<QString> names;
        for (const TileTheme& theme : tileThemes()) {
            QCOMPARE(findTileTheme(QString(theme.id)), &theme);
            QVERIFY(!theme.displayDescription().isEmpty());
            names.insert(theme.displayName());
        }
        QCOMPARE(names.size(), static_cast<qsizetype>(tileThemes().size()));
        for (const char* id : {"classic", "simple", "contrast", "letters", "digits"})
            QVERIFY2(findTileTheme(QString::fromLatin1(id)) != nullptr, id);
        QVERIFY(findTileTheme(u"no such theme") == nullptr);
    }

    void all254PatternsLookDifferent_data() { themeRows(); }
    void all254PatternsLookDifferent() {
        QFETCH(QString, id);
        const TileTheme& theme = *findTileTheme(id);
        QSet<QString> looks;
        for (Color color = 1; color <= kMaxColor; ++color) {
            const EdgeLook look = theme.look(color);
            QString key = look.ground.name() + look.figure.name(QColor::HexArgb);
            if (look.figure.isValid())
                key += QString::number(look.shape) + QString::number(look.pierced);
            if (theme.isLabelled())
                key += theme.label(color);
            looks.insert(key);
        }
        QCOMPARE(looks.size(), qsizetype(kMaxColor));
    }

    void fortyPatternsHaveFortyOutlines() {
        for (const char* id : {"classic", "contrast"}) {
            QSet<int> outlines;
            for (Color color = 1; color <= 40; ++color) {
                const EdgeLook look = theme(id).look(color);
                outlines.insert(2 * look.shape + (look.pierced ? 1 : 0));
            }
            QCOMPARE(outlines.size(), 40);
        }
        std::vector<QImage> pictures;
        for (int shape = 0; shape < emblemShapes(); ++shape) {
            for (const bool pierced : {false, true}) {
                const QImage picture = filled(emblemHalf(shape, pierced));
                for (const QImage& other : pictures)
                    QVERIFY2(differences(picture, other) > 200, qPrintable(QString::number(shape)));
                pictures.push_back(picture);
            }
        }
    }

    void halvesStayInTheirTriangle() {
        for (int shape = 0; shape < emblemShapes(); ++shape) {
            for (const bool pierced : {false, true}) {
                const QPainterPath half = emblemHalf(shape, pierced);
                for (const QPolygonF& polygon : half.toSubpathPolygons()) {
                    for (const QPointF point : polygon) {
                        QVERIFY(point.y() >= -1e-9);
                        QVERIFY2(std::abs(point.x()) + point.y() < 0.46,
                                 qPrintable(QString::number(shape)));
                    }
                }
            }
        }
    }

    void twoHalvesAreTheWholeEmblem() {
        for (int shape = 0; shape < emblemShapes(); ++shape) {
            for (const bool pierced : {false, true}) {
                const QPainterPath half = emblemHalf(shape, pierced);
                QPainterPath both = half;
                both.addPath(QTransform::fromScale(-1, -1).map(half));
                both.setFillRule(Qt::OddEvenFill);
                const int differing =
                    differences(filled(both), filled(emblemWhole(shape, pierced)));
                QVERIFY2(differing < 30,
                         qPrintable(QStringLiteral("%1: %2").arg(shape).arg(differing)));
            }
        }
    }

    void colorsStayApartForEverySight() {
        // In hundredths of Oklab, where about 2 is just noticeable.
        double closest = 1e9;
        double closestGrounds = 1e9;
        for (Color a = 1; a <= 40; ++a) {
            for (Color b = 1; b < a; ++b) {
                const EdgeLook first = theme("classic").look(a);
                const EdgeLook second = theme("classic").look(b);
                closest = std::min(closest, leastDistance(first, second));
                if (a > kGrounds)
                    continue;
                for (const ColorSight sight : kColorSights)
                    closestGrounds =
                        std::min(closestGrounds, distance(first.ground, second.ground, sight));
            }
        }
        qInfo("closest patterns %.1f, closest grounds of the first %d %.1f", closest, kGrounds,
              closestGrounds);
        QVERIFY(closest > 8);
        QVERIFY(closestGrounds > 5);
    }

    void figuresStandOutFromTheirGround() {
        for (Color color = 1; color <= kMaxColor; ++color) {
            const EdgeLook classic = theme("classic").look(color);
            QVERIFY(contrastRatio(classic.ground, classic.figure) >= 3.0);
            for (const char* id : {"contrast", "letters", "digits"}) {
                const EdgeLook look = theme(id).look(color);
                QVERIFY(contrastRatio(look.ground, look.figure) >= 4.5);
            }
        }
    }

    void matchingEdgesMeetAsMirrorImages() {
        for (Color color = 1; color <= 40; ++color) {
            const QImage above = drawn({1, 1, color, 1}, theme("classic"), 60);
            const QImage below = drawn({color, 1, 1, 1}, theme("classic"), 60);
            int differing = 0;
            for (int x = 8; x < 52; ++x)
                differing += QColor(above.pixel(x, 59)).lightness() / 64 !=
                                     QColor(below.pixel(59 - x, 0)).lightness() / 64
                                 ? 1
                                 : 0;
            QVERIFY2(differing <= 4, qPrintable(QString::number(color)));
        }
    }

    void blanksAreHollow_data() { themeRows(); }
    void blanksAreHollow() {
        QFETCH(QString, id);
        const TileTheme& theme = *findTileTheme(id);
        for (const int pixels : {16, 40, 120}) {
            // At the smallest size letters become plain triangles too.
            QVERIFY(differences(drawn({3, 3, 3, 3}, theme, pixels),
                                drawn({-3, 3, 3, 3}, theme, pixels)) > 3);
        }
    }

    void smallTilesArePlain() {
        QVERIFY(tileDetail(19) == TileDetail::Plain);
        QVERIFY(tileDetail(20) == TileDetail::Normal);
        QVERIFY(tileDetail(96) == TileDetail::Fine);
        const QImage plain = drawn({1, 1, 1, 1}, theme("classic"), 19);
        QCOMPARE(plain.pixelColor(9, 1), theme("classic").look(1).ground);
        const QImage normal = drawn({1, 1, 1, 1}, theme("classic"), 40);
        QCOMPARE(normal.pixelColor(20, 2), theme("classic").look(1).figure);
    }

    void greyFollowsThePalette() {
        QPalette dark(QColor(0x20, 0x20, 0x20));
        dark.setColor(QPalette::WindowText, Qt::white);
        const TileColors colors = TileColors::fromPalette(dark);
        QVERIFY(colors.frame.lightness() < 128);
        QVERIFY(colors.frame.lightness() > colors.background.lightness());
        QVERIFY(contrastRatio(colors.frameText, colors.frame) > 4.5);
        QVERIFY(contrastRatio(TileColors::forPictures().frameText,
                              TileColors::forPictures().frame) > 4.5);
        QVERIFY(colors != TileColors::forPictures());
    }

    /// White on a light list, plum and dark green on a dark one.
    void swatchesStandOutFromTheWindow() {
        constexpr int side = 48;
        for (const auto& [window, text] :
             {std::pair(0xf2f2f4U, 0x1d1e22U), std::pair(0x27282cU, 0xe8e9ecU)}) {
            QPalette palette{QColor(window)};
            palette.setColor(QPalette::WindowText, QColor(text));
            const TileColors colors = TileColors::fromPalette(palette);
            for (Color color = 1; color <= 40; ++color) {
                const QImage swatch =
                    colorSwatch(color, theme("classic"), colors, side, 1).toImage();
                // Across the middle of a side.
                double most = 1;
                for (int at = side / 4; at < side / 4 + 3; ++at)
                    most = std::max(most, contrastRatio(swatch.pixelColor(at, at), QColor(window)));
                QVERIFY2(most >= 1.6, qPrintable(QString::number(color)));
            }
        }
    }

    void labelsAreTheLettersOfViewerUrls() {
        QCOMPARE(edgeLabel(1), QStringLiteral("B"));
        QCOMPARE(edgeLabel(-1), QStringLiteral("b"));
        QCOMPARE(edgeLabel(25), QStringLiteral("Z"));
        QCOMPARE(edgeLabel(26), QStringLiteral("26"));
        QCOMPARE(edgeLabel(-127), QStringLiteral("-127"));
    }

    void theCacheIsBoundedAndKeepsSizesApart() {
        TileCache cache(100);
        const QImage small = cache.tile({1, 2, 3, 4}, 20);
        const QImage large = cache.tile({1, 2, 3, 4}, 50);
        QCOMPARE(small.size(), QSize(20, 20));
        QCOMPARE(large.size(), QSize(50, 50));
        QCOMPARE(cache.tile({1, 2, 3, 4}, 20).cacheKey(), small.cacheKey());
        QVERIFY(cache.tile({-1, 2, 3, 4}, 20).cacheKey() != small.cacheKey());
        for (Color color = 1; color <= kMaxColor; ++color)
            (void)cache.tile({color, 2, 3, 4}, 50);
        QVERIFY(cache.kilobytes() <= 100);
        // Names are on no tile.
        PuzzleInfo info;
        info.patternNames = {QStringLiteral("frog")};
        cache.setLook(dressed(theme("classic"), Puzzle(), info), TileColors::forPictures());
        QVERIFY(cache.kilobytes() > 0);
        QCOMPARE(patternName(cache.theme(), 1), QStringLiteral("frog"));
        cache.setDevicePixelRatio(2);
        QCOMPARE(cache.kilobytes(), 0);
        QCOMPARE(cache.tile({1, 2, 3, 4}, 20).devicePixelRatio(), 2.0);
        cache.setLook(theme("simple"), TileColors::forPictures());
        QCOMPARE(cache.kilobytes(), 0);
    }

private:
    static void themeRows() {
        QTest::addColumn<QString>("id");
        for (const TileTheme& theme : tileThemes())
            QTest::newRow(qPrintable(theme.id)) << QString(theme.id);
    }
};

TESSERA_TEST(TestTileTheme, Needs::Window)

} // namespace tessera::tst_TileTheme

#include "tst_TileTheme.moc"
