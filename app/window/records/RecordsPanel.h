// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"
#include "app/window/common/SortedTable.h"

#include "core/experiments/KeptFiles.h"

#include <QWidget>

#include <vector>

class QAction;
class QLabel;

namespace tessera {

class AppSettings;

/// The columns of a record in the panel.
[[nodiscard]] std::vector<Figure> recordFigures(const BoardRecord& record);

/// The best boards ever found for the puzzle in front. Each can be placed on the board. Their file
/// is read when they are shown or used.
class RecordsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit RecordsPanel(AppSettings& settings, QWidget* parent = nullptr);

    void setPage(DocumentPage* page);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void arrange();
    /// Reads them as soon as they are visible, or that many milliseconds later.
    void setStale(int milliseconds = 0);
    /// Those of another puzzle must not be placed.
    void forget();
    void setRecords(std::vector<BoardRecord> records);
    /// @return false after a warning that they cannot be read
    bool showRecords();
    void showWhatIsAllowed();
    /// Reads what is stale. Returns false after showing why there are none.
    [[nodiscard]] bool hasRecords();
    /// Null for none.
    [[nodiscard]] const BoardRecord* selectedRecord() const;
    void lay();
    void exportRecords();

    AppSettings& m_settings;
    PageLink m_link;
    LazyUpdate m_update;
    bool m_stale = false;
    std::vector<BoardRecord> m_records;
    FigureTableModel* m_model;
    SortedTable* m_table;
    QLabel* m_notice;
    QAction* m_lay;
    QAction* m_export;
};

} // namespace tessera
