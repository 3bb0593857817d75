// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/PieceListView.h"

#include "widgets/board/PieceModel.h"

#include "core/edges/puzzle/Score.h"

#include <QApplication>
#include <QDataStream>
#include <QDrag>
#include <QFontInfo>
#include <QIODevice>
#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr int kPieceMargin = 6;

QFont numberFont(const QFont& font) {
    QFont smaller = font;
    smaller.setPixelSize(std::max(8, QFontInfo(font).pixelSize() * 4 / 5));
    return smaller;
}

} // namespace

PieceDelegate::PieceDelegate(const PieceModel& model, QObject* parent)
    : QStyledItemDelegate(parent), m_model(model) {}

void PieceDelegate::setTheme(const TileTheme& theme, const QPalette& palette) {
    m_cache.setLook(theme, TileColors::fromPalette(palette));
}

void PieceDelegate::setTileSize(int pixels) {
    m_tileSize = std::clamp(pixels, kSmallestTile, kLargestTile);
}

QPixmap PieceDelegate::tile(Placement placement, double devicePixelRatio) const {
    m_cache.setDevicePixelRatio(devicePixelRatio);
    const Piece& piece = m_model.puzzle().piece(placement.piece());
    return m_cache.tile(piece.rotated(placement.rotation()).edges,
                        static_cast<int>(std::lround(m_tileSize * devicePixelRatio)));
}

void PieceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
    const Placement placement = m_model.placement(index);
    if (placement.isEmpty())
        return;
    const QPoint corner =
        option.rect.topLeft() + QPoint((option.rect.width() - m_tileSize) / 2, kPieceMargin);
    painter->drawPixmap(corner, tile(placement, painter->device()->devicePixelRatioF()));
    QRect below = option.rect;
    below.setTop(corner.y() + m_tileSize);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->setFont(numberFont(option.font));
    painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(below, Qt::AlignCenter, index.data(Qt::DisplayRole).toString());
}

QSize PieceDelegate::sizeHint(const QStyleOptionViewItem& option,
                              const QModelIndex& /*index*/) const {
    const int text = QFontMetrics(numberFont(option.font)).height();
    return {m_tileSize + 2 * kPieceMargin, m_tileSize + kPieceMargin + text + 2};
}

namespace {

constexpr quint8 kVersion = 1;

QString mimeType() {
    return QString::fromLatin1(kPlacementMimeType);
}

} // namespace

bool PieceDrag::belongsTo(const Puzzle& puzzle) const {
    return !placement.isEmpty() && placement.piece() < puzzle.pieceCount() &&
           puzzle.piece(placement.piece()).edges == edges &&
           (!source || (*source >= 0 && *source < puzzle.size().cells()));
}

PieceDrag pieceDrag(const Puzzle& puzzle, Placement placement, std::optional<int> source) {
    return {placement, source, puzzle.piece(placement.piece()).edges};
}

std::unique_ptr<QMimeData> toMimeData(const PieceDrag& drag) {
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << kVersion << quint16(drag.placement.code()) << qint32(drag.source.value_or(-1));
    for (const Color color : drag.edges)
        stream << qint16(color);
    auto data = std::make_unique<QMimeData>();
    data->setData(mimeType(), bytes);
    return data;
}

std::optional<PieceDrag> fromMimeData(const QMimeData* data) {
    if (data == nullptr || !data->hasFormat(mimeType()))
        return std::nullopt;
    const QByteArray bytes = data->data(mimeType());
    QDataStream stream(bytes);
    quint8 version = 0;
    quint16 code = Placement::kEmptyCode;
    qint32 source = -1;
    PieceDrag drag;
    stream >> version >> code >> source;
    for (Color& color : drag.edges)
        stream >> color;
    if (stream.status() != QDataStream::Ok || !stream.atEnd() || version != kVersion)
        return std::nullopt;
    drag.placement = Placement::fromCode(code);
    if (source >= 0)
        drag.source = source;
    return drag;
}

namespace {

constexpr int kListWheelNotch = 120; // eighths of a degree, see QWheelEvent

} // namespace

