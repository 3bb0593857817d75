// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Parameter.h"

#include <QDoubleSpinBox>

namespace tessera {

/// A spin box for a whole or real parameter over its whole range, however wide:
/// shows as many digits as the value has, steps by a tenth of its magnitude, or
/// through 1, 2, 5, 10, … where the parameter is on a logarithmic scale. The
/// wheel turns it only when it has the focus, so that a form can be scrolled.
class NumberSpinBox final : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit NumberSpinBox(const Parameter& parameter, QWidget* parent = nullptr);

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
    double m_smallest; ///< the least magnitude that steps reckon with
};

} // namespace tessera
