// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PieceFilters.h"

#include "app/window/common/ColorList.h"
#include "app/window/common/ShortBox.h"
#include "widgets/forms/WrapLayout.h"

#include <QEvent>
#include <QStandardItemModel>

#include <numeric>

namespace tessera {

namespace {

QComboBox* shortBox(QWidget* parent, const char* objectName, const QString& name,
                    const QString& tip) {
    auto* box = new ShortBox(parent);
    box->setObjectName(QLatin1String(objectName));
    box->setAccessibleName(name);
    box->setToolTip(tip);
    return box;
}

} // namespace

PieceFilters::PieceFilters(PieceTray& tray, QWidget* parent)
    : QWidget(parent), m_tray(tray),
      m_kind(shortBox(this, "pieceKind", tr("Kind of pieces"), tr("Show only pieces of one kind"))),
      m_color(shortBox(this, "pieceColor", tr("Colour of pieces"),
                       tr("Show only pieces with an edge of one colour"))),
      m_order(shortBox(this, "pieceOrder", tr("Order of pieces"),
                       tr("In which order the pieces are listed"))) {
    m_kind->addItem(tr("All kinds"), QVariant::fromValue(PieceKind::All));
    m_kind->addItem(tr("Corners"), QVariant::fromValue(PieceKind::Corner));
    m_kind->addItem(tr("Sides"), QVariant::fromValue(PieceKind::Side));
    m_kind->addItem(tr("Inner pieces"), QVariant::fromValue(PieceKind::Inner));
    m_order->addItem(tr("By number"), QVariant::fromValue(PieceOrder::Number));
    m_order->addItem(tr("By kind"), QVariant::fromValue(PieceOrder::Kind));
    m_order->addItem(tr("By colour"), QVariant::fromValue(PieceOrder::Colors));
    // The tray needs the height: they take more than a line only where they have to.
    auto* layout = new WrapLayout(this);
    for (QComboBox* box : {m_kind, m_color, m_order})
        layout->addWidget(box);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        m_tray.setKind(m_kind->currentData().value<PieceKind>());
        emit changed();
    });
    connect(m_color, &QComboBox::currentIndexChanged, this, [this] {
        const QVariant color = m_color->currentData();
        m_tray.setColor(color.isValid() ? std::optional(static_cast<Color>(color.toInt()))
                                        : std::nullopt);
        emit changed();
    });
    connect(m_order, &QComboBox::currentIndexChanged, this,
            [this] { m_tray.setOrder(m_order->currentData().value<PieceOrder>()); });
    fillColors();
}

void PieceFilters::setPuzzle(const Puzzle& puzzle) {
    const int colors = puzzle.highestColor();
    if (colors == m_colors)
        return;
    m_colors = colors;
    fillColors();
}

void PieceFilters::setTileTheme(const QString& id) {
    m_theme = id;
    fillColors();
}

void PieceFilters::clear() {
    m_kind->setCurrentIndex(0);
    m_color->setCurrentIndex(0);
}

void PieceFilters::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fillColors();
}

void PieceFilters::fillColors() {
    const TileTheme* theme = findTileTheme(m_theme);
    std::vector<Color> colors(static_cast<std::size_t>(m_colors));
    std::iota(colors.begin(), colors.end(), Color{1});
    const QVariant chosen = m_color->currentData();
    // The one that the box was made with goes by itself.
    QAbstractItemModel* before = m_color->model();
    const bool isOurs = before->QObject::parent() == this;
    auto* model = colorList(*this, theme != nullptr ? *theme : tileThemes().front(), colors);
    model->insertRow(0, new QStandardItem(tr("All colours")));
    m_color->setModel(model);
    if (isOurs)
        before->deleteLater();
    m_color->setIconSize({kListSwatchSide, kListSwatchSide});
    // A colour that has gone filters nothing.
    m_color->setCurrentIndex(chosen.isValid() ? std::max(0, m_color->findData(chosen)) : 0);
}

} // namespace tessera
