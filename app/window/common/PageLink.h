// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace tessera {

class DocumentPage;
class PuzzlePage;

/// Ties a dock to the page in front: whatever is connected with context() as
/// receiver is let go when the next page comes.
template <typename Page>
class LinkTo {
public:
    /// Lets go of the old page and holds the new one, which may be nothing.
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

/// Of a dock for edge-matching puzzles.
using PageLink = LinkTo<DocumentPage>;
/// Of a dock for puzzles of any kind.
using PuzzlePageLink = LinkTo<PuzzlePage>;

} // namespace tessera
