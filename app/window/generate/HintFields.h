// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/generate/Generator.h"

#include <QObject>

class QComboBox;
class QFormLayout;
class QSpinBox;
class QWidget;

namespace tessera {

/// The rows of a form that choose which pieces are given away.
class HintFields final : public QObject {
    Q_OBJECT

public:
    /// Adds its rows to the form, whose widget owns them.
    explicit HintFields(QFormLayout& form, QWidget* parent);

    [[nodiscard]] HintChoice choice() const;
    void setChoice(const HintChoice& choice);
    /// Another board has no chosen cells (they are chosen elsewhere, see HintGrid); Eternity II's
    /// can be chosen on its own size only.
    void setBoardSize(GridSize size);

signals:
    void choiceChanged();

private:
    enum class Kind : std::uint8_t { Random, Center, Eternity, Chosen };
    [[nodiscard]] Kind kind() const;
    void showKind();

    QComboBox* m_kind;
    QSpinBox* m_count;
    GridSize m_size;
    std::vector<int> m_chosen; ///< of Kind::Chosen
};

} // namespace tessera
