// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/ResizeDialog.h"

#include "app/window/common/FormControls.h"
#include "app/window/common/NoticeLine.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace tessera {

ResizeDialog::ResizeDialog(GridSize size, int pieceCount, QWidget* parent)
    : QDialog(parent), m_before(size), m_pieceCount(pieceCount),
      m_width(sideBox(this, "width", tr("Width"))), m_height(sideBox(this, "height", tr("Height"))),
      m_add(checkBox(this, "addPieces", tr("&Add the pieces that are missing"),
                     tr("Make pieces of pattern 1, with grey where the frame asks, until there is "
                        "one for each cell"),
                     true)),
      m_notice(new NoticeLine(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("Resize the Board"));
    m_width->setValue(size.width);
    m_height->setValue(size.height);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Resize"));
    m_buttons->button(QDialogButtonBox::Ok)->setToolTip(tr("Give the board this size"));
    auto* form = new QFormLayout;
    addSizeRow(*form, m_width, m_height);
    form->addRow(QString(), m_add);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_notice, 1);
    layout->addWidget(m_buttons);
    connect(m_width, &QSpinBox::valueChanged, this, &ResizeDialog::changed);
    connect(m_height, &QSpinBox::valueChanged, this, &ResizeDialog::changed);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &ResizeDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &ResizeDialog::reject);
    changed();
}

GridSize ResizeDialog::size() const {
    return {m_width->value(), m_height->value()};
}

bool ResizeDialog::addsPieces() const {
    return m_add->isEnabled() && m_add->isChecked();
}

void ResizeDialog::changed() {
    const int missing = size().cells() - m_pieceCount;
    m_add->setEnabled(missing > 0);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(size() != m_before);
    if (missing > 0)
        m_notice->setNote(tr("%n piece(s) are missing to fill this board.", nullptr, missing));
    else if (missing < 0)
        m_notice->setNote(
            tr("%n piece(s) are too many for this board and stay in the tray.", nullptr, -missing));
    else
        m_notice->setNote(tr("As many pieces as cells."));
}

} // namespace tessera
