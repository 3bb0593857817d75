// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/EdgeActions.h"

#include "app/window/animation/AnimationDialog.h"
#include "app/window/board/DocumentPage.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/common/LongWork.h"
#include "app/window/edges/BenchmarkDialog.h"
#include "app/window/edges/EntryDialog.h"
#include "app/window/edges/ExportDialog.h"
#include "app/window/edges/ImportDialog.h"
#include "app/window/edges/LandscapeDialog.h"
#include "app/window/edges/NewPuzzleDialog.h"
#include "app/window/edges/PalettePanel.h"
#include "app/window/edges/PiecesPanel.h"
#include "app/window/edges/PuzzleActions.h"
#include "app/window/edges/PuzzleFacts.h"
#include "app/window/edges/PuzzleTables.h"
#include "app/window/edges/SolveActions.h"
#include "app/window/generate/GenerateDialog.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/print/PrintDialog.h"
#include "app/window/records/RecordsPanel.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/watch/PopulationPanel.h"
#include "widgets/board/BoardPicture.h"
#include "widgets/board/BoardThumbnail.h"
#include "widgets/board/BoardView.h"
#include "widgets/board/PieceTray.h"
#include "widgets/board/TilePictures.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/edges/generate/PuzzlePresets.h"
#include "core/kind/EdgeKind.h"

#include <QPointer>

