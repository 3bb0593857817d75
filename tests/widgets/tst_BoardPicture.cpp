// SPDX-License-Identifier: GPL-3.0-or-later
#include "BoardTesting.h"
#include "PictureTesting.h"
#include "tests/TestProgram.h"
#include "widgets/board/BoardMarks.h"
#include "widgets/board/BoardPicture.h"
#include "widgets/board/BoardView.h"
#include "widgets/board/TileTheme.h"
#include "widgets/pictures/PictureFile.h"

#include "core/edges/generate/PuzzlePresets.h"
#include "core/edges/puzzle/Board.h"

#include <QPaintEvent>
#include <QPainter>
#include <QPalette>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QSvgRenderer>

#include <cmath>

namespace tessera::tst_BoardPicture {

namespace {

QByteArray svgOf(const PuzzleFile& file, const PictureOptions& options, int pixels = 800) {
    return boardPictureBytes(file, PictureFormat::Svg, pixels, options);
}

/// Share of the pixels whose colours differ clearly.
double difference(const QImage& a, const QImage& b) {
    return testing::differentPixels(a, b) / double(a.width() * a.height());
}

/// A changed board with an empty cell.
PuzzleFile changedBoard(bool isSigned) {
    PuzzleFile file = solvedPuzzle({16, 16}, {true, isSigned}, 22);
    file.board.swap(100, 140);
    file.board.clear(70);
    return file;
}

void everyTheme() {
    QTest::addColumn<QString>("theme");
    QTest::addColumn<bool>("isSigned");
    for (const TileTheme& theme : tileThemes()) {
        QTest::addRow("%s", qPrintable(theme.id)) << QString(theme.id) << false;
        QTest::addRow("%s signed", qPrintable(theme.id)) << QString(theme.id) << true;
    }
}

QImage imageOf(const PuzzleFile& file, const PictureOptions& options = {}, int pixels = 400) {
    return boardImage(file, pixels, options);
}

/// Collects what a widget is asked to paint.
class PaintedRegion : public QObject {
public:
    explicit PaintedRegion(QWidget* widget) { widget->installEventFilter(this); }
    bool eventFilter(QObject* /*object*/, QEvent* event) override {
        if (event->type() == QEvent::Paint)
            m_region += static_cast<QPaintEvent*>(event)->region();
        return false;
    }
    [[nodiscard]] const QRegion& region() const { return m_region; }
    void clear() { m_region = QRegion(); }

private:
    QRegion m_region;
};

} // namespace

/// Pictures as vectors and pixels, and what the view paints.
class TestBoardPicture : public QObject {
    Q_OBJECT

private slots:
    void theLongerSideHasTheAskedPixels() {
        QCOMPARE(imageOf(solvedPuzzle({12, 6}), {}, 500).width(), 500);
        const QImage tall = imageOf(solvedPuzzle({2, 6}), {}, 300);
        QCOMPARE(tall.height(), 300);
        const QSizeF aspect = boardAspect({2, 6});
        QCOMPARE(tall.width(), qRound(300 * aspect.width() / aspect.height()));
    }

    void tilesLieWhereTheyBelong() {
        const PuzzleFile file = solvedPuzzle({4, 4}, {false, false}, 8);
        PictureOptions options;
        options.theme = QStringLiteral("simple");
        const QImage image = imageOf(file, options, 470); // 100 pixels a cell
        for (int cell = 0; cell < 16; ++cell) {
            const QPoint corner(35 + 100 * (cell % 4), 35 + 100 * (cell / 4));
            const std::array<QPoint, 4> places{QPoint(50, 20), QPoint(80, 50), QPoint(50, 80),
                                               QPoint(20, 50)};
            for (const Side side : kSides) {
                const Color color = file.puzzle.edge(file.board.at(cell), side);
                QCOMPARE(image.pixelColor(corner + places[static_cast<std::size_t>(side)]),
                         findTileTheme(u"simple")->look(color).ground);
            }
        }
    }

