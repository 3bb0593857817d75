// SPDX-License-Identifier: GPL-3.0-or-later
#include "BoardTesting.h"
#include "tests/TestProgram.h"
#include "widgets/board/BoardPicture.h"
#include "widgets/board/BoardThumbnail.h"
#include "widgets/board/BoardView.h"
#include "widgets/colors/ColorMath.h"

#include <QPainter>
#include <QScrollBar>
#include <QStandardItemModel>

#include <algorithm>
#include <cmath>
#include <ctime>

namespace tessera::tst_Mismatches {

namespace {

/// A solved puzzle with some inner pieces rotated.
PuzzleFile turned(GridSize size, const std::vector<int>& cells, Rules rules = {}) {
    PuzzleFile file = solvedPuzzle(size, rules, 12);
    for (const int cell : cells)
        file.board.rotate(cell, 1);
    return file;
}

void show(BoardView& view, const PuzzleFile& file, int pixels) {
    view.resize(pixels, pixels);
    view.setPuzzle(file.puzzle);
    view.setBoard(file.board, file.locked);
    view.setSelectedCells({0});
}

/// The number of pixels in a part whose contrast to the earlier picture is high.
int pixelsThatStandOut(const QImage& marked, const QImage& bare, const QRect& part,
                       double contrast) {
    int count = 0;
    const QRect inside = part.intersected(bare.rect());
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        for (int x = inside.left(); x <= inside.right(); ++x) {
            if (contrastRatio(marked.pixelColor(x, y), bare.pixelColor(x, y)) >= contrast)
                ++count;
        }
    }
    return count;
}

/// The part around a joint, as wide as a cell is.
QRect around(const QLineF& joint, double pitch) {
    const QPointF middle = joint.pointAt(0.5);
    return QRectF(middle - QPointF(pitch, pitch) / 2, QSizeF(pitch, pitch)).toAlignedRect();
}

QPalette darkPalette() {
    QPalette dark(QColor(0x2b, 0x2d, 0x33));
    dark.setColor(QPalette::Window, {0x23, 0x25, 0x2a});
    dark.setColor(QPalette::Base, {0x1b, 0x1c, 0x20});
    return dark;
}

} // namespace

/// Counting, marking, dimming and visiting use the same mismatches.
class TestMismatches : public QObject {
    Q_OBJECT

private slots:
    void eachOnceAsTheScoreCounts() {
        const PuzzleFile file = turned({8, 6}, {9, 10, 27, 37});
        const auto faulty = mismatchesOn(file.puzzle, file.board);
        QVERIFY(!faulty.empty());
        QCOMPARE(static_cast<int>(faulty.size()), scoreOf(file.puzzle, file.board).mismatched);
        QVERIFY(std::ranges::is_sorted(faulty));
        for (int cell = 0; cell < file.board.cells(); ++cell) {
            const bool touched = std::ranges::any_of(faulty, [&](const CellSide& place) {
                return cellsBeside(file.puzzle.size(), place).contains(cell);
            });
            QCOMPARE(isFaultless(file.puzzle, file.board, cell), !touched);
        }
    }

    void rowsAndColumnsAreCounted() {
        const GridSize size{4, 3};
        // Between B1 and C1, between D2 and D3, and below A3.
        const auto counts =
            countMismatches(size, {{1, Side::Right}, {7, Side::Down}, {8, Side::Down}});
        QCOMPARE(counts.rows, std::vector<int>({1, 1, 2}));
        QCOMPARE(counts.columns, std::vector<int>({1, 1, 1, 1}));
    }

    void aWalkVisitsAllAndBeginsAnew() {
        const PuzzleFile file = turned({8, 8}, {9, 30, 45});
        const auto faulty = mismatchesOn(file.puzzle, file.board);
        BoardView view;
        show(view, file, 400);
        view.setCurrentCell(faulty[1].cell + 1);
        const auto first = view.goToMismatch(true);
        QVERIFY(first);
        QVERIFY(first->place.cell > faulty[1].cell);
        QCOMPARE(view.selectedCells(), cellsBeside(file.puzzle.size(), first->place));
        QCOMPARE(view.currentCell(), first->place.cell);
        std::vector<int> visited{first->number};
        while (visited.size() < faulty.size())
            visited.push_back(view.goToMismatch(true)->number);
        QCOMPARE(view.goToMismatch(true)->number, first->number);
        std::ranges::sort(visited);
        for (std::size_t i = 0; i < visited.size(); ++i)
            QCOMPARE(visited[i], static_cast<int>(i) + 1);
        const int count = static_cast<int>(faulty.size());
        QCOMPARE(view.goToMismatch(false)->number, (first->number + count - 2) % count + 1);
        view.setCurrentCell(0);
        QCOMPARE(view.goToMismatch(false)->number, count);
        show(view, turned({8, 8}, {}), 400);
        QVERIFY(!view.goToMismatch(true));
    }

