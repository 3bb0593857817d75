// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "widgets/print/SheetLayout.h"

#include "core/support/UserError.h"

#include <limits>

namespace tessera::tst_SheetLayout {

namespace {

constexpr double kTolerance = 1e-6;

const QSizeF kA4(210, 297);
const QSizeF kLetter(215.9, 279.4);

bool contains(const QRectF& outer, const QRectF& inner) {
    // QRectF::contains() returns false for lines.
    return inner.left() > outer.left() - kTolerance && inner.right() < outer.right() + kTolerance &&
           inner.top() > outer.top() - kTolerance && inner.bottom() < outer.bottom() + kTolerance;
}

QRectF boundsOf(const QLineF& line) { return QRectF(line.p1(), line.p2()).normalized(); }

bool overlap(const QRectF& a, const QRectF& b) {
    const QRectF common = a & b;
    return common.width() > kTolerance && common.height() > kTolerance;
}

std::vector<Sheet> ofKind(const SheetLayout& layout, SheetKind kind) {
    std::vector<Sheet> sheets;
    std::ranges::copy_if(layout.sheets, std::back_inserter(sheets),
                         [kind](const Sheet& sheet) { return sheet.kind == kind; });
    return sheets;
}

bool isClose(const QRectF& a, const QRectF& b) { return contains(a, b) && contains(b, a); }

} // namespace

class TestSheetLayout : public QObject {
    Q_OBJECT

private slots:
    void layouts_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<SheetSettings>("settings");
        const auto add = [](int width, int height, const SheetSettings& settings) {
            QTest::addRow("%dx%d, %gx%g paper, %g mm, gap %g%s", width, height,
                          settings.paper.width(), settings.paper.height(), settings.piece,
                          settings.gap, settings.backs ? ", backs" : "")
                << width << height << settings;
        };
        for (const QSizeF paper : {kA4, kLetter, kA4.transposed()}) {
            for (const bool backs : {true, false}) {
                for (const double piece : {5.0, 17.3, 20.0, 60.0, 100.0}) {
                    for (const double gap : {0.0, 3.0}) {
                        add(4, 4, {paper, 10, piece, gap, backs, true});
                        add(16, 16, {paper, 10, piece, gap, backs, true});
                        add(12, 6, {paper, 7.5, piece, gap, backs, true});
                    }
                }
            }
        }
        add(1, 1, {});
        add(127, 127, {kA4, 10, 5, 0, true, true});
        add(64, 1, {kLetter, 0, 30, 0, true, true});
    }

    void layouts() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(SheetSettings, settings);
        const GridSize size{width, height};
        const SheetLayout layout = layOutSheets(size, size.cells(), settings);
        checkPieces(layout, size.cells());
        checkBacks(layout);
        checkBoard(layout, size);
        checkMarks(layout);
    }

    void aBackIsMirroredAtTheLongEdge() {
        QCOMPARE(mirroredAtLongEdge({10, 20, 30, 30}, {210, 297}), QRectF(170, 20, 30, 30));
        QCOMPARE(mirroredAtLongEdge({10, 20, 30, 30}, {297, 210}), QRectF(10, 160, 30, 30));
    }

    void aSmallBoardStaysWhole() {
        const SheetLayout layout = layOutSheets({4, 4}, 16, SheetSettings());
        const auto boards = ofKind(layout, SheetKind::Board);
        QCOMPARE(boards.size(), std::size_t(1));
        QVERIFY(boards.front().marks.empty());
        QCOMPARE(layout.boardSize({4, 4}), QSizeF(94, 94));
        QCOMPARE(layout.sheets.size(), std::size_t(3)); // pieces, their back, board
    }

    void onlyWhatWasAskedFor() {
        SheetSettings settings;
        settings.backs = false;
        settings.board = false;
        const SheetLayout layout = layOutSheets({16, 16}, 256, settings);
        QCOMPARE(layout.sheets.size(), ofKind(layout, SheetKind::Pieces).size());
    }

    void piecesAreAsManyAsThereAre() {
        // A puzzle that is being made may have more pieces than cells, or none.
        checkPieces(layOutSheets({4, 4}, 30, SheetSettings()), 30);
        checkPieces(layOutSheets({4, 4}, 0, SheetSettings()), 0);
    }

    void nonsenseIsRefused_data() {
        QTest::addColumn<SheetSettings>("settings");
        constexpr double nan = std::numeric_limits<double>::quiet_NaN();
        constexpr double infinity = std::numeric_limits<double>::infinity();
        QTest::newRow("piece of no size") << SheetSettings{kA4, 10, 0, 0, true, true};
        QTest::newRow("negative piece") << SheetSettings{kA4, 10, -20, 0, true, true};
        QTest::newRow("piece that is no number") << SheetSettings{kA4, 10, nan, 0, true, true};
        QTest::newRow("endless piece") << SheetSettings{kA4, 10, infinity, 0, true, true};
        QTest::newRow("piece larger than the paper")
            << SheetSettings{{100, 150}, 10, 95, 0, true, true};
        QTest::newRow("no room for a cell and the strip to glue")
            << SheetSettings{{120, 120}, 10, 82, 0, true, true};
        QTest::newRow("margins all over") << SheetSettings{kA4, 105, 20, 0, true, true};
        QTest::newRow("negative margin") << SheetSettings{kA4, -1, 20, 0, true, true};
        QTest::newRow("endless margin") << SheetSettings{kA4, infinity, 20, 0, true, true};
        QTest::newRow("negative gap") << SheetSettings{kA4, 10, 20, -1, true, true};
        QTest::newRow("paper of no size") << SheetSettings{{0, 0}, 0, 20, 0, true, true};
        QTest::newRow("paper that is no number") << SheetSettings{{nan, 297}, 0, 20, 0, true, true};
        QTest::newRow("endless paper") << SheetSettings{{infinity, 297}, 0, 20, 0, true, true};
    }

    void nonsenseIsRefused() {
        QFETCH(SheetSettings, settings);
        try {
            static_cast<void>(layOutSheets({16, 16}, 256, settings));
            QFAIL("was laid out");
        } catch (const UserError& error) {
            QVERIFY(error.sentence().endsWith(u'.'));
            QVERIFY(!error.sentence().contains(u'\n'));
        }
    }