    void svgIsSmallAndShowsTheSame_data() { everyTheme(); }
    void svgIsSmallAndShowsTheSame() {
        QFETCH(QString, theme);
        QFETCH(bool, isSigned);
        const PuzzleFile file = changedBoard(isSigned);
        PictureOptions options;
        options.theme = theme;
        const QByteArray svg = svgOf(file, options);
        qInfo("%lld bytes", static_cast<long long>(svg.size()));
        // Each pattern is written once.
        QVERIFY(svg.size() < 120'000);
        QVERIFY(!svg.contains("<image"));
        QSvgRenderer renderer(svg);
        QVERIFY(renderer.isValid());
        QImage rendered(800, 800, QImage::Format_ARGB32_Premultiplied);
        rendered.fill(Qt::white);
        QPainter painter(&rendered);
        renderer.render(&painter);
        painter.end();
        QVERIFY(difference(rendered, imageOf(file, options, 800)) < 0.01);
    }

    void anotherProgramShowsTheSame_data() { everyTheme(); }
    void anotherProgramShowsTheSame() {
        const QString program = QStandardPaths::findExecutable(QStringLiteral("rsvg-convert"));
        if (program.isEmpty())
            QSKIP("there is no rsvg-convert here");
        QFETCH(QString, theme);
        QFETCH(bool, isSigned);
        const PuzzleFile file = changedBoard(isSigned);
        PictureOptions options;
        options.theme = theme;
        QProcess process;
        process.start(program, {QStringLiteral("--format=png"),
                                QStringLiteral("--background-color"), QStringLiteral("white")});
        process.write(svgOf(file, options));
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(TESSERA_PATIENCE));
        const QImage rendered = QImage::fromData(process.readAllStandardOutput());
        const QImage picture = imageOf(file, options, 800);
        QCOMPARE(rendered.size(), picture.size());
        QVERIFY(difference(rendered.convertToFormat(picture.format()), picture) < 0.01);
    }

    void onlyASelectionIsShown() {
        PuzzleFile file = solvedPuzzle({6, 4}, {}, 8);
        file.board.rotate(8, 1);
        PictureOptions options;
        options.coordinates = true;
        options.cells = {7, 8, 13};
        // Two columns and two rows, with a corner that is not shown.
        QCOMPARE(boardAspect({6, 4}, options.cells), boardAspect({2, 2}));
        const QImage image = imageOf(file, options, 540); // 200 pixels a cell
        QCOMPARE(image.size(), QSize(540, 540));
        const QColor background = TileColors::forPictures().background;
        QCOMPARE(image.pixelColor(370, 370), background);
        QCOMPARE(image.pixelColor(530, 530), background);
        QVERIFY(image.pixelColor(170, 100) != background);
        const auto letter = [&](const QImage& picture) { return picture.copy(70, 0, 200, 68); };
        options.coordinates = false;
        QVERIFY(letter(imageOf(file, options, 540)) != letter(image));
        const QByteArray svg = svgOf(file, options, 540);
        QVERIFY(svg.size() < svgOf(file, {}, 540).size());
        options.cells = {-3, 99};
        QVERIFY(!imageOf(file, options, 100).isNull());
    }

    /// A picture of vectors can be enlarged; one of pixels has the numbers of the screen.
    void numbersAreInPicturesOfLargePuzzles() {
        PictureOptions options;
        options.labels = true;
        const auto shown = [&](GridSize size, PictureFormat format) {
            const PuzzleFile file = solvedPuzzle(size, {}, 20);
            return boardPictureBytes(file, format, kUsualPicture, options) !=
                   boardPictureBytes(file, format, kUsualPicture, {});
        };
        QVERIFY(shown({32, 32}, PictureFormat::Png));
        QVERIFY(!shown({64, 64}, PictureFormat::Png));
        QVERIFY(shown({120, 2}, PictureFormat::Svg));
        QVERIFY(shown({120, 2}, PictureFormat::Pdf));
    }

    void tabsReachIntoEmptyCells() {
        PuzzleFile file = solvedPuzzle({4, 4}, {true, true}, 6);
        file.board.clear(5);
        QVERIFY(std::ranges::any_of(kSides, [&](Side side) {
            const int neighbour = *file.board.size().neighbour(5, side);
            return file.puzzle.edge(file.board.at(neighbour), opposite(side)) > 0;
        }));
        const auto isBlank = [](QImage cell) {
            const QImage seen = cell;
            cell.fill(TileColors::forPictures().empty);
            return cell == seen;
        };
        // 100 pixels a cell
        QVERIFY(!isBlank(imageOf(file, {}, 470).copy(140, 140, 90, 90)));
        // Without its piece a tab is not shown either.
        PictureOptions alone;
        alone.cells = {5};
        QVERIFY(isBlank(imageOf(file, alone, 170).copy(40, 40, 90, 90)));
    }

