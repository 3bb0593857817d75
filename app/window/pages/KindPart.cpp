// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pages/KindPart.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/pages/DocumentTabs.h"

#include <algorithm>

namespace tessera {

KindPart::KindPart(const Kind& kind, DocumentTabs& tabs, QWidget* window)
    : QObject(window), m_kind(kind), m_tabs(tabs), m_window(window) {}

PuzzlePage* KindPart::add(std::unique_ptr<PuzzlePage> page) {
    // What is on no disk is lost if nobody asks for it.
    if (page->document().path().isEmpty())
        page->document().markUnsaved();
    PuzzlePage* shown = m_tabs.addPage(std::move(page));
    emit added();
    return shown;
}

bool KindPart::open(const PuzzleSource& source, Preview /*preview*/) {
    ReadPuzzles read = m_kind.read(source);
    const bool isList = read.puzzles.size() > 1;
    if (isList)
        read.puzzles = chosen(std::move(read.puzzles), source.name);
    PuzzlePage* page = nullptr;
    for (const AnyPuzzle& puzzle : read.puzzles)
        page = add(pageFor(puzzle, isList ? QString() : source.path));
    if (page == nullptr)
        return true;
    // What is wrong with the puzzle itself is told at once.
    if (read.warnings.isEmpty())
        read.warnings << defectOf(page->document().content());
    page->showMessage(MessageBar::Kind::Warning, read.warnings.join(u'\n'));
    return true;
}

std::vector<AnyPuzzle> KindPart::chosen(std::vector<AnyPuzzle> puzzles,
                                        const QString& /*name*/) const {
    return puzzles;
}

QString KindPart::defectOf(const AnyPuzzle& puzzle) const {
    return m_kind.defect(puzzle);
}

KindPart& partOf(const KindParts& parts, const Kind& kind) {
    return **std::ranges::find_if(parts,
                                  [&](const KindPart* part) { return &part->kind() == &kind; });
}

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
