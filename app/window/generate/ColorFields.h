// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/generate/Generator.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;
class QFormLayout;

namespace tessera {

/// The rows of a form that choose how many colours a generated puzzle has, and
/// the line that shows how the hardest counts come about.
class ColorFields final : public QObject {
    Q_OBJECT

public:
    /// Adds its rows to the form, whose widget owns them.
    explicit ColorFields(QFormLayout& form, QWidget* parent);

    [[nodiscard]] ColorChoice choice() const;
    void setChoice(const ColorChoice& choice);

    /// Shows the hardest counts for a size, rules and hints: as a formula with
    /// the numbers before rounding, and in the boxes while they are the choice.
    void showHardest(const HardestColors& hardest, bool framed);
    /// In place of the formula, when the size or the hints are not possible.
    void showNoHardest();

signals:
    void choiceChanged();

private:
    void showKind();

    QFormLayout& m_form;
    QComboBox* m_kind;
    QSpinBox* m_border;
    QSpinBox* m_inner;
    QSpinBox* m_total;
    QLabel* m_formula;
    HardestColors m_hardest;
};

} // namespace tessera
