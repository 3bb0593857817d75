// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/PicturePreview.h"
#include "app/window/generate/GenerateDialog.h"
#include "app/window/generate/HardnessChart.h"
#include "tests/TestProgram.h"

#include "core/edges/generate/PuzzlePresets.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>
#include <QTranslator>

#include <algorithm>
#include <cmath>
#include <memory>

namespace tessera::tst_GenerateDialog {

class TestGenerateDialog : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::C); }

    void init() { open({}); }
    void cleanup() { m_dialog.reset(); }

    void showsTheHardestFormula() {
        type("width", QStringLiteral("16"));
        type("height", QStringLiteral("16"));
        QCOMPARE(find<QSpinBox>("totalColors")->value(), 23);
        auto* hints = find<QComboBox>("hintKind");
        pick(hints, 1); // one in the centre, as Eternity II
        QCOMPARE(formula(),
                 QStringLiteral("inner M = 16.85 → 17, border B = 4.97 → 5 (rounded up)"));
        QCOMPARE(find<QSpinBox>("innerColors")->value(), 17);
        QCOMPARE(find<QSpinBox>("borderColors")->value(), 5);
        QCOMPARE(find<QSpinBox>("totalColors")->value(), 22);
        type("width", QStringLiteral("10"));
        type("height", QStringLiteral("10"));
        const HardestColors ten = hardestColors({10, 10});
        QCOMPARE(formula(), QStringLiteral("inner M = %1 → %2, border B = %3 → %4 (rounded up)")
                                .arg(ten.innerExact, 0, 'f', 2)
                                .arg(ten.inner)
                                .arg(ten.borderExact, 0, 'f', 2)
                                .arg(ten.border));
    }

    void unframedShowsOneCount() {
        QTest::keyClick(find<QCheckBox>("framed"), Qt::Key_Space);
        const HardestColors hardest = hardestColors({10, 10}, {false, false});
        QCOMPARE(formula(), QStringLiteral("C = %1 → %2 (rounded up)")
                                .arg(hardest.innerExact, 0, 'f', 2)
                                .arg(hardest.inner));
    }

    void acceptsWhatTheGeneratorMakes() {
        type("width", QStringLiteral("6"));
        type("height", QStringLiteral("5"));
        type("seed", QStringLiteral("42"));
        QTest::keyClick(find<QCheckBox>("solved"), Qt::Key_Space);
        GeneratorSettings wanted;
        wanted.size = {6, 5};
        wanted.seed = 42;
        wanted.solved = true;
        QVERIFY(m_dialog->settings() == wanted);
        // The test does not wait for it: OK has to.
        QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);
        QTest::mouseClick(ok(), Qt::LeftButton);
        QTRY_COMPARE(accepted.count(), 1);
        QVERIFY(m_dialog->takeResult() == generatePuzzle(wanted));
    }

    void everySettingReachesThePuzzle() {
        GeneratorSettings wanted;
        wanted.size = {7, 4};
        wanted.rules = {false, true};
        wanted.colors = {ColorChoice::Kind::Total, 0, 0, 9};
        wanted.distribution = Distribution::Random;
        wanted.uniquePieces = false;
        wanted.hints = {3, {}};
        wanted.seed = 1'234'567'890'123'456'789ULL;
        m_dialog->setSettings(wanted);
        QVERIFY(m_dialog->settings() == wanted);
        QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QTRY_COMPARE(accepted.count(), 1);
        QVERIFY(m_dialog->takeResult() == generatePuzzle(wanted));
    }

    void chosenHintCellsAreKept() {
        GeneratorSettings wanted;
        wanted.hints.cells = {4, 8};
        m_dialog->setSettings(wanted);
        QVERIFY(m_dialog->settings() == wanted);
        // On another board the cells would differ.
        type("width", QStringLiteral("9"));
        QVERIFY(m_dialog->settings().hints == HintChoice());
    }

    void clicksAndKeysChooseHintCells() {
        waitForPuzzle();
        auto* grid = find<HintGrid>("hintGrid");
        const QPoint at = grid->visualRect(grid->model()->index(2, 4)).center();
        QTest::mouseClick(grid->viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(hints(), std::vector<int>{24});
        QTest::keyClick(grid, Qt::Key_Right);
        QTest::keyClick(grid, Qt::Key_Space);
        QCOMPARE(hints(), (std::vector<int>{24, 25}));
        QCOMPARE(find<QSpinBox>("hintCount")->value(), 2);
        QCOMPARE(find<QComboBox>("hintKind")->currentText(), QStringLiteral("On selected cells"));
        waitForPuzzle();
        QCOMPARE(grid->cells(), hints());
        QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);
        QTest::keyClick(grid, Qt::Key_Return);
        QTRY_COMPARE(accepted.count(), 1);
        QCOMPARE(m_dialog->takeResult().puzzle.hints().size(), std::size_t(2));
    }

    void smallCellsHaveLines() {
        HintGrid grid;
        grid.setBoardSize({32, 32});
        grid.resize(200, 200);
        grid.show();
        QTRY_COMPARE(grid.columnWidth(0), 6);
        QVERIFY(grid.showGrid());
    }

    void lastHintCellCanBeTakenBack() {
        auto* grid = find<HintGrid>("hintGrid");
        grid->setCurrentIndex(grid->model()->index(0, 0));
        QTest::keyClick(grid, Qt::Key_Space);
        QCOMPARE(hints(), std::vector<int>{0});
        QTest::keyClick(grid, Qt::Key_Space);
        QVERIFY(m_dialog->settings().hints == HintChoice());
        QCOMPARE(find<QComboBox>("hintKind")->currentText(), QStringLiteral("On selected cells"));
    }

    void gridShowsTheOtherHints() {
        auto* grid = find<HintGrid>("hintGrid");
        type("hintCount", QStringLiteral("3"));
        QTRY_COMPARE(grid->cells().size(), std::size_t(3));
        // The visible choice is the starting point.
        const std::vector<int> random = grid->cells();
        grid->setCurrentIndex(grid->model()->index(random.front() / 10, random.front() % 10));
        QTest::keyClick(grid, Qt::Key_Space);
        QCOMPARE(hints(), (std::vector<int>{random[1], random[2]}));
        type("width", QStringLiteral("16"));
        type("height", QStringLiteral("16"));
        QVERIFY(grid->cells().empty());
        auto* kind = find<QComboBox>("hintKind");
        pick(kind, kind->findText(QStringLiteral("Eternity II’s five cells")));
        std::vector<int> five = eternityHintCells();
        std::ranges::sort(five);
        QCOMPARE(grid->cells(), five);
    }

    void measuredTimesFollowTheChoice() {
        auto* chart = find<FirstSolutionChart>("firstSolutionChart");
        auto* text = find<QLabel>("measuredText");
        // 10×10 is beyond the table, which must be said.
        QCOMPARE(chart->nearest()->size, (GridSize{8, 8}));
        QVERIFY(text->text().startsWith(QStringLiteral("Larger boards were not measured")));
        type("width", QStringLiteral("6"));
        type("height", QStringLiteral("6"));
        QCOMPARE(chart->nearest()->size, (GridSize{6, 6}));
        QCOMPARE(chart->nearest()->inner, hardestColors({6, 6}).inner);
        QVERIFY(text->text().startsWith(QStringLiteral("Measured on 6×6 with 3 + 6 colours")));
        QTest::keyClick(find<QCheckBox>("signed"), Qt::Key_Space);
        // Half as many colours make the same row the most similar one, which must be said.
        QCOMPARE(find<QSpinBox>("innerColors")->value(), 3);
        QCOMPARE(chart->nearest()->inner, hardestColors({6, 6}).inner);
        QVERIFY(text->text().startsWith(QStringLiteral(
            "Signed puzzles were not measured. Each signed colour counts as two. Most similar: ")));
        waitForPuzzle();
        QVERIFY(chart->rect().contains(chart
                                           ->position({chart->nearest()->inner + 0.0,
                                                       std::log10(chart->nearest()->medianSeconds)})
                                           .toPoint()));
        // Then the signs are not the only difference.
        QTest::keyClick(find<QCheckBox>("framed"), Qt::Key_Space);
        QVERIFY2(text->text().startsWith(
                     QStringLiteral("Such puzzles were not measured. Most similar: ")),
                 qPrintable(text->text()));
        waitForPuzzle();
    }

    void sayWhatCannotBeHad() {
        waitForPuzzle();
        chooseItem("colorKind", ColorChoice::Kind::Total);
        type("totalColors", QStringLiteral("1"));
        QTRY_VERIFY(!notice().isEmpty());
        QVERIFY(!ok()->isEnabled());
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QVERIFY(m_dialog->isVisible());
        QVERIFY(find<PicturePreview>("")->picture().isNull());
        QCOMPARE(find<QLabel>("expectedSolutions")->text(), QString());
        type("totalColors", QStringLiteral("12"));
        waitForPuzzle();
        QVERIFY(!find<QLabel>("expectedSolutions")->text().isEmpty());
        QCOMPARE(notice(), QString());
        QVERIFY(!find<PicturePreview>("")->picture().isNull());
    }

    void tooManyHintsAreRefused() {
        type("hintCount", QStringLiteral("101"));
        QTRY_VERIFY(notice().contains(QStringLiteral("101")));
        QVERIFY(!ok()->isEnabled());
        QCOMPARE(formula(), QStringLiteral("–"));
    }

    void eagerOkOnImpossibleSettingsStaysOpen() {
        chooseItem("colorKind", ColorChoice::Kind::Total);
        type("totalColors", QStringLiteral("1"));
        QTest::mouseClick(ok(), Qt::LeftButton);
        QTRY_VERIFY(!notice().isEmpty() && find<QSpinBox>("width")->isEnabled());
        QVERIFY(m_dialog->isVisible());
        QVERIFY(!ok()->isEnabled());
    }

    void diceThrowAnotherSeed() {
        waitForPuzzle();
        const std::uint64_t before = m_dialog->settings().seed;
        QTest::mouseClick(find<QToolButton>("dice"), Qt::LeftButton);
        const std::uint64_t after = m_dialog->settings().seed;
        QVERIFY(before != after);
        QCOMPARE(find<QLineEdit>("seed")->text(), QString::number(after));
        QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);
        QTest::mouseClick(ok(), Qt::LeftButton);
        QTRY_COMPARE(accepted.count(), 1);
        GeneratorSettings wanted;
        wanted.seed = after;
        QVERIFY(m_dialog->takeResult() == generatePuzzle(wanted));
    }

    void presetsFillTheForm() {
        auto* presets = find<QComboBox>("preset");
        for (const PuzzlePreset& preset : puzzlePresets()) {
            pick(presets, presets->findData(preset.id));
            QVERIFY2(m_dialog->settings() == preset.settings, qPrintable(preset.id));
            QCOMPARE(presets->currentData().toString(), preset.id);
        }
        type("width", QStringLiteral("15"));
        QCOMPARE(presets->currentIndex(), 0);
    }

    void chartShowsAndChoosesColors() {
        waitForPuzzle();
        auto* chart = find<HardnessChart>("hardnessChart");
        const HardnessCurve& curve = chart->curve();
        QCOMPARE(curve.chosen, hardestColors({10, 10}).inner);
        QCOMPARE(curve.hardest, curve.chosen);
        // More colours, fewer solutions.
        for (std::size_t i = 1; i < curve.points.size(); ++i)
            QVERIFY(curve.points[i].log10 < curve.points[i - 1].log10);
        const HardnessCurve::Point point = curve.points[14];
        QTest::mouseClick(chart, Qt::LeftButton, {},
                          chart->position({point.colors + 0.0, point.log10}).toPoint());
        QVERIFY(m_dialog->settings().colors ==
                (ColorChoice{ColorChoice::Kind::BorderAndInner, hardestColors({10, 10}).border,
                             point.colors, 0}));
        waitForPuzzle();
        QCOMPARE(chart->curve().chosen, point.colors);
        QCOMPARE(chart->curve().chosenLog10, point.log10);
    }

    /// The presets are created once, and the language may change later.
    void presetsFollowTheLanguage() {
        class Shouting final : public QTranslator {
        public:
            [[nodiscard]] bool isEmpty() const override { return false; }
            [[nodiscard]] QString translate(const char* context, const char* source, const char*,
                                            int) const override {
                return QLatin1String(context) == QLatin1String("PuzzlePresets")
                           ? QString::fromUtf8(source).toUpper()
                           : QString();
            }
        };
        const QString english = find<QComboBox>("preset")->itemText(2);
        {
            Shouting shouting;
            QCoreApplication::installTranslator(&shouting);
            open({});
            QCOMPARE(find<QComboBox>("preset")->itemText(2), english.toUpper());
        }
        open({});
        QCOMPARE(find<QComboBox>("preset")->itemText(2), english);
    }

    void theFormulaNeverRoundsAWholeNumberUp() {
        static const QRegularExpression rounding(QStringLiteral("= ([0-9.]+) → (\\d+)"));
        int seen = 0;
        for (int width = 3; width <= 20; ++width) {
            type("width", QString::number(width));
            for (int height = 3; height <= 20; ++height) {
                type("height", QString::number(height));
                for (const auto& match : rounding.globalMatch(formula())) {
                    ++seen;
                    QVERIFY2(std::ceil(match.captured(1).toDouble()) >= match.captured(2).toInt(),
                             qPrintable(formula()));
                }
            }
        }
        QVERIFY(seen > 600);
    }

    void theFormulaSaysRoundedOnlyIfItIs() {
        QVERIFY(formula().contains(QStringLiteral("rounded up")));
        type("width", QStringLiteral("2"));
        type("height", QStringLiteral("1"));
        QCOMPARE(formula(), QStringLiteral("border B = 2.00 → 1"));
        chooseItem("colorKind", ColorChoice::Kind::Total);
        type("totalColors", QStringLiteral("3"));
        QTRY_VERIFY2(notice().contains(QStringLiteral("only 1 place")), qPrintable(notice()));
        QVERIFY(!notice().contains(QStringLiteral("places")));
    }

    /// The text and the chart use the same unit.
    void expectedSolutionsHaveOneUnit() {
        pick(find<QComboBox>("preset"), find<QComboBox>("preset")->findData(QStringLiteral("P9")));
        waitForPuzzle();
        const double byChance =
            std::pow(10, find<HardnessChart>("hardnessChart")->curve().chosenLog10);
        QVERIFY(byChance > 10 && byChance < 10'000);
        const QString text = find<QLabel>("expectedSolutions")->text();
        QCOMPARE(text,
                 QStringLiteral("Expected solutions: about %1 by chance, besides the generated one")
                     .arg(QLocale().toString(byChance, 'g', 3)));
        // Small numbers are written out, larger ones as powers.
        pick(find<QComboBox>("preset"), find<QComboBox>("preset")->findData(QStringLiteral("P4")));
        waitForPuzzle();
        QVERIFY(find<QLabel>("expectedSolutions")->text().contains(QStringLiteral(" × 10")));
    }

    void boardsOfOneCellDoNotBreakTheChart() {
        type("width", QStringLiteral("1"));
        type("height", QStringLiteral("1"));
        waitForPuzzle();
        QVERIFY(find<HardnessChart>("hardnessChart")->curve().isEmpty());
        (void)m_dialog->grab();
        type("width", QStringLiteral("5"));
        waitForPuzzle();
        QCOMPARE(find<HardnessChart>("hardnessChart")->curve().counted,
                 HardnessCurve::Counted::Border);
    }

    void largeBoardsDoNotBlockTheWindow() {
        type("width", QStringLiteral("64"));
        type("height", QStringLiteral("64"));
        QVERIFY(find<QProgressBar>("")->isVisible());
        // The window still handles events, and the old result is not used for the new settings.
        type("seed", QStringLiteral("5"));
        QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);
        QTest::mouseClick(ok(), Qt::LeftButton);
        QTRY_COMPARE(accepted.count(), 1);
        const PuzzleFile made = m_dialog->takeResult();
        QCOMPARE(made.puzzle.size(), (GridSize{64, 64}));
        QCOMPARE(made.info.generator, toJson(m_dialog->settings()));
    }

    void closingWhileMakingIsHarmless() {
        type("width", QStringLiteral("40"));
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QVERIFY(!m_dialog->isVisible());
        m_dialog.reset();
        QCoreApplication::processEvents();
    }

    void everyControlIsNamedAndReachable() {
        QSet<QString> mnemonics;
        QString letters;
        for (const QLabel* label : m_dialog->findChildren<QLabel*>()) {
            if (label->buddy() != nullptr)
                letters += mnemonic(label->text());
        }
        for (const QAbstractButton* button : m_dialog->findChildren<QAbstractButton*>())
            letters += mnemonic(button->text());
        for (const QChar letter : letters) {
            QVERIFY2(!mnemonics.contains(letter), qPrintable(QString(letter)));
            mnemonics.insert(letter);
        }
        QVERIFY(mnemonics.size() >= 14);
        for (const QWidget* field : m_dialog->findChildren<QWidget*>()) {
            const bool inner = qobject_cast<const QLineEdit*>(field) != nullptr &&
                               field->objectName() == QLatin1String("qt_spinbox_lineedit");
            if (field->focusPolicy() == Qt::NoFocus || inner || !field->isVisible())
                continue;
            const auto* button = qobject_cast<const QAbstractButton*>(field);
            QVERIFY2(!field->accessibleName().isEmpty() ||
                         (button != nullptr && !button->text().isEmpty()),
                     qPrintable(field->objectName()));
        }
    }

