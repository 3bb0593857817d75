// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PuzzleActions.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/common/FormControls.h"
#include "app/window/edges/EntryDialog.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/pages/KindPart.h"
#include "widgets/board/BoardView.h"
#include "widgets/board/PieceTray.h"

#include <QCheckBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QRandomGenerator>
#include <QShortcut>
#include <QSpinBox>
#include <QVBoxLayout>

#include <cstdlib>

namespace tessera {

namespace {

/// A form, a line for obstacles, and two buttons.
class AskDialog final : public QDialog {
public:
    AskDialog(QWidget* parent, const QString& title) : QDialog(parent), m_form(new QFormLayout) {
        offerHelp(*this, "editing");
        setWindowTitle(title);
    }

    [[nodiscard]] QFormLayout& form() { return *m_form; }
    /// Opens the dialog when its form is complete. @param changed shows the consequences of the
    /// choice, see say()
    [[nodiscard]] bool ask(const QString& accept, const QString& tip,
                           const std::function<void()>& changed) {
        m_notice = new NoticeLine(this);
        m_buttons = acceptButtons(*this, accept, tip);
        auto* layout = new QVBoxLayout(this);
        layout->addLayout(m_form);
        layout->addWidget(m_notice, 1);
        layout->addWidget(m_buttons);
        for (QComboBox* box : findChildren<QComboBox*>())
            connect(box, &QComboBox::currentIndexChanged, this, changed);
        for (QSpinBox* box : findChildren<QSpinBox*>())
            connect(box, &QSpinBox::valueChanged, this, changed);
        changed();
        return exec() == Accepted;
    }
    void say(const QString& sentence, bool isPossible) {
        m_notice->setNote(sentence);
        m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isPossible);
    }

private:
    QFormLayout* m_form;
    NoticeLine* m_notice = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace

PuzzleActions::PuzzleActions(DocumentTabs& tabs, PageActs& acts, PieceTray& tray, QWidget* window)
    : QObject(window), m_acts(acts), m_tabs(tabs), m_tray(tray), m_window(window) {
    addPieceActs();
    addPuzzleActs();
    connect(&acts, &PageActs::updated, this, &PuzzleActions::showRules);
    // A rule that could not be changed keeps its state.
    for (QAction* rule : {m_framed, m_signed, m_keepsRotation}) {
        rule->setCheckable(true);
        connect(rule, &QAction::triggered, this, &PuzzleActions::showRules);
    }
    auto* edit = new QShortcut(Qt::Key_E, &m_tray);
    edit->setContext(Qt::WidgetWithChildrenShortcut);
    connect(edit, &QShortcut::activated, this, [this] {
        if (auto* page = m_tabs.currentPage<DocumentPage>())
            page->editPiece(m_tray.currentPlacement());
    });
}

QAction* PuzzleActions::addAct(const char* name, const QString& text, const QString& tip,
                               const QKeySequence& keys, std::function<void(DocumentPage&)> act) {
    m_menu << m_acts.make<DocumentPage>({name, text, tip, keys}, PageActs::When::Changeable,
                                        std::move(act));
    return m_menu.back();
}

QAction* PuzzleActions::addEdit(const char* name, const QString& text, const QString& tip,
                                const QKeySequence& keys, std::function<void(PuzzleEditor&)> edit) {
    return addAct(name, text, tip, keys,
                  [edit = std::move(edit)](DocumentPage& page) { edit(page.puzzleEditor()); });
}

void PuzzleActions::addPieceActs() {
    addAct("puzzleEnter", tr("&Enter pieces…"),
           tr("Type or paste the pieces of a puzzle that you own"),
           QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I),
           [](DocumentPage& page) { (new EntryDialog(page))->open(); });
    addEdit("puzzleAddPiece", tr("&Add a piece"),
            tr("Add a piece with pattern 1 on all sides to the tray"), {},
            [](PuzzleEditor& editor) { editor.addPiece(std::nullopt); });
    addAct("puzzleCopyPiece", tr("D&uplicate the piece"),
           tr("Add a copy of the piece under the cursor to the tray"),
           QKeySequence(Qt::CTRL | Qt::Key_D), [this](DocumentPage& page) {
               const Placement placement = currentPlacement(page);
               if (placement.isEmpty())
                   page.warn(tr("No piece here to copy."));
               else
                   page.puzzleEditor().addPiece(placement.piece());
           });
    addAct("puzzleDeletePieces", tr("&Delete pieces"),
           tr("Delete the selected pieces from the puzzle, not only from the board"),
           QKeySequence(Qt::CTRL | Qt::Key_Delete), [this](DocumentPage& page) {
               if (!m_tray.hasFocus())
                   page.puzzleEditor().deletePiecesOn(page.view().selectedCells());
               else if (const Placement placement = m_tray.currentPlacement(); !placement.isEmpty())
                   page.puzzleEditor().deletePiece(placement.piece());
           });
    m_menu << nullptr;
    addAct("puzzleReplaceColor", tr("Replace a &colour…"),
           tr("Give all edges of one colour another colour"), {},
           [this](DocumentPage& page) { askForColors(page); });
    addEdit("puzzleRecolor", tr("&Recolour to match"),
            tr("Change as few edges as possible to make all placed pieces match"),
            QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M),
            [](PuzzleEditor& editor) { editor.recolor(); });
    m_menu << nullptr;
}

