// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Parameter.h"

#include <QObject>

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

} // namespace tessera
