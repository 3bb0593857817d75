// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PalettePanel.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FormControls.h"
#include "widgets/board/TileArt.h"
#include "widgets/board/ViewOverlays.h"

#include <QCheckBox>
#include <QListWidget>
#include <QToolButton>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kSwatchSide = 32;
/// Patterns that are always there to begin with, and new ones beyond those in use.
constexpr int kLeastPatterns = 12;
constexpr int kNewPatterns = 4;

} // namespace

PalettePanel::PalettePanel(QWidget* parent)
    : EdgePanel(parent),
      m_paint(makeAction({"puzzlePaint", tr("Pai&nt edges"),
                          tr("Let clicks on the board change single edges: the left button paints, "
                             "the right one picks a pattern, the wheel goes on to the next; with "
                             "the keys Alt and an arrow"),
                          QKeySequence(Qt::CTRL | Qt::Key_B)},
                         this)),
      m_both(checkBox(this, "paintBoth", tr("&Both sides of the joint"),
                      tr("Paint the neighbour’s edge too, so that the two match"), true)),
      m_list(new QListWidget(this)) {
    m_paint->setCheckable(true);
    auto* button = new QToolButton(this);
    button->setDefaultAction(m_paint);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    described(m_list, "palette", tr("What a click on an edge paints"),
              tr("Patterns to paint with"));
    m_list->setViewMode(QListView::IconMode);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMovement(QListView::Static);
    m_list->setIconSize({kSwatchSide, kSwatchSide});
    m_list->setUniformItemSizes(true);
    m_list->setSpacing(2);
    stack({button, m_both, m_list});
    connect(m_paint, &QAction::toggled, this, &PalettePanel::updatePainter);
    connect(m_list, &QListWidget::currentItemChanged, this, &PalettePanel::updatePainter);
    // Whoever picks a pattern wants to paint with it.
    for (const auto picked : {&QListWidget::itemClicked, &QListWidget::itemActivated})
        connect(m_list, picked, m_paint, [this] { m_paint->setChecked(true); });
}

void PalettePanel::pageChanged() {
    if (!m_painter.isNull())
        m_painter->setActive(false);
    m_painter = page() != nullptr ? &page()->edgePainter() : nullptr;
    m_paint->setEnabled(page() != nullptr);
}

void PalettePanel::follow(DocumentPage& page) {
    connect(m_painter, &EdgePainter::paintRequested, context(),
            [this, &page](int cell, Side side, int stroke) {
                if (const auto chosen = color(); chosen && mayPaint())
                    page.puzzleEditor().paintEdge(cell, side, *chosen, m_both->isChecked(), stroke);
            });
    connect(m_painter, &EdgePainter::cycleRequested, context(),
            [this, &page](int cell, Side side, int step) {
                if (mayPaint())
                    page.puzzleEditor().cycleEdge(cell, side, step, m_both->isChecked());
            });
    connect(m_painter, &EdgePainter::pickRequested, context(), [this, &page](int cell, Side side) {
        if (const auto found = page.puzzleEditor().edgeColor(cell, side))
            setColor(*found);
    });
    updatePainter();
}

std::optional<Color> PalettePanel::color() const {
    const QListWidgetItem* item = m_list->currentItem();
    if (item == nullptr || !item->data(Qt::UserRole).isValid())
        return std::nullopt;
    return static_cast<Color>(item->data(Qt::UserRole).toInt());
}

void PalettePanel::setColor(Color color) {
    for (int row = 0; row < m_list->count(); ++row) {
        const QVariant data = m_list->item(row)->data(Qt::UserRole);
        if (data.isValid() && data.toInt() == color)
            m_list->setCurrentRow(row);
    }
}

void PalettePanel::puzzleChanged() {
    const Puzzle& puzzle = page()->document().puzzle();
    const int most = puzzle.isSigned() ? kMaxSignedColor : kMaxColor;
    const int listed =
        std::min(std::max(puzzle.highestColor() + kNewPatterns, kLeastPatterns), most);
    // A pattern that falls out of use stays at hand.
    if (puzzle.isSigned() == m_signed && listed <= m_listed)
        return;
    m_signed = puzzle.isSigned();
    m_listed = listed;
    fill();
}

void PalettePanel::fill() {
    const auto chosen = color();
    m_list->clear();
    //: an entry of the palette: each click gives an edge its next pattern
    auto* next = new QListWidgetItem(tr("Next"), m_list);
    next->setToolTip(tr("Each click on an edge gives it the next pattern, with Shift the one "
                        "before"));
    QPixmap blank(kSwatchSide, kSwatchSide);
    blank.fill(Qt::transparent);
    next->setIcon(blank);
    addColor(kGrey);
    for (int number = 1; number <= m_listed; ++number) {
        addColor(static_cast<Color>(number));
        if (m_signed)
            addColor(static_cast<Color>(-number));
    }
    m_list->setCurrentRow(0);
    if (chosen)
        setColor(*chosen);
}

void PalettePanel::addColor(Color color) {
    const TileTheme& theme = this->theme();
    auto* item = new QListWidgetItem(QString::number(color), m_list);
    item->setData(Qt::UserRole, color);
    item->setIcon(colorSwatch(color, theme, TileColors::fromPalette(palette()), kSwatchSide,
                              devicePixelRatioF()));
    const QString name = patternName(theme, color);
    item->setToolTip(name);
    item->setData(Qt::AccessibleTextRole, tr("%1, %2").arg(color).arg(name));
}

bool PalettePanel::mayPaint() {
    if (!page()->isReadOnly())
        return true;
    page()->warn(tr("Pieces cannot be edited while a search shows its board."));
    return false;
}

void PalettePanel::updatePainter() {
    if (m_painter.isNull())
        return;
    m_painter->setCycles(!color());
    m_painter->setActive(m_paint->isChecked());
}

} // namespace tessera
