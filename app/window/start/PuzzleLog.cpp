// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start/PuzzleLog.h"

#include "app/document/Document.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/settings/AppSettings.h"

#include <QFileInfo>

#include <algorithm>

namespace tessera {

namespace {

QString fileOf(const Document& document) { return QFileInfo(document.path()).absoluteFilePath(); }

} // namespace

PuzzleLog::PuzzleLog(DocumentTabs& tabs, AppSettings& settings)
    : QObject(&tabs), m_settings(settings) {
    connect(&tabs, &DocumentTabs::pageAdded, this, &PuzzleLog::follow);
}

void PuzzleLog::follow(PuzzlePage* page) {
    Document& document = page->document();
    if (!document.path().isEmpty())
        note(document, true, {});
    connect(&document, &Document::saved, this,
            [this, &document, last = document.content(), lastFile = fileOf(document)]() mutable {
                const AnyPuzzle content = document.content();
                // What is known of another file may be about the puzzle that it had.
                const bool isSame = fileOf(document) == lastFile && isSamePuzzle(last, content);
                note(document, isSame, QDateTime::currentDateTimeUtc());
                last = content;
                lastFile = fileOf(document);
            });
}

void PuzzleLog::note(const Document& document, bool isSame, const QDateTime& workedOn) {
    const AnyPuzzle content = document.content();
    const Kind& kind = content.kind();
    const QString path = fileOf(document);
    KnownPuzzle puzzle{path, kind.sizeText(content), kind.bestScore(content), kind.total(content),
                       workedOn};
    KnownPuzzles known = m_settings.knownPuzzles();
    const auto before = std::ranges::find(known, path, &KnownPuzzle::path);
    if (before != known.end() && isSame && before->total == puzzle.total)
        puzzle.best = std::max(puzzle.best, before->best);
    if (!workedOn.isValid())
        puzzle.workedOn =
            before != known.end() ? before->workedOn : QFileInfo(path).lastModified().toUTC();
    putInFront(known, std::move(puzzle));
    m_settings.knownPuzzles.set(known);
}

} // namespace tessera
