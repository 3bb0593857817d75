// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/forms/ParameterForm.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

namespace {

constexpr int kRealDecimals = 12;

/// The next of 1, 2, 5 times a power of ten above or below a positive number.
double nextRound(double value, bool up) {
    constexpr std::array factors{0.5, 1.0, 2.0, 5.0, 10.0, 20.0};
    constexpr double slack = 1e-9;
    const double power = std::pow(10.0, std::floor(std::log10(value) + slack));
    // First the last one below the value, then equal ones, then the first one above.
    const auto above = std::ranges::upper_bound(factors, value / power * (1 + slack));
    const auto reached = std::ranges::lower_bound(factors, value / power * (1 - slack));
    return power * (up ? *above : *std::prev(reached));
}

/// What was inserted into a text, "" if it was changed in other ways.
QString insertedInto(const QString& before, const QString& after) {
    const qsizetype inserted = after.size() - before.size();
    if (before.isEmpty() || inserted <= 0)
        return {};
    const auto place = std::ranges::mismatch(before, after).in1 - before.begin();
    return after.endsWith(before.mid(place)) ? after.mid(place, inserted) : QString();
}

using Edited = std::function<void()>;

ParameterControl numberControl(const Parameter& parameter, QWidget* owner, const Edited& edited) {
    auto* box = new NumberSpinBox(parameter, owner);
    QObject::connect(box, &QDoubleSpinBox::valueChanged, owner, edited);
    const bool whole = parameter.type == Parameter::Type::Integer;
    return {box,
            [box, whole]() -> ParameterValue {
                if (whole)
                    return static_cast<std::int64_t>(std::llround(box->enteredValue()));
                return box->enteredValue();
            },
            [box](const ParameterValue& value) { box->setValue(asReal(value)); }};
}

ParameterControl booleanControl(QWidget* owner, const Edited& edited) {
    auto* box = new QCheckBox(owner);
    QObject::connect(box, &QCheckBox::toggled, owner, edited);
    return {box, [box] { return ParameterValue(box->isChecked()); },
            [box](const ParameterValue& value) { box->setChecked(std::get<bool>(value)); }};
}

/// A combo box that ignores the wheel unless it has the focus, so that the form scrolls. Elides a
/// long choice, and then shows it in its tooltip.
class CalmComboBox final : public QComboBox {
public:
    using QComboBox::QComboBox;

protected:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::Wheel && !hasFocus()) {
            event->ignore();
            return true;
        }
        const auto* help =
            event->type() == QEvent::ToolTip ? static_cast<QHelpEvent*>(event) : nullptr;
        if (help == nullptr || shownText() == currentText())
            return QComboBox::event(event);
        QToolTip::showText(
            help->globalPos(),
            QStringLiteral("<p>%1</p>").arg(currentText().toHtmlEscaped()) + toolTip(), this);
        return true;
    }

    void paintEvent(QPaintEvent*) override {
        QStylePainter painter(this);
        QStyleOptionComboBox option;
        initStyleOption(&option);
        painter.drawComplexControl(QStyle::CC_ComboBox, option);
        option.currentText = shownText();
        painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    }

private:
    [[nodiscard]] QString shownText() const {
        QStyleOptionComboBox option;
        initStyleOption(&option);
        const int room =
            style()
                ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this)
                .width();
        const int margin = style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, this);
        return fontMetrics().elidedText(currentText(), Qt::ElideRight, room - margin);
    }
};

ParameterControl choiceControl(const Parameter& parameter, QWidget* owner, const Edited& edited) {
    auto* box = new CalmComboBox(owner);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    for (const auto& option : parameter.options)
        box->addItem(translated(option.label), QString::fromStdString(option.id));
    QObject::connect(box, &QComboBox::currentIndexChanged, owner, edited);
    return {box, [box] { return ParameterValue(box->currentData().toString().toStdString()); },
            [box](const ParameterValue& value) {
                box->setCurrentIndex(
                    box->findData(QString::fromStdString(std::get<std::string>(value))));
            }};
}

/// The right control for a declaration: spin box, check box or combo box.
ParameterControl controlFor(const Parameter& parameter, QWidget* owner, const Edited& edited) {
    return parameter.type == Parameter::Type::Boolean  ? booleanControl(owner, edited)
           : parameter.type == Parameter::Type::Choice ? choiceControl(parameter, owner, edited)
                                                       : numberControl(parameter, owner, edited);
}

/// The name with a mnemonic on its first letter that no other row uses.
QString withMnemonic(const QString& name, QString& used) {
    QString text = name;
    text.replace(u'&', QStringLiteral("&&"));
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar letter = text[i].toLower();
        if (letter.isLetter() && !used.contains(letter)) {
            used += letter;
            return text.insert(i, u'&');
        }
    }
    return text;
}

