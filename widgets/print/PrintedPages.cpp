// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/print/PrintedPages.h"

#include "widgets/board/BoardMarks.h"

#include "core/support/UserError.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <memory>

namespace tessera {

namespace {

struct SheetPainterText {
    Q_DECLARE_TR_FUNCTIONS(SheetPainter)
};

constexpr int kDotsAnInch = 1200;
constexpr double kPageMillimetresAnInch = 25.4;

// In millimetres.
constexpr double kSmallestBoardMm = 10;
constexpr double kHairline = 0.08;
constexpr double kMarkLine = 0.15;
constexpr double kFooterText = 2.8;
constexpr double kRuler = 50;
/// Faded, since the real piece will cover it.
constexpr double kHintOpacity = 0.45;

const QColor kInk(0x20, 0x22, 0x28);

QRectF units(const QRectF& millimetres) {
    return {millimetres.topLeft() * kPageUnits, millimetres.size() * kPageUnits};
}

QPen pen(const QColor& color, double millimetres) {
    return QPen(color, millimetres * kPageUnits, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
}

/// A line of known length, to check the printer's scale.
void paintRuler(QPainter& painter, const QRectF& area) {
    const double y = area.center().y();
    const double tick = 1.2 * kPageUnits;
    const double left = area.right() - kRuler * kPageUnits;
    painter.setPen(pen(kInk, kMarkLine));
    painter.drawLine(QPointF(left, y), QPointF(area.right(), y));
    for (const double x : {left, area.right()})
        painter.drawLine(QPointF(x, y - tick), QPointF(x, y + tick));
    const QString text = SheetPainterText::tr("%1 mm").arg(kRuler);
    const QRectF plate(left, y - 2.1 * tick, kRuler * kPageUnits, 1.9 * tick);
    setTextHeight(painter, kFooterText * kPageUnits * 0.8);
    painter.drawText(plate, Qt::AlignCenter | Qt::TextDontClip, text);
}

/// Draws the sheets of a printed puzzle with the tiles of the screen, in kPageUnits.
class SheetPainter {
public:
    SheetPainter(Puzzle puzzle, QString title, SheetLayout layout, TileTheme theme)
        : m_puzzle(std::move(puzzle)), m_title(std::move(title)), m_layout(std::move(layout)),
          m_theme(std::move(theme)) {}

    [[nodiscard]] const SheetLayout& layout() const { return m_layout; }

    void paint(QPainter& painter, int page) const {
        const Sheet& sheet = m_layout.sheets[asIndex(page)];
        if (sheet.kind == SheetKind::Blank)
            return;
        painter.setRenderHint(QPainter::Antialiasing);
        for (const SheetPiece& piece : sheet.pieces) {
            if (sheet.kind == SheetKind::Backs)
                paintBack(painter, piece);
            else
                paintPiece(painter, units(piece.square), Placement(piece.piece, 0));
        }
        if (sheet.kind == SheetKind::Board)
            paintBoardPart(painter, sheet.part);
        paintMarks(painter, sheet);
        paintFooter(painter, sheet);
    }

private:
    void paintPiece(QPainter& painter, const QRectF& square, Placement placement) const {
        TileEdges edges{};
        for (const Side side : kSides) {
            const Color color = m_puzzle.edge(placement, side);
            edges[asIndex(side)] = color;
            paintTileEdge(painter, square, side, color, m_theme, m_colors, TileDetail::Normal);
        }
        paintTileLines(painter, square, edges, m_colors, kHairline * kPageUnits);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(pen(m_colors.line, kHairline));
        painter.drawRect(square);
    }

    void paintBack(QPainter& painter, const SheetPiece& piece) const {
        const QRectF square = units(piece.square);
        const QString number = QString::number(piece.piece + 1);
        painter.setPen(pen(kInk, 2 * kHairline));
        setTextHeight(painter, square.height() * 0.3);
        painter.drawText(square, Qt::AlignCenter | Qt::TextDontClip, number);
        // A line below distinguishes 66 and 99.
        const QFontMetricsF metrics(painter.font());
        const double half = metrics.horizontalAdvance(number) / 2;
        const double y = square.center().y() + square.height() * 0.2;
        painter.drawLine(QPointF(square.center().x() - half, y),
                         QPointF(square.center().x() + half, y));
    }

    void paintBoardPart(QPainter& painter, const BoardPart& part) const {
        const QPointF shift = part.onPaper.topLeft() - part.printed.topLeft();
        const QRectF all = units(QRectF(shift, m_layout.boardSize(m_puzzle.size())));
        const QRectF visible = units(part.onPaper);
        painter.save();
        painter.setClipRect(visible);
        if (m_puzzle.framed())
            painter.fillRect(all & visible, m_colors.frame);
        const double rim = m_layout.rim * kPageUnits;
        const QRectF board = all.adjusted(rim, rim, -rim, -rim);
        paintCoordinates(painter, board, rim, m_puzzle.size(), m_colors);
        paintCells(painter, board, visible);
        painter.restore();
        paintJoins(painter, part);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(pen(m_colors.line, kHairline));
        painter.drawRect(visible);
    }

    /// Dashed, along the edges of the next pages.
    static void paintJoins(QPainter& painter, const BoardPart& part) {
        const QPointF shift = part.onPaper.topLeft() - part.printed.topLeft();
        const QRectF own = units(part.own.translated(shift));
        const QRectF printed = units(part.onPaper);
        QPen dashes = pen(kInk, kMarkLine);
        dashes.setDashPattern({6, 6});
        painter.setPen(dashes);
        if (own.right() < printed.right())
            painter.drawLine(QPointF(own.right(), printed.top()),
                             QPointF(own.right(), printed.bottom()));
        if (own.bottom() < printed.bottom())
            painter.drawLine(QPointF(printed.left(), own.bottom()),
                             QPointF(printed.right(), own.bottom()));
    }

    void paintCells(QPainter& painter, const QRectF& board, const QRectF& visible) const {
        const GridSize size = m_puzzle.size();
        const double cell = m_layout.settings.piece * kPageUnits;
        const auto squareOf = [&](int index) {
            return QRectF(board.left() + size.column(index) * cell,
                          board.top() + size.row(index) * cell, cell, cell);
        };
        painter.fillRect(board & visible, Qt::white);
        painter.setPen(pen(m_colors.line, kHairline));
        for (int column = 0; column <= size.width; ++column) {
            const double x = board.left() + column * cell;
            painter.drawLine(QPointF(x, board.top()), QPointF(x, board.bottom()));
        }
        for (int row = 0; row <= size.height; ++row) {
            const double y = board.top() + row * cell;
            painter.drawLine(QPointF(board.left(), y), QPointF(board.right(), y));
        }
        for (const Hint& hint : m_puzzle.hints()) {
            const QRectF square = squareOf(hint.cell);
            if (square.intersects(visible))
                paintHint(painter, square, hint);
        }
    }

    void paintHint(QPainter& painter, const QRectF& square, const Hint& hint) const {
        painter.save();
        painter.setOpacity(kHintOpacity);
        paintPiece(painter, square, hint.placement);
        painter.restore();
        paintLabel(painter, square.center(), QString::number(hint.placement.piece() + 1),
                   pieceNumberHeight(square));
        paintPin(painter, pinRect(square), true);
    }

    void paintMarks(QPainter& painter, const Sheet& sheet) const {
        painter.setPen(pen(kInk, kMarkLine));
        for (const QLineF& mark : sheet.marks)
            painter.drawLine(mark.p1() * kPageUnits, mark.p2() * kPageUnits);
    }

    void paintFooter(QPainter& painter, const Sheet& sheet) const {
        QRectF area = units(sheet.footer);
        painter.setPen(kInk);
        if (sheet.kind != SheetKind::Backs && sheet.footer.width() > 2 * kRuler) {
            paintRuler(painter, area);
            area.setRight(area.right() - (kRuler + 5) * kPageUnits);
        }
        setTextHeight(painter, kFooterText * kPageUnits);
        const QString text = QFontMetricsF(painter.font())
                                 .elidedText(footerText(sheet), Qt::ElideRight, area.width());
        painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, text);
    }

    [[nodiscard]] QString footerText(const Sheet& sheet) const {
        QStringList parts;
        if (!m_title.isEmpty())
            parts << m_title;
        if (sheet.kind == SheetKind::Board) {
            parts << (m_layout.boardColumns * m_layout.boardRows == 1
                          ? SheetPainterText::tr("Board")
                          : SheetPainterText::tr("Board, column %1 of %2, row %3 of %4")
                                .arg(sheet.part.column + 1)
                                .arg(m_layout.boardColumns)
                                .arg(sheet.part.row + 1)
                                .arg(m_layout.boardRows));
        } else {
            parts << SheetPainterText::tr("Pieces %1 to %2")
                         .arg(sheet.pieces.front().piece + 1)
                         .arg(sheet.pieces.back().piece + 1);
        }
        parts << (sheet.kind == SheetKind::Backs
                      ? SheetPainterText::tr("back, flipped on the long edge")
                      : SheetPainterText::tr("print at 100 %"));
        return parts.join(QStringLiteral(" · "));
    }

    Puzzle m_puzzle;
    QString m_title;
    SheetLayout m_layout;
    TileTheme m_theme;
    TileColors m_colors = TileColors::forPictures();
};

} // namespace

QImage pageImage(const PrintedPages& pages, int page, int longestSide) {
    const double scale = longestSide / std::max(pages.paper.width(), pages.paper.height());
    QImage image((pages.paper * scale).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale / kPageUnits, scale / kPageUnits);
    pages.paint(painter, page);
    return image;
}

bool paintPages(const PrintedPages& pages, PageRange range, QPagedPaintDevice& device,
                const Progress& progress) {
    const int total = range.last - range.first + 1;
    QPainter painter(&device);
    if (!painter.isActive())
        return false;
    const double across = device.logicalDpiX() / kPageMillimetresAnInch / kPageUnits;
    const double down = device.logicalDpiY() / kPageMillimetresAnInch / kPageUnits;
    for (int done = 0; done < total; ++done) {
        if (!progress(done, total) || (done > 0 && !device.newPage()))
            return false;
        painter.save();
        painter.scale(across, down);
        pages.paint(painter, range.first + done);
        painter.restore();
    }
    return painter.end();
}

bool dropTornPdf(const QString& path) {
    constexpr qint64 kLastBytes = 32;
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    file.seek(std::max<qint64>(0, file.size() - kLastBytes));
    if (file.readAll().trimmed().endsWith("%%EOF"))
        return false;
    file.remove();
    return true;
}

std::optional<QByteArray> pagesPdf(const PrintedPages& pages, const Progress& progress) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(pages.title);
    writer.setCreator(QStringLiteral("Tessera"));
    writer.setResolution(kDotsAnInch);
    writer.setPageSize(QPageSize(pages.paper, QPageSize::Millimeter, {}, QPageSize::ExactMatch));
    writer.setPageMargins({});
    if (!paintPages(pages, {0, pages.count - 1}, writer, progress) ||
        !progress(pages.count, pages.count))
        return std::nullopt;
    return bytes;
}

