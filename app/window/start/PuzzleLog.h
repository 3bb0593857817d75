// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/settings/KnownPuzzles.h"

#include <QObject>

namespace tessera {

class AppSettings;
class Document;
class DocumentTabs;
class PuzzlePage;

/// Keeps what is known of puzzles up to date when their files are opened and saved.
class PuzzleLog final : public QObject {
    Q_OBJECT

public:
    PuzzleLog(DocumentTabs& tabs, AppSettings& settings);

private:
    void follow(PuzzlePage* page);
    /// @param isSame whether it is the puzzle of which something may be known
    void note(const Document& document, bool isSame, const QDateTime& workedOn);

    AppSettings& m_settings;
};

} // namespace tessera
