// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/pages/PuzzlePage.h"

#include <QLatin1String>
#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <vector>

class QAction;

namespace tessera {

class DocumentTabs;

/// What the window's actions do on the page in front. A class of pages gives an action
/// its meaning there; in front of a page that has none for it, the action is disabled.
class PageActs final : public QObject {
    Q_OBJECT

public:
    PageActs(DocumentTabs& tabs, QObject* window);

    /// When an action can be used.
    enum class When : bool { Always, Changeable };
    template <typename Page>
    using Act = std::function<void(Page&)>;
    /// A reason against an action, as a sentence; empty if there is none.
    template <typename Page>
    using WhyNot = std::function<QString(Page&)>;

    /// @param act nothing if the action does it by itself
    template <typename Page>
    void on(QAction* action, When when, Act<Page> act = {}, WhyNot<Page> whyNot = {}) {
        const auto reason = [when, whyNot](PuzzlePage& page) -> std::optional<QString> {
            Page* own = qobject_cast<Page*>(&page);
            if (own == nullptr)
                return std::nullopt;
            if (when == When::Changeable && page.isReadOnly())
                return page.readOnlyReason();
            return whyNot ? whyNot(*own) : QString();
        };
        add(action, {reason, [act](PuzzlePage& page) {
                         if (act)
                             act(static_cast<Page&>(page));
                     }});
    }
    /// The window's action of that name.
    [[nodiscard]] QAction* named(QLatin1String name) const;
    /// Enables what the page in front allows.
    void update();

signals:
    /// Actions whose state is of another sort follow.
    void updated();

private:
    struct Meaning {
        /// Nothing: it has none on that page.
        std::function<std::optional<QString>(PuzzlePage&)> whyNot;
        std::function<void(PuzzlePage&)> act;
    };
    void add(QAction* action, Meaning meaning);
    void trigger(QAction* action);

    DocumentTabs& m_tabs;
    std::map<QAction*, std::vector<Meaning>> m_meanings;
};

} // namespace tessera