PrintedPages boardPages(const PuzzleFile& file, const PictureOptions& options, QSizeF paper,
                        double margin) {
    const QRectF room = QRectF(QPointF(), paper).adjusted(margin, margin, -margin, -margin);
    if (!(room.width() >= kSmallestBoardMm) || !(room.height() >= kSmallestBoardMm)) {
        throw UserError(QCoreApplication::translate(
            "BoardPages", "The margins leave no room on the paper for the board."));
    }
    PictureOptions onPaper = options;
    onPaper.transparent = true;
    return {file.info.title, paper, 1, [file, onPaper, room](QPainter& painter, int) {
                paintBoard(painter, units(room), file, onPaper);
            }};
}

PrintedPages puzzleSheets(const PuzzleFile& file, const SheetSettings& settings,
                          const QString& theme) {
    const Puzzle& puzzle = file.puzzle;
    if (puzzle.pieceCount() == 0) {
        throw UserError(
            QCoreApplication::translate("PuzzleSheets", "The puzzle has no pieces to print."));
    }
    const auto painter = std::make_shared<const SheetPainter>(
        puzzle, file.info.title, layOutSheets(puzzle.size(), puzzle.pieceCount(), settings),
        dressed(tileTheme(theme), puzzle, file.info));
    const auto count = static_cast<int>(painter->layout().sheets.size());
    return {file.info.title, settings.paper, count,
            [painter](QPainter& target, int page) { painter->paint(target, page); }};
}

} // namespace tessera