void PuzzleActions::addPuzzleActs() {
    addAct("puzzleResize", tr("Re&size…"), tr("Change the size of the board. The pieces stay"), {},
           [this](DocumentPage& page) { askForSize(page); });
    m_framed =
        addEdit("puzzleFramed", tr("&Frame"),
                tr("Make the rim of the board grey. Pieces at the rim get grey edges there"), {},
                [this](PuzzleEditor& editor) { editor.setFramed(m_framed->isChecked()); });
    m_signed = addEdit("puzzleSigned", tr("S&igns"),
                       tr("Give each colour tabs and blanks. What matches now still matches"), {},
                       [this](PuzzleEditor& editor) { editor.setSigned(m_signed->isChecked()); });
    m_keepsRotation = addEdit("puzzleKeepsRotation", tr("&Keep rotation"),
                              tr("Do not allow pieces to rotate, as in TetraVex. Pieces are listed "
                                 "in their rotation on the board"),
                              {}, [this](PuzzleEditor& editor) {
                                  editor.setKeepsRotation(m_keepsRotation->isChecked());
                              });
    addAct("puzzleRim", tr("Rim in o&ne colour…"),
           tr("Require all rim edges to have the same colour, on a board without a frame"), {},
           [this](DocumentPage& page) { askForRim(page); });
    m_menu << nullptr;
    addEdit("puzzleMirrorSideways", tr("Mirror &left to right"),
            tr("Mirror the board and each piece from left to right. The pieces change"), {},
            [](PuzzleEditor& editor) { editor.mirror(Qt::Horizontal); });
    addEdit("puzzleMirrorUpsideDown", tr("Mirror t&op to bottom"),
            tr("Mirror the board and each piece from top to bottom. The pieces change"), {},
            [](PuzzleEditor& editor) { editor.mirror(Qt::Vertical); });
    addEdit("puzzleTurn", tr("Ro&tate the board"),
            tr("Rotate the whole board clockwise, with its locks and hints"), {},
            [](PuzzleEditor& editor) { editor.turn(1); });
    addEdit("puzzleTurnBack", tr("Rotate the board &back"),
            tr("Rotate the whole board anticlockwise, with its locks and hints"), {},
            [](PuzzleEditor& editor) { editor.turn(-1); });
    m_menu << nullptr;
    addEdit(
        "puzzleMake", tr("&Make a puzzle from the board"),
        tr("Shuffle the pieces into the tray and store the board as the solution"), {},
        [](PuzzleEditor& editor) { editor.makePuzzle(QRandomGenerator::global()->generate64()); });
}

void PuzzleActions::fill(QMenu& menu) {
    menu.setToolTipsVisible(true);
    for (QAction* action : std::as_const(m_menu)) {
        if (action != nullptr)
            menu.addAction(action);
        else
            menu.addSeparator();
    }
}

void PuzzleActions::showRules() {
    auto* page = m_tabs.currentPage<DocumentPage>();
    if (page == nullptr)
        return;
    m_framed->setChecked(page->document().puzzle().framed());
    m_signed->setChecked(page->document().puzzle().isSigned());
    m_keepsRotation->setChecked(page->document().puzzle().keepsRotation());
}

Placement PuzzleActions::currentPlacement(DocumentPage& page) const {
    return m_tray.hasFocus() ? m_tray.currentPlacement()
                             : page.document().board().at(page.view().currentCell());
}

