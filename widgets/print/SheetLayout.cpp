// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/print/SheetLayout.h"

#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

struct SheetLayoutText {
    Q_DECLARE_TR_FUNCTIONS(SheetLayout)
};

constexpr double kMarkLength = 4;
constexpr double kMarkDistance = 1;
/// Room around pieces and board parts, for the marks.
constexpr double kMarkRoom = kMarkLength + kMarkDistance;
constexpr double kFooter = 8;
/// The strip for gluing on the next page of a board.
constexpr double kOverlap = 10;
constexpr double kRimShare = 0.35;
constexpr double kWidestRim = 10;
constexpr double kLongestMm = 2000;
/// Against rounding, if a page is filled to the last tenth.
constexpr double kTolerance = 1e-6;

QString millimetres(double length) { return QLocale().toString(length, 'g', 4); }

void check(const SheetSettings& settings) {
    if (!(settings.piece >= kSmallestPieceMm && settings.piece <= kLargestPieceMm)) {
        throw UserError(SheetLayoutText::tr(
                            "Pieces of %3 mm are not possible. Choose a width from %1 to %2 mm.")
                            .arg(millimetres(kSmallestPieceMm), millimetres(kLargestPieceMm),
                                 millimetres(settings.piece)));
    }
    const auto isLength = [](double length) { return length >= 0 && length <= kLongestMm; };
    if (!isLength(settings.margin) || !isLength(settings.gap)) {
        throw UserError(SheetLayoutText::tr("Margins and gaps must be from 0 to %1 mm.")
                            .arg(millimetres(kLongestMm)));
    }
    if (!isLength(settings.paper.width()) || !isLength(settings.paper.height())) {
        throw UserError(SheetLayoutText::tr("The paper is too long. The limit is %1 mm.")
                            .arg(millimetres(kLongestMm)));
    }
}

/// The part of the printable area that pieces and boards may use.
QRectF usable(const SheetLayout& layout) {
    return layout.printable().adjusted(kMarkRoom, kMarkRoom, -kMarkRoom, -kMarkRoom - kFooter);
}

[[noreturn]] void refuseSmallPaper(const SheetSettings& settings) {
    throw UserError(SheetLayoutText::tr("Paper of %1 × %2 mm with margins of %3 mm is too small "
                                        "for pieces of %4 mm. Use larger paper or smaller pieces.")
                        .arg(millimetres(settings.paper.width()),
                             millimetres(settings.paper.height()), millimetres(settings.margin),
                             millimetres(settings.piece)));
}

int howMany(double room, double piece, double gap) {
    return static_cast<int>(std::floor((room + gap) / (piece + gap) + kTolerance));
}

/// Short lines outside the pieces, in the direction of each cut.
void addCutMarks(Sheet& sheet) {
    QRectF all;
    std::vector<double> columns;
    std::vector<double> rows;
    for (const SheetPiece& piece : sheet.pieces) {
        all |= piece.square;
        columns.insert(columns.end(), {piece.square.left(), piece.square.right()});
        rows.insert(rows.end(), {piece.square.top(), piece.square.bottom()});
    }
    const auto distinct = [](std::vector<double>& values) {
        std::ranges::sort(values);
        const auto same = [](double a, double b) { return std::abs(a - b) < kTolerance; };
        values.erase(std::unique(values.begin(), values.end(), same), values.end());
    };
    distinct(columns);
    distinct(rows);
    for (const double x : columns) {
        const double top = all.top() - kMarkDistance;
        const double bottom = all.bottom() + kMarkDistance;
        sheet.marks.emplace_back(x, top - kMarkLength, x, top);
        sheet.marks.emplace_back(x, bottom, x, bottom + kMarkLength);
    }
    for (const double y : rows) {
        const double left = all.left() - kMarkDistance;
        const double right = all.right() + kMarkDistance;
        sheet.marks.emplace_back(left - kMarkLength, y, left, y);
        sheet.marks.emplace_back(right, y, right + kMarkLength, y);
    }
}

Sheet sheetOf(SheetKind kind, const SheetLayout& layout) {
    const QRectF printable = layout.printable();
    Sheet sheet;
    sheet.kind = kind;
    sheet.footer = {printable.left(), printable.bottom() - kFooter, printable.width(), kFooter};
    return sheet;
}

Sheet backOf(const Sheet& front, const SheetLayout& layout) {
    Sheet back = sheetOf(SheetKind::Backs, layout);
    for (const SheetPiece& piece : front.pieces) {
        back.pieces.push_back(
            {piece.piece, mirroredAtLongEdge(piece.square, layout.settings.paper)});
    }
    return back;
}

