// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/ActionFactory.h"
#include "app/window/edges/PalettePanel.h"
#include "app/window/edges/PuzzleTables.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"
#include "widgets/board/TileTheme.h"

#include "core/support/FileIo.h"

#include <QBuffer>
#include <QComboBox>
#include <QDockWidget>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>

namespace tessera::tst_PatternNames {

namespace {

QByteArray picture(const QColor& color, int side = 300) {
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(color);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/// A signed 3×3 puzzle with its palette shown.
struct Scramble : WindowTest {
    Scramble() { opened = open(samplePuzzle({{3, 3}, {false, true}, {}, true})); }

    [[nodiscard]] PalettePanel& palette() { return *window.findChild<PalettePanel*>(); }
    [[nodiscard]] QLineEdit& name() { return child<QLineEdit>("patternName"); }
    [[nodiscard]] QComboBox& tiles() { return child<QComboBox>("puzzleTiles"); }
    void call(Color color, const QString& text) {
        palette().setColor(color);
        name().setFocus();
        name().selectAll();
        QTest::keyClicks(&name(), text);
        QTest::keyClick(&name(), Qt::Key_Return);
    }
    /// By the file dialog of the action.
    void choose(const QString& path) {
        const Answer answer([&](QWidget* dialog) { chooseFile(dialog, path); });
        action("puzzlePicture").trigger();
        QCOMPARE(answer.asked(), 1);
    }

    bool opened = false;
};

} // namespace

/// A puzzle's own names, pictures and tiles, as the user sets them.
class TestPatternNames : public QObject {
    Q_OBJECT

private slots:
    void halvesAreNamedInThePalette() {
        Scramble test;
        QVERIFY(test.opened);
        test.call(1, QStringLiteral("frog head"));
        test.call(-1, QStringLiteral("frog tail"));
        QCOMPARE(test.document().info().patternNames.front(),
                 QStringLiteral("frog head|frog tail"));
        QCOMPARE(test.document().history().count(), 2);
        auto& list = test.child<QListWidget>("palette");
        QStringList tips;
        for (int row = 0; row < list.count(); ++row)
            tips << list.item(row)->toolTip();
        QVERIFY(tips.contains(QStringLiteral("frog head")));
        QVERIFY(tips.contains(QStringLiteral("frog tail")));
        QStringList cells;
        for (int cell = 0; cell < 9; ++cell)
            cells << test.view().cellDescription(cell);
        QVERIFY(cells.join(u' ').contains(QStringLiteral("frog head")));
        // The table of pieces names the edges of each.
        PieceTableModel model;
        model.setLook(test.view().tileTheme(), test.window.palette(), 1);
        model.setPuzzle(test.document().puzzle());
        QStringList edges;
        for (int row = 0; row < 9; ++row)
            edges << model.index(row, PieceTableModel::Number).data(Qt::ToolTipRole).toString();
        QVERIFY(edges.join(u' ').contains(QStringLiteral("frog tail")));
        test.palette().setColor(1);
        QCOMPARE(test.name().text(), QStringLiteral("frog head"));
        test.action("editUndo").trigger();
        test.action("editUndo").trigger();
        QVERIFY(test.document().info().patternNames.empty());
        QVERIFY(!test.document().isModified());
        QCOMPARE(test.name().text(), QString());
    }

    void namesAreNoMarkup() {
        Scramble test;
        QVERIFY(test.opened);
        test.call(1, QStringLiteral("<b>frog</b>"));
        const Puzzle& puzzle = test.document().puzzle();
        PieceModel pieces;
        pieces.setTheme(test.view().tileTheme());
        pieces.setPuzzle(puzzle);
        PieceTableModel table;
        table.setLook(test.view().tileTheme(), test.window.palette(), 1);
        table.setPuzzle(puzzle);
        QStringList tips;
        for (int row = 0; row < puzzle.pieceCount(); ++row) {
            tips << pieces.index(row).data(Qt::ToolTipRole).toString()
                 << table.index(row, PieceTableModel::Number).data(Qt::ToolTipRole).toString();
        }
        QVERIFY(!tips.filter(QStringLiteral("frog")).isEmpty());
        QVERIFY2(tips.filter(QStringLiteral("<b>")).isEmpty(), qPrintable(tips.join(u'\n')));
    }