void PuzzleActions::askForColors(DocumentPage& page) {
    // A copy: the page may close while the dialog is open.
    const TileTheme theme = page.view().tileTheme();
    const Color highest = page.document().puzzle().isSigned() ? kMaxSignedColor : kMaxColor;
    const std::vector<int> uses = page.document().puzzle().edgesByPattern();
    std::vector<Color> all;
    std::vector<Color> used;
    for (Color color = 1; color <= highest; ++color) {
        all.push_back(color);
        if (uses[static_cast<std::size_t>(color)] > 0)
            used.push_back(color);
    }
    AskDialog dialog(m_window, tr("Replace a colour"));
    const QString tip = tr("Type a colour’s number to select it");
    QComboBox* from = colorBox(&dialog, "fromColor", tr("Colour to replace"), tip,
                               colorList(dialog, theme, used));
    QComboBox* to =
        colorBox(&dialog, "toColor", tr("New colour"), tip, colorList(dialog, theme, all));
    dialog.form().addRow(tr("R&eplace:"), from);
    dialog.form().addRow(tr("&With:"), to);
    const auto colorOf = [](const QComboBox* box) {
        return static_cast<Color>(box->currentData().toInt());
    };
    to->setCurrentIndex(colorOf(from) == all.front() ? 1 : 0);
    const auto changed = [&] {
        const bool possible = colorOf(from) != kGrey && colorOf(from) != colorOf(to);
        const int edges = uses[static_cast<std::size_t>(colorOf(from))];
        dialog.say(possible ? tr("%n edge(s) will change.", nullptr, edges)
                            : tr("Choose two different colours."),
                   possible);
    };
    const QPointer<DocumentPage> asked(&page);
    if (dialog.ask(tr("&Replace"), tr("Recolour all edges of this colour"), changed) &&
        asked != nullptr)
        page.puzzleEditor().replaceColor(colorOf(from), colorOf(to));
}

void PuzzleActions::askForRim(DocumentPage& page) {
    const Puzzle& puzzle = page.document().puzzle();
    const Color before = puzzle.rules().rimColor;
    const bool possible = !puzzle.framed() && !puzzle.isSigned();
    AskDialog dialog(m_window, tr("Rim in one colour"));
    QComboBox* rim = rimBox(&dialog);
    rim->setCurrentIndex(rim->findData(before));
    dialog.form().addRow(tr("&Rim:"), rim);
    const auto color = [&] { return static_cast<Color>(rim->currentData().toInt()); };
    const auto changed = [&] {
        dialog.say(possible ? tr("Edges at the rim count in the score like joints.")
                            : tr("Turn off the frame and signs first."),
                   possible && color() != before);
    };
    const QPointer<DocumentPage> asked(&page);
    if (dialog.ask(tr("&Change"), tr("Use this rule for the rim"), changed) && asked != nullptr)
        page.puzzleEditor().setRimColor(color());
}

void PuzzleActions::askForSize(DocumentPage& page) {
    const GridSize before = page.document().puzzle().size();
    const int pieces = page.document().puzzle().pieceCount();
    AskDialog dialog(m_window, tr("Resize the board"));
    QSpinBox* width = sideBox(&dialog, "width", tr("Width"));
    QSpinBox* height = sideBox(&dialog, "height", tr("Height"));
    QCheckBox* add = checkBox(
        &dialog, "addPieces", tr("&Add the missing pieces"),
        tr("Add pieces with pattern 1 until every cell has one. A frame gets grey edges"), true);
    width->setValue(before.width);
    height->setValue(before.height);
    addSizeRow(dialog.form(), width, height);
    dialog.form().addRow(QString(), add);
    const auto size = [&] { return GridSize{width->value(), height->value()}; };
    const auto changed = [&] {
        const int missing = size().cells() - pieces;
        add->setEnabled(missing > 0);
        dialog.say(missing > 0 ? tr("%n piece(s) are missing to fill this board.", nullptr, missing)
                   : missing < 0 ? tr("%n piece(s) do not fit on this board and stay in the tray.",
                                      nullptr, -missing)
                                 : tr("The pieces fill the board exactly."),
                   size() != before);
    };
    const QPointer<DocumentPage> asked(&page);
    if (dialog.ask(tr("&Resize"), tr("Resize the board to this size"), changed) && asked != nullptr)
        page.puzzleEditor().resize(size(), add->isEnabled() && add->isChecked());
}

} // namespace tessera
