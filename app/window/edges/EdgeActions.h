// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"
#include "app/window/edges/NewPuzzleDialog.h"
#include "app/window/pages/KindPart.h"

namespace tessera {

class AppSettings;
class DocumentPage;
class EdgePanel;
class ImportDialog;
class PalettePanel;
class PopulationPanel;
class PuzzleActions;
class RecordsPanel;

/// The actions and docks of edge matching. Foreign formats are shown before import.
class EdgeActions final : public KindPart {
    Q_OBJECT

public:
    EdgeActions(DocumentTabs& tabs, PageActs& acts, AppSettings& settings, QWidget* window);

    PalettePanel* palette;
    PopulationPanel* population;
    PuzzleActions* puzzle;

    bool open(const PuzzleSource& source, Preview preview) override;
    [[nodiscard]] std::unique_ptr<PuzzlePage> pageFor(const AnyPuzzle& puzzle,
                                                      const QString& path) const override;
    [[nodiscard]] QVariant thumbnail(const AnyPuzzle& puzzle,
                                     const Solution& solution) const override;
    [[nodiscard]] Cover cover(const AnyPuzzle& puzzle, const QString& theme) const override;
    [[nodiscard]] QAction* creator() const override { return m_create; }
    [[nodiscard]] std::map<QLatin1String, QWidget*> docks() const override;
    void setPage(PuzzlePage* page) override;

private:
    bool showImport(const PuzzleSource& source);
    void addImported(const ImportDialog& dialog, const QString& path);
    void createPuzzle(NewPuzzleDialog::Begin begin);
    void generatePuzzle();
    void openBenchmark();
    void exportPage(DocumentPage& exported);
    void adoptSettings();

    AppSettings& m_settings;
    PageActs& m_acts;
    QAction* m_create;
    RecordsPanel* m_records;
    PageLink m_link;
    std::map<QLatin1String, EdgePanel*> m_panels; ///< by the docks' names
};

} // namespace tessera
