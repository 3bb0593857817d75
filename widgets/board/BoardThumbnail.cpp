// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardThumbnail.h"

#include <QApplication>
#include <QResizeEvent>
#include <QStyle>

#include <algorithm>
#include <vector>

namespace tessera {

namespace {

/// Device pixels per cell from which there is room for grout.
constexpr int kThumbnailGroutFrom = 10;
constexpr int kThumbnailMargin = 6;

/// As large as fits, at the left, with whole device pixels per cell, so that tiles come from the
/// cache.
void paintBoardThumbnail(QPainter& painter, const QRect& area, const BoardThumbnail& thumbnail,
                         TileCache& tiles) {
    if (thumbnail.puzzle == nullptr)
        return;
    const Puzzle& puzzle = *thumbnail.puzzle;
    const double ratio = painter.device()->devicePixelRatioF();
    tiles.setDevicePixelRatio(ratio);
    const double room = std::min(static_cast<double>(area.width()) / puzzle.width(),
                                 static_cast<double>(area.height()) / puzzle.height());
    const int pixels = std::max(1, static_cast<int>(room * ratio));
    const double pitch = pixels / ratio;
    // Above the start of its caption.
    const double left = area.left();
    const double top = area.top() + static_cast<int>((area.height() - pitch * puzzle.height()) / 2);
    // With an outline: on a dark list empty cells alone would hardly be visible.
    const QRectF all(left, top, pitch * puzzle.width(), pitch * puzzle.height());
    const double line = 1 / ratio;
    painter.fillRect(all, tiles.colors().frame);
    painter.fillRect(all.adjusted(line, line, -line, -line), tiles.colors().empty);
    if (!thumbnail.board)
        return;
    const Board& board = *thumbnail.board;
    const int grout = pixels >= kThumbnailGroutFrom ? 1 : 0;
    const auto rectOf = [&](int cell) {
        return QRectF(left + pitch * puzzle.size().column(cell),
                      top + pitch * puzzle.size().row(cell), pitch, pitch);
    };
    std::vector<QLineF> joints;
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (board.at(cell).isEmpty()) {
            if (tileDetail(pixels - grout) == TileDetail::Plain)
                continue;
            for (const Side side : kSides)
                paintTabInto(painter, rectOf(cell), puzzle, board, cell, side, tiles.theme());
            continue;
        }
        painter.drawImage(rectOf(cell).topLeft(),
                          tiles.tile(seenEdges(puzzle, board, cell), pixels - grout));
    }
    const std::vector<CellSide> faulty = mismatchesOn(puzzle, board);
    for (const CellSide& place : faulty)
        joints.push_back(jointLine(rectOf(place.cell), place.side));
    paintMismatches(painter, joints, isCrowded(puzzle, faulty));
}

constexpr int kSizeStep = 4;
/// The size of boards in a wall that scrolls.
constexpr int kScrolledSize = 64;

/// Fills rows with equally many items, each at most half as wide again as it needs.
int balancedWidth(int items, int room, QSize item) {
    const int most = std::max(1, room / item.width());
    const int rows = (items + most - 1) / most;
    const int columns = (items + rows - 1) / rows;
    return std::min(room / columns, item.width() * 3 / 2);
}

} // namespace

QPixmap BoardThumbnailDelegate::picture(int row, const BoardThumbnail& thumbnail, QSize size,
                                        double devicePixelRatio) const {
    const QSize pixels = (QSizeF(size) * devicePixelRatio).toSize();
    if (const Picture* known = m_pictures.object(row);
        known != nullptr && known->thumbnail.puzzle == thumbnail.puzzle &&
        known->thumbnail.board == thumbnail.board && known->pixmap.size() == pixels)
        return known->pixmap;
    QPixmap pixmap(pixels);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    if (const auto info = thumbnail.info)
        m_tiles.setLook(dressed(chosenTheme(m_theme, *info), *thumbnail.puzzle, *info),
                        m_tiles.colors());
    QPainter painter(&pixmap);
    paintBoardThumbnail(painter, QRect(QPoint(), size), thumbnail, m_tiles);
    painter.end();
    ++m_painted;
    const auto kilobytes = static_cast<int>(4LL * pixels.width() * pixels.height() / 1024);
    m_pictures.insert(row, new Picture{thumbnail, pixmap}, kilobytes);
    return pixmap;
}