void addPieceSheets(SheetLayout& layout, int pieces) {
    const SheetSettings& settings = layout.settings;
    const QRectF room = usable(layout);
    const int across = howMany(room.width(), settings.piece, settings.gap);
    const int down = howMany(room.height(), settings.piece, settings.gap);
    if (across < 1 || down < 1)
        refuseSmallPaper(settings);
    const double pitch = settings.piece + settings.gap;
    const double left = room.center().x() - (across * pitch - settings.gap) / 2;
    const int perSheet = across * down;
    for (int first = 0; first < pieces; first += perSheet) {
        Sheet sheet = sheetOf(SheetKind::Pieces, layout);
        for (int i = 0; i < std::min(perSheet, pieces - first); ++i) {
            sheet.pieces.push_back(
                {static_cast<PieceIndex>(first + i),
                 QRectF(left + i % across * pitch, room.top() + i / across * pitch, settings.piece,
                        settings.piece)});
        }
        addCutMarks(sheet);
        layout.sheets.push_back(std::move(sheet));
        if (settings.backs)
            layout.sheets.push_back(backOf(layout.sheets.back(), layout));
    }
}

/// One stretch of a board's width or height.
struct Stretch {
    double from;
    double to;
    double printedTo;
};

/// Divides a board's side between cells into stretches that fit the room with the glued strip.
std::vector<Stretch> stretchesOf(int cells, double cell, double rim, double room) {
    const double whole = cells * cell + 2 * rim;
    std::vector<Stretch> stretches;
    double from = 0;
    while (whole - from > room + kTolerance) {
        const double last = from + room - kOverlap;
        const double to = rim + std::floor((last - rim) / cell + kTolerance) * cell;
        if (to <= from + kTolerance)
            return {};
        stretches.push_back({from, to, std::min(to + kOverlap, whole)});
        from = to;
    }
    stretches.push_back({from, whole, whole});
    return stretches;
}

/// Crosses at the corners of the next pages' parts.
void addJoinMarks(Sheet& sheet) {
    const BoardPart& part = sheet.part;
    const QPointF shift = part.onPaper.topLeft() - part.printed.topLeft();
    const QRectF own = part.own.translated(shift);
    const auto across = [&](double y, double x) {
        sheet.marks.emplace_back(x - kMarkRoom, y, x - kMarkDistance, y);
    };
    const auto down = [&](double x, double y) {
        sheet.marks.emplace_back(x, y - kMarkRoom, x, y - kMarkDistance);
    };
    for (const double y : {own.top(), own.bottom()}) {
        across(y, part.onPaper.left());
        across(y, part.onPaper.right() + kMarkRoom + kMarkDistance);
    }
    for (const double x : {own.left(), own.right()}) {
        down(x, part.onPaper.top());
        down(x, part.onPaper.bottom() + kMarkRoom + kMarkDistance);
    }
}

void addBoardSheets(SheetLayout& layout, GridSize size) {
    const SheetSettings& settings = layout.settings;
    const QRectF room = usable(layout);
    const auto columns = stretchesOf(size.width, settings.piece, layout.rim, room.width());
    const auto rows = stretchesOf(size.height, settings.piece, layout.rim, room.height());
    if (columns.empty() || rows.empty())
        refuseSmallPaper(settings);
    layout.boardColumns = static_cast<int>(columns.size());
    layout.boardRows = static_cast<int>(rows.size());
    for (int row = 0; row < layout.boardRows; ++row) {
        for (int column = 0; column < layout.boardColumns; ++column) {
            const Stretch& x = columns[asIndex(column)];
            const Stretch& y = rows[asIndex(row)];
            Sheet sheet = sheetOf(SheetKind::Board, layout);
            BoardPart& part = sheet.part;
            part.column = column;
            part.row = row;
            part.own = {QPointF(x.from, y.from), QPointF(x.to, y.to)};
            part.printed = {QPointF(x.from, y.from), QPointF(x.printedTo, y.printedTo)};
            part.onPaper = part.printed;
            part.onPaper.moveTopLeft(room.topLeft());
            if (layout.boardColumns == 1)
                part.onPaper.moveLeft(room.center().x() - part.printed.width() / 2);
            if (layout.boardColumns * layout.boardRows > 1)
                addJoinMarks(sheet);
            layout.sheets.push_back(std::move(sheet));
            // Otherwise its back would be the next part.
            if (settings.backs)
                layout.sheets.emplace_back();
        }
    }
}

} // namespace

QSizeF SheetLayout::boardSize(GridSize size) const {
    return {size.width * settings.piece + 2 * rim, size.height * settings.piece + 2 * rim};
}

QRectF SheetLayout::printable() const {
    return QRectF(QPointF(), settings.paper)
        .adjusted(settings.margin, settings.margin, -settings.margin, -settings.margin);
}

QRectF mirroredAtLongEdge(const QRectF& front, QSizeF paper) {
    QRectF back = front;
    if (paper.height() >= paper.width())
        back.moveLeft(paper.width() - front.right());
    else
        back.moveTop(paper.height() - front.bottom());
    return back;
}

SheetLayout layOutSheets(GridSize size, int pieces, const SheetSettings& settings) {
    check(settings);
    SheetLayout layout;
    layout.settings = settings;
    layout.rim = std::min(kRimShare * settings.piece, kWidestRim);
    addPieceSheets(layout, pieces);
    if (settings.board)
        addBoardSheets(layout, size);
    if (!layout.sheets.empty() && layout.sheets.back().kind == SheetKind::Blank)
        layout.sheets.pop_back();
    return layout;
}

} // namespace tessera
