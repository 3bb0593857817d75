// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/forms/ParameterForm.h"

#include "widgets/forms/NumberSpinBox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

class NumberEditor final : public ParameterEditor {
public:
    NumberEditor(const Parameter& parameter, QWidget* owner)
        : ParameterEditor(owner), m_whole(parameter.type == Parameter::Type::Integer),
          m_box(new NumberSpinBox(parameter, owner)) {
        connect(m_box, &QDoubleSpinBox::valueChanged, this, &ParameterEditor::edited);
    }

    [[nodiscard]] QWidget* control() const override { return m_box; }
    [[nodiscard]] ParameterValue value() const override {
        if (m_whole)
            return static_cast<std::int64_t>(std::llround(m_box->value()));
        return m_box->value();
    }
    void setValue(const ParameterValue& value) override {
        const QSignalBlocker blocker(m_box);
        m_box->setValue(m_whole ? static_cast<double>(std::get<std::int64_t>(value))
                                : std::get<double>(value));
    }

private:
    bool m_whole;
    NumberSpinBox* m_box;
};

class BooleanEditor final : public ParameterEditor {
public:
    BooleanEditor(const Parameter& parameter, QWidget* owner)
        : ParameterEditor(owner), m_box(new QCheckBox(owner)) {
        m_box->setChecked(std::get<bool>(parameter.defaultValue));
        connect(m_box, &QCheckBox::toggled, this, &ParameterEditor::edited);
    }

    [[nodiscard]] QWidget* control() const override { return m_box; }
    [[nodiscard]] ParameterValue value() const override { return m_box->isChecked(); }
    void setValue(const ParameterValue& value) override {
        const QSignalBlocker blocker(m_box);
        m_box->setChecked(std::get<bool>(value));
    }

private:
    QCheckBox* m_box;
};

/// A combo box that lets the wheel scroll the form unless it has the focus.
class CalmComboBox final : public QComboBox {
public:
    using QComboBox::QComboBox;

protected:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::Wheel && !hasFocus()) {
            event->ignore();
            return true;
        }
        return QComboBox::event(event);
    }
};

class ChoiceEditor final : public ParameterEditor {
public:
    ChoiceEditor(const Parameter& parameter, QWidget* owner)
        : ParameterEditor(owner), m_box(new CalmComboBox(owner)) {
        m_box->setFocusPolicy(Qt::StrongFocus);
        m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_box->setMinimumContentsLength(8);
        for (const auto& option : parameter.options)
            m_box->addItem(translated(option.label), QString::fromStdString(option.id));
        ChoiceEditor::setValue(parameter.defaultValue);
        connect(m_box, &QComboBox::currentIndexChanged, this, &ParameterEditor::edited);
    }

    [[nodiscard]] QWidget* control() const override { return m_box; }
    [[nodiscard]] ParameterValue value() const override {
        return m_box->currentData().toString().toStdString();
    }
    void setValue(const ParameterValue& value) override {
        const QSignalBlocker blocker(m_box);
        m_box->setCurrentIndex(
            m_box->findData(QString::fromStdString(std::get<std::string>(value))));
    }

private:
    QComboBox* m_box;
};

} // namespace

ParameterEditor* ParameterEditor::create(const Parameter& parameter, QWidget* owner) {
    switch (parameter.type) {
    case Parameter::Type::Boolean:
        return new BooleanEditor(parameter, owner);
    case Parameter::Type::Choice:
        return new ChoiceEditor(parameter, owner);
    case Parameter::Type::Integer:
    case Parameter::Type::Real:
        break;
    }
    return new NumberEditor(parameter, owner);
}

namespace {

/// The name with a mnemonic on its first letter that no other row has taken.
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
        facts += ParameterForm::tr("Takes %1.").arg(rangeText(parameter)) + QLatin1Char(' ');
    facts += ParameterForm::tr("Default: %1.").arg(defaultText(parameter));
    html += paragraph(facts.toHtmlEscaped());
    if (*parameter.source != '\0')
        html += paragraph(
            ParameterForm::tr("Source: %1").arg(translated(parameter.source)).toHtmlEscaped());
    return html;
}

} // namespace

ParameterForm::ParameterForm(QWidget* parent) : QWidget(parent), m_layout(new QFormLayout(this)) {
    m_layout->setContentsMargins({});
    m_layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_layout->setRowWrapPolicy(QFormLayout::WrapLongRows);
}

ParameterForm::ParameterForm(std::span<const Parameter> parameters, QWidget* parent)
    : ParameterForm(parent) {
    setParameters(parameters);
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
        for (QWidget* next : {row.editor->control(), static_cast<QWidget*>(row.reset)}) {
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
    auto* editor = ParameterEditor::create(parameter, field);
    auto* reset = new QToolButton(field);

    QWidget* control = editor->control();
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
    reset->setToolTip(tr("Back to the default: %1").arg(defaultText(parameter)));
    reset->setAccessibleName(tr("Reset %1").arg(name));
    reset->setObjectName(QString::fromStdString(parameter.id) + QStringLiteral("-reset"));
    // Nothing may jump when the button comes and goes.
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

    m_rows.push_back({parameter, label, editor, reset});
    const Row row = m_rows.back();
    connect(editor, &ParameterEditor::edited, this, [this, row] {
        showWhetherDefault(row);
        emit valuesChanged();
    });
    connect(reset, &QToolButton::clicked, this, [this, row] {
        row.editor->control()->setFocus();
        row.editor->setValue(row.parameter.defaultValue);
        showWhetherDefault(row);
        emit valuesChanged();
    });
    showWhetherDefault(row);
}

void ParameterForm::showWhetherDefault(const Row& row) {
    const bool isDefault = row.editor->value() == row.parameter.defaultValue;
    QFont font = row.label->font();
    font.setBold(!isDefault);
    row.label->setFont(font);
    row.reset->setVisible(!isDefault);
}

ParameterValues ParameterForm::values() const {
    std::vector<Parameter> declarations;
    declarations.reserve(m_rows.size());
    for (const Row& row : m_rows)
        declarations.push_back(row.parameter);
    ParameterValues values(declarations);
    for (const Row& row : m_rows)
        values.set(row.parameter.id, row.editor->value());
    return values;
}

void ParameterForm::setValues(const ParameterValues& values) {
    bool changed = false;
    for (const Row& row : m_rows) {
        for (const Parameter& declared : values.declarations()) {
            if (declared.id != row.parameter.id || declared.type != row.parameter.type)
                continue;
            const ParameterValue before = row.editor->value();
            row.editor->setValue(values.value(declared.id));
            changed = changed || row.editor->value() != before;
            showWhetherDefault(row);
        }
    }
    if (changed)
        emit valuesChanged();
}

void ParameterForm::resetToDefaults() {
    std::vector<Parameter> declarations;
    for (const Row& row : m_rows)
        declarations.push_back(row.parameter);
    setValues(ParameterValues(declarations));
}

bool ParameterForm::isDefault() const {
    return std::ranges::all_of(
        m_rows, [](const Row& row) { return row.editor->value() == row.parameter.defaultValue; });
}

} // namespace tessera
