// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/generate/HintFields.h"

#include "app/window/common/FormControls.h"

#include <QComboBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>

#include <algorithm>

namespace tessera {

namespace {

constexpr GridSize kEternitySize{16, 16};

void setItemEnabled(QComboBox& box, int index, bool enabled) {
    if (auto* model = qobject_cast<QStandardItemModel*>(box.model()))
        model->item(index)->setEnabled(enabled);
}

std::vector<int> centerCell() {
    return {eternityHintCells().front()};
}

/// Whether the same cells are chosen, in whatever order.
bool sameCells(std::vector<int> a, std::vector<int> b) {
    std::ranges::sort(a);
    std::ranges::sort(b);
    return a == b;
}

} // namespace

HintFields::HintFields(QFormLayout& form, QWidget* parent)
    : QObject(parent), m_kind(comboBox(parent, "hintKind", tr("Hints"),
                                       tr("Which pieces of the solution are given away; Eternity "
                                          "II’s cells exist on a 16×16 board"))),
      m_count(new QSpinBox(parent)) {
    m_kind->addItem(tr("On random cells"), static_cast<int>(Kind::Random));
    m_kind->addItem(tr("Eternity II’s centre cell"), static_cast<int>(Kind::Center));
    m_kind->addItem(tr("Eternity II’s five cells"), static_cast<int>(Kind::Eternity));
    m_kind->addItem(tr("On chosen cells"), static_cast<int>(Kind::Chosen));
    m_count->setObjectName(QStringLiteral("hintCount"));
    m_count->setRange(0, kMaxSide * kMaxSide);
    m_count->setAccessibleName(tr("Number of hints"));
    m_count->setToolTip(tr("How many pieces are given away"));
    form.addRow(tr("&Hints:"), m_kind);
    form.addRow(tr("&Number:"), m_count);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        emit choiceChanged();
    });
    connect(m_count, &QSpinBox::valueChanged, this, &HintFields::choiceChanged);
    setBoardSize({1, 1});
}

HintFields::Kind HintFields::kind() const {
    return static_cast<Kind>(m_kind->currentData().toInt());
}

HintChoice HintFields::choice() const {
    switch (kind()) {
    case Kind::Random:
        return {m_count->value(), {}};
    case Kind::Center:
        return {0, centerCell()};
    case Kind::Eternity:
        return {0, eternityHintCells()};
    case Kind::Chosen:
        return {0, m_chosen};
    }
    return {};
}

void HintFields::setChoice(const HintChoice& choice) {
    const QSignalBlocker blocker(this);
    // The last cell may be taken back without leaving the choice of cells.
    const bool choosing = this->kind() == Kind::Chosen && choice.count == 0;
    Kind kind = choosing ? Kind::Chosen : Kind::Random;
    if (m_size == kEternitySize && sameCells(choice.cells, eternityHintCells()))
        kind = Kind::Eternity;
    else if (m_size == kEternitySize && choice.cells == centerCell())
        kind = Kind::Center;
    else if (!choice.cells.empty())
        kind = Kind::Chosen;
    m_chosen = choice.cells;
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(kind)));
    m_count->setValue(choice.count);
    showKind();
}

void HintFields::setBoardSize(GridSize size) {
    if (size == m_size)
        return;
    m_size = size;
    const bool eternity = size == kEternitySize;
    for (const Kind kind : {Kind::Center, Kind::Eternity})
        setItemEnabled(*m_kind, m_kind->findData(static_cast<int>(kind)), eternity);
    // Cells of one board mean nothing on another.
    m_chosen.clear();
    if (kind() != Kind::Random)
        setChoice({});
}

void HintFields::showKind() {
    m_count->setEnabled(kind() == Kind::Random);
    if (kind() != Kind::Random) {
        const QSignalBlocker blocker(this);
        m_count->setValue(static_cast<int>(choice().cells.size()));
    }
}

} // namespace tessera
