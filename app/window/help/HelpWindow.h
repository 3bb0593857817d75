// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/help/HelpPages.h"

#include <QDialog>
#include <QHash>
#include <QPointer>
#include <QStringList>

class QLabel;
class QLineEdit;
class QMenu;
class QTextBrowser;
class QTextDocument;
class QTreeWidget;

namespace tessera {

/// The help in a separate window: contents with a search, the page, and a way back.
class HelpWindow final : public QWidget {
    Q_OBJECT

public:
    /// @param parent the window whose closing closes it.
    HelpWindow(const KeyBindings& keys, QWidget* parent);

    /// Goes to the page with that id; does nothing if there is none.
    void showPage(const QString& id);
    [[nodiscard]] QString currentPage() const { return m_visited.value(m_place); }

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillContents();
    void go(const QString& id);
    void filter();
    void markHits();
    [[nodiscard]] QStringList words() const;
    [[nodiscard]] const QString& plainText(const HelpPage& page);
    void styleTables(const QTextDocument& document) const;
    [[nodiscard]] const HelpPage* page(const QString& id) const;

    std::vector<HelpChapter> m_chapters;
    QHash<QString, QString> m_plainTexts; ///< of the pages, by id, as far as needed for searches
    QString m_firstHit;                   ///< the page that Enter opens
    QLineEdit* m_filter;
    QLabel* m_nothing;
    QTreeWidget* m_contents;
    QTextBrowser* m_text;
    QAction* m_back;
    QAction* m_forward;
    QStringList m_visited;
    qsizetype m_place = -1;
};

/// Name, version, licence, and the works that the program is based on.
class AboutDialog final : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

/// A table of gestures() with a filter.
class ShortcutsDialog final : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(const KeyBindings& bindings, QWidget* parent = nullptr);
};

/// The entries of the help menu.
class HelpActions final : public QObject {
    Q_OBJECT

public:
    /// @param keys the current ones, used whenever the help is opened
    HelpActions(const KeyBindings& keys, QWidget* window);

    void fill(QMenu& menu);
    /// Opens the help at the page with that id; at its start if empty. Above a modal dialog it
    /// belongs to that and closes with it.
    void showPage(const QString& id);
    /// Creates the window, hidden, unless it exists.
    void makeWindow() { makeWindow(m_window); }

signals:
    /// The window did not exist before.
    void windowMade(tessera::HelpWindow* window);

private:
    void makeWindow(QWidget* owner);

    const KeyBindings& m_keys;
    QWidget* m_window;
    QPointer<HelpWindow> m_help;
};

} // namespace tessera
