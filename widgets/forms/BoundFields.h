// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <functional>
#include <vector>

namespace tessera {

/// Binds form fields to values of their owner, which live as long: shows them, writes changes back.
class BoundFields {
public:
    /// @param changed called after each change
    BoundFields(QObject* owner, std::function<void()> changed)
        : m_owner(owner), m_changed(std::move(changed)) {}

    template <typename Number>
    QSpinBox* bind(QSpinBox* box, Number& value) {
        return add(
            box, &QSpinBox::valueChanged, [=, &value] { box->setValue(static_cast<int>(value)); },
            [=, &value] { value = static_cast<Number>(box->value()); });
    }

    QDoubleSpinBox* bind(QDoubleSpinBox* box, double& value) {
        return add(
            box, &QDoubleSpinBox::valueChanged, [=, &value] { box->setValue(value); },
            [=, &value] { value = box->value(); });
    }

    QCheckBox* bind(QCheckBox* box, bool& value) {
        return add(
            box, &QCheckBox::toggled, [=, &value] { box->setChecked(value); },
            [=, &value] { value = box->isChecked(); });
    }

    /// The data of the choices are texts.
    QComboBox* bind(QComboBox* box, QString& value) {
        return add(
            box, &QComboBox::currentIndexChanged,
            [=, &value] { box->setCurrentIndex(std::max(0, box->findData(value))); },
            [=, &value] { value = box->currentData().toString(); });
    }

    /// The choices are those of the type, in its order, unless their data are the enumerators'
    /// numbers.
    template <typename Choice>
    QComboBox* bind(QComboBox* box, Choice& value) {
        return add(
            box, &QComboBox::currentIndexChanged,
            [=, &value] {
                const int number = static_cast<int>(value);
                box->setCurrentIndex(
                    std::max(0, box->itemData(0).isValid() ? box->findData(number) : number));
            },
            [=, &value] {
                const QVariant data = box->currentData();
                value = static_cast<Choice>(data.isValid() ? data.toInt() : box->currentIndex());
            });
    }

    /// Binds another kind of field.
    /// @param changes the signal of a change
    template <typename Field, typename Signal>
    Field* add(Field* field, Signal changes, const std::function<void()>& show,
               const std::function<void()>& take) {
        m_shown.push_back([=] {
            const QSignalBlocker blocker(field);
            show();
            take();
        });
        m_shown.back()();
        QObject::connect(field, changes, m_owner, [take, changed = m_changed] {
            take();
            changed();
        });
        return field;
    }

    /// Shows the current values, as far as the fields can, without emitting signals.
    void show() const {
        for (const auto& show : m_shown)
            show();
    }

private:
    QObject* m_owner;
    std::function<void()> m_changed;
    std::vector<std::function<void()>> m_shown;
};

} // namespace tessera
