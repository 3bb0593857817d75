// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardMarks.h"

#include <QCache>
#include <QListView>
#include <QPixmap>
#include <QStyledItemDelegate>

#include <functional>
#include <memory>
#include <optional>

namespace tessera {

/// A board as an item of a list, drawn by BoardThumbnailDelegate.
struct BoardThumbnail {
    std::shared_ptr<const Puzzle> puzzle;
    std::optional<Board> board; ///< nothing until there is one
    /// Names, pictures and tiles of the puzzle; may be nullptr.
    std::shared_ptr<const PuzzleInfo> info{};
};

/// Draws something other than a board of tiles in place of a BoardThumbnail.
using ThumbnailPainter = std::function<void(QPainter&, const QRect& area, const QPalette&)>;

/// Paints an item's kThumbnailRole (a BoardThumbnail or ThumbnailPainter) above its decoration, a
/// pixmap, with its text, and the lines of its kCaptionRole.
class BoardThumbnailDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int kThumbnailRole = Qt::UserRole + 20;
    static constexpr int kCaptionRole = Qt::UserRole + 21;
    static constexpr int kSmallest = 48;
    static constexpr int kLargest = 1600;

    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const TileTheme& theme, const QPalette& palette);
    [[nodiscard]] const TileTheme& theme() const { return m_theme; }
    /// @param pixels length of a board's longer side, clamped to the limits
    void setBoardSize(int pixels);
    [[nodiscard]] int boardSize() const { return m_boardSize; }
    /// @param shape of the boards, e.g. their columns and rows; items leave no room for other
    /// shapes
    void setBoardShape(QSize shape) { m_boardShape = shape; }
    /// The width of items, and whether names and captions are beside their boards.
    void setItemWidth(int pixels, bool textBeside = false) {
        m_itemWidth = pixels;
        m_textBeside = textBeside;
    }
    [[nodiscard]] bool isTextBeside() const { return m_textBeside; }
    /// The most lines of a caption; 1 by default.
    void setCaptionLines(int lines) { m_captionLines = lines; }
    /// The number of boards painted so far, without those shown again.
    [[nodiscard]] int paintedBoards() const { return m_painted; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
    /// The item's size with boards of that size. @param text the minimum width of the text
    [[nodiscard]] QSize itemSize(int boardSize, bool textBeside, int text,
                                 const QFontMetrics& metrics) const;

private:
    static constexpr int kMostKilobytes = 64 * 1024;

    struct Picture {
        BoardThumbnail thumbnail;
        QPixmap pixmap;
    };
    /// The board of a row, as large as fits into the size; painted again only after a change.
    [[nodiscard]] QPixmap picture(int row, const BoardThumbnail& thumbnail, QSize size,
                                  double devicePixelRatio) const;

    TileTheme m_theme = tileThemes().front();
    mutable TileCache m_tiles;
    mutable QCache<int, Picture> m_pictures{kMostKilobytes}; ///< by row
    mutable int m_painted = 0;
    [[nodiscard]] QSize board(int longerSide) const {
        return m_boardShape.scaled(longerSide, longerSide, Qt::KeepAspectRatio);
    }

    int m_boardSize = 180;
    QSize m_boardShape{1, 1};
    int m_itemWidth = 0;
    bool m_textBeside = false;
    int m_captionLines = 1;
};

/// Many boards side by side, as large as possible while all of them are visible with their
/// captions.
class BoardWall final : public QListView {
    Q_OBJECT

public:
    explicit BoardWall(QWidget* parent = nullptr);

    void setTheme(const TileTheme& theme);
    /// See BoardThumbnailDelegate.
    void setCaptionLines(int lines);
    void setModel(QAbstractItemModel* model) override;
    /// The height that it needs, at most @p most, for boards as large as that height allows.
    [[nodiscard]] int heightWithin(int most) const;

protected:
    void changeEvent(QEvent* event) override;
    void dataChanged(const QModelIndex& first, const QModelIndex& last,
                     const QList<int>& roles = {}) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Grid {
        bool textBeside = false;
        int boardSize = 0;
        QSize item;
        int rows = 0;
        bool fits = false; ///< without scrolling
    };
    /// The largest boards that fit into a height, otherwise boards that scroll.
    [[nodiscard]] Grid gridWithin(int height) const;
    [[nodiscard]] Grid gridWithin(int height, bool textBeside) const;
    void fit();
    /// Asks the items for the room that they need, then uses it.
    void fitAnew();
    /// Pixels that a caption needs to be shown completely, within limits.
    [[nodiscard]] int captionWidth(const QModelIndex& index) const;

    BoardThumbnailDelegate* m_delegate;
    int m_captionWidth = 0; ///< of the widest so far: items that shrink again would jump
};

} // namespace tessera
