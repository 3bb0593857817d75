// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RecordsFile.h"

#include <QObject>

#include <optional>

namespace tessera {

class BoardSearch;

/// Where the application keeps the records of a puzzle: a file for each
/// puzzleHash(), which need not exist.
[[nodiscard]] QString recordsPath(const Puzzle& puzzle);

/// Appends every full board that beats the best one known of its puzzle to the
/// application's records while a search runs, so that nothing is lost when the
/// program or the machine dies.
class RecordKeeper final : public QObject {
    Q_OBJECT

public:
    explicit RecordKeeper(BoardSearch& search, QObject* parent = nullptr);

signals:
    void added();
    /// A sentence, once a search.
    void failed(const QString& sentence);

private:
    void beginIfNew();
    void keep();
    void offerNewest();

    BoardSearch& m_search;
    bool m_active = false;
    bool m_failed = false;
    int m_offered = -1; ///< the best score of this search that was looked at
    std::optional<RecordsFile> m_file;
};

} // namespace tessera
