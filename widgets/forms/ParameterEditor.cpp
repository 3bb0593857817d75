// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/forms/ParameterEditor.h"

#include "widgets/forms/NumberSpinBox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QSignalBlocker>

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

} // namespace tessera