namespace tessera {

namespace {

/// Whether a known format other than Tessera's native one claims the content.
bool isForeign(const QByteArray& bytes) {
    try {
        return detectFormat(bytes).format != &kNativeFormat;
    } catch (const FormatError&) {
        return false;
    }
}

} // namespace

EdgeActions::EdgeActions(DocumentTabs& tabs, PageActs& acts, AppSettings& settings, QWidget* window)
    : KindPart(edgeKind(), tabs, window), palette(new PalettePanel(window)),
      population(new PopulationPanel(window)), m_settings(settings), m_acts(acts),
      m_create(makeAction(
          {"fileNew", tr("&New…"), tr("Create a puzzle by hand"), QKeySequence::New, "new"}, this,
          [this] { createPuzzle(NewPuzzleDialog::Begin::Blank); })),
      m_records(new RecordsPanel(settings, window)) {
    makeAction({"fileGenerate", tr("&Generate…"),
                tr("Generate a puzzle of a given size and number of colours"),
                QKeySequence(Qt::CTRL | Qt::Key_G), "generate"},
               this, [this] { generatePuzzle(); });
    makeAction({"fileBenchmark",
                tr("Benchmark library…"),
                tr("Open an instance for comparing methods, and see which ones you have solved"),
                {}},
               this, [this] { openBenchmark(); });
    acts.make<DocumentPage>(
        {"puzzleLandscape",
         tr("Landscape…"),
         tr("Measure how the score of this puzzle changes from move to move"),
         {}},
        PageActs::When::Always, [window](DocumentPage& page) {
            LandscapeDialog(page.document().file(), window).exec();
        });
    makeAction({"startEnter",
                tr("&Enter pieces…"),
                tr("Enter the pieces of a real set: choose its size first"),
                {},
                "pieces"},
               this, [this] { createPuzzle(NewPuzzleDialog::Begin::WithoutPieces); });
    auto* pieces = new PiecesPanel(window);
    PieceTray* tray = &pieces->tray();
    new PrintActions(acts, settings, window);
    new AnimationActions(acts, settings, window);
    puzzle = new PuzzleActions(tabs, acts, *tray, window);
    const auto* solve = new SolveActions(acts, window);
    acts.on<DocumentPage>(acts.named(QLatin1String("fileExport")), PageActs::When::Always,
                          [this](DocumentPage& page) { exportPage(page); });
    m_panels = {{QLatin1String("dockPieces"), pieces},
                {QLatin1String("dockProperties"), new PropertiesPanel(window)},
                {QLatin1String("dockChecks"), new ChecksPanel(window)},
                {QLatin1String("dockColors"), new ColorsPanel(window)},
                {QLatin1String("dockPieceTable"), new PieceTablePanel(window)},
                {QLatin1String("dockPalette"), palette}};
    connect(solve, &SolveActions::pieceHinted, tray, &PieceTray::setCurrentPiece);
    for (const auto& [dock, panel] : m_panels)
        connect(panel, &EdgePanel::unplacedPieceChosen, tray, &PieceTray::setCurrentPiece);
    connect(&settings, &AppSettings::changed, this, &EdgeActions::adoptSettings);
    adoptSettings();
}

std::map<QLatin1String, QWidget*> EdgeActions::docks() const {
    std::map<QLatin1String, QWidget*> docks{{QLatin1String("dockRecords"), m_records},
                                            {QLatin1String("dockPopulation"), population}};
    docks.insert(m_panels.begin(), m_panels.end());
    return docks;
}

void EdgeActions::setPage(PuzzlePage* shown) {
    auto* page = static_cast<DocumentPage*>(shown);
    m_link.setPage(page);
    for (const auto& [dock, panel] : m_panels)
        panel->setPage(page);
    m_records->setPage(page);
    population->setPage(page);
    if (page == nullptr)
        return;
    // Another puzzle has other rules, and may have a solution.
    const auto update = [this] { m_acts.update(); };
    connect(&page->document(), &PuzzleDocument::puzzleReplaced, m_link.context(), update);
    connect(&page->document(), &PuzzleDocument::piecesChanged, m_link.context(), update);
}

void EdgeActions::adoptSettings() {
    const QString theme = m_settings.tileTheme();
    for (const auto& [dock, panel] : m_panels)
        panel->setTileTheme(theme);
    population->setTileTheme(theme);
}

void EdgeActions::createPuzzle(NewPuzzleDialog::Begin begin) {
    NewPuzzleDialog dialog(begin, window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    PuzzlePage* page = add(pageFor(anyPuzzle(dialog.takeResult()), {}));
    if (dialog.entersPieces())
        (new EntryDialog(static_cast<DocumentPage&>(*page)))->open();
}

void EdgeActions::generatePuzzle() {
    const PuzzlePreset* preset = findPuzzlePreset(m_settings.generatorPreset());
    GenerateDialog dialog(preset != nullptr ? preset->settings : m_settings.generatorSettings(),
                          window());
    dialog.setTileTheme(m_settings.tileTheme());
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_settings.generatorSettings.set(dialog.settings());
    add(pageFor(anyPuzzle(dialog.takeResult()), {}));
}

void EdgeActions::openBenchmark() {
    BenchmarkDialog dialog(m_settings.knownPuzzles(), window());
    if (dialog.exec() == QDialog::Accepted)
        add(pageFor(anyPuzzle(benchmarkPuzzle(dialog.instance())), {}));
}

bool EdgeActions::open(const PuzzleSource& source, Preview preview) {
    if (preview == Preview::All || isForeign(source.bytes))
        return showImport(source);
    ReadResult result = readSource(source);
    result.warnings += dropDamagedPictures(result.file.info);
    PuzzlePage* page = add(pageFor(anyPuzzle(std::move(result.file)), source.path));
    if (!result.warnings.isEmpty())
        page->inform(result.warnings.join(u'\n'));
    return true;
}

bool EdgeActions::showImport(const PuzzleSource& source) {
    const QPointer<DocumentPage> page(tabs().currentPage<DocumentPage>());
    // While a search shows its board nothing can be placed on it.
    ImportDialog dialog(source, page != nullptr ? &page->document().file() : nullptr,
                        page != nullptr ? page->document().displayName() : QString(),
                        page != nullptr ? page->readOnlyReason() : QString(), window());
    dialog.setTileTheme(m_settings.tileTheme());
    if (dialog.exec() != QDialog::Accepted)
        return false;
    const auto text = [name = source.name] { return tr("Import the board of %1").arg(name); };
    if (dialog.scope() != ImportScope::Board)
        addImported(dialog, source.path);
    else if (page != nullptr && dialog.keepsHints())
        page->editor().lay(dialog.result().board, text);
    else if (page != nullptr)
        page->document().replace(dialog.result(), text);
    return true;
}

void EdgeActions::addImported(const ImportDialog& dialog, const QString& path) {
    auto document = std::make_unique<PuzzleDocument>(dialog.result(), path);
    // Reloading would bring other pieces, and saving would lose what was left out.
    if (!dialog.isAsInFile())
        document->forgetPath();
    add(std::make_unique<DocumentPage>(std::move(document)));
}

std::unique_ptr<PuzzlePage> EdgeActions::pageFor(const AnyPuzzle& puzzle,
                                                 const QString& path) const {
    return std::make_unique<DocumentPage>(
        std::make_unique<PuzzleDocument>(puzzle.as<PuzzleFile>(), path));
}

QVariant EdgeActions::thumbnail(const AnyPuzzle& puzzle, const Solution& solution) const {
    // One shared copy of the pieces, by which painted boards are recognised.
    const auto kept = std::make_shared<const AnyPuzzle>(puzzle);
    const auto& file = kept->as<PuzzleFile>();
    const Puzzle& pieces = file.puzzle;
    std::optional<Board> board;
    if (!solution.empty())
        board = Board::fromCodes(pieces.size(), pieces.pieceCount(), solution);
    return QVariant::fromValue(
        BoardThumbnail{{kept, &pieces}, std::move(board), {kept, &file.info}});
}

KindPart::Cover EdgeActions::cover(const AnyPuzzle& puzzle, const QString& theme) const {
    PictureOptions look;
    look.theme = chosenTheme(tileTheme(theme), puzzle.as<PuzzleFile>().info).id;
    look.transparent = true;
    return [puzzle, look](int pixels) mutable {
        PuzzleFile file = puzzle.as<PuzzleFile>();
        file.locked.clear();
        look.mismatches = file.board.placedCount() > 0;
        if (!look.mismatches)
            file.board = piecesInOrder(file.puzzle);
        return boardImage(file, pixels, look);
    };
}

void EdgeActions::exportPage(DocumentPage& exported) {
    const QPointer<DocumentPage> page(&exported);
    const PuzzleFile file = page->document().file();
    const Board shown = page->shownBoard();
    const auto chosen = [&]() -> std::optional<ExportChoice> {
        ExportDialog dialog(file, shown, window());
        dialog.setTileTheme(page->view().theme());
        dialog.setChoices(m_settings.exportChoices());
        // The cursor alone is not a selection.
        if (const QVector<int> cells = page->view().selectedCells(); cells.size() > 1)
            dialog.setSelection({cells.begin(), cells.end()});
        if (dialog.exec() != QDialog::Accepted)
            return std::nullopt;
        m_settings.exportChoices.set(dialog.choices());
        return dialog.choice();
    }();
    if (!chosen || page == nullptr)
        return;
    const ExportChoice& choice = *chosen;
    page->exportTo(m_settings.lastFolder(), {choice.extension()}, [&](const QString&) {
        QByteArray bytes;
        const bool done = runLongWork(window(), tr("Exporting…"), [&](const Progress& progress) {
            bytes = exportedBytes(file, shown, choice);
            progress(1, 1); // so that it can be cancelled
        });
        return done ? bytes : QByteArray();
    });
}

} // namespace tessera
