// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/preferences/TileThemeChooser.h"
#include "tests/TestProgram.h"
#include "tests/app/FieldTesting.h"
#include "tests/app/WindowTesting.h"
#include "widgets/colors/ColorMath.h"

#include "core/support/FileIo.h"

#include <QColorDialog>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>

namespace tessera::tst_PaletteDialog {

namespace {

UserPalette begin() { return paletteFrom(tileThemes().front(), QStringLiteral("Mine")); }

QPushButton* buttonOf(QWidget& dialog, const char* name) {
    return dialog.findChild<QPushButton*>(QLatin1String(name));
}

QString noticeOf(const QWidget& dialog) {
    return dialog.findChild<QLabel*>(QStringLiteral("notice"))->text();
}

/// Presses a button of the palette dialog and picks the colour it asks for.
void pickColor(QWidget& dialog, const char* button, const QColor& color) {
    const Answer answer([color](QWidget* asked) {
        auto* colors = qobject_cast<QColorDialog*>(asked);
        QVERIFY(colors != nullptr);
        colors->setCurrentColor(color);
        colors->accept();
    });
    QTest::mouseClick(buttonOf(dialog, button), Qt::LeftButton);
    QCOMPARE(answer.asked(), 1);
}

void press(QWidget& dialog, QDialogButtonBox::StandardButton which) {
    QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(which), Qt::LeftButton);
}

} // namespace

