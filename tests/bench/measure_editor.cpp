// SPDX-License-Identifier: GPL-3.0-or-later

// How long users wait in the editor: opens a generated 64×64 puzzle (4,096 pieces) in the real
// window and times single actions, each up to its last changed pixel. Prints the median and the
// 99th percentile in milliseconds.
//
// Usage: measure_editor [side [repetitions]]; with QT_QPA_PLATFORM unset it shows
// a window, with "offscreen" it paints into memory.
#include "app/window/board/DocumentPage.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/shell/MainWindow.h"
#include "tests/core/FileTesting.h"
#include "tests/core/PuzzleTesting.h"
#include "widgets/board/BoardView.h"
#include "widgets/board/PieceTray.h"

#include <QApplication>
#include <QDockWidget>
#include <QDragMoveEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <vector>

using namespace tessera;

namespace {

/// Runs an action and all events that follow: only then is its result visible.
double millisecondsOf(const std::function<void()>& act) {
    const auto start = std::chrono::steady_clock::now();
    act();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
        .count();
}

void print(const char* name, std::vector<double> times) {
    std::ranges::sort(times);
    const auto at = [&](double share) {
        return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    };
    std::printf("| %-44s | %5zu | %8.2f | %8.2f |\n", name, times.size(), at(0.5), at(0.99));
}

void measure(const char* name, int repetitions, const std::function<void(int)>& act) {
    std::vector<double> times;
    for (int i = 0; i < repetitions; ++i)
        times.push_back(millisecondsOf([&] { act(i); }));
    print(name, std::move(times));
}

/// The cells of a block at the upper left.
QVector<int> blockCells(GridSize size, int width, int height) {
    QVector<int> cells;
    for (int row = 0; row < height; ++row) {
        for (int column = 0; column < width; ++column)
            cells.push_back(size.cell(column, row));
    }
    return cells;
}

void measureOpening(MainWindow& window, const QString& path, int repetitions) {
    std::vector<double> times;
    for (int i = 0; i < repetitions; ++i) {
        // An open file would only be brought to the front.
        if (PuzzlePage* page = window.tabs().pageOf(path))
            window.tabs().removePage(page);
        times.push_back(millisecondsOf([&] {
            window.openFiles({path});
            window.tabs().currentPage<DocumentPage>()->view().viewport()->repaint();
        }));
    }
    print("open the file", std::move(times));
}

void measurePainting(BoardView& view, int repetitions) {
    measure("repaint, whole board in the window", repetitions,
            [&](int) { view.viewport()->repaint(); });
    const BoardOverlays before = view.overlays();
    view.setOverlays(BoardOverlay::Mismatches | BoardOverlay::PieceNumbers |
                     BoardOverlay::Coordinates | BoardOverlay::ColorLetters |
                     BoardOverlay::CandidateCount | BoardOverlay::Locks | BoardOverlay::DimMatched |
                     BoardOverlay::MismatchCounts | BoardOverlay::Legend);
    measure("repaint with all overlays", repetitions, [&](int) { view.viewport()->repaint(); });
    for (int i = 0; i < 8; ++i)
        view.zoomIn();
    measure("repaint with all overlays, zoomed in", repetitions,
            [&](int) { view.viewport()->repaint(); });
    view.setOverlays(before);
    measure("scroll by a step, zoomed in", repetitions, [&](int i) {
        QScrollBar* bar = view.verticalScrollBar();
        bar->setValue(bar->value() + (i / 20 % 2 == 0 ? 20 : -20));
    });
    view.zoomToFit();
}

/// Moves what is held from cell to cell over the board.
void measureDrag(const char* name, BoardView& view, int source, int repetitions) {
    const PieceDrag drag = pieceDrag(view.puzzle(), view.board().at(source), source);
    const auto data = toMimeData(drag);
    const GridSize size = view.board().size();
    // Moves reach only widgets that accepted the drag.
    QDragEnterEvent enter(view.cellRect(source).center(), Qt::MoveAction, data.get(),
                          Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(view.viewport(), &enter);
    measure(name, repetitions, [&](int i) {
        // Where a block of half the board's width still has room.
        const int columns = size.width / 2 - 1;
        const int cell = size.cell(1 + i % columns, 1 + i / columns % (size.height / 2));
        QDragMoveEvent move(view.cellRect(cell).center(), Qt::MoveAction, data.get(),
                            Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(view.viewport(), &move);
    });
    QDragLeaveEvent leave;
    QCoreApplication::sendEvent(view.viewport(), &leave);
}

void measureEdits(DocumentPage& page, int repetitions) {
    BoardView& view = page.view();
    const GridSize size = page.document().puzzle().size();
    measure("rotate a piece", repetitions, [&](int i) {
        view.setCurrentCell(size.cells() / 2 + i % 7);
        view.rotateSelection(1);
    });
    measureDrag("drag step, one piece", view, size.cells() / 2, repetitions);
    const int side = std::min(32, size.width - 1);
    view.setSelectedCells(blockCells(size, side, side));
    measureDrag("drag step, a block of 32×32", view, size.cell(1, 1), repetitions);
    measure("move 1,000 pieces", 1, [&](int) {
        page.editor().move(blockCells(size, std::min(40, size.width - 1), 25), 1, 7);
    });
    std::vector<double> undo;
    std::vector<double> redo;
    for (int i = 0; i < repetitions; ++i) {
        undo.push_back(millisecondsOf([&] { page.document().history().undo(); }));
        redo.push_back(millisecondsOf([&] { page.document().history().redo(); }));
    }
    print("undo a move of 1,000 pieces", std::move(undo));
    print("redo it", std::move(redo));
}

/// Paints edge after edge in one stroke, as the mouse does, and undoes it.
void measureStroke(const char* name, DocumentPage& page, int stroke, int repetitions) {
    const GridSize size = page.document().puzzle().size();
    measure(name, repetitions, [&](int i) {
        page.puzzleEditor().paintEdge(size.cells() / 4 + i, Side::Right, 21, true, stroke);
    });
    measure("undo the stroke", 1, [&](int) { page.document().history().undo(); });
}

/// Single edits while a panel that shows all pieces is in front.
void measureWithPanel(MainWindow& window, const char* dock, DocumentPage& page, int repetitions) {
    auto* panel = window.findChild<QDockWidget*>(QLatin1String(dock));
    panel->raise();
    QCoreApplication::processEvents();
    std::printf("| *%s panel in front* | | | |\n", qPrintable(panel->windowTitle()));
    const int cell = page.document().puzzle().size().cells() / 2;
    measure("rotate a piece", repetitions, [&](int i) { page.editor().rotate({cell + i % 7}, 1); });
    measureStroke("a step of a stroke that paints edges", page, 2, repetitions);
}

void measureTray(DocumentPage& page, PieceTray& list, int repetitions) {
    measure("clear the board: all pieces into the tray", 1, [&](int) { page.editor().clear(); });
    measure("scroll the tray by a step", repetitions, [&](int i) {
        QScrollBar* bar = list.verticalScrollBar();
        bar->setValue(bar->value() + (i / 60 % 2 == 0 ? 60 : -60));
    });
    measure("scroll the tray by a page", repetitions, [&](int i) {
        QScrollBar* bar = list.verticalScrollBar();
        bar->setValue(i % 2 == 0 ? bar->maximum() * (i % 10) / 10 : 0);
    });
    measure("place a piece from the tray", std::min(repetitions, 100),
            [&](int i) { page.editor().place(i, Placement(static_cast<PieceIndex>(i * 3), 0)); });
    BoardView& view = page.view();
    view.setOverlays(view.overlays() | BoardOverlay::CandidateCount);
    measure("the same with candidates counted", std::min(repetitions, 30), [&](int i) {
        page.editor().place(2000 + i, Placement(static_cast<PieceIndex>(1 + i * 3), 0));
    });
}

} // namespace

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    const int side = argc > 1 ? std::atoi(argv[1]) : 64;
    const int repetitions = argc > 2 ? std::atoi(argv[2]) : 200;
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("large.tessera"));
    savePuzzle(solvedPuzzle({side, side}, {}, 22), path);
    AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
    MainWindow window(settings);
    window.resize(1320, 880);
    window.show();
    std::printf("| %-44s | times | p50 (ms) | p99 (ms) |\n", "action");
    measureOpening(window, path, 10);
    DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
    std::fprintf(stderr, "%d x %d pixels, %.1f a cell\n", page.view().viewport()->width(),
                 page.view().viewport()->height(), page.view().cellPitch());
    measurePainting(page.view(), repetitions);
    measureEdits(page, repetitions);
    measureStroke("a step of a stroke that paints edges", page, 1, repetitions);
    for (const char* dock : {"dockPieceTable", "dockColors", "dockChecks", "dockPieces"})
        measureWithPanel(window, dock, page, repetitions);
    measureTray(page, *window.findChild<PieceTray*>(), repetitions);
    return 0;
}