QString defaultText(const Parameter& parameter) {
    if (parameter.type == Parameter::Type::Boolean) {
        return std::get<bool>(parameter.defaultValue) ? ParameterForm::tr("on")
                                                      : ParameterForm::tr("off");
    }
    for (const auto& option : parameter.options) {
        if (parameter.defaultValue == ParameterValue(option.id))
            return translated(option.label);
    }
    if (*parameter.minimumText != '\0' && asReal(parameter.defaultValue) == parameter.minimum)
        return translated(parameter.minimumText);
    return valueText(parameter.defaultValue);
}

QString helpText(const Parameter& parameter) {
    const auto paragraph = [](const QString& text) {
        return QStringLiteral("<p>%1</p>").arg(text);
    };
    QString html = paragraph(
        QStringLiteral("<b>%1</b> (%2)")
            .arg(translated(parameter.name).toHtmlEscaped(), QString::fromStdString(parameter.id)));
    html += paragraph(translated(parameter.meaning).toHtmlEscaped());
    QString facts;
    if (parameter.type == Parameter::Type::Integer || parameter.type == Parameter::Type::Real)
        facts += ParameterForm::tr("Values: %1.").arg(rangeText(parameter)) + QLatin1Char(' ');
    facts += ParameterForm::tr("Default: %1.").arg(defaultText(parameter));
    html += paragraph(facts.toHtmlEscaped());
    if (*parameter.source != '\0')
        html += paragraph(
            ParameterForm::tr("Source: %1").arg(translated(parameter.source)).toHtmlEscaped());
    return html;
}

} // namespace

NumberSpinBox::NumberSpinBox(const Parameter& parameter, QWidget* parent)
    : QDoubleSpinBox(parent), m_whole(parameter.type == Parameter::Type::Integer),
      m_logarithmic(parameter.logarithmic) {
    setDecimals(m_whole ? 0 : kRealDecimals);
    setRange(parameter.minimum, parameter.maximum);
    setFocusPolicy(Qt::StrongFocus);
    setKeyboardTracking(false);
    if (*parameter.unit != '\0')
        setSuffix(QLatin1Char(' ') + translated(parameter.unit));
    if (*parameter.minimumText != '\0')
        setSpecialValueText(translated(parameter.minimumText));
    const double standard = std::abs(asReal(parameter.defaultValue));
    const double range = parameter.maximum - parameter.minimum;
    m_smallest = m_whole ? 1.0 : (standard > 0 ? standard / 10 : std::min(range / 10, 1.0));
    setValue(asReal(parameter.defaultValue));
}

double NumberSpinBox::enteredValue() {
    // Text that was not typed may have fewer digits than the value.
    if (lineEdit()->isModified())
        interpretText();
    return value();
}

double NumberSpinBox::stepped(double value, bool up) const {
    if (m_logarithmic && value >= 0) {
        const double floor = m_whole ? 1.0 : m_smallest / 100;
        if (value < floor)
            return up ? floor : minimum();
        if (!up && value <= floor * (1 + 1e-9))
            return minimum();
        return nextRound(value, up);
    }
    const double magnitude = std::max(std::abs(value), m_smallest);
    const double power = std::pow(10.0, std::floor(std::log10(magnitude) + 1e-9));
    const double step = m_whole ? std::max(1.0, power / 10) : power / 10;
    return value + (up ? step : -step);
}

void NumberSpinBox::stepBy(int steps) {
    interpretText();
    double next = value();
    for (int i = 0; i < std::abs(steps); ++i)
        next = std::clamp(stepped(next, steps > 0), minimum(), maximum());
    setValue(next);
    selectAll();
}

QString NumberSpinBox::textFromValue(double value) const {
    QLocale numbers = locale();
    numbers.setNumberOptions(QLocale::OmitGroupSeparator);
    return m_whole ? numbers.toString(value, 'f', 0) : numbers.toString(value, 'g', 10);
}

QString NumberSpinBox::bareText(const QString& text) const {
    QString bare = text;
    if (!suffix().isEmpty() && bare.endsWith(suffix()))
        bare.chop(suffix().size());
    return bare.trimmed();
}

double NumberSpinBox::valueFromText(const QString& text) const {
    const QString bare = bareText(text);
    if (!bare.isEmpty() && bare == specialValueText())
        return minimum();
    bool ok = false;
    const double value = locale().toDouble(bare, &ok);
    return ok ? value : this->value();
}

QValidator::State NumberSpinBox::validate(QString& text, int& position) const {
    QString bare = bareText(text);
    if (const QString typed = insertedInto(specialValueText(), bare); !typed.isEmpty()) {
        text = bare = typed; // a click into the word places the cursor there
        position = static_cast<int>(typed.size());
    }
    if (!bare.isEmpty() && specialValueText().startsWith(bare))
        return bare == specialValueText() ? QValidator::Acceptable : QValidator::Intermediate;
    bool ok = false;
    const double number = locale().toDouble(bare, &ok);
    if (ok && number >= minimum() && number <= maximum() &&
        (!m_whole || number == std::floor(number)))
        return QValidator::Acceptable;
    if (ok)
        return m_whole && number != std::floor(number) ? QValidator::Invalid
                                                       : QValidator::Intermediate;
    const bool couldBecome = std::ranges::all_of(bare, [](QChar c) {
        return c.isDigit() || QStringLiteral("+-.,eE \u00a0\u202f").contains(c);
    });
    return couldBecome ? QValidator::Intermediate : QValidator::Invalid;
}

