// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "widgets/forms/ParameterForm.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSet>
#include <QSignalSpy>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>

namespace tessera::tst_ParameterForm {

namespace {

std::vector<Parameter> parameters() {
    return {
        Parameter::integer("length", "Tabu list length", 360, 1, 10000, "How long a move is tabu.",
                           "001, Table 1")
            .withUnit("moves"),
        Parameter::real("cooling", "Cooling", 0.99, 0.5, 1.0, "Factor of a step."),
        Parameter::real("start", "Start temperature", 100.0, 1e-6, 1e6, "First temperature.")
            .onLogScale(),
        Parameter::integer("limit", "Node limit", 20'000'000'000, 0, 1'000'000'000'000,
                           "Restart after so many nodes.")
            .withUnit("nodes")
            .withMinimumText("never"),
        Parameter::boolean("best", "Best improvement", false, "Look at all moves first."),
        Parameter::choice("order", "Order", "rows", {{"rows", "Row by row"}, {"comb", "Comb"}},
                          "In which order cells are filled."),
    };
}

} // namespace

class TestParameterForm : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_form = std::make_unique<ParameterForm>();
        m_form->setParameters(parameters());
        m_form->show();
        m_form->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_form.get()));
    }
    void cleanup() { m_form.reset(); }

    void startsWithDefaults() {
        QCOMPARE(m_form->values(), ParameterValues(parameters()));
        QCOMPARE(m_form->values().integer("limit"), std::int64_t{20'000'000'000});
    }

    void everyControlIsNamedAndReachable() {
        QSet<QChar> mnemonics;
        for (const Parameter& parameter : parameters()) {
            auto* control = find<QWidget>(parameter.id);
            QVERIFY(control != nullptr);
            QCOMPARE(control->accessibleName(), translated(parameter.name));
            QVERIFY(control->toolTip().contains(translated(parameter.meaning)));
            QVERIFY(!control->whatsThis().isEmpty());
            const QLabel* label = labelOf(control);
            QVERIFY(label != nullptr);
            const qsizetype at = label->text().indexOf(u'&');
            QVERIFY(at >= 0);
            mnemonics.insert(label->text().at(at + 1).toLower());
        }
        QCOMPARE(mnemonics.size(), static_cast<qsizetype>(parameters().size()));
        QVERIFY(find<QWidget>("length")->toolTip().contains(QStringLiteral("001, Table 1")));
        QVERIFY(find<QWidget>("length")->toolTip().contains(QStringLiteral("360")));
    }

    void typingSetsAWholeNumber() {
        QSignalSpy spy(m_form.get(), &ParameterForm::valuesChanged);
        type(find<NumberSpinBox>("length"), QStringLiteral("1200"));
        QCOMPARE(m_form->values().integer("length"), std::int64_t{1200});
        QCOMPARE(spy.count(), 1);
        QVERIFY(labelOf(find<QWidget>("length"))->font().bold());
        QVERIFY(!labelOf(find<QWidget>("cooling"))->font().bold());
    }

    void whatIsTypedCountsBeforeEnter() {
        auto* box = find<NumberSpinBox>("length");
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QStringLiteral("1200"));
        QCOMPARE(m_form->values().integer("length"), std::int64_t{1200});
        // Asking must not round what is only shown with fewer digits.
        ParameterValues values(parameters());
        values.set("cooling", 0.987654321012);
        m_form->setValues(values);
        QCOMPARE(m_form->values().real("cooling"), 0.987654321012);
    }

    void typingTooMuchOrRubbishStaysWithinTheRange() {
        auto* box = find<NumberSpinBox>("length");
        type(box, QStringLiteral("99999"));
        QCOMPARE(m_form->values().integer("length"), std::int64_t{10000});
        type(box, QStringLiteral("7"));
        QCOMPARE(m_form->values().integer("length"), std::int64_t{7});
        type(box, QStringLiteral("0"));
        QCOMPARE(m_form->values().integer("length"), std::int64_t{1});
        type(box, QStringLiteral("abc"));
        const std::int64_t value = m_form->values().integer("length");
        QVERIFY(value >= 1 && value <= 10000);
    }

    void aMinimumWithATextShowsItAndTakesNumbersAndTheText() {
        auto* box = find<NumberSpinBox>("limit");
        type(box, QStringLiteral("0"));
        QCOMPARE(box->text(), QStringLiteral("never"));
        QCOMPARE(m_form->values().integer("limit"), std::int64_t{0});
        QTest::keyClick(box, Qt::Key_Up);
        QCOMPARE(m_form->values().integer("limit"), std::int64_t{1});
        type(box, QStringLiteral("64"));
        QCOMPARE(m_form->values().integer("limit"), std::int64_t{64});
        QCOMPARE(box->text(), QStringLiteral("64 nodes"));
        type(box, QStringLiteral("never"));
        QCOMPARE(m_form->values().integer("limit"), std::int64_t{0});
        type(box, QStringLiteral("nev"));
        QCOMPARE(box->text(), QStringLiteral("never"));
        // After a click into the word the cursor is there.
        const QPoint inWord(box->fontMetrics().horizontalAdvance(QStringLiteral("nev")),
                            box->height() / 2);
        QTest::mouseClick(box->findChild<QLineEdit*>(), Qt::LeftButton, {}, inWord);
        QTest::keyClicks(box, QStringLiteral("37"));
        QTest::keyClick(box, Qt::Key_Return);
        QCOMPARE(m_form->values().integer("limit"), std::int64_t{37});
        QVERIFY(!box->toolTip().contains(QStringLiteral("never"))); // it is not the default
    }

    void aChoiceThatIsCutIsWholeInTheTooltip() {
        const QString choice = QStringLiteral("Row by row, from the first cell to the last");
        m_form->setParameters(std::vector{Parameter::choice(
            "order", "Order", "rows", {{"rows", "Row by row, from the first cell to the last"}},
            "In which order cells are filled.")});
        auto* box = find<QComboBox>("order");
        const auto tip = [&](int width) {
            m_form->setFixedWidth(width);
            QCoreApplication::processEvents();
            QToolTip::hideText();
            QHelpEvent asks(QEvent::ToolTip, box->rect().center(),
                            box->mapToGlobal(box->rect().center()));
            QCoreApplication::sendEvent(box, &asks);
            return QToolTip::text();
        };
        QVERIFY(tip(900).startsWith(QStringLiteral("<p><b>")));
        QVERIFY2(tip(200).startsWith(QStringLiteral("<p>") + choice), qPrintable(tip(200)));
    }

    void smallRealsKeepTheirDigits() {
        type(find<NumberSpinBox>("start"), QStringLiteral("1e-05"));
        QCOMPARE(m_form->values().real("start"), 1e-5);
        type(find<NumberSpinBox>("cooling"), QStringLiteral("0.99985"));
        QCOMPARE(m_form->values().real("cooling"), 0.99985);
    }

    void arrowKeysStepSensibly() {
        auto* cooling = find<NumberSpinBox>("cooling");
        cooling->setFocus();
        QTest::keyClick(cooling, Qt::Key_Down);
        QCOMPARE(m_form->values().real("cooling"), 0.98);
        auto* start = find<NumberSpinBox>("start");
        start->setFocus();
        for (const double expected : {200.0, 500.0, 1000.0}) {
            QTest::keyClick(start, Qt::Key_Up);
            QCOMPARE(m_form->values().real("start"), expected);
        }
        for (const double expected : {500.0, 200.0, 100.0, 50.0, 20.0, 10.0, 5.0}) {
            QTest::keyClick(start, Qt::Key_Down);
            QCOMPARE(m_form->values().real("start"), expected);
        }
    }

    void checkBoxAndComboBox() {
        QSignalSpy spy(m_form.get(), &ParameterForm::valuesChanged);
        auto* box = find<QCheckBox>("best");
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        QVERIFY(m_form->values().boolean("best"));
        auto* combo = find<QComboBox>("order");
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_Down);
        QCOMPARE(m_form->values().choice("order"), std::string("comb"));
        QCOMPARE(spy.count(), 2);
    }

    void resetTakesOneValueBack() {
        type(find<NumberSpinBox>("length"), QStringLiteral("12"));
        type(find<NumberSpinBox>("cooling"), QStringLiteral("0.9"));
        auto* reset = find<QToolButton>("length-reset");
        QVERIFY(reset->isVisible());
        QSignalSpy spy(m_form.get(), &ParameterForm::valuesChanged);
        QTest::mouseClick(reset, Qt::LeftButton);
        QCOMPARE(m_form->values().integer("length"), std::int64_t{360});
        QCOMPARE(m_form->values().real("cooling"), 0.9);
        QVERIFY(!reset->isVisible());
        QCOMPARE(spy.count(), 1);
        m_form->setValues(ParameterValues(parameters()));
        QCOMPARE(m_form->values(), ParameterValues(parameters()));
    }

    void setValuesShowsAPreset() {
        ParameterValues values(parameters());
        values.set("length", std::int64_t{99});
        values.set("order", std::string("comb"));
        QSignalSpy spy(m_form.get(), &ParameterForm::valuesChanged);
        m_form->setValues(values);
        QCOMPARE(m_form->values(), values);
        QCOMPARE(spy.count(), 1);
        m_form->setValues(values);
        QCOMPARE(spy.count(), 1);
    }

    void wheelWithoutFocusScrollsTheFormInstead() {
        auto* box = find<NumberSpinBox>("length");
        find<NumberSpinBox>("cooling")->setFocus();
        QWheelEvent wheel({5, 5}, box->mapToGlobal(QPoint(5, 5)), {}, {0, 120}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(box, &wheel);
        QCOMPARE(m_form->values(), ParameterValues(parameters()));
        QVERIFY(!wheel.isAccepted());
    }

    void otherMethodOtherRows() {
        const std::vector<Parameter> other{
            Parameter::boolean("walk", "Walk", true, "Walk outward from a random cell.")};
        m_form->setParameters(other);
        QCOMPARE(m_form->values(), ParameterValues(other));
        QVERIFY(find<QWidget>("length") == nullptr);
        m_form->setParameters({});
        QVERIFY(m_form->values().declarations().empty());
    }

private:
    template <typename T>
    T* find(const std::string& id) const {
        return m_form->findChild<T*>(QString::fromStdString(id));
    }
    QLabel* labelOf(const QWidget* control) const {
        const auto labels = m_form->findChildren<QLabel*>();
        const auto found = std::ranges::find(labels, control, &QLabel::buddy);
        return found == labels.end() ? nullptr : *found;
    }
    static void type(QAbstractSpinBox* box, const QString& text) {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, text);
        QTest::keyClick(box, Qt::Key_Return);
    }

    std::unique_ptr<ParameterForm> m_form;
};

TESSERA_TEST(TestParameterForm, Needs::Window)

} // namespace tessera::tst_ParameterForm

#include "tst_ParameterForm.moc"