void BoardThumbnailDelegate::setTheme(const TileTheme& theme, const QPalette& palette) {
    m_theme = theme;
    m_tiles.setLook(theme, TileColors::fromPalette(palette));
    m_pictures.clear();
}

void BoardThumbnailDelegate::setBoardSize(int pixels) {
    m_boardSize = std::clamp(pixels, kSmallest, kLargest);
}

void BoardThumbnailDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const {
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    QStyleOptionViewItem panel = option;
    panel.showDecorationSelected = true; // the text gets the matching colour
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &panel, painter, option.widget);
    const QRect inside =
        option.rect.adjusted(kThumbnailMargin, kThumbnailMargin, -kThumbnailMargin, -2);
    const int line = option.fontMetrics.height();
    const auto mirrored = [&](const QRect& part) {
        return QStyle::visualRect(option.direction, inside, part);
    };
    const QRect board(inside.topLeft(), this->board(m_boardSize));
    const QRect place = mirrored(board);
    const QVariant thumbnail = index.data(kThumbnailRole);
    if (thumbnail.metaType() == QMetaType::fromType<ThumbnailPainter>())
        thumbnail.value<ThumbnailPainter>()(*painter, place, option.palette);
    else
        painter->drawPixmap(place.topLeft(),
                            picture(index.row(), thumbnail.value<BoardThumbnail>(), board.size(),
                                    painter->device()->devicePixelRatioF()));

    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setFont(option.font);
    painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    QRect text(inside.left(), board.bottom() + 3, inside.width(), line);
    if (m_textBeside) {
        text.moveTop(board.top());
        text.setLeft(board.right() + 1 + kThumbnailMargin);
    }
    const int left = text.left();
    const auto mark = index.data(Qt::DecorationRole).value<QPixmap>();
    if (!mark.isNull()) {
        const QSize size = mark.deviceIndependentSize().toSize();
        const QPoint middle(text.left(), text.top() + (line - size.height()) / 2);
        painter->drawPixmap(mirrored({middle, size}).topLeft(), mark);
        text.setLeft(text.left() + size.width() + kThumbnailMargin);
    }
    // Names may differ at their ends.
    const auto show = [&](const QString& words) {
        painter->drawText(mirrored(text), Qt::AlignLeft | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(words, Qt::ElideMiddle, text.width()));
        text.translate(0, line);
    };
    show(index.data(Qt::DisplayRole).toString());
    text.setLeft(left);
    for (const QString& words : index.data(kCaptionRole).toString().split(u'\n'))
        show(words);
    painter->restore();
}

QSize BoardThumbnailDelegate::sizeHint(const QStyleOptionViewItem& option,
                                       const QModelIndex& /*index*/) const {
    const int text =
        m_textBeside ? m_itemWidth - board(m_boardSize).width() - kThumbnailMargin : m_itemWidth;
    return itemSize(m_boardSize, m_textBeside, text, option.fontMetrics);
}

QSize BoardThumbnailDelegate::itemSize(int boardSize, bool textBeside, int text,
                                       const QFontMetrics& metrics) const {
    const QSize board = this->board(std::clamp(boardSize, kSmallest, kLargest));
    const int lines = (1 + m_captionLines) * metrics.height();
    if (textBeside)
        return {board.width() + kThumbnailMargin + text,
                std::max(board.height(), lines) + kThumbnailMargin + 3};
    return {std::max(board.width() + 2 * kThumbnailMargin, text),
            board.height() + kThumbnailMargin + lines + 6};
}

BoardWall::BoardWall(QWidget* parent)
    : QListView(parent), m_delegate(new BoardThumbnailDelegate(this)) {
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setItemDelegate(m_delegate);
}

void BoardWall::setTheme(const TileTheme& theme) {
    m_delegate->setTheme(theme, palette());
    viewport()->update();
}

void BoardWall::setCaptionLines(int lines) {
    m_delegate->setCaptionLines(lines);
    fit();
}

void BoardWall::setModel(QAbstractItemModel* model) {
    QListView::setModel(model);
    if (model == nullptr)
        return;
    connect(model, &QAbstractItemModel::rowsInserted, this, &BoardWall::fitAnew);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &BoardWall::fitAnew);
    connect(model, &QAbstractItemModel::modelReset, this, &BoardWall::fitAnew);
    fitAnew();
}

