// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/help/HelpPages.h"

#include <QHash>
#include <QStringList>
#include <QWidget>

class QLabel;
class QLineEdit;
class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;

namespace tessera {

/// The help: contents with a search on the left, the page on the right, and a
/// way back. A window of its own, so that it can stay open beside the board.
class HelpWindow final : public QWidget {
    Q_OBJECT

public:
    /// @param parent the window that it closes with.
    HelpWindow(const KeyBindings& keys, QWidget* parent);

    /// Goes to the page of that id; stays where it is if there is none.
    void showPage(const QString& id);
    [[nodiscard]] QString currentPage() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillContents();
    void follow(const QUrl& link);
    void go(const QString& id);
    void filter();
    void openFirstHit();
    void markHits();
    [[nodiscard]] QStringList words() const;
    [[nodiscard]] const QString& plainText(const HelpPage& page);
    void styleTables();
    [[nodiscard]] const HelpPage* page(const QString& id) const;

    std::vector<HelpChapter> m_chapters;
    QHash<QString, QString> m_plainTexts; ///< of the pages, by id, as far as searched
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

} // namespace tessera
