// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"

#include <QDoubleSpinBox>
#include <QWidget>

#include <functional>
#include <span>
#include <vector>

class QFormLayout;
class QLabel;
class QToolButton;

namespace tessera {

/// A spin box for a whole or real parameter: shows as many digits as the value has, and steps by a
/// tenth of its magnitude, or logarithmically by 1, 2, 5, 10, … The wheel needs the focus.
class NumberSpinBox final : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit NumberSpinBox(const Parameter& parameter, QWidget* parent = nullptr);

    /// The value, with what is typed but not yet confirmed.
    [[nodiscard]] double enteredValue();

    void stepBy(int steps) override;
    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;

    void fixup(QString& text) const override;

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] double stepped(double value, bool up) const;
    [[nodiscard]] QString bareText(const QString& text) const;

    bool m_whole;
    bool m_logarithmic;
    double m_smallest; ///< the smallest magnitude for computing steps
};

/// The control of one value on a form, of any kind.
struct ParameterControl {
    QWidget* widget;
    std::function<ParameterValue()> value;
    std::function<void(const ParameterValue&)> setValue; ///< of the declared type
};

/// A row for each parameter of a method, with help; values that differ from the defaults are bold
/// and can be reset.
class ParameterForm final : public QWidget {
    Q_OBJECT

public:
    explicit ParameterForm(QWidget* parent = nullptr);

    /// Replaces all rows; every value becomes its default.
    void setParameters(std::span<const Parameter> parameters);

    [[nodiscard]] ParameterValues values() const;
    /// Ignores values for other declarations. Emits valuesChanged() once if anything changed.
    void setValues(const ParameterValues& values);

signals:
    void valuesChanged();

private:
    struct Row {
        Parameter parameter;
        QLabel* label;
        ParameterControl control;
        QToolButton* reset;
    };

    void addRow(const Parameter& parameter, QString& usedMnemonics);
    /// Puts the rows at the form's place in the window's tab order.
    void orderTabs();
    /// Shows a value without emitting a signal.
    void showValue(const Row& row, const ParameterValue& value);
    void showWhetherDefault(const Row& row);

    QFormLayout* m_layout;
    std::vector<Row> m_rows;
};

} // namespace tessera