    void longRowNumbersFitTheRim() {
        QImage image(200, 300, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        constexpr int kRim = 20;
        paintCoordinates(painter, QRectF(60, 60, 120, 200), kRim, {3, 120},
                         TileColors::forPictures(), {0, 99, 3, 5});
        painter.end();
        int inked = 0;
        for (int y = 60; y < 300; ++y) {
            for (int x = 0; x < 200; ++x) {
                const bool ink = image.pixelColor(x, y) != QColor(Qt::white);
                inked += ink ? 1 : 0;
                QVERIFY2(!ink || (x >= 60 - kRim && x < 60), qPrintable(QString::number(x)));
            }
        }
        QVERIFY(inked > 0);
    }

    void theBackgroundCanBeLeftOut() {
        PictureOptions options;
        const PuzzleFile file = solvedPuzzle({3, 3});
        QCOMPARE(imageOf(file, options).pixelColor(0, 0).alpha(), 255);
        options.transparent = true;
        QCOMPARE(imageOf(file, options).pixelColor(0, 0).alpha(), 0);
        QCOMPARE(imageOf(file, options).pixelColor(200, 200).alpha(), 255);
    }

    /// A coloured edge towards the frame breaks the rules without any neighbour.
    void colouredEdgesTowardsTheFrameAreMarked() {
        PuzzleFile file = blankPuzzle({3, 3}, {}, 2);
        file.board.clearAll();
        file.board.place(0, {0, 0});
        PictureOptions marked;
        PictureOptions plain;
        plain.mismatches = false;
        const auto marks = [&] {
            return difference(boardImage(file, 300, marked), boardImage(file, 300, plain));
        };
        QCOMPARE(marks(), 0.0);
        file.board.rotate(0, 2);
        QVERIFY(isFaulty(file.puzzle, file.board, 0, Side::Up));
        QVERIFY(!isFaulty(file.puzzle, file.board, 0, Side::Right));
        QVERIFY(marks() > 0);

        // In the window, too.
        BoardView view;
        view.resize(300, 300);
        view.setPuzzle(file.puzzle);
        view.setBoard(file.board, {});
        view.show();
        const QImage with = view.grab().toImage();
        view.setOverlays({});
        QVERIFY(difference(with, view.grab().toImage()) > 0);
    }

    void eachOptionShows() {
        PuzzleFile file = solvedPuzzle({4, 4}, {}, 8);
        file.locked[3] = true;
        file.board.rotate(5, 1);
        QVERIFY(scoreOf(file.puzzle, file.board).mismatched > 0);
        PictureOptions bare;
        bare.mismatches = bare.locks = false;
        const QImage without = imageOf(file, bare);
        const auto shows = [&](bool PictureOptions::*option) {
            PictureOptions options = bare;
            options.*option = true;
            return imageOf(file, options) != without;
        };
        QVERIFY(shows(&PictureOptions::labels));
        QVERIFY(shows(&PictureOptions::coordinates));
        QVERIFY(shows(&PictureOptions::mismatches));
        QVERIFY(shows(&PictureOptions::locks));
        bare.theme = QStringLiteral("no such theme");
        QCOMPARE(imageOf(file, bare), without);
    }

    void oneByOneAndTheLargestCanBePainted() {
        const Puzzle one({1, 1}, {true, false}, {{{0, 0, 0, 0}}});
        QVERIFY(!boardImage(PuzzleFile(one), 64, {}).isNull());
        QVERIFY(!boardImage(PuzzleFile(), 1, {}).isNull());
        QVERIFY(!imageOf(solvedPuzzle({127, 2}, {}, 30)).isNull());
    }

    void theViewShowsWhatThePictureShows() {
        PuzzleFile file = solvedPuzzle({4, 4}, {true, true}, 6);
        file.board.clear(5);
        BoardView view;
        view.setPalette(QPalette(Qt::white));
        view.resize(300, 300); // below the size from which tiles have more detail
        view.setPuzzle(file.puzzle);
        view.setBoard(file.board, file.locked);
        view.setCurrentCell(5);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const double pitch = view.cellPitch();
        QImage shown = view.viewport()->grab().toImage();
        QImage picture = imageOf(file, {}, qRound(pitch * 4.7));
        const QRect cells(view.cellRect(0).topLeft(), view.cellRect(15).bottomRight());
        shown = shown.copy(cells);
        picture =
            picture.copy(QRect(QPoint(qRound(pitch * 0.35), qRound(pitch * 0.35)), cells.size()));
        // The cursor, grout, smoothing, and the gaps' thin lines.
        QVERIFY2(difference(shown, picture) < 0.15,
                 qPrintable(QString::number(difference(shown, picture))));
    }

    void overlaysShowInTheView_data() {
        QTest::addColumn<BoardOverlay>("overlay");
        QTest::newRow("mismatches") << BoardOverlay::Mismatches;
        QTest::newRow("numbers") << BoardOverlay::PieceNumbers;
        QTest::newRow("coordinates") << BoardOverlay::Coordinates;
        QTest::newRow("locks") << BoardOverlay::Locks;
        QTest::newRow("letters") << BoardOverlay::ColorLetters;
        QTest::newRow("candidates") << BoardOverlay::CandidateCount;
        QTest::newRow("heat") << BoardOverlay::Heat;
    }
    void overlaysShowInTheView() {
        QFETCH(BoardOverlay, overlay);
        PuzzleFile file = solvedPuzzle({4, 4}, {}, 8);
        file.locked[3] = true;
        file.board.rotate(5, 1);
        file.board.clear(8);
        BoardView view;
        view.resize(500, 500);
        view.setPuzzle(file.puzzle);
        view.setBoard(file.board, file.locked);
        view.setHeat(std::vector<float>(16, 2.0F));
        view.setCandidateCounts(std::vector<int>(16, 3));
        view.setOverlays({});
        const QImage without = view.viewport()->grab().toImage();
        view.setOverlays(view.overlays().setFlag(overlay));
        QCOMPARE(view.overlays(), BoardOverlays(overlay));
        QVERIFY(view.viewport()->grab().toImage() != without);
        view.setOverlays(view.overlays().setFlag(overlay, false));
        QCOMPARE(view.viewport()->grab().toImage(), without);
    }

    void onlyChangedCellsAreRepainted() {
        PuzzleFile file = solvedPuzzle({8, 8}, {true, true}, 6);
        for (int cell = 0; cell < 64; cell += 2)
            file.board.rotate(cell, 1); // mismatches at every border of a painted part
        BoardView view;
        view.resize(500, 500);
        view.setPuzzle(file.puzzle);
        view.setBoard(file.board, file.locked);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTRY_VERIFY(!view.testAttribute(Qt::WA_PendingUpdate));
        QImage window = view.viewport()->grab().toImage();

        PaintedRegion painted(view.viewport());
        file.board.clear(18);
        file.board.swap(20, 28);
        file.locked[34] = true;
        view.setBoard(file.board, file.locked);
        QTRY_VERIFY(!painted.region().isEmpty());
        QVERIFY(painted.region().contains(view.cellRect(18)));
        QVERIFY(!painted.region().intersects(view.cellRect(0)));
        QVERIFY(!painted.region().intersects(view.cellRect(63)));
        // Painting these parts over the old picture gives the new one.
        QPainter painter(&window);
        view.viewport()->render(&painter, painted.region().boundingRect().topLeft(),
                                painted.region(), QWidget::RenderFlags());
        painter.end();
        QCOMPARE(window, view.viewport()->grab().toImage());

        // Nothing changed, nothing painted.
        painted.clear();
        view.setBoard(file.board, file.locked);
        QCoreApplication::processEvents();
        QVERIFY(painted.region().isEmpty());
    }
};

TESSERA_TEST(TestBoardPicture, Needs::Window)

} // namespace tessera::tst_BoardPicture

#include "tst_BoardPicture.moc"
