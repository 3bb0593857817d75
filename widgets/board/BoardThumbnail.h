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

/// A board as an item of a list: what a BoardThumbnailDelegate draws.
struct BoardThumbnail {
    std::shared_ptr<const Puzzle> puzzle;
    std::optional<Board> board; ///< nothing as long as there is none
    /// With the names, pictures and tiles of the puzzle's own; may be nullptr.
    std::shared_ptr<const PuzzleInfo> info{};
};

/// Draws what is no board of tiles in the place of a BoardThumbnail.
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
    /// @param pixels of a board's longer side, taken into the limits
    void setBoardSize(int pixels);
    [[nodiscard]] int boardSize() const { return m_boardSize; }
    /// @param shape of the boards, e.g. their columns and rows: items leave no room for others
    void setBoardShape(QSize shape) { m_boardShape = shape; }
    /// How wide items are, and whether names and captions stand beside their boards.
    void setItemWidth(int pixels, bool textBeside = false) {
        m_itemWidth = pixels;
        m_textBeside = textBeside;
    }
    [[nodiscard]] bool isTextBeside() const { return m_textBeside; }
    /// How many lines a caption may have: 1 unless more are wanted.
    void setCaptionLines(int lines) { m_captionLines = lines; }
    [[nodiscard]] int captionLines() const { return m_captionLines; }
    /// How many boards were painted so far, and not only shown again.
    [[nodiscard]] int paintedBoards() const { return m_painted; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
    /// With boards of that size. @param text the least width for it
    [[nodiscard]] QSize itemSize(int boardSize, bool textBeside, int text,
                                 const QFontMetrics& metrics) const;

private:
    static constexpr int kMostKilobytes = 64 * 1024;

    struct Picture {
        BoardThumbnail thumbnail;
        QPixmap pixmap;
    };
    /// The board of a row as large as fits into the size, painted anew only when it has changed.
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

/// Many boards side by side, as large as all of them can be seen at once with their captions.
class BoardWall final : public QListView {
    Q_OBJECT

public:
    explicit BoardWall(QWidget* parent = nullptr);

    void setTheme(const TileTheme& theme);
    /// See BoardThumbnailDelegate.
    void setCaptionLines(int lines);
    void setModel(QAbstractItemModel* model) override;
    /// How high it has to be, at most @p most, for boards as large as they get in that height.
    [[nodiscard]] int heightWithin(int most) const;

protected:
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
    /// The largest boards that fit into a height, or else such as are scrolled through.
    [[nodiscard]] Grid gridWithin(int height) const;
    [[nodiscard]] Grid gridWithin(int height, bool textBeside) const;
    void fit();
    /// Asks the items what room they need, then takes it.
    void fitAnew();
    /// Pixels that a caption needs so that nothing of it is left out, within reason.
    [[nodiscard]] int captionWidth(const QModelIndex& index) const;

    BoardThumbnailDelegate* m_delegate;
    int m_captionWidth = 0; ///< of the widest so far: items that shrink again would only jump
};

} // namespace tessera
