// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/settings/KnownPuzzles.h"

#include <QObject>

namespace tessera {

class AppSettings;
class Document;
class DocumentTabs;
class PuzzlePage;

/// Updates what is known of puzzles when their files are opened and saved.
class PuzzleLog final : public QObject {
    Q_OBJECT

public:
    PuzzleLog(DocumentTabs& tabs, AppSettings& settings);

private:
    void follow(PuzzlePage* page);
    /// @param isSame whether it may be a puzzle that is known
    void note(const Document& document, bool isSame, const QDateTime& workedOn);

    AppSettings& m_settings;
};

} // namespace tessera