PieceListView::PieceListView(QWidget* parent)
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
    setAccessibleDescription(tr("Pieces that are not on the board. Enter takes one to the board, "
                                "R rotates it."));
    setTheme(tileThemes().front());
    // Nothing is listed before and after a reset, so the current piece changes.
    connect(m_model, &QAbstractItemModel::modelReset, this,
            &PieceListView::currentPlacementChanged);
}

void PieceListView::setTheme(const TileTheme& theme) {
    m_delegate->setTheme(theme, palette());
    viewport()->update();
}

void PieceListView::setReadOnly(bool readOnly) {
    m_readOnly = readOnly;
    m_model->setEditable(!readOnly);
}

void PieceListView::rotateCurrent(int quarters) {
    if (m_readOnly)
        return;
    m_model->rotate(currentIndex(), quarters);
    emit currentPlacementChanged();
}

void PieceListView::activateCurrent() {
    if (!m_readOnly && currentIndex().isValid())
        emit pieceActivated(currentPlacement());
}

void PieceListView::setTileSize(int pixels) {
    m_delegate->setTileSize(pixels);
    scheduleDelayedItemsLayout();
}

void PieceListView::keyPressEvent(QKeyEvent* event) {
    const bool plain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    if (plain && event->key() == Qt::Key_R)
        rotateCurrent(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
    else if (plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        activateCurrent();
    else
        QListView::keyPressEvent(event);
}

void PieceListView::mousePressEvent(QMouseEvent* event) {
    QListView::mousePressEvent(event);
    if (event->button() == Qt::RightButton && indexAt(event->position().toPoint()).isValid())
        rotateCurrent(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
}

void PieceListView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        mousePressEvent(event); // fast clicks of the right button turn one by one
    else if (indexAt(event->position().toPoint()).isValid())
        activateCurrent();
}

/// Over the selected tile the wheel turns it, elsewhere it scrolls.
void PieceListView::wheelEvent(QWheelEvent* event) {
    const int angle = event->angleDelta().y();
    const QModelIndex under = indexAt(event->position().toPoint());
    const bool zooms = event->modifiers().testFlag(Qt::ControlModifier);
    if (!zooms && (m_readOnly || !under.isValid() || under != currentIndex())) {
        QListView::wheelEvent(event);
        return;
    }
    event->accept();
    m_wheelAngle += angle;
    const int notches = m_wheelAngle / kListWheelNotch;
    m_wheelAngle -= notches * kListWheelNotch;
    if (notches == 0)
        return;
    if (zooms)
        setTileSize(m_delegate->tileSize() + 8 * notches);
    else
        rotateCurrent(-notches);
}

QString PieceListView::emptySentence() const {
    if (m_model->puzzle().pieceCount() == 0)
        return tr("This puzzle has no pieces yet.");
    if (m_model->unplacedCount() == 0)
        return tr("Every piece is on the board. Drag a piece here to take it off.");
    if (m_model->fitCell())
        return tr("No piece fits %1.").arg(cellName(m_model->puzzle().size(), *m_model->fitCell()));
    return tr("No such piece is left.");
}

void PieceListView::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (m_model->rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const QRect room = viewport()->rect().adjusted(16, 16, -16, -16);
    painter.drawText(room, Qt::AlignCenter | Qt::TextWordWrap, emptySentence());
}

void PieceListView::changeEvent(QEvent* event) {
    QListView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        setTheme(m_delegate->theme());
}

void PieceListView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    emit currentPlacementChanged();
}

void PieceListView::startDrag(Qt::DropActions /*actions*/) {
    if (m_readOnly || !currentIndex().isValid())
        return;
    auto* drag = new QDrag(this);
    drag->setMimeData(m_model->mimeData({currentIndex()}));
    drag->setPixmap(m_delegate->tile(currentPlacement(), devicePixelRatioF()));
    // Beside the pointer, so that it does not hide the board's preview.
    const int quarter = m_delegate->tileSize() / 4;
    drag->setHotSpot({-quarter, -quarter});
    drag->exec(Qt::MoveAction);
}

} // namespace tessera
