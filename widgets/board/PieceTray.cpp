// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/PieceTray.h"

#include "widgets/board/BoardKeys.h"
#include "widgets/board/BoardMarks.h"
#include "widgets/board/BoardView.h"

#include <QApplication>
#include <QDrag>
#include <QFontInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScreen>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr int kPieceMargin = 6;
constexpr int kSmallestTile = 24;
constexpr int kLargestTile = 128;

QFont numberFont(const QFont& font) {
    QFont smaller = font;
    smaller.setPixelSize(std::max(8, QFontInfo(font).pixelSize() * 4 / 5));
    return smaller;
}

constexpr int kMostColumns = 5;
constexpr int kMostRows = 4;
/// Extra width that a list needs before it puts that many tiles into a row.
constexpr int kSlack = 12;

} // namespace

/// Paints the rows of a PieceModel as tiles with their numbers below.
class PieceDelegate final : public QStyledItemDelegate {
public:
    PieceDelegate(const PieceModel& model, QObject* parent)
        : QStyledItemDelegate(parent), m_model(model) {}

    void setTheme(const TileTheme& theme, const QPalette& palette) {
        m_cache.setLook(theme, TileColors::fromPalette(palette));
    }
    [[nodiscard]] const TileTheme& theme() const { return m_cache.theme(); }
    void setTileSize(int pixels) { m_tileSize = std::clamp(pixels, kSmallestTile, kLargestTile); }
    [[nodiscard]] int tileSize() const { return m_tileSize; }

