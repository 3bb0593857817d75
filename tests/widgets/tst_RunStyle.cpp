// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "widgets/charts/RunStyle.h"
#include "widgets/colors/ColorMath.h"

#include "core/kind/Kind.h"

#include <QImage>

#include <array>
#include <set>

namespace tessera::tst_RunStyle {

namespace {

/// The backgrounds of curves: paper, light and dark windows and lists, high contrast.
const std::array kGrounds{QColor(Qt::white), QColor(0xf7f7f9), QColor(0x32343a), QColor(0x373940),
                          QColor(Qt::black)};

constexpr double kSameDashes = 15;
constexpr double kOtherDashes = 9;

QList<qreal> dashes(std::size_t run) { return runPen(run, Qt::white, 2).dashPattern(); }

} // namespace

class TestRunStyle : public QObject {
    Q_OBJECT

private slots:
    /// The closest two lines, for every kind of sight and on every background.
    void allHuesAreToldApart() {
        for (const QColor& ground : kGrounds) {
            for (std::size_t i = 0; i < kRunHues; ++i) {
                QVERIFY2(contrastRatio(runColor(i, ground), ground) >= 3,
                         qPrintable(QStringLiteral("%1 on %2").arg(i).arg(ground.name())));
                for (std::size_t j = 0; j < i; ++j) {
                    for (const ColorSight sight : kColorSights) {
                        const double distance =
                            colorDistance(runColor(i, ground), runColor(j, ground), sight);
                        const double least = dashes(i) == dashes(j) ? kSameDashes : kOtherDashes;
                        QVERIFY2(distance >= least,
                                 qPrintable(QStringLiteral("%1, %2 on %3, %4: %5")
                                                .arg(i)
                                                .arg(j)
                                                .arg(ground.name(), displayName(sight))
                                                .arg(distance)));
                    }
                }
            }
        }
    }

    void noTwoStylesAreTheSame() {
        std::set<std::pair<QRgb, QList<qreal>>> styles;
        for (std::size_t run = 0; run < kRunStyles; ++run)
            styles.emplace(runColor(run, Qt::white).rgb(), dashes(run));
        QCOMPARE(styles.size(), kRunStyles);
    }

    /// Whatever was opened before: a method has its own line, and variants keep its hue.
    void aMethodKeepsItsLine() {
        std::set<std::size_t> runs;
        for (const SolverInfo& method : allSolvers())
            runs.insert(methodRun(method.id));
        QCOMPARE(runs.size(), allSolvers().size());
        // The twelve of the published works have a hue each; later ones differ by their dashes.
        int later = 0;
        for (const SolverInfo& method : solversFor("edge-matching"))
            later += methodRun(method.id) < kRunHues ? 0 : 1;
        QVERIFY(asIndex(later) + kRunHues == solversFor("edge-matching").size());

        const std::size_t tabu = methodRun("tabu");
        const std::size_t other = methodRun("tabu", std::array{tabu});
        const std::size_t third = methodRun("tabu", std::array{other, tabu});
        QCOMPARE(runColor(other, Qt::white), runColor(tabu, Qt::white));
        QCOMPARE(runColor(third, Qt::black), runColor(tabu, Qt::black));
        QVERIFY(dashes(other) != dashes(tabu));
        QVERIFY(dashes(third) != dashes(tabu) && dashes(third) != dashes(other));
        QCOMPARE(methodRun("tabu", std::array{other}), tabu);
        // An unknown one is drawn, too.
        QVERIFY(!runs.contains(methodRun("of tomorrow")));
    }

    /// In pixels, so that a thin line shows the same pattern as a thick one.
    void dashesAreAsLongForEveryWidth() {
        const std::size_t dashed = methodRun("tabu-two-phase");
        const QPen thin = runPen(dashed, Qt::white, 1);
        const QPen thick = runPen(dashed, Qt::white, 4);
        QVERIFY(!thin.dashPattern().isEmpty());
        QCOMPARE(thin.dashPattern().front(), 4 * thick.dashPattern().front());
        QVERIFY(runPen(methodRun("tabu"), Qt::white, 2).style() == Qt::SolidLine);
    }

    /// A list shows the hue and the gaps.
    void aSwatchShowsTheDashes() {
        const auto inked = [](std::size_t run) {
            const QImage image = runLinePixmap(run, Qt::white, 1).toImage();
            int count = 0;
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, image.height() / 2).alpha() > 128 ? 1 : 0;
            return std::pair(count, image.width());
        };
        const auto [solid, width] = inked(methodRun("tabu"));
        QCOMPARE(solid, width);
        const auto [dashed, dashedWidth] = inked(methodRun("tabu-two-phase"));
        QVERIFY(dashed > dashedWidth / 2 && dashed < dashedWidth);
    }
};

TESSERA_TEST(TestRunStyle, Needs::Window)

} // namespace tessera::tst_RunStyle

#include "tst_RunStyle.moc"