private:
    void open(const GeneratorSettings& settings) {
        m_dialog = std::make_unique<GenerateDialog>(settings);
        m_dialog->show();
        m_dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    template <typename T>
    T* find(const char* name) const {
        return *name == '\0' ? m_dialog->findChild<T*>()
                             : m_dialog->findChild<T*>(QLatin1String(name));
    }
    QString formula() const { return find<QLabel>("hardestFormula")->text(); }
    std::vector<int> hints() const { return m_dialog->settings().hints.cells; }
    QString notice() const { return find<QLabel>("notice")->text(); }
    QPushButton* ok() const {
        return m_dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }
    void waitForPuzzle() const { QTRY_VERIFY(!find<QProgressBar>("")->isVisible()); }

    void type(const char* name, const QString& text) const {
        auto* field = find<QWidget>(name);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Tab);
    }
    static void pick(QComboBox* box, int index) {
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        while (box->currentIndex() < index) {
            const int before = box->currentIndex();
            QTest::keyClick(box, Qt::Key_Down);
            QVERIFY(box->currentIndex() > before);
        }
    }
    void chooseItem(const char* name, ColorChoice::Kind kind) const {
        auto* box = find<QComboBox>(name);
        pick(box, box->findData(static_cast<int>(kind)));
    }
    static QString mnemonic(const QString& text) {
        const qsizetype at = text.indexOf(u'&');
        return at < 0 ? QString() : text.mid(at + 1, 1).toLower();
    }

    std::unique_ptr<GenerateDialog> m_dialog;
};

TESSERA_TEST(TestGenerateDialog, Needs::Window)

} // namespace tessera::tst_GenerateDialog

#include "tst_GenerateDialog.moc"