    /// Leaving the field without a change is not a step.
    void theSameNameIsNoStep() {
        Scramble test;
        QVERIFY(test.opened);
        test.call(2, QStringLiteral("owl"));
        QCOMPARE(test.document().history().count(), 1);
        test.call(2, QStringLiteral("owl"));
        test.view().setFocus();
        QCOMPARE(test.document().history().count(), 1);
        // Grey and "Next" have none.
        test.palette().setColor(kGrey);
        QVERIFY(!test.name().isEnabled());
        QVERIFY(!test.action("puzzlePicture").isEnabled());
    }

    /// A name that was typed without Enter was not saved, and lost with the next tab.
    void aNameCountsAsItIsTyped() {
        Scramble test;
        QVERIFY(test.opened);
        test.palette().setColor(1);
        test.child<QDockWidget>("dockPalette").show();
        test.child<QDockWidget>("dockPalette").raise();
        test.name().setFocus();
        QTest::keyClicks(&test.name(), QStringLiteral("frog head"));
        QVERIFY(test.name().hasFocus());
        QCOMPARE(test.name().text(), QStringLiteral("frog head"));
        QTest::keyClicks(&test.name(), QStringLiteral("|")); // between two halves in files
        QCOMPARE(test.name().text(), QStringLiteral("frog head"));
        test.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(loadPuzzle(test.path("puzzle.tessera")).file.info.patternNames.front(),
                 QStringLiteral("frog head|"));
        QCOMPARE(test.document().history().count(), 1);
        QTest::keyClicks(&test.name(), QStringLiteral("s"));
        savePuzzle(samplePuzzle(), test.path("other.tessera"));
        test.window.openFiles({test.path("other.tessera")});
        test.window.tabs().setCurrentIndex(0);
        QCOMPARE(patternNameOf(test.document().info(), 1), QStringLiteral("frog heads"));
        test.action("editUndo").trigger();
        QCOMPARE(patternNameOf(test.document().info(), 1), QStringLiteral("frog head"));
    }

    void picturesAreChosenKeptAndRemoved() {
        Scramble test;
        QVERIFY(test.opened);
        writeFile(picture(Qt::red), test.path("red.png"));
        test.palette().setColor(1);
        QVERIFY(!test.action("puzzleNoPicture").isEnabled());
        const TileTheme before = test.view().tileTheme();
        test.choose(test.path("red.png"));
        QVERIFY2(test.page().message().isEmpty(), qPrintable(test.page().message()));
        const PuzzleInfo info = test.document().info();
        QCOMPARE(info.patternPictures.size(), std::size_t(1));
        QVERIFY(isTilePicture(info.patternPictures.front()));
        QVERIFY(test.view().tileTheme().picture(1) != nullptr);
        QVERIFY(test.action("puzzleNoPicture").isEnabled());
        QVERIFY(test.tiles().currentText().contains(QStringLiteral("Pictures")));
        // After saving and opening they are the same.
        test.action("fileSave").trigger();
        QCOMPARE(loadPuzzle(test.path("puzzle.tessera")).file, test.document().file());
        test.action("puzzleNoPicture").trigger();
        QVERIFY(!hasPictures(test.document().info()));
        QVERIFY(test.view().tileTheme() == before);
        test.action("editUndo").trigger();
        QCOMPARE(test.document().info(), info);
        test.action("editUndo").trigger();
        QVERIFY(!hasPictures(test.document().info()));
        QVERIFY(test.view().tileTheme() == before);
    }

    /// While a search shows its board the palette is disabled, like the other panels.
    void aSearchClosesThePalette() {
        Scramble test;
        QVERIFY(test.open(hardPuzzle()));
        test.call(1, QStringLiteral("frog head"));
        const auto isOpen = [&] {
            return test.name().isEnabled() && test.tiles().isEnabled() &&
                   test.action("puzzlePicture").isEnabled();
        };
        QVERIFY(isOpen());
        test.key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(test.page().isReadOnly());
        QVERIFY(!test.name().isEnabled() && !test.tiles().isEnabled());
        QVERIFY(!test.action("puzzlePicture").isEnabled());
        const QString reason = whyNotAllowed(test.action("puzzlePicture"));
        QVERIFY2(reason.contains(QStringLiteral("search")), qPrintable(reason));
        QCOMPARE(test.name().text(), QStringLiteral("frog head"));
        test.page().search().abandon();
        QTRY_VERIFY(isOpen());
    }

