// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Parameter.h"

#include <QObject>
#include <QWidget>

#include <span>
#include <vector>

class QFormLayout;
class QLabel;
class QToolButton;
class QWidget;

namespace tessera {

/// One value on a form: hides which kind of control stands for it.
class ParameterEditor : public QObject {
    Q_OBJECT

public:
    /// The right editor for a declaration: spin box, check box or combo box.
    /// The control belongs to @p owner, as does the editor.
    [[nodiscard]] static ParameterEditor* create(const Parameter& parameter, QWidget* owner);

    [[nodiscard]] virtual QWidget* control() const = 0;
    [[nodiscard]] virtual ParameterValue value() const = 0;
    /// Shows a value of the declared type; does not emit edited().
    virtual void setValue(const ParameterValue& value) = 0;

signals:
    /// A person changed the value.
    void edited();

protected:
    using QObject::QObject;
};

class ParameterEditor;

/// A form for the parameters of one method, made from their declarations: one
/// row each, with its meaning, range, default and source as tooltip and What's
/// This. A value that differs from its default has a bold label and a button
/// that takes it back.
class ParameterForm final : public QWidget {
    Q_OBJECT

public:
    explicit ParameterForm(QWidget* parent = nullptr);
    explicit ParameterForm(std::span<const Parameter> parameters, QWidget* parent = nullptr);

    /// Replaces all rows; every value is its default.
    void setParameters(std::span<const Parameter> parameters);

    [[nodiscard]] ParameterValues values() const;
    /// Shows the values of the same declarations; others are ignored. Emits
    /// valuesChanged() once if anything changed.
    void setValues(const ParameterValues& values);
    void resetToDefaults();
    /// Whether every value is its default.
    [[nodiscard]] bool isDefault() const;

signals:
    void valuesChanged();

private:
    struct Row {
        Parameter parameter;
        QLabel* label;
        ParameterEditor* editor;
        QToolButton* reset;
    };

    void addRow(const Parameter& parameter, QString& usedMnemonics);
    /// Puts the rows where the form stands in the window's tab order: new
    /// widgets come last in it.
    void orderTabs();
    void showWhetherDefault(const Row& row);

    QFormLayout* m_layout;
    std::vector<Row> m_rows;
};

} // namespace tessera