void NumberSpinBox::fixup(QString& text) const {
    text = textFromValue(std::clamp(valueFromText(text), minimum(), maximum())) + suffix();
}

void NumberSpinBox::wheelEvent(QWheelEvent* event) {
    if (hasFocus())
        QDoubleSpinBox::wheelEvent(event);
    else
        event->ignore();
}

ParameterForm::ParameterForm(QWidget* parent) : QWidget(parent), m_layout(new QFormLayout(this)) {
    m_layout->setContentsMargins({});
    m_layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_layout->setRowWrapPolicy(QFormLayout::WrapLongRows);
}

void ParameterForm::setParameters(std::span<const Parameter> parameters) {
    while (m_layout->rowCount() > 0)
        m_layout->removeRow(0);
    m_rows.clear();
    QString usedMnemonics;
    for (const Parameter& parameter : parameters)
        addRow(parameter, usedMnemonics);
    if (parameters.empty())
        m_layout->addRow(new QLabel(tr("This method has no parameters."), this));
    orderTabs();
}

void ParameterForm::orderTabs() {
    QWidget* last = previousInFocusChain();
    while (last != this && (last->focusPolicy() & Qt::TabFocus) == 0)
        last = last->previousInFocusChain();
    for (const Row& row : m_rows) {
        for (QWidget* next : {row.control.widget, static_cast<QWidget*>(row.reset)}) {
            setTabOrder(last, next);
            last = next;
        }
    }
}

void ParameterForm::addRow(const Parameter& parameter, QString& usedMnemonics) {
    const QString name = translated(parameter.name);
    const QString help = helpText(parameter);
    auto* field = new QWidget(this);
    auto* label = new QLabel(withMnemonic(name, usedMnemonics), this);
    auto* reset = new QToolButton(field);
    const auto edited = [this, index = m_rows.size()] {
        showWhetherDefault(m_rows[index]);
        emit valuesChanged();
    };
    m_rows.push_back({parameter, label, controlFor(parameter, field, edited), reset});

    QWidget* control = m_rows.back().control.widget;
    control->setAccessibleName(name);
    control->setAccessibleDescription(translated(parameter.meaning));
    control->setObjectName(QString::fromStdString(parameter.id));
    label->setBuddy(control);
    for (QWidget* widget : {static_cast<QWidget*>(label), control}) {
        widget->setToolTip(help);
        widget->setWhatsThis(help);
    }
    reset->setText(QStringLiteral("↺"));
    reset->setAutoRaise(true);
    reset->setToolTip(tr("Reset to the default: %1").arg(defaultText(parameter)));
    reset->setAccessibleName(tr("Reset %1").arg(name));
    reset->setObjectName(QString::fromStdString(parameter.id) + QStringLiteral("-reset"));
    // The layout must not jump when the button appears or disappears.
    QSizePolicy policy = reset->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    reset->setSizePolicy(policy);

    auto* line = new QHBoxLayout(field);
    line->setContentsMargins({});
    line->addWidget(control, parameter.type == Parameter::Type::Boolean ? 0 : 1);
    if (parameter.type == Parameter::Type::Boolean)
        line->addStretch(1);
    line->addWidget(reset);
    m_layout->addRow(label, field);

    connect(reset, &QToolButton::clicked, this, [this, index = m_rows.size() - 1] {
        m_rows[index].control.widget->setFocus();
        showValue(m_rows[index], m_rows[index].parameter.defaultValue);
        emit valuesChanged();
    });
    showValue(m_rows.back(), parameter.defaultValue);
}

void ParameterForm::showValue(const Row& row, const ParameterValue& value) {
    const QSignalBlocker blocker(row.control.widget);
    row.control.setValue(value);
    showWhetherDefault(row);
}

void ParameterForm::showWhetherDefault(const Row& row) {
    const bool isDefault = row.control.value() == row.parameter.defaultValue;
    QFont font = row.label->font();
    font.setBold(!isDefault);
    row.label->setFont(font);
    row.reset->setVisible(!isDefault);
}

ParameterValues ParameterForm::values() const {
    std::vector<Parameter> declarations;
    for (const Row& row : m_rows)
        declarations.push_back(row.parameter);
    ParameterValues values(declarations);
    for (const Row& row : m_rows)
        values.set(row.parameter.id, row.control.value());
    return values;
}

void ParameterForm::setValues(const ParameterValues& values) {
    bool changed = false;
    for (const Row& row : m_rows) {
        for (const Parameter& declared : values.declarations()) {
            if (declared.id != row.parameter.id || declared.type != row.parameter.type)
                continue;
            const ParameterValue before = row.control.value();
            showValue(row, values.value(declared.id));
            changed = changed || row.control.value() != before;
        }
    }
    if (changed)
        emit valuesChanged();
}

} // namespace tessera
