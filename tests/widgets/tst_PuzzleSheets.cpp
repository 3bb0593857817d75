// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "widgets/board/TileArt.h"
#include "widgets/print/PrintedPages.h"

#include "core/edges/generate/Generator.h"
#include "core/support/UserError.h"

#include <QPainter>

namespace tessera::tst_PuzzleSheets {

namespace {

bool goOn(int, int) { return true; }

PuzzleFile puzzleOf(GridSize size, Rules rules = {}) {
    GeneratorSettings settings;
    settings.size = size;
    settings.rules = rules;
    settings.solved = true;
    return generatePuzzle(settings);
}

/// Share of the pixels in a rectangle of the paper that are not white.
double ink(const QImage& page, QSizeF paper, const QRectF& millimetres) {
    const double scale = page.width() / paper.width();
    const QRect area =
        QRectF(millimetres.topLeft() * scale, millimetres.size() * scale).toAlignedRect() &
        page.rect();
    int inked = 0;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x)
            inked += page.pixelColor(x, y).lightness() < 250 ? 1 : 0;
    }
    return inked / double(std::max(1, area.width() * area.height()));
}

} // namespace

class TestPuzzleSheets : public QObject {
    Q_OBJECT

private slots:
    void piecesAndNumbersStandWhereTheLayoutSays_data() {
        QTest::addColumn<bool>("isSigned");
        QTest::addColumn<QSizeF>("paper");
        QTest::newRow("A4") << false << QSizeF(210, 297);
        QTest::newRow("Letter across, signed") << true << QSizeF(279.4, 215.9);
    }

    void piecesAndNumbersStandWhereTheLayoutSays() {
        QFETCH(bool, isSigned);
        QFETCH(QSizeF, paper);
        const PuzzleFile file = puzzleOf({5, 3}, {!isSigned, isSigned});
        SheetSettings settings;
        settings.paper = paper;
        const PrintedPages pages = puzzleSheets(file, settings, QStringLiteral("simple"));
        const SheetLayout layout = layOutSheets({5, 3}, 15, settings);
        QCOMPARE(pages.count, static_cast<int>(layout.sheets.size()));
        QCOMPARE(pages.paper, paper);
        const QImage front = pageImage(pages, 0, 1200);
        const QImage back = pageImage(pages, 1, 1200);
        for (std::size_t i = 0; i < 15; ++i) {
            QVERIFY(ink(front, paper, layout.sheets[0].pieces[i].square) > 0.9);
            const double number = ink(back, paper, layout.sheets[1].pieces[i].square);
            QVERIFY(number > 0.005 && number < 0.3);
        }
        QVERIFY(ink(back, paper, QRectF(0, 0, 9, paper.height())) == 0);
        // Nothing in the margins.
        for (int page = 0; page < pages.count; ++page) {
            const QImage image = pageImage(pages, page, 1200);
            QVERIFY(ink(image, paper, QRectF(0, 0, paper.width(), 9.5)) == 0);
            QVERIFY(ink(image, paper, QRectF(0, 0, 9.5, paper.height())) == 0);
            QVERIFY(ink(image, paper, QRectF(paper.width() - 9.5, 0, 9, paper.height())) == 0);
            QVERIFY(ink(image, paper, QRectF(0, paper.height() - 9.5, paper.width(), 9)) == 0);
        }
    }

    void aPieceLooksAsOnTheScreen() {
        const PuzzleFile file = puzzleOf({2, 2});
        SheetSettings settings;
        settings.piece = 60;
        const PrintedPages pages = puzzleSheets(file, settings, QStringLiteral("simple"));
        const SheetLayout layout = layOutSheets({2, 2}, 4, settings);
        const QImage page = pageImage(pages, 0, 1188); // four pixels a millimetre
        for (const SheetPiece& piece : layout.sheets[0].pieces) {
            for (const Side side : kSides) {
                const Color color = file.puzzle.piece(piece.piece).edge(side);
                const QColor expected = color == kGrey ? TileColors::forPictures().frame
                                                       : tileThemes()[1].look(color).ground;
                const QPointF place = sideTransform(piece.square, side).map(QPointF(0, 0.2));
                QCOMPARE(page.pixel((place * 4).toPoint()), expected.rgb());
            }
        }
    }