    void aWalkScrollsThere() {
        const PuzzleFile file = turned({16, 16}, {238}); // near the lower right corner
        BoardView view;
        show(view, file, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        for (int i = 0; i < 8; ++i)
            view.zoomIn();
        view.horizontalScrollBar()->setValue(0);
        view.verticalScrollBar()->setValue(0);
        const auto stop = view.goToMismatch(true);
        for (const int cell : cellsBeside(file.puzzle.size(), stop->place))
            QVERIFY(view.viewport()->rect().contains(view.cellRect(cell)));
    }

    void marksStandOutAtAnySize_data() {
        QTest::addColumn<int>("cells");
        QTest::addColumn<int>("pixels");
        QTest::addColumn<double>("contrast");
        QTest::newRow("4×4") << 4 << 500 << 3.0;
        QTest::newRow("16×16") << 16 << 500 << 3.0;
        QTest::newRow("32×32") << 32 << 500 << 3.0;
        QTest::newRow("64×64") << 64 << 560 << 2.0;
        QTest::newRow("64×64, small") << 64 << 350 << 1.5;
    }
    void marksStandOutAtAnySize() {
        QFETCH(int, cells);
        QFETCH(int, pixels);
        QFETCH(double, contrast);
        const GridSize size{cells, cells};
        std::vector<int> wrong;
        for (int i = 0; i < cells - 2; i += 2)
            wrong.push_back(size.cell(1 + i, 1 + (i * 7) % (cells - 2)));
        const PuzzleFile file = turned(size, wrong);
        const auto faulty = mismatchesOn(file.puzzle, file.board);
        for (const TileTheme& theme : tileThemes()) {
            for (const QPalette& palette : {QPalette(Qt::white), darkPalette()}) {
                BoardView view;
                view.setPalette(palette);
                view.setTheme(theme);
                show(view, file, pixels);
                view.setOverlays(BoardOverlay::Mismatches);
                const QImage marked = view.viewport()->grab().toImage();
                view.setOverlays({});
                const QImage bare = view.viewport()->grab().toImage();
                const double pitch = view.cellPitch();
                for (const CellSide& place : faulty) {
                    const QRectF cell(view.cellRect(place.cell).topLeft(), QSizeF(pitch, pitch));
                    const QRect part = around(jointLine(cell, place.side), pitch);
                    QVERIFY2(pixelsThatStandOut(marked, bare, part, contrast) >= 4,
                             qPrintable(QStringLiteral("%1, cell %2, %3 px")
                                            .arg(theme.id)
                                            .arg(place.cell)
                                            .arg(pitch)));
                }
            }
        }
    }

    /// As at the start of a search: at random.
    void veryManyLeaveTheBoardInSight() {
        std::vector<int> all;
        for (int cell = 0; cell < 32 * 32; ++cell)
            all.push_back(cell);
        const PuzzleFile file = turned({32, 32}, all);
        QVERIFY(isCrowded(file.puzzle, mismatchesOn(file.puzzle, file.board)));
        BoardView view;
        show(view, file, 400);
        view.setOverlays(BoardOverlay::Mismatches);
        const QImage marked = view.viewport()->grab().toImage();
        view.setOverlays({});
        const QImage bare = view.viewport()->grab().toImage();
        const double area = 1024 * view.cellPitch() * view.cellPitch();
        const int covered = pixelsThatStandOut(marked, bare, bare.rect(), 1.05);
        QVERIFY(covered > 0.05 * area);
        QVERIFY2(covered < 0.35 * area, qPrintable(QString::number(covered / area)));
    }

    void smallPicturesAndThumbnailsHaveThem() {
        const PuzzleFile file = turned({32, 32}, {100, 500, 700});
        PictureOptions bare;
        bare.mismatches = false;
        const QImage without = boardImage(file, 260, bare); // 8 px a cell
        const QImage with = boardImage(file, 260, {});
        QVERIFY(pixelsThatStandOut(with, without, without.rect(), 1.5) >= 4 * 3);

        // The same puzzle, solved, is the one without marks.
        const auto thumbnail = [](const PuzzleFile& shown) {
            BoardThumbnailDelegate delegate;
            delegate.setBoardSize(200); // 6 px a cell
            QStandardItemModel model(1, 1);
            model.setData(model.index(0, 0),
                          QVariant::fromValue(BoardThumbnail{
                              std::make_shared<const Puzzle>(shown.puzzle), shown.board}),
                          BoardThumbnailDelegate::kThumbnailRole);
            QStyleOptionViewItem option;
            option.rect = QRect(0, 0, 212, 240);
            QImage image(option.rect.size(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            delegate.paint(&painter, option, model.index(0, 0));
            painter.end();
            return image;
        };
        const QColor red(0xE8, 0x10, 0x3C);
        const auto redPixels = [&](const QImage& image) {
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    count += image.pixelColor(x, y) == red ? 1 : 0;
            }
            return count;
        };
        const auto faulty = static_cast<int>(mismatchesOn(file.puzzle, file.board).size());
        QCOMPARE(redPixels(thumbnail(turned({32, 32}, {}))), 0);
        QVERIFY(redPixels(thumbnail(file)) >= 4 * faulty);
    }

    void whatMatchesIsDimmedAndFollows() {
        PuzzleFile file = turned({8, 8}, {18});
        BoardView view;
        show(view, file, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setOverlays({});
        const QImage bare = view.viewport()->grab().toImage();
        view.setOverlays(BoardOverlay::DimMatched);
        const QImage dimmed = view.viewport()->grab().toImage();
        const auto isDimmed = [&](const QImage& image, const QImage& before, int cell) {
            return image.copy(view.cellRect(cell)) != before.copy(view.cellRect(cell));
        };
        for (int cell = 1; cell < 64; ++cell)
            QCOMPARE(isDimmed(dimmed, bare, cell), isFaultless(file.puzzle, file.board, cell));
        // Rotated back, as a search would.
        file.board.rotate(18, 3);
        view.setBoard(file.board, file.locked);
        QVERIFY(isDimmed(view.viewport()->grab().toImage(), dimmed, 17));
    }

    /// 60 frames a second, in processor time and with all overlays; with room for a slow build.
    void allOfItIsPaintedInTime() {
        std::vector<int> wrong;
        for (int cell = 70; cell < 4000; cell += 40)
            wrong.push_back(cell);
        const PuzzleFile file = turned({64, 64}, wrong);
        BoardView view;
        show(view, file, 560);
        view.setOverlays(BoardOverlay::Mismatches | BoardOverlay::DimMatched |
                         BoardOverlay::MismatchCounts | BoardOverlay::Heat | BoardOverlay::Locks |
                         BoardOverlay::Coordinates | BoardOverlay::Legend);
        view.setHeat(std::vector<float>(4096, 1.0F));
        QImage image(view.size(), QImage::Format_RGB32);
        double least = 1e9;
        // More often where other work shares the processor's core.
        for (int i = 0; i < 12 || (least >= 40 && i < 100); ++i) {
            const std::clock_t begin = std::clock();
            view.render(&image);
            least = std::min(least,
                             1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
        }
        qInfo("64×64 with all overlays: %.1f ms", least);
        QVERIFY(least < 40);
    }

    void countsStandAtTheEdge_data() {
        QTest::addColumn<int>("cells");
        QTest::newRow("numbers") << 8;
        QTest::newRow("bars") << 64;
    }
    void countsStandAtTheEdge() {
        QFETCH(int, cells);
        const GridSize size{cells, cells};
        PuzzleFile file = turned(size, {size.cell(2, 4)});
        BoardView view;
        show(view, file, 400);
        view.setOverlays(BoardOverlay::MismatchCounts);
        const QImage with = view.viewport()->grab().toImage();
        file.board.rotate(size.cell(2, 4), 3);
        view.setBoard(file.board, file.locked);
        const QImage none = view.viewport()->grab().toImage();
        const auto onTheRight = [&](int row) {
            QRect box = view.cellRect(size.cell(cells - 1, row));
            box.translate(box.width() + 1, 0);
            box.setWidth(12);
            return with.copy(box) != none.copy(box);
        };
        QVERIFY(onTheRight(4));
        QVERIFY(!onTheRight(1));
        QVERIFY(!onTheRight(6));
        QRect below = view.cellRect(size.cell(2, cells - 1));
        below.translate(0, below.height() + 1);
        below.setHeight(12);
        QVERIFY(with.copy(below) != none.copy(below));
    }
};

TESSERA_TEST(TestMismatches, Needs::Window)

} // namespace tessera::tst_Mismatches

#include "tst_Mismatches.moc"