int BoardWall::captionWidth(const QModelIndex& index) const {
    constexpr int mostLetters = 30;
    const auto mark = index.data(Qt::DecorationRole).value<QPixmap>();
    int widest = fontMetrics().horizontalAdvance(index.data(Qt::DisplayRole).toString());
    if (!mark.isNull())
        widest += mark.deviceIndependentSize().toSize().width() + kThumbnailMargin;
    const QString caption = index.data(BoardThumbnailDelegate::kCaptionRole).toString();
    for (const QString& line : caption.split(u'\n'))
        widest = std::max(widest, fontMetrics().horizontalAdvance(line));
    return std::min(widest, mostLetters * fontMetrics().averageCharWidth());
}

void BoardWall::fitAnew() {
    constexpr QSize unit(1000, 1000);
    QSize shape(0, 0);
    m_captionWidth = 0;
    for (int row = 0; model() != nullptr && row < model()->rowCount(); ++row) {
        const QModelIndex index = model()->index(row, modelColumn());
        const QVariant shown = index.data(BoardThumbnailDelegate::kThumbnailRole);
        const auto puzzle = shown.value<BoardThumbnail>().puzzle;
        // Other pictures are square.
        shape = shape.expandedTo(
            puzzle != nullptr
                ? QSize(puzzle->width(), puzzle->height()).scaled(unit, Qt::KeepAspectRatio)
                : unit);
        m_captionWidth = std::max(m_captionWidth, captionWidth(index));
    }
    m_delegate->setBoardShape(shape.isEmpty() ? QSize(1, 1) : shape);
    fit();
}

BoardWall::Grid BoardWall::gridWithin(int height) const {
    if (model() == nullptr || model()->rowCount() == 0)
        return {};
    const Grid below = gridWithin(height, false);
    const Grid beside = gridWithin(height, true);
    // With many boards, text below each would take most of the room.
    return beside.fits && (!below.fits || beside.boardSize > below.boardSize) ? beside : below;
}

BoardWall::Grid BoardWall::gridWithin(int height, bool textBeside) const {
    const int boards = model()->rowCount();
    // The list wraps as if there were always a scroll bar.
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const int width = maximumViewportSize().width() - bar - 1;
    const int text = m_captionWidth + 2 * kThumbnailMargin;
    Grid grid;
    grid.textBeside = textBeside;
    const auto takeSize = [&](int size) {
        grid.boardSize = size;
        grid.item = m_delegate->itemSize(size, textBeside, text, fontMetrics());
        const int columns = std::max(1, width / grid.item.width());
        grid.rows = (boards + columns - 1) / columns;
        grid.fits = grid.item.width() <= width && grid.rows * grid.item.height() <= height;
    };
    int size = BoardThumbnailDelegate::kLargest;
    do {
        takeSize(size);
        size -= kSizeStep;
    } while (!grid.fits && size >= BoardThumbnailDelegate::kSmallest);
    if (!grid.fits)
        takeSize(kScrolledSize);
    grid.item.setWidth(balancedWidth(boards, width, grid.item));
    return grid;
}

void BoardWall::fit() {
    const Grid grid = gridWithin(maximumViewportSize().height());
    if (grid.rows == 0)
        return;
    m_delegate->setBoardSize(grid.boardSize);
    m_delegate->setItemWidth(grid.item.width(), grid.textBeside);
    // Equal to the items: the list's own placement leaves gaps.
    setGridSize(grid.item);
}

int BoardWall::heightWithin(int most) const {
    const int frame = height() - maximumViewportSize().height();
    const Grid grid = gridWithin(most - frame);
    return std::min(most, grid.rows * grid.item.height() + frame);
}

/// Here, because a window learns of a new palette before its parts have it.
void BoardWall::changeEvent(QEvent* event) {
    QListView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        setTheme(m_delegate->theme());
}

/// Item by item: for several items the base class repaints everything, even for hidden columns.
void BoardWall::dataChanged(const QModelIndex& first, const QModelIndex& last,
                            const QList<int>& roles) {
    if (first.column() > modelColumn() || last.column() < modelColumn())
        return;
    for (int row = first.row(); row <= last.row(); ++row) {
        const QModelIndex index = first.sibling(row, modelColumn());
        if (const int width = captionWidth(index); width > m_captionWidth) {
            m_captionWidth = width;
            fit();
        }
        QListView::dataChanged(index, index, roles);
    }
}

void BoardWall::resizeEvent(QResizeEvent* event) {
    fit();
    QListView::resizeEvent(event);
}

} // namespace tessera
