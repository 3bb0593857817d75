// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"

#include "core/experiments/RecordsFile.h"

#include <QWidget>

#include <vector>

class QAction;
class QLabel;

namespace tessera {

class AppSettings;
class RecordTableModel;
class SortedTable;

/// The best boards that searches of this window found of the puzzle in front,
/// now and earlier. Each can be laid on the board.
class RecordsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit RecordsPanel(AppSettings& settings, QWidget* parent = nullptr);

    void setPage(DocumentPage* page);

    /// Lays the chosen record on the board.
    [[nodiscard]] QAction* layAction() const { return m_lay; }
    /// Writes all of them to a file.
    [[nodiscard]] QAction* exportAction() const { return m_export; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void arrange();
    void showRecords();
    void showWhatIsAllowed();
    [[nodiscard]] int chosenRow() const;
    void lay();
    void exportRecords();

    AppSettings& m_settings;
    PageLink m_link;
    RecordTableModel* m_records;
    SortedTable* m_table;
    QLabel* m_notice;
    QAction* m_lay;
    QAction* m_export;
};

} // namespace tessera
