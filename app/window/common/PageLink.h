// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStackedWidget>
#include <QTimer>

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

class QWidget;

namespace tessera {

class DocumentPage;
class PuzzlePage;

/// Connects a dock to the page in front: a change of page ends all connections with context().
template <typename Page>
class LinkTo {
public:
    /// Leaves the old page and connects the new one, which may be null.
    void setPage(Page* page) {
        m_context = std::make_unique<QObject>();
        m_page = page;
    }
    [[nodiscard]] Page* page() const { return m_page; }
    [[nodiscard]] QObject* context() const { return m_context.get(); }

private:
    Page* m_page = nullptr;
    std::unique_ptr<QObject> m_context;
};

/// For a dock for edge-matching puzzles.
using PageLink = LinkTo<DocumentPage>;
/// For a dock for puzzles of any kind.
using PuzzlePageLink = LinkTo<PuzzlePage>;

/// Updates a panel. Several requests in a row become one, and a hidden panel (or one behind another
/// tab) is updated when it becomes visible.
class LazyUpdate final : public QObject {
    Q_OBJECT

public:
    LazyUpdate(QWidget& panel, std::function<void()> update);

    /// Updates after the current events, or that many milliseconds after the first request.
    void request(int milliseconds = 0);
    void cancel();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void updateIfSeen();

    QWidget& m_panel;
    std::function<void()> m_update;
    QTimer m_timer;
    bool m_due = false;
};

/// A dock's content, different for each kind of puzzle in front. Kinds without content do without
/// the dock, see Workspaces::setKind().
class KindPanel final : public QStackedWidget {
    Q_OBJECT

public:
    struct Content {
        std::string_view kind; ///< see Problem::kind()
        QWidget* widget;       ///< its window title, if any, becomes the dock's
    };
    /// @param title the dock's
    KindPanel(const std::vector<Content>& contents, const QString& title);

    /// Shows the content for the kind. @return whether there is any
    bool showKind(std::string_view kind);

    [[nodiscard]] QString title() const;

private:
    QString m_title;
    std::vector<std::string_view> m_kinds; ///< of the contents, in their order
};

} // namespace tessera
