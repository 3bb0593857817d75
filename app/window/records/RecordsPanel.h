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

/// The best boards ever found for the puzzle in front. Each can be placed on the board.
class RecordsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit RecordsPanel(AppSettings& settings, QWidget* parent = nullptr);

    void setPage(DocumentPage* page);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void arrange();
    void setRecords(std::vector<BoardRecord> records);
    void showRecords();
    void showWhatIsAllowed();
    [[nodiscard]] int chosenRow() const;
    void lay();
    void exportRecords();

    AppSettings& m_settings;
    PageLink m_link;
    std::vector<BoardRecord> m_records;
    FigureTableModel* m_model;
    SortedTable* m_table;
    QLabel* m_notice;
    QAction* m_lay;
    QAction* m_export;
};

} // namespace tessera
