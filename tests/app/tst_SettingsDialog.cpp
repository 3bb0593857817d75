// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/PicturePreview.h"
#include "app/window/common/ScreenFit.h"
#include "app/window/help/HelpWindow.h"
#include "app/window/keys/KeyBindings.h"
#include "app/window/preferences/SettingsDialog.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/settings/ColorScheme.h"
#include "app/window/settings/Languages.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"

#include "core/support/FileIo.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTimer>
#include <QTreeWidget>

namespace tessera::tst_SettingsDialog {

class TestSettingsDialog : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings =
            std::make_unique<AppSettings>(m_folder->filePath(QStringLiteral("tessera.ini")));
        open();
    }
    void cleanup() {
        m_dialog.reset();
        applyColorScheme(*qApp, {});
    }

    void nothingChangedNothingToApply() { QVERIFY(!button(QDialogButtonBox::Apply)->isEnabled()); }

    void theFocusCanBeSeen() {
        ScreenFit fit;
        qApp->installEventFilter(&fit);
        open();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
        QWidget* first = QApplication::focusWidget();
        QCOMPARE(first, find("language"));
        const QImage focused = first->grab().toImage();
        first->clearFocus();
        QVERIFY(first->grab().toImage() != focused);
    }

    /// After the language came the tabs, and then the rest of the page.
    void tabGoesFromFieldToField() {
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
        QCOMPARE(QApplication::focusWidget(), find("language"));
        QTest::keyClick(m_dialog.get(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), find("colorScheme"));
        auto* pages = m_dialog->findChild<QTabWidget*>(QStringLiteral("pages"));
        QTest::keyClick(m_dialog.get(), Qt::Key_Backtab);
        QTest::keyClick(m_dialog.get(), Qt::Key_Backtab);
        QCOMPARE(QApplication::focusWidget(), pages->tabBar());
        pages->setCurrentIndex(2);
        QTest::keyClick(m_dialog.get(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), find("beginMethod"));
    }

    void applyWritesAndTells() {
        QSignalSpy applied(m_settings.get(), &AppSettings::changed);
        const auto* tiles = m_dialog->findChild<PicturePreview*>();
        const QImage light = tiles->picture();
        pick("colorScheme", 2);
        QVERIFY(button(QDialogButtonBox::Apply)->isEnabled());
        QTest::mouseClick(button(QDialogButtonBox::Apply), Qt::LeftButton);
        QCOMPARE(applied.count(), 1);
        QCOMPARE(m_settings->colorScheme(), QStringLiteral("dark"));
        QCOMPARE(QApplication::palette().color(QPalette::Window),
                 ownPalette(QStringLiteral("dark"))->color(QPalette::Window));
        QVERIFY(tiles->picture() != light);
        QVERIFY(m_dialog->isVisible());
        QVERIFY(!button(QDialogButtonBox::Apply)->isEnabled());
    }

    void cancelLeavesAllAsItWas() {
        pick("colorScheme", 2);
        pick("tileTheme", 1);
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QCOMPARE(m_settings->colorScheme(), QStringLiteral("system"));
        QCOMPARE(m_settings->tileTheme(), QStringLiteral("classic"));
    }

    void okAppliesAndComesBack() {
        auto* tiles = m_dialog->findChild<PicturePreview*>();
        const QImage before = tiles->picture();
        pick("tileTheme", 1);
        QVERIFY(tiles->picture() != before);
        const QString chosen = find("tileTheme")->currentData().toString();
        QSignalSpy applied(m_settings.get(), &AppSettings::changed);
        QTest::mouseClick(button(QDialogButtonBox::Ok), Qt::LeftButton);
        QCOMPARE(applied.count(), 1);
        QCOMPARE(m_settings->tileTheme(), chosen);
        open();
        QCOMPARE(find("tileTheme")->currentData().toString(), chosen);
    }

    void languageIsSaidToNeedAStart() {
        const QWidget* general = m_dialog->findChild<QTabWidget*>()->widget(0);
        const auto* notice = general->findChild<QLabel*>(QStringLiteral("notice"));
        QVERIFY(notice->text().isEmpty());
        pick("language", 1); // the first after the system's
        QVERIFY(!notice->text().isEmpty());
        QTest::mouseClick(button(QDialogButtonBox::Ok), Qt::LeftButton);
        QCOMPARE(m_settings->language(), availableLanguages().front().code);
    }

    void workIsAppliedLikeTheRest() {
        auto* restores = m_dialog->findChild<QCheckBox*>(QStringLiteral("restoresSession"));
        QVERIFY(restores->isChecked());
        m_dialog->findChild<QTabWidget*>()->setCurrentIndex(3);
        QTest::mouseClick(restores, Qt::LeftButton, {}, QPoint(8, restores->height() / 2));
        QVERIFY(button(QDialogButtonBox::Apply)->isEnabled());
        QVERIFY(m_settings->restoresSession());
        QTest::mouseClick(button(QDialogButtonBox::Ok), Qt::LeftButton);
        QVERIFY(!m_settings->restoresSession());
    }

    void theUsualSettingsComeBackOnlyWhenAsked() {
        m_settings->tileTheme.set(QStringLiteral("letters"));
        open();
        QSignalSpy applied(m_settings.get(), &AppSettings::changed);
        m_dialog->findChild<QTabWidget*>()->setCurrentIndex(3);
        auto* usual = m_dialog->findChild<QPushButton*>(QStringLiteral("restoreDefaults"));
        for (const auto answer : {QMessageBox::Cancel, QMessageBox::RestoreDefaults}) {
            QCOMPARE(m_settings->tileTheme(), QStringLiteral("letters"));
            QTimer::singleShot(0, this, [answer] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                QVERIFY(box != nullptr);
                box->button(answer)->click();
            });
            QTest::mouseClick(usual, Qt::LeftButton);
        }
        QCOMPARE(m_settings->tileTheme(), QStringLiteral("classic"));
        QCOMPARE(applied.count(), 1);
        QVERIFY(!m_dialog->isVisible());
    }

    void typedLimitsCanBeApplied() {
        m_dialog->findChild<QTabWidget*>()->setCurrentIndex(2);
        auto* limit = m_dialog->findChild<QDoubleSpinBox*>(QStringLiteral("beginSeconds"));
        limit->setFocus();
        QTest::keyClick(limit, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(limit, QStringLiteral("25"));
        QVERIFY(button(QDialogButtonBox::Apply)->isEnabled());
        button(QDialogButtonBox::Apply)->click(); // as Alt+A, which leaves the focus
        QCOMPARE(m_settings->searchDefaults().seconds, 25.0);
        QVERIFY(!button(QDialogButtonBox::Apply)->isEnabled());
    }

    void anExportHasWhatTheDialogShows() {
        m_settings->lastFolder.set(m_folder->path());
        pick("colorScheme", 2);
        const QString path = m_folder->filePath(QStringLiteral("out.ini"));
        QString folder;
        const Answer answer([&](QWidget* asked) {
            folder = qobject_cast<QFileDialog*>(asked)->directory().path();
            chooseFile(asked, path);
        });
        pressFileButton("exportSettings");
        QCOMPARE(answer.asked(), 1);
        QCOMPARE(folder, m_folder->path());
        QVERIFY(readFile(path, 1 << 20).contains("colorScheme=dark"));
    }

    void anImportReplacesOnlyIfThatIsConfirmed() {
        const QString path = m_folder->filePath(QStringLiteral("in.ini"));
        m_settings->tileTheme.set(QStringLiteral("letters"));
        m_settings->exportTo(path);
        m_settings->tileTheme.set(QStringLiteral("digits"));
        open();
        const auto pressImport = [&](const char* choice, int boxes) {
            const Answer answer(
                [&](QWidget* asked) {
                    auto* box = qobject_cast<QMessageBox*>(asked);
                    if (box == nullptr)
                        return chooseFile(asked, path);
                    for (QAbstractButton* button : box->buttons()) {
                        if (box->buttons().size() == 1 || button->text() == QLatin1String(choice))
                            button->click();
                    }
                },
                1 + boxes);
            pressFileButton("importSettings");
            QCOMPARE(answer.asked(), 1 + boxes);
        };
        pressImport("Cancel", 1);
        QCOMPARE(m_settings->tileTheme(), QStringLiteral("digits"));
        QVERIFY(m_dialog->isVisible());
        pressImport("&Replace", 2); // and a box that says what happened
        QCOMPARE(m_settings->tileTheme(), QStringLiteral("letters"));
        QVERIFY(!m_dialog->isVisible());
    }

    void settingsThatCannotBeWrittenAreReported() {
        writeFile("no folder", m_folder->filePath(QStringLiteral("file")));
        m_dialog.reset();
        m_settings =
            std::make_unique<AppSettings>(m_folder->filePath(QStringLiteral("file/tessera.ini")));
        open();
        pick("colorScheme", 2);
        QString said;
        const Answer answer([&said](QWidget* asked) {
            said = qobject_cast<QMessageBox*>(asked)->text();
            asked->close();
        });
        QTest::mouseClick(button(QDialogButtonBox::Apply), Qt::LeftButton);
        QCOMPARE(answer.asked(), 1);
        QVERIFY2(said.contains(QStringLiteral("cannot be written")), qPrintable(said));
    }

    void aboutNamesVersionLicenceAndWorks() {
        AboutDialog about;
        const QString text = about.findChild<QTextBrowser*>()->toPlainText();
        for (const char* name : {"Coelho", "Chiang", "Niang", "Söderlind", "Sevkli",
                                 "General "
                                 "Public License"})
            QVERIFY2(text.contains(QString::fromUtf8(name)), name);
        bool versioned = false;
        for (const QLabel* label : about.findChildren<QLabel*>())
            versioned = versioned || label->text().contains(QLatin1String(TESSERA_VERSION));
        QVERIFY(versioned);
    }

    void shortcutsListGesturesAndActionsOnce() {
        KeyBindings keys;
        const QString group = QStringLiteral("File");
        keys.add({QStringLiteral("fileSave"), group, QStringLiteral("Save"), {}, {Qt::Key_F2}});
        // A gesture already.
        keys.add({QStringLiteral("editRotate"), group, QStringLiteral("Rotate"), {}, {Qt::Key_Q}});
        keys.add({QStringLiteral("silent"), group, QStringLiteral("No key"), {}, {}});
        const ShortcutsDialog dialog(keys);
        const auto* table = dialog.findChild<QTreeWidget*>();
        QCOMPARE(table->findItems(QStringLiteral("Save"), Qt::MatchExactly).size(), 1);
        QCOMPARE(table->findItems(QStringLiteral("Rotate"), Qt::MatchExactly).size(), 1);
        QCOMPARE(table->findItems(QStringLiteral("Q"), Qt::MatchExactly, 1).size(), 1);
        QCOMPARE(table->findItems(QStringLiteral("No key"), Qt::MatchExactly).size(), 0);
        auto* filter = dialog.findChild<QLineEdit*>();
        QTest::keyClicks(filter, QStringLiteral("SAVE"));
        int shown = 0;
        for (int row = 0; row < table->topLevelItemCount(); ++row)
            shown += table->topLevelItem(row)->isHidden() ? 0 : 1;
        QCOMPARE(shown, 1);
    }

private:
    void open() {
        m_dialog = std::make_unique<SettingsDialog>(*m_settings, KeyBindings());
        m_dialog->show();
        m_dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    void pressFileButton(const char* name) const {
        m_dialog->findChild<QTabWidget*>()->setCurrentIndex(3);
        QTest::mouseClick(m_dialog->findChild<QPushButton*>(QLatin1String(name)), Qt::LeftButton);
    }
    QComboBox* find(const char* name) const {
        return m_dialog->findChild<QComboBox*>(QLatin1String(name));
    }
    QPushButton* button(QDialogButtonBox::StandardButton which) const {
        return m_dialog->findChild<QDialogButtonBox*>()->button(which);
    }
    void pick(const char* name, int index) const {
        QComboBox* box = find(name);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < index; ++i)
            QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(box->currentIndex(), index);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<AppSettings> m_settings;
    std::unique_ptr<SettingsDialog> m_dialog;
};

TESSERA_TEST(TestSettingsDialog, Needs::Window)

} // namespace tessera::tst_SettingsDialog

#include "tst_SettingsDialog.moc"