private:
    /// Each exactly once, as large as asked for, side by side inside the margins.
    static void checkPieces(const SheetLayout& layout, int count) {
        std::vector<int> seen(static_cast<std::size_t>(count), 0);
        for (const Sheet& sheet : ofKind(layout, SheetKind::Pieces)) {
            for (std::size_t i = 0; i < sheet.pieces.size(); ++i) {
                const SheetPiece& piece = sheet.pieces[i];
                ++seen.at(piece.piece);
                QVERIFY(contains(layout.printable(), piece.square));
                QVERIFY(std::abs(piece.square.width() - layout.settings.piece) < kTolerance);
                QVERIFY(std::abs(piece.square.height() - layout.settings.piece) < kTolerance);
                QVERIFY(!overlap(piece.square, sheet.footer));
                if (sheet.pieces.size() > 500)
                    continue;
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(!overlap(piece.square, sheet.pieces[j].square));
            }
        }
        QVERIFY(std::ranges::all_of(seen, [](int times) { return times == 1; }));
    }

    /// When turned over, each sheet has its numbers behind its pieces.
    static void checkBacks(const SheetLayout& layout) {
        QCOMPARE(ofKind(layout, SheetKind::Backs).size(),
                 layout.settings.backs ? ofKind(layout, SheetKind::Pieces).size() : 0U);
        for (std::size_t i = 0; i < layout.sheets.size(); ++i) {
            const Sheet& back = layout.sheets[i];
            // Fronts are printed on the fronts of the paper.
            const bool isBack = back.kind == SheetKind::Backs || back.kind == SheetKind::Blank;
            QCOMPARE(isBack, layout.settings.backs && i % 2 == 1);
            if (back.kind != SheetKind::Backs)
                continue;
            const Sheet& front = layout.sheets[i - 1];
            QCOMPARE(front.kind, SheetKind::Pieces);
            QCOMPARE(back.pieces.size(), front.pieces.size());
            for (std::size_t j = 0; j < front.pieces.size(); ++j) {
                QCOMPARE(back.pieces[j].piece, front.pieces[j].piece);
                const QRectF seenFromTheFront =
                    mirroredAtLongEdge(back.pieces[j].square, layout.settings.paper);
                QVERIFY(isClose(seenFromTheFront, front.pieces[j].square));
            }
        }
    }

    /// The parts are the board, no more and no less, at the scale of the pieces.
    static void checkBoard(const SheetLayout& layout, GridSize size) {
        const QRectF whole(QPointF(), layout.boardSize(size));
        const auto sheets = ofKind(layout, SheetKind::Board);
        QCOMPARE(static_cast<int>(sheets.size()), layout.boardColumns * layout.boardRows);
        double area = 0;
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            const BoardPart& part = sheets[i].part;
            area += part.own.width() * part.own.height();
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!overlap(part.own, sheets[j].part.own));
            QVERIFY(contains(whole, part.own));
            QVERIFY(contains(part.printed, part.own));
            QVERIFY(contains(whole, part.printed));
            QVERIFY(contains(layout.printable(), part.onPaper));
            QVERIFY(!overlap(part.onPaper, sheets[i].footer));
            QVERIFY(std::abs(part.onPaper.width() - part.printed.width()) < kTolerance);
            QVERIFY(std::abs(part.onPaper.height() - part.printed.height()) < kTolerance);
            // Joints are between cells, and the next page has a strip for gluing.
            const double cells = (part.own.right() - layout.rim) / layout.settings.piece;
            if (part.column + 1 < layout.boardColumns) {
                QVERIFY(std::abs(cells - std::round(cells)) < kTolerance);
                QVERIFY(part.printed.right() > part.own.right() + 1);
            }
        }
        QVERIFY(std::abs(area - whole.width() * whole.height()) < 1e-3);
    }

    /// Inside the margins and outside what is cut or played on.
    static void checkMarks(const SheetLayout& layout) {
        for (const Sheet& sheet : layout.sheets) {
            if (sheet.kind == SheetKind::Blank)
                continue;
            QVERIFY(contains(layout.printable(), sheet.footer));
            for (const QLineF& mark : sheet.marks) {
                QVERIFY(contains(layout.printable(), boundsOf(mark)));
                if (sheet.pieces.size() > 500)
                    continue;
                for (const SheetPiece& piece : sheet.pieces)
                    QVERIFY(!piece.square.intersects(boundsOf(mark).adjusted(0, 0, .01, .01)));
                QVERIFY(!sheet.part.onPaper.intersects(boundsOf(mark).adjusted(0, 0, .01, .01)));
            }
            if (sheet.kind == SheetKind::Pieces)
                QVERIFY(sheet.marks.size() >= 8);
        }
    }
};

TESSERA_TEST(TestSheetLayout, Needs::Nothing)

} // namespace tessera::tst_SheetLayout

#include "tst_SheetLayout.moc"
