// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/ColorScheme.h"
#include "tests/TestProgram.h"
#include "tests/core/MarkedTable.h"
#include "widgets/board/TileTheme.h"
#include "widgets/charts/RunStyle.h"
#include "widgets/colors/ColorMath.h"

#include <QPalette>

#include <array>

namespace tessera::tst_ThemeFigures {

namespace {

/// The lowest WCAG contrast between emblem (or letter) and ground of the first patterns; 21 if
/// there are only plain triangles.
double leastEmblemContrast(const TileTheme& theme, int count) {
    double least = 21;
    for (int pattern = 1; pattern <= count; ++pattern) {
        const EdgeLook look = theme.look(static_cast<Color>(pattern));
        if (look.figure.isValid())
            least = std::min(least, contrastRatio(look.figure, look.ground));
    }
    return least;
}

constexpr Color kPatterns = 40;
constexpr std::array kCounts{5, 10, 17, 22, 40};

QString decimal(double value, int places = 1) { return QString::number(value, 'f', places); }

QByteArray patternTable() {
    QString table =
        QStringLiteral("| tiles | patterns | normal | protanopia | deuteranopia | "
                       "tritanopia | least contrast |\n|---|--:|--:|--:|--:|--:|--:|\n");
    for (const TileTheme& theme : tileThemes()) {
        for (const int count : kCounts) {
            table += QStringLiteral("| %1 | %2 |").arg(theme.id).arg(count);
            for (const ColorSight sight : kColorSights) {
                const double distance = nearestPatterns(theme, count, sight).distance;
                table += QStringLiteral(" %1 |").arg(decimal(distance));
            }
            const double contrast = leastEmblemContrast(theme, count);
            const bool plain = !theme.look(1).figure.isValid() &&
                               !theme.look(static_cast<Color>(count)).figure.isValid();
            table += QStringLiteral(" %1 |\n").arg(
                plain ? QStringLiteral("no emblem") : decimal(contrast) + QStringLiteral(":1"));
        }
    }
    return table.toUtf8();
}

/// What has to contrast with what, and by how much at least.
struct Standing {
    QString what;
    double atLeast;
    double contrast;
};

std::vector<Standing> standings(const QPalette& palette) {
    const auto color = [&](QPalette::ColorRole role) {
        return palette.color(QPalette::Active, role);
    };
    const TileColors tiles = TileColors::fromPalette(palette);
    double curves = 21;
    for (std::size_t run = 0; run < kRunHues; ++run) {
        const QColor base = color(QPalette::Base);
        curves = std::min(curves, contrastRatio(runColor(run, base), base));
    }
    return {
        {QStringLiteral("text on the window"), 7,
         contrastRatio(color(QPalette::WindowText), color(QPalette::Window))},
        {QStringLiteral("text in fields and lists"), 7,
         contrastRatio(color(QPalette::Text), color(QPalette::Base))},
        {QStringLiteral("text on buttons"), 7,
         contrastRatio(color(QPalette::ButtonText), color(QPalette::Button))},
        {QStringLiteral("selected text"), 4.5,
         contrastRatio(color(QPalette::HighlightedText), color(QPalette::Highlight))},
        {QStringLiteral("notes and hints in fields"), 4.5,
         std::min(contrastRatio(color(QPalette::PlaceholderText), color(QPalette::Base)),
                  contrastRatio(color(QPalette::PlaceholderText), color(QPalette::Window)))},
        {QStringLiteral("links"), 4.5, contrastRatio(color(QPalette::Link), color(QPalette::Base))},
        {QStringLiteral("help on tooltips"), 7,
         contrastRatio(color(QPalette::ToolTipText), color(QPalette::ToolTipBase))},
        {QStringLiteral("coordinates on the board's rim"), 4.5,
         contrastRatio(tiles.frameText, tiles.frame)},
        {QStringLiteral("curves of runs"), 3, curves},
    };
}

} // namespace

/// Measures how distinguishable patterns and the window's colours are.
class TestThemeFigures : public QObject {
    Q_OBJECT

private slots:
    void patternsStayApart_data() {
        QTest::addColumn<QString>("id");
        for (const TileTheme& theme : tileThemes())
            QTest::newRow(qPrintable(theme.id)) << QString(theme.id);
    }
    void patternsStayApart() {
        QFETCH(QString, id);
        const TileTheme& theme = *findTileTheme(id);
        for (const ColorSight sight : kColorSights) {
            const bool normal = sight == ColorSight::Normal;
            // Few colours, as most puzzles have, are far apart; and none is closer than what is
            // distinguishable at a glance. Softened colours are closer, but they have digits.
            const double share = theme.figures == TileTheme::Figures::Digits ? 0.8 : 1;
            const auto apart = [&](int count, double least) {
                return nearestPatterns(theme, count, sight).distance >= share * least;
            };
            QVERIFY(apart(5, normal ? 20 : 18));
            QVERIFY(apart(10, normal ? 15 : 10));
            QVERIFY(apart(17, normal ? 12 : 6));
            QVERIFY(apart(21, normal ? 10 : 6));
            if (id == QLatin1String("classic"))
                QVERIFY(nearestPatterns(theme, kPatterns, sight).distance >= (normal ? 15 : 9));
        }
    }

