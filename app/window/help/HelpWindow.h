// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/help/HelpPages.h"

#include <QDialog>
#include <QHash>
#include <QStringList>

class QLabel;
class QLineEdit;
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
    /// The same, as the first page that was visited.
    void beginAt(const QString& id);
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

} // namespace tessera