    void hintsAreOnTheBoardAndNothingElse() {
        const PuzzleFile solved = puzzleOf({3, 3});
        PuzzleFile file(solved.puzzle.withHints({{4, solved.board.at(4)}}), solved.info);
        file.board = solved.board;
        const SheetSettings settings;
        const PrintedPages pages = puzzleSheets(file, settings, QString());
        const SheetLayout layout = layOutSheets({3, 3}, 9, settings);
        QCOMPARE(layout.sheets.back().kind, SheetKind::Board);
        const QImage page = pageImage(pages, pages.count - 1, 1200);
        for (int cell = 0; cell < 9; ++cell) {
            const QRectF square(QPointF(cell % 3, cell / 3) * settings.piece, QSizeF(20, 20));
            const QPointF corner =
                layout.sheets.back().part.onPaper.topLeft() + QPointF(layout.rim, layout.rim);
            const double share =
                ink(page, settings.paper, square.translated(corner).adjusted(1, 1, -1, -1));
            QVERIFY(cell == 4 ? share > 0.8 : share == 0);
        }
    }

    void onlyFramedPuzzlesHaveAFrame() {
        for (const bool framed : {true, false}) {
            const SheetSettings settings;
            const PrintedPages pages =
                puzzleSheets(puzzleOf({3, 3}, {framed, false}), settings, QString());
            const SheetLayout layout = layOutSheets({3, 3}, 9, settings);
            const QPointF corner = layout.sheets.back().part.onPaper.topLeft();
            const double share =
                ink(pageImage(pages, pages.count - 1, 1200), settings.paper,
                    QRectF(corner, QSizeF(layout.rim, layout.rim)).adjusted(1, 1, -1, -1));
            QCOMPARE(share > 0.5, framed);
        }
    }

    void pdfHasAllPagesAndCanBeCancelled() {
        const PuzzleFile file = puzzleOf({6, 6});
        const PrintedPages pages = puzzleSheets(file, SheetSettings(), QString());
        std::vector<int> done;
        const auto bytes = pagesPdf(pages, [&](int now, int total) {
            done.push_back(now);
            return total == pages.count;
        });
        QVERIFY(bytes && bytes->startsWith("%PDF-"));
        QCOMPARE(bytes->count("/Type /Page\n"), pages.count);
        QCOMPARE(done.size(), static_cast<std::size_t>(pages.count + 1));
        QVERIFY(!pagesPdf(pages, [](int now, int) { return now < 1; }));
        QVERIFY(!pagesPdf(pages, [](int now, int total) { return now < total; }));
    }

    void aPuzzleWithoutPiecesIsRefused() {
        const PuzzleFile file(Puzzle({4, 4}, Rules(), {}));
        QVERIFY_THROWS_EXCEPTION(UserError,
                                 static_cast<void>(puzzleSheets(file, SheetSettings(), QString())));
    }

    void aBoardFillsItsPage() {
        const PuzzleFile file = puzzleOf({7, 4});
        const QSizeF paper(210, 297);
        const PrintedPages pages = boardPages(file, PictureOptions(), paper, 15);
        QCOMPARE(pages.count, 1);
        const QImage page = pageImage(pages, 0, 1200);
        QVERIFY(ink(page, paper, QRectF(16, 140, 178, 17)) > 0.9);
        QVERIFY(ink(page, paper, QRectF(0, 0, 14.5, 297)) == 0);
        QVERIFY(ink(page, paper, QRectF(0, 0, 210, 80)) == 0);
        QVERIFY(pagesPdf(pages, goOn).has_value());
    }

    void marginsThatLeaveNoRoomAreRefused() {
        const PuzzleFile file = puzzleOf({4, 4});
        for (const double margin : {105.0, 102.0, 1e9}) {
            QVERIFY_THROWS_EXCEPTION(
                UserError,
                static_cast<void>(boardPages(file, PictureOptions(), QSizeF(210, 297), margin)));
        }
    }
};

TESSERA_TEST(TestPuzzleSheets, Needs::Window)

} // namespace tessera::tst_PuzzleSheets

#include "tst_PuzzleSheets.moc"