    void whatIsNoPictureIsRefused() {
        Scramble test;
        QVERIFY(test.opened);
        writeFile("no picture", test.path("wrong.png"));
        test.palette().setColor(1);
        test.choose(test.path("wrong.png"));
        QVERIFY(test.page().message().contains(QStringLiteral("PNG, JPEG or SVG")));
        QCOMPARE(test.document().history().count(), 0);
    }

    void damagedPicturesAreToldWhenAFileIsOpened() {
        PuzzleFile file = samplePuzzle({{3, 3}, {false, true}, {}, true});
        setPatternPicture(file.info, 1, picture(Qt::red, 200).replace("IDAT", "IDAX"));
        WindowTest test;
        QVERIFY(test.open(file));
        QVERIFY2(test.page().message().contains(QStringLiteral("left out")),
                 qPrintable(test.page().message()));
        QVERIFY(!hasPictures(test.document().info()));
    }

    /// One puzzle's own tiles change neither the settings nor another puzzle.
    void tilesOfOnePuzzleAreChosenInItsPalette() {
        Scramble test;
        QVERIFY(test.opened);
        const QString usual = test.view().theme();
        const int row = test.tiles().findData(QStringLiteral("digits"));
        QVERIFY(row > 0);
        test.tiles().setFocus();
        while (test.tiles().currentIndex() < row)
            QTest::keyClick(&test.tiles(), Qt::Key_Down);
        QCOMPARE(test.view().theme(), QStringLiteral("digits"));
        QCOMPARE(test.settings().tileTheme(), usual);
        savePuzzle(samplePuzzle(), test.path("other.tessera"));
        test.window.openFiles({test.path("other.tessera")});
        QCOMPARE(test.view().theme(), usual);
        QCOMPARE(test.tiles().currentIndex(), 0);
        test.window.tabs().setCurrentIndex(0);
        QCOMPARE(test.tiles().currentData().toString(), QStringLiteral("digits"));
        // The user's choice still applies to the other puzzle.
        test.settings().tileTheme.set(QStringLiteral("letters"));
        emit test.settings().changed();
        QCOMPARE(test.view().theme(), QStringLiteral("digits"));
        test.window.tabs().setCurrentIndex(1);
        QCOMPARE(test.view().theme(), QStringLiteral("letters"));
    }

    void puzzlesThatKeepTheirRotationOpenWithDigits() {
        GeneratorSettings settings;
        settings.size = {3, 3};
        settings.rules = Rules{.framed = false, .keepsRotation = true};
        settings.colors = {ColorChoice::Kind::Total, 0, 0, 6};
        WindowTest test;
        QVERIFY(test.open(generatePuzzle(settings)));
        QCOMPARE(test.view().theme(), QStringLiteral("digits"));
        QVERIFY(test.settings().tileTheme() != QStringLiteral("digits"));
    }

    /// The tiles show what is typed, also beyond ten patterns.
    void digitsAreShownAsTheyAreTyped() {
        for (const bool keeps : {true, false}) {
            const Rules rules{.framed = false, .keepsRotation = keeps};
            const Puzzle puzzle({2, 1}, rules, {{{1, 2, 3, 4}}, {{2, 3, 4, 12}}});
            const TileTheme theme = dressed(tileTheme(u"digits"), puzzle, {});
            for (const Color color : {Color{1}, Color{12}}) {
                const QString text = theme.label(color) + u',';
                QCOMPARE(typedEdges(text, rules).edges, std::vector{color});
            }
        }
    }
};

TESSERA_TEST(TestPatternNames, Needs::Window)

} // namespace tessera::tst_PatternNames

#include "tst_PatternNames.moc"
