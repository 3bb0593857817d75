// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"

#include "core/edges/puzzle/Diagnosis.h"
#include "core/edges/puzzle/Score.h"

#include <QWidget>

#include <vector>

class QListWidget;

namespace tessera {

/// What is wrong with the puzzle, and which pieces of the board lie where they
/// must not, as sentences that lead to the culprits.
class ChecksPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ChecksPanel(QWidget* parent = nullptr);

    void setPage(DocumentPage* page);

signals:
    /// A culprit that is not on the board.
    void unplacedPieceChosen(tessera::PieceIndex piece);

private:
    void requestPuzzle();
    void check();
    void showFindings();
    void addSentence(const char* icon, const QString& kind, const QString& sentence);
    void goTo(int row);

    PageLink m_link;
    QListWidget* m_list;
    LazyUpdate m_update;
    bool m_newPuzzle = false; ///< the diagnoses are of an older one
    std::vector<Diagnosis> m_diagnoses;
    std::vector<Violation> m_violations;
};

} // namespace tessera