class TestPaletteDialog : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { setUserPalettes({}); }

    void coloursAreChosenRowByRow() {
        PaletteDialog dialog(begin(), {}, 12);
        show(dialog);
        auto* table = dialog.findChild<QTreeWidget*>(QStringLiteral("paletteTable"));
        QCOMPARE(table->topLevelItemCount(), kUserColors);
        QTest::keyClick(table, Qt::Key_Down);
        pickColor(dialog, "editGround", QColor(10, 20, 30));
        pickColor(dialog, "editEmblem", QColor(200, 210, 220));
        QCOMPARE(dialog.palette().colors[1], (ColorPair{{10, 20, 30}, {200, 210, 220}}));
        QCOMPARE(dialog.palette().colors[0], begin().colors[0]);
        QCOMPARE(table->topLevelItem(1)->text(1), QStringLiteral("#0a141e"));
    }

    void aCancelledColourChangesNothing() {
        PaletteDialog dialog(begin(), {}, 12);
        show(dialog);
        const Answer answer([](QWidget* asked) { QTest::keyClick(asked, Qt::Key_Escape); });
        QTest::mouseClick(buttonOf(dialog, "editGround"), Qt::LeftButton);
        QCOMPARE(answer.asked(), 1);
        QVERIFY(dialog.palette() == begin());
    }

    void whatIsTooNearIsSaidAtOnce() {
        PaletteDialog dialog(begin(), {}, 12);
        show(dialog);
        QVERIFY(noticeOf(dialog).startsWith(QStringLiteral("All these")));
        auto* table = dialog.findChild<QTreeWidget*>(QStringLiteral("paletteTable"));
        pickColor(dialog, "editGround", begin().colors[4].ground);
        pickColor(dialog, "editEmblem", begin().colors[4].figure);
        QCOMPARE(noticeOf(dialog), QStringLiteral("Colours 1 and 5 look almost the same."));
        testing::typeNumber(dialog.findChild<QSpinBox*>(QStringLiteral("paletteCount")), 4);
        QVERIFY(noticeOf(dialog).startsWith(QStringLiteral("All these")));
        QVERIFY(table->currentItem() != nullptr);
    }

    void itStartsFromOtherTiles() {
        PaletteDialog dialog(begin(), {}, 12);
        show(dialog);
        pickColor(dialog, "editGround", Qt::red);
        auto* start = dialog.findChild<QComboBox*>(QStringLiteral("paletteStart"));
        start->setFocus();
        QTest::keyClick(start, Qt::Key_Down); // the first of the shipped tiles
        QVERIFY(dialog.palette().colors == begin().colors);
    }

    void plainFiguresTakeNoEmblem() {
        PaletteDialog dialog(begin(), {}, 12);
        show(dialog);
        QVERIFY(buttonOf(dialog, "editEmblem")->isEnabled());
        testing::pickEntry(dialog.findChild<QComboBox*>(QStringLiteral("paletteFigures")), 1);
        QVERIFY(!buttonOf(dialog, "editEmblem")->isEnabled());
        QCOMPARE(dialog.palette().figures, QStringLiteral("simple"));
    }

    void namesAreNeededAndNotTakenTwice() {
        PaletteDialog dialog(begin(), {QStringLiteral("Other")}, 12);
        show(dialog);
        auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("paletteName"));
        name->setFocus();
        QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(name, Qt::Key_Delete);
        QVERIFY(!ok->isEnabled());
        QTest::keyClicks(name, QStringLiteral("Other"));
        QVERIFY(!ok->isEnabled());
        QVERIFY(noticeOf(dialog).contains(QStringLiteral("Other")));
        QTest::keyClicks(name, QStringLiteral(" one"));
        QVERIFY(ok->isEnabled());
        QCOMPARE(dialog.palette().name, QStringLiteral("Other one"));
    }

    void namesOfShippedTilesAreTaken() {
        QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        TileThemeChooser chooser(settings);
        show(chooser);
        const Answer answer([](QWidget* dialog) {
            auto* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            QVERIFY(ok->isEnabled());
            auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("paletteName"));
            name->setText(tileThemes().front().displayName());
            QVERIFY(!ok->isEnabled());
            press(*dialog, QDialogButtonBox::Cancel);
        });
        QTest::mouseClick(buttonOf(chooser, "newPalette"), Qt::LeftButton);
        QCOMPARE(answer.asked(), 1);
    }

    void aSelectedRowShowsItsTrueColours() {
        PaletteDialog dialog(begin(), {}, 12);
        show(dialog);
        const auto* table = dialog.findChild<QTreeWidget*>(QStringLiteral("paletteTable"));
        const int side = table->iconSize().height();
        for (int column = 0; column < 3; ++column) {
            const QIcon icon = table->topLevelItem(0)->icon(column);
            QCOMPARE(icon.pixmap(side, QIcon::Selected).toImage(), icon.pixmap(side).toImage());
        }
    }

    /// White and yellow, too.
    void coloursHaveAnOutline() {
        PaletteDialog dialog(begin(), {}, 12);
        show(dialog);
        const auto* table = dialog.findChild<QTreeWidget*>(QStringLiteral("paletteTable"));
        const int side = table->iconSize().height();
        const QColor list = table->palette().color(QPalette::Base);
        for (int row = 0; row < 12; ++row) {
            const QImage icon = table->topLevelItem(row)->icon(1).pixmap(side).toImage();
            QVERIFY2(contrastRatio(icon.pixelColor(0, icon.height() / 2), list) > 2,
                     qPrintable(QString::number(row)));
        }
    }

    void exportedFilesHaveTheEnding() {
        PaletteDialog dialog(begin(), {}, 12);
        show(dialog);
        const QTemporaryDir folder;
        const Answer answer(
            [&](QWidget* asked) { chooseFile(asked, folder.filePath(QStringLiteral("mine"))); });
        QTest::mouseClick(buttonOf(dialog, "exportPalette"), Qt::LeftButton);
        QCOMPARE(answer.asked(), 1);
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("mine.palette"))));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("mine"))));
    }

    void aFileWithFewColoursIsCompleted() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("short.palette"));
        writeFile(
            QByteArray("{'name':'short','colors':[['#010203','#fafbfc']]}").replace('\'', '"'),
            path);
        PaletteDialog dialog(begin(), {}, 12);
        show(dialog);
        pickColor(dialog, "editGround", Qt::red);
        const Answer answer([&](QWidget* asked) { chooseFile(asked, path); });
        QTest::mouseClick(buttonOf(dialog, "importPalette"), Qt::LeftButton);
        QCOMPARE(answer.asked(), 1);
        QCOMPARE(dialog.palette().name, QStringLiteral("short"));
        QCOMPARE(dialog.palette().colors.size(), std::size_t(kUserColors));
        QCOMPARE(dialog.palette().colors[0], (ColorPair{{1, 2, 3}, {250, 251, 252}}));
        QCOMPARE(dialog.palette().colors[39], begin().colors[39]);
    }

    void enterInTheTableChoosesAColour() {
        PaletteDialog dialog(begin(), {}, 12);
        show(dialog);
        const Answer answer([](QWidget* asked) { QTest::keyClick(asked, Qt::Key_Escape); });
        QTest::keyClick(dialog.findChild<QTreeWidget*>(), Qt::Key_Return);
        QCOMPARE(answer.asked(), 1);
        QVERIFY(dialog.isVisible());
    }

    void theNameOfAnExportIsNoPath() {
        UserPalette palette = begin();
        palette.name = QStringLiteral("light/dark: 1");
        PaletteDialog dialog(palette, {}, 12);
        const QTemporaryDir folder;
        dialog.setFolder(folder.path());
        show(dialog);
        QString suggested;
        const Answer answer([&](QWidget* asked) {
            const auto* files = qobject_cast<QFileDialog*>(asked);
            suggested = files->directory().filePath(files->findChild<QLineEdit*>()->text());
            QTest::keyClick(asked, Qt::Key_Escape);
        });
        QTest::mouseClick(buttonOf(dialog, "exportPalette"), Qt::LeftButton);
        QCOMPARE(answer.asked(), 1);
        QCOMPARE(suggested, folder.filePath(QStringLiteral("light-dark- 1.palette")));
    }

    void aNewNameKeepsTheTilesInUse() {
        const QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        settings.userPalettes.set({begin()});
        setUserPalettes(settings.userPalettes());
        settings.tileTheme.set(themeOf(begin()).id);
        TileThemeChooser chooser(settings);
        show(chooser);
        const Answer answer([](QWidget* dialog) {
            auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("paletteName"));
            name->setFocus();
            QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(name, QStringLiteral("Renamed"));
            press(*dialog, QDialogButtonBox::Ok);
        });
        QTest::mouseClick(buttonOf(chooser, "changePalette"), Qt::LeftButton);
        QCOMPARE(answer.asked(), 1);
        // Nothing was applied in the settings.
        QCOMPARE(settings.tileTheme(), QStringLiteral("own:Renamed"));
    }

    /// From the settings to the board, and again after the next start.
    void aPaletteReachesTheBoardAndIsKept() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle({{6, 6}, {}, {}, true})));
        const QString before = test.view().theme();
        const Answer answer([](QWidget* settings) {
            // Each waits in the other's loop, so each needs its own answer.
            const Answer change([](QWidget* palette) {
                auto* table = palette->findChild<QTreeWidget*>();
                table->setCurrentItem(table->topLevelItem(2));
                pickColor(*palette, "editGround", QColor(7, 8, 9));
                press(*palette, QDialogButtonBox::Ok);
            });
            QTest::mouseClick(buttonOf(*settings, "newPalette"), Qt::LeftButton);
            QCOMPARE(change.asked(), 1);
            press(*settings, QDialogButtonBox::Ok);
        });
        test.action("editSettings").trigger();
        QCOMPARE(answer.asked(), 1);
        QVERIFY(test.view().theme() != before);
        QCOMPARE(findTileTheme(test.view().theme())->look(3).ground, QColor(7, 8, 9));
        QCOMPARE(test.settings().tileTheme(), test.view().theme());
        const auto saved = test.settings().userPalettes();
        QCOMPARE(saved.size(), std::size_t(1));
        // As at the next start.
        setUserPalettes({});
        QCOMPARE(test.settings().tileTheme(), QString(tileThemes().front().id));
        AppSettings next(test.path("settings.ini"));
        const MainWindow again(next);
        QCOMPARE(next.tileTheme(), test.view().theme());
    }

    void aPaletteIsRemovedOnlyIfThatIsConfirmed() {
        QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        settings.userPalettes.set({begin()});
        setUserPalettes(settings.userPalettes());
        TileThemeChooser chooser(settings);
        chooser.show();
        QVERIFY(QTest::qWaitForWindowActive(&chooser));
        auto* box = chooser.findChild<QComboBox*>();
        box->setCurrentIndex(box->findText(QStringLiteral("Mine")));
        const auto remove = [&](const char* choice) {
            const Answer answer([&](QWidget* dialog) {
                auto* question = qobject_cast<QMessageBox*>(dialog);
                QVERIFY2(question->text().contains(QStringLiteral("Mine")),
                         qPrintable(question->text()));
                for (QAbstractButton* button : question->buttons()) {
                    if (button->text() == QLatin1String(choice))
                        button->click();
                }
            });
            QTest::mouseClick(buttonOf(chooser, "removePalette"), Qt::LeftButton);
            return answer.asked();
        };
        QCOMPARE(remove("Cancel"), 1);
        QCOMPARE(settings.userPalettes().size(), std::size_t(1));
        QCOMPARE(box->currentText(), QStringLiteral("Mine"));
        QCOMPARE(remove("&Remove"), 1);
        QVERIFY(settings.userPalettes().empty());
        QCOMPARE(box->findText(QStringLiteral("Mine")), -1);
    }

    void damagedPalettesInTheSettingsAreLeftOut() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("tessera.ini"));
        {
            QSettings file(path, QSettings::IniFormat);
            file.setValue(QStringLiteral("board/palettes"),
                          QStringList{QStringLiteral("{"), QString::fromUtf8(toJson(begin())),
                                      QString::fromUtf8(toJson(begin())), QString()});
        }
        const auto palettes = AppSettings(path).userPalettes();
        QCOMPARE(palettes.size(), std::size_t(1)); // the same name a second time is left out, too
        QVERIFY(palettes.front() == begin());
    }

private:
    static void show(QWidget& dialog) {
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        if (auto* table = dialog.findChild<QTreeWidget*>())
            table->setFocus();
    }
};

TESSERA_TEST(TestPaletteDialog, Needs::Window)

} // namespace tessera::tst_PaletteDialog

#include "tst_PaletteDialog.moc"
