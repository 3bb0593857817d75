// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/PieceDialog.h"

#include "app/window/common/FormControls.h"
#include "widgets/board/BoardMarks.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <cmath>

namespace tessera {

namespace {

constexpr int kPiecePreviewSide = 128;

struct SideText {
    const char* objectName;
    QString label;
    QString name;
};

SideText sideText(Side side) {
    const SideText texts[]{
        {"edgeUp", PieceDialog::tr("&Up:"), PieceDialog::tr("Upper edge")},
        {"edgeRight", PieceDialog::tr("&Right:"), PieceDialog::tr("Right edge")},
        {"edgeDown", PieceDialog::tr("&Down:"), PieceDialog::tr("Lower edge")},
        {"edgeLeft", PieceDialog::tr("&Left:"), PieceDialog::tr("Left edge")},
    };
    return texts[static_cast<std::size_t>(side)];
}

} // namespace

PieceDialog::PieceDialog(const Puzzle& puzzle, Placement placement, const TileTheme& theme,
                         QWidget* parent)
    : QDialog(parent), m_placement(placement), m_theme(theme), m_preview(new QLabel(this)) {
    offerHelp(*this, "editing");
    setWindowTitle(tr("Edit piece %1").arg(placement.piece() + 1));
    described(m_preview, "piecePreview", tr("The piece as it will appear on the board"),
              tr("The piece"));
    m_preview->setAlignment(Qt::AlignCenter);
    QStandardItemModel* colors = colorList(*this, theme, choices(puzzle.isSigned()));
    for (const Side side : kSides) {
        QComboBox* field = edgeField(side, colors);
        field->setCurrentIndex(field->findData(puzzle.edge(placement, side)));
        connect(field, &QComboBox::currentIndexChanged, this, &PieceDialog::showPreview);
        m_fields[static_cast<std::size_t>(side)] = field;
    }
    arrange();
    showPreview();
}

std::vector<Color> PieceDialog::choices(bool isSigned) {
    std::vector<Color> colors{kGrey};
    for (Color color = 1; color <= (isSigned ? kMaxSignedColor : kMaxColor); ++color) {
        colors.push_back(color);
        if (isSigned)
            colors.push_back(mate(color, true));
    }
    return colors;
}

QComboBox* PieceDialog::edgeField(Side side, QStandardItemModel* colors) {
    const SideText text = sideText(side);
    QComboBox* field = colorBox(
        this, text.objectName, text.name,
        tr("Colour of this edge. 0 is the grey of the frame. Type a number to select its colour."),
        colors);
    // As wide as a typical name in any language: all fields have the same width.
    field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    field->setMinimumContentsLength(26);
    return field;
}

void PieceDialog::arrange() {
    auto* grid = new QGridLayout;
    const auto addField = [&](Side side, int row, int column, Qt::Alignment alignment) {
        QComboBox* field = m_fields[static_cast<std::size_t>(side)];
        auto* label = new QLabel(sideText(side).label, this);
        label->setBuddy(field);
        auto* box = new QVBoxLayout;
        box->addWidget(label);
        box->addWidget(field);
        grid->addLayout(box, row, column, alignment);
    };
    addField(Side::Up, 0, 1, Qt::AlignHCenter);
    addField(Side::Right, 1, 2, Qt::AlignVCenter);
    addField(Side::Down, 2, 1, Qt::AlignHCenter);
    addField(Side::Left, 1, 0, Qt::AlignVCenter);
    grid->addWidget(m_preview, 1, 1);
    grid->setRowMinimumHeight(1, kPiecePreviewSide + 16);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(grid, 1);
    addButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel)
        ->button(QDialogButtonBox::Ok)
        ->setToolTip(tr("Give the piece these edges"));
    for (std::size_t i = 1; i < m_fields.size(); ++i)
        setTabOrder(m_fields[i - 1], m_fields[i]);
    m_fields[0]->setFocus();
}

Piece PieceDialog::seen() const {
    Piece piece;
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        piece.edges[i] = static_cast<Color>(m_fields[i]->currentData().toInt());
    return piece;
}

Piece PieceDialog::piece() const {
    return seen().rotated(static_cast<Rotation>((4 - m_placement.rotation()) & 3));
}

void PieceDialog::showPreview() {
    TileCache cache;
    cache.setLook(m_theme, TileColors::fromPalette(palette()));
    cache.setDevicePixelRatio(devicePixelRatioF());
    m_preview->setPixmap(QPixmap::fromImage(cache.tile(
        seen().edges, static_cast<int>(std::lround(kPiecePreviewSide * devicePixelRatioF())))));
    QStringList edges;
    for (const QComboBox* field : m_fields)
        edges << tr("%1: %2").arg(field->accessibleName(), field->currentText());
    m_preview->setAccessibleDescription(edges.join(QStringLiteral("; ")));
}

} // namespace tessera
