// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/recovery/FileWatch.h"

#include <optional>

namespace tessera {

class Document;
class PuzzlePage;

/// Looks after the file of one page: says when it was changed or removed behind
/// the document's back, and when another window or program has it open too.
/// Each matter is a line above the puzzle that stays until it is answered.
class DiskGuard final : public QObject {
    Q_OBJECT

public:
    /// @param document the page's
    DiskGuard(PuzzlePage& page, Document& document);

    /// Claims the page's file, now and whenever it is another one.
    /// @param folder in which claims lie
    void claimIn(const QString& folder);
    /// Whether saving would write over what somebody else has written.
    [[nodiscard]] bool wouldOverwrite() const;
    /// Digest of what the document's file was last known to hold; empty if there was none.
    [[nodiscard]] const QByteArray& known() const { return m_watch.known(); }
    /// The document stems from a file of this digest; says so if it is another by now.
    void expect(const QByteArray& digest) { m_watch.expect(digest); }
    /// The person has decided to write over it.
    void allowOverwriting() { m_watch.follow(m_watch.path()); }
    /// Puts what the file holds now in the document's place; undo brings the old
    /// state back.
    void reload();

private:
    void followPath();
    void claim();
    void tell(FileWatch::State state);

    PuzzlePage& m_page;
    Document& m_document;
    FileWatch m_watch;
    QString m_folder;
    std::optional<FileClaim> m_claim;
};

} // namespace tessera