    /// Where colours are close for some kind of sight, something besides colour differs.
    void aSecondChannelTellsFortyPatternsApart() {
        for (const TileTheme& theme : tileThemes()) {
            for (Color second = 2; second <= kPatterns; ++second) {
                for (Color first = 1; first < second; ++first) {
                    const EdgeLook x = theme.look(first);
                    const EdgeLook y = theme.look(second);
                    const bool outline = x.shape != y.shape || x.pierced != y.pierced ||
                                         x.figure.isValid() != y.figure.isValid();
                    const bool lettered = theme.isLabelled();
                    const bool byColor = lookDistance(x, y, ColorSight::Protanopia) >= 6 &&
                                         lookDistance(x, y, ColorSight::Deuteranopia) >= 6 &&
                                         lookDistance(x, y, ColorSight::Tritanopia) >= 6;
                    QVERIFY2(
                        outline || lettered || byColor,
                        qPrintable(
                            QStringLiteral("%1: %2 and %3").arg(theme.id).arg(first).arg(second)));
                }
            }
        }
    }

    void emblemsStandOut() {
        for (const TileTheme& theme : tileThemes()) {
            const bool strong = theme.highContrast || theme.isLabelled();
            QVERIFY2(leastEmblemContrast(theme, kPatterns) >= (strong ? 4.5 : 3.0),
                     qPrintable(theme.id));
        }
    }

    void theWindowStandsOut_data() {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << *ownPalette(QStringLiteral("light"));
        QTest::newRow("dark") << *ownPalette(QStringLiteral("dark"));
        QTest::newRow("dark contrast") << *ownPalette(QStringLiteral("contrast-dark"));
        QTest::newRow("light contrast") << *ownPalette(QStringLiteral("contrast-light"));
    }
    void theWindowStandsOut() {
        QFETCH(QPalette, palette);
        for (const Standing& standing : standings(palette)) {
            QVERIFY2(
                standing.contrast >= standing.atLeast,
                qPrintable(QStringLiteral("%1: %2").arg(standing.what).arg(standing.contrast)));
        }
    }

    void theResultsSayWhatHolds() {
        QByteArray table = patternTable();
        table += "\n| contrast | at least | light | dark | high contrast, light "
                 "| high contrast, dark |\n|---|--:|--:|--:|--:|--:|\n";
        const auto light = standings(*ownPalette(QStringLiteral("light")));
        const auto dark = standings(*ownPalette(QStringLiteral("dark")));
        const auto lightContrast = standings(*ownPalette(QStringLiteral("contrast-light")));
        const auto darkContrast = standings(*ownPalette(QStringLiteral("contrast-dark")));
        for (std::size_t i = 0; i < light.size(); ++i) {
            table += QStringLiteral("| %1 | %2:1 | %3:1 | %4:1 | %5:1 | %6:1 |\n")
                         .arg(light[i].what, decimal(light[i].atLeast), decimal(light[i].contrast),
                              decimal(dark[i].contrast), decimal(lightContrast[i].contrast),
                              decimal(darkContrast[i].contrast))
                         .toUtf8();
        }
        const QString trouble =
            tableTrouble(QStringLiteral(TESSERA_SOURCE_DIR "/tests/bench/RESULTS.md"),
                         "tst_ThemeFigures", table, "TESSERA_UPDATE_RESULTS");
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    }
};

TESSERA_TEST(TestThemeFigures, Needs::Window)

} // namespace tessera::tst_ThemeFigures

#include "tst_ThemeFigures.moc"