    [[nodiscard]] QImage tile(Placement placement, double devicePixelRatio) const {
        m_cache.setDevicePixelRatio(devicePixelRatio);
        const Piece& piece = m_model.puzzle().piece(placement.piece());
        return m_cache.tile(piece.rotated(placement.rotation()).edges,
                            static_cast<int>(std::lround(m_tileSize * devicePixelRatio)));
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const QStyle* style =
            option.widget != nullptr ? option.widget->style() : QApplication::style();
        style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
        const Placement placement = m_model.placement(index);
        if (placement.isEmpty())
            return;
        const QPoint corner =
            option.rect.topLeft() + QPoint((option.rect.width() - m_tileSize) / 2, kPieceMargin);
        painter->drawImage(corner, tile(placement, painter->device()->devicePixelRatioF()));
        QRect below = option.rect;
        below.setTop(corner.y() + m_tileSize);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        painter->setFont(numberFont(option.font));
        painter->setPen(
            option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
        painter->drawText(below, Qt::AlignCenter, index.data(Qt::DisplayRole).toString());
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& /*index*/) const override {
        const int text = QFontMetrics(numberFont(option.font)).height();
        return {m_tileSize + 2 * kPieceMargin, m_tileSize + kPieceMargin + text + 2};
    }

private:
    const PieceModel& m_model;
    mutable TileCache m_cache;
    int m_tileSize = 48;
};

PieceTray::PieceTray(QWidget* parent)
    : QListView(parent), m_model(new PieceModel(this)),
      m_delegate(new PieceDelegate(*m_model, this)) {
    setModel(m_model);
    setItemDelegate(m_delegate);
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDropIndicatorShown(false);
    setAccessibleName(tr("Pieces"));
    setAccessibleDescription(
        tr("Pieces that are not on the board. Enter places a piece on the board, R rotates it."));
    setTheme(tileThemes().front());
}

void PieceTray::setTheme(const TileTheme& theme) {
    m_delegate->setTheme(theme, palette());
    m_model->setTheme(theme);
    viewport()->update();
}

void PieceTray::setReadOnly(bool readOnly) {
    m_readOnly = readOnly;
    m_model->setEditable(!readOnly);
}

void PieceTray::rotateCurrent(int quarters) {
    if (!currentIndex().isValid() || refuseReadOnly())
        return;
    if (m_model->puzzle().keepsRotation())
        emit refused(keptRotationText());
    else
        m_model->rotate(currentIndex(), quarters);
}

bool PieceTray::refuseReadOnly() {
    if (m_readOnly)
        emit refused(BoardView::tr("This board cannot be changed now."));
    return m_readOnly;
}

void PieceTray::activateCurrent() {
    if (currentIndex().isValid() && !refuseReadOnly())
        emit pieceActivated(currentPlacement());
}

void PieceTray::keyPressEvent(QKeyEvent* event) {
    const bool plain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    if (plain && event->key() == Qt::Key_R)
        rotateCurrent(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
    else if (plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        activateCurrent();
    else
        QListView::keyPressEvent(event);
}

void PieceTray::mousePressEvent(QMouseEvent* event) {
    QListView::mousePressEvent(event);
    if (event->button() == Qt::RightButton && indexAt(event->position().toPoint()).isValid())
        rotateCurrent(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
}

void PieceTray::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        mousePressEvent(event); // fast clicks of the right button rotate one by one
    else if (indexAt(event->position().toPoint()).isValid())
        activateCurrent();
}

/// The wheel rotates the selected tile when over it, and scrolls elsewhere.
void PieceTray::wheelEvent(QWheelEvent* event) {
    const QModelIndex under = indexAt(event->position().toPoint());
    const bool zooms = event->modifiers().testFlag(Qt::ControlModifier);
    if (!zooms &&
        (m_readOnly || m_model->fitCell() || !under.isValid() || under != currentIndex())) {
        QListView::wheelEvent(event);
        return;
    }
    event->accept();
    const int notches = wholeNotches(m_wheelAngle, *event);
    if (zooms) {
        m_delegate->setTileSize(m_delegate->tileSize() + 8 * notches);
        scheduleDelayedItemsLayout();
    } else if (notches != 0) {
        rotateCurrent(-notches);
    }
}

QString PieceTray::emptySentence() const {
    if (m_model->puzzle().pieceCount() == 0)
        return tr("This puzzle has no pieces yet.");
    if (m_model->unplacedCount() == 0)
        return tr("Every piece is on the board. Drag a piece here to remove it.");
    if (m_model->fitCell())
        return tr("No piece fits %1.").arg(cellName(m_model->puzzle().size(), *m_model->fitCell()));
    return tr("No remaining piece passes the filter.");
}

void PieceTray::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (m_model->rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const QRect room = viewport()->rect().adjusted(16, 16, -16, -16);
    painter.drawText(room, Qt::AlignCenter | Qt::TextWordWrap, emptySentence());
}

void PieceTray::changeEvent(QEvent* event) {
    QListView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        setTheme(m_delegate->theme());
}

void PieceTray::startDrag(Qt::DropActions /*actions*/) {
    if (!currentIndex().isValid() || refuseReadOnly())
        return;
    auto* drag = new QDrag(this);
    drag->setMimeData(m_model->mimeData({currentIndex()}));
    drag->setPixmap(QPixmap::fromImage(m_delegate->tile(currentPlacement(), devicePixelRatioF())));
    // Beside the pointer, to keep the board's preview visible.
    const int quarter = m_delegate->tileSize() / 4;
    drag->setHotSpot({-quarter, -quarter});
    drag->exec(Qt::MoveAction);
}

CandidatePopup::CandidatePopup(const Puzzle& puzzle, const Board& board, int cell,
                               const TileTheme& theme, QWidget* parent)
    : QFrame(parent, Qt::Popup), m_title(new QLabel(this)), m_list(new PieceTray(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("candidatePopup"));
    setFrameStyle(QFrame::Box | QFrame::Plain);
    m_list->setTheme(theme);
    m_list->setDragDropMode(QAbstractItemView::NoDragDrop);
    m_list->pieces().setPuzzle(puzzle);
    m_list->pieces().setBoard(board);
    m_list->pieces().setFitCell(cell);
    const QString name = cellName(puzzle.size(), cell);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setText(
        tr("%n piece(s) fit on %1", nullptr, m_list->pieces().listedPieces()).arg(name));
    setAccessibleName(m_title->text());
    m_list->setAccessibleName(m_title->text());
    m_list->setAccessibleDescription(
        tr("Enter places the piece on the cell. Escape closes the list."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_title);
    layout->addWidget(m_list);
    setFocusProxy(m_list);
    m_list->setCurrentIndex(m_list->model()->index(0, 0));
    m_list->installEventFilter(this);
    connect(m_list, &QAbstractItemView::clicked, this, &CandidatePopup::choose);
    fitSize();
}

void CandidatePopup::fitSize() {
    const int count = std::max(1, m_list->model()->rowCount());
    const int columns = std::clamp(count, 2, kMostColumns);
    const int rows = std::min((count + columns - 1) / columns, kMostRows);
    const QSize tile = m_list->sizeHintForIndex(m_list->model()->index(0, 0))
                           .expandedTo({m_list->sizeHintForColumn(0), 72});
    const int frame = 2 * m_list->frameWidth();
    m_list->setFixedSize(std::max(columns * tile.width(), 120) + frame +
                             m_list->verticalScrollBar()->sizeHint().width() + kSlack,
                         rows * tile.height() + frame + 2);
}

void CandidatePopup::showBeside(const QRect& rect) {
    adjustSize();
    QPoint corner = rect.bottomLeft() + QPoint(0, 2);
    const QScreen* on = QGuiApplication::screenAt(rect.center());
    const QRect room = (on != nullptr ? on : screen())->availableGeometry();
    if (corner.y() + height() > room.bottom())
        corner.setY(rect.top() - height() - 2);
    corner.setX(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - width())));
    corner.setY(std::clamp(corner.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    move(corner);
    show();
    m_list->setFocus(Qt::PopupFocusReason);
}

bool CandidatePopup::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape)
        close();
    else if (key == Qt::Key_Return || key == Qt::Key_Enter)
        choose(m_list->currentIndex());
    else
        return QFrame::eventFilter(watched, event);
    return true;
}

void CandidatePopup::choose(const QModelIndex& index) {
    const Placement placement = m_list->pieces().placement(index);
    close();
    if (!placement.isEmpty())
        emit chosen(placement);
}

} // namespace tessera
