// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/board/DocumentPage.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/shell/MainWindow.h"
#include "tests/app/DocumentTesting.h"
#include "widgets/board/BoardView.h"

#include "core/edges/formats/FormatRegistry.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <functional>

namespace tessera {

/// Presses the buttons of that role in a message.
inline void pressRole(QWidget* dialog, QMessageBox::ButtonRole role) {
    auto* box = qobject_cast<QMessageBox*>(dialog);
    QVERIFY(box != nullptr);
    for (QAbstractButton* button : box->buttons()) {
        if (box->buttonRole(button) == role)
            button->click();
    }
}

/// The real window on the screen, with its own settings and files.
class WindowTest {
public:
    WindowTest()
        : m_settings(m_folder.filePath(QStringLiteral("settings.ini"))),
          window(prepared(m_settings)) {
        // Tests must not touch what the application stores about puzzles.
        QStandardPaths::setTestModeEnabled(true);
    }

    /// Opens the puzzle from a file in the folder, shows the window and gives
    /// the board the keys. @returns whether that worked.
    [[nodiscard]] bool open(const PuzzleFile& file) {
        savePuzzle(file, path("puzzle.tessera"));
        window.openFiles({path("puzzle.tessera")});
        window.show();
        if (window.tabs().count() != 1 || !QTest::qWaitForWindowActive(&window))
            return false;
        view().setFocus();
        return true;
    }

    [[nodiscard]] QString path(const char* name) const {
        return m_folder.filePath(QString::fromUtf8(name));
    }
    [[nodiscard]] AppSettings& settings() { return m_settings; }
    [[nodiscard]] DocumentPage& page() { return *window.tabs().currentPage<DocumentPage>(); }
    [[nodiscard]] BoardView& view() { return page().view(); }
    [[nodiscard]] PuzzleDocument& document() { return page().document(); }
    [[nodiscard]] const Board& board() { return document().board(); }
    [[nodiscard]] BoardSearch& search() { return page().search(); }

    [[nodiscard]] QAction& action(const char* name) const {
        auto* found = window.findChild<QAction*>(QLatin1String(name));
        if (found == nullptr)
            qFatal("no action %s", name);
        return *found;
    }
    template <typename Widget>
    [[nodiscard]] Widget& child(const char* name) const {
        auto* found = window.findChild<Widget*>(QLatin1String(name));
        if (found == nullptr)
            qFatal("no widget %s", name);
        return *found;
    }

    /// The middle of a cell on the board's viewport.
    [[nodiscard]] QPoint at(int cell) { return view().cellRect(cell).center(); }
    void click(int cell, Qt::MouseButton button = Qt::LeftButton,
               Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::mouseClick(view().viewport(), button, modifiers, at(cell));
    }
    /// Gives the window the focus back after a dialog, as a window manager does.
    [[nodiscard]] bool activate() {
        window.activateWindow();
        return QTest::qWaitForWindowActive(&window);
    }
    /// A key for the widget with the focus.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(window.windowHandle(), key, modifiers);
    }

private:
    /// With a method that never ends without a stop.
    static AppSettings& prepared(AppSettings& settings) {
        settings.solver.set("annealing");
        return settings;
    }

    QTemporaryDir m_folder;
    AppSettings m_settings;

public:
    MainWindow window;
};

/// Waits in the background for a dialog and answers it.
class Answer : public QObject {
public:
    /// @param act handles the dialog; it has to close it.
    /// @param most the number of dialogs that it answers, one after the other
    explicit Answer(std::function<void(QWidget*)> act, int most = 1) : m_act(std::move(act)) {
        connect(&m_timer, &QTimer::timeout, this, [this, most] {
            QWidget* dialog = QApplication::activeModalWidget();
            if (dialog == nullptr || dialog == m_last)
                return;
            m_last = dialog;
            if (++m_asked == most)
                m_timer.stop();
            m_act(dialog);
        });
        m_timer.start(5);
    }

    /// The number of dialogs so far.
    [[nodiscard]] int asked() const { return m_asked; }

private:
    std::function<void(QWidget*)> m_act;
    QTimer m_timer;
    QPointer<QWidget> m_last;
    int m_asked = 0;
};

/// Types a name into a file dialog.
/// @param filter a kind of file to choose first; none leaves the one that is chosen
inline void chooseFile(QWidget* dialog, const QString& path, const QString& filter = {}) {
    auto* files = qobject_cast<QFileDialog*>(dialog);
    QVERIFY(files != nullptr);
    if (!filter.isEmpty())
        files->selectNameFilter(filter);
    // Not selectFile(): it leaves the field as it is once that has the focus.
    auto* name = files->findChild<QLineEdit*>();
    QVERIFY(name != nullptr);
    QTRY_VERIFY(name->hasFocus());
    name->setText(path);
    QMetaObject::invokeMethod(files, "accept");
}

} // namespace tessera
