// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pages/PageActs.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/pages/DocumentTabs.h"

namespace tessera {

PageActs::PageActs(DocumentTabs& tabs, QObject* window) : QObject(window), m_tabs(tabs) {}

QAction* PageActs::named(QLatin1String name) const {
    return parent()->findChild<QAction*>(name);
}

void PageActs::add(QAction* action, Meaning meaning) {
    std::vector<Meaning>& meanings = m_meanings[action];
    if (meanings.empty())
        connect(action, &QAction::triggered, this, [this, action] { trigger(action); });
    meanings.push_back(std::move(meaning));
}

void PageActs::trigger(QAction* action) {
    PuzzlePage* page = m_tabs.currentPage();
    if (page == nullptr)
        return;
    for (const Meaning& meaning : m_meanings.at(action)) {
        if (meaning.whyNot(*page)) {
            // A copy: the act may let other events in, and the window may be made anew.
            const auto act = meaning.act;
            act(*page);
            return;
        }
    }
}

void PageActs::update() {
    PuzzlePage* page = m_tabs.currentPage();
    for (const auto& [action, meanings] : m_meanings) {
        std::optional<QString> why;
        for (const Meaning& meaning : meanings) {
            if (page != nullptr && !why)
                why = meaning.whyNot(*page);
        }
        setAllowed(*action, why && why->isEmpty(), why.value_or(QString()));
    }
    emit updated();
}

} // namespace tessera
