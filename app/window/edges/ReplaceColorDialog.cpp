// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/ReplaceColorDialog.h"

#include "app/window/common/ColorBox.h"
#include "app/window/common/ColorList.h"
#include "app/window/common/NoticeLine.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <cstdlib>

namespace tessera {

namespace {

std::vector<int> usesOf(const Puzzle& puzzle) {
    std::vector<int> uses(kMaxColor + 1);
    for (const Piece& piece : puzzle.pieces()) {
        for (const Color color : piece.edges)
            ++uses[static_cast<std::size_t>(std::abs(color))];
    }
    return uses;
}

std::vector<Color> patterns(const Puzzle& puzzle, const std::vector<int>& uses, bool onlyUsed) {
    std::vector<Color> colors;
    for (Color color = 1; color <= (puzzle.isSigned() ? kMaxSignedColor : kMaxColor); ++color) {
        if (!onlyUsed || uses[static_cast<std::size_t>(color)] > 0)
            colors.push_back(color);
    }
    return colors;
}

} // namespace

ReplaceColorDialog::ReplaceColorDialog(const Puzzle& puzzle, const TileTheme& theme,
                                       QWidget* parent)
    : QDialog(parent), m_uses(usesOf(puzzle)),
      m_from(field("fromColor", tr("Colour to replace"), patterns(puzzle, m_uses, true), theme)),
      m_to(field("toColor", tr("Colour in its place"), patterns(puzzle, m_uses, false), theme)),
      m_notice(new NoticeLine(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("Replace a Colour"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Replace"));
    m_buttons->button(QDialogButtonBox::Ok)->setToolTip(tr("Change the colour of all its edges"));
    auto* form = new QFormLayout;
    form->addRow(tr("R&eplace:"), m_from);
    form->addRow(tr("&By:"), m_to);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_notice, 1);
    layout->addWidget(m_buttons);
    connect(m_from, &QComboBox::currentIndexChanged, this, &ReplaceColorDialog::changed);
    connect(m_to, &QComboBox::currentIndexChanged, this, &ReplaceColorDialog::changed);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &ReplaceColorDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &ReplaceColorDialog::reject);
    changed();
}

QComboBox* ReplaceColorDialog::field(const char* objectName, const QString& name,
                                     const std::vector<Color>& colors, const TileTheme& theme) {
    auto* box = new ColorBox(this);
    box->setObjectName(QLatin1String(objectName));
    box->setAccessibleName(name);
    box->setToolTip(tr("Type the colour’s number to go there"));
    box->setModel(colorList(*this, theme, colors));
    box->setIconSize({kListSwatchSide, kListSwatchSide});
    box->setMaxVisibleItems(12);
    return box;
}

Color ReplaceColorDialog::from() const {
    return static_cast<Color>(m_from->currentData().toInt());
}

Color ReplaceColorDialog::to() const {
    return static_cast<Color>(m_to->currentData().toInt());
}

void ReplaceColorDialog::changed() {
    const bool possible = from() != kGrey && from() != to();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(possible);
    const int edges = m_uses[static_cast<std::size_t>(from())];
    m_notice->setNote(possible ? tr("%n edge(s) change.", nullptr, edges)
                               : tr("Choose two different colours."));
}

} // namespace tessera
