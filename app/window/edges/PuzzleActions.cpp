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

std::vector<int> usesOf(const Puzzle& puzzle) {
    std::vector<int> uses(kMaxColor + 1);
    for (const Piece& piece : puzzle.pieces()) {
        for (const Color color : piece.edges)
            ++uses[static_cast<std::size_t>(std::abs(color))];
    }
    return uses;
}

/// A form, a line on what stands in the way, and two buttons.
class AskDialog final : public QDialog {
public:
    AskDialog(QWidget* parent, const QString& title) : QDialog(parent), m_form(new QFormLayout) {
        setWindowTitle(title);
    }

    [[nodiscard]] QFormLayout& form() { return *m_form; }
    /// Below the form, when all of it is there. @param changed says what is chosen, see say()
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
    // A rule that could not be changed shows as it is.
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
           tr("Type in the pieces of a set that lies on the table, or paste them"),
           QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I),
           [](DocumentPage& page) { (new EntryDialog(page))->open(); });
    addEdit("puzzleAddPiece", tr("&Add a piece"),
            tr("Put one more piece into the tray, of pattern 1 on all sides"), {},
            [](PuzzleEditor& editor) { editor.addPiece(std::nullopt); });
    addAct("puzzleCopyPiece", tr("D&ouble the piece"),
           tr("Put a copy of the piece under the cursor into the tray"),
           QKeySequence(Qt::CTRL | Qt::Key_D), [this](DocumentPage& page) {
               const Placement placement = currentPlacement(page);
               if (placement.isEmpty())
                   page.warn(tr("There is no piece here to copy."));
               else
                   page.puzzleEditor().addPiece(placement.piece());
           });
    addAct("puzzleDeletePieces", tr("&Delete pieces"),
           tr("Take the selected pieces out of the puzzle, not only off the board"),
           QKeySequence(Qt::CTRL | Qt::Key_Delete), [this](DocumentPage& page) {
               if (!m_tray.hasFocus())
                   page.puzzleEditor().deletePiecesOn(page.view().selectedCells());
               else if (const Placement placement = m_tray.currentPlacement(); !placement.isEmpty())
                   page.puzzleEditor().deletePiece(placement.piece());
           });
    m_menu << nullptr;
    addAct("puzzleReplaceColor", tr("Replace a &colour…"),
           tr("Give all edges of one colour another"), {},
           [this](DocumentPage& page) { askForColors(page); });
    addEdit("puzzleRecolor", tr("&Recolour to match"),
            tr("Change as few edges as possible so that everything on the board matches"),
            QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M),
            [](PuzzleEditor& editor) { editor.recolor(); });
    m_menu << nullptr;
}

void PuzzleActions::addPuzzleActs() {
    addAct("puzzleResize", tr("Re&size…"), tr("Give the board another size; the pieces stay"), {},
           [this](DocumentPage& page) { askForSize(page); });
    m_framed =
        addEdit("puzzleFramed", tr("&Frame"),
                tr("Let the rim of the board be grey; pieces at the rim turn grey there"), {},
                [this](PuzzleEditor& editor) { editor.setFramed(m_framed->isChecked()); });
    m_signed =
        addEdit("puzzleSigned", tr("S&igns"),
                tr("Let each colour have tabs and blanks; what matches goes on matching"), {},
                [this](PuzzleEditor& editor) { editor.setSigned(m_signed->isChecked()); });
    m_keepsRotation = addEdit(
        "puzzleKeepsRotation", tr("&Keep rotation"),
        tr("Let no piece be turned, as in TetraVex; pieces are listed as they lie on the board"),
        {},
        [this](PuzzleEditor& editor) { editor.setKeepsRotation(m_keepsRotation->isChecked()); });
    addAct("puzzleRim", tr("One colour at t&he rim…"),
           tr("Require one colour of all edges at the rim, on a board without a frame"), {},
           [this](DocumentPage& page) { askForRim(page); });
    m_menu << nullptr;
    addEdit("puzzleMirrorSideways", tr("Mirror &left to right"),
            tr("Turn the board and each piece into its mirror image: other pieces than before"), {},
            [](PuzzleEditor& editor) { editor.mirror(Qt::Horizontal); });
    addEdit("puzzleMirrorUpsideDown", tr("Mirror &upside down"),
            tr("Turn the board and each piece upside down: other pieces than before"), {},
            [](PuzzleEditor& editor) { editor.mirror(Qt::Vertical); });
    addEdit("puzzleTurn", tr("&Turn the board"),
            tr("Turn the whole board clockwise, with locks and hints"), {},
            [](PuzzleEditor& editor) { editor.turn(1); });
    addEdit("puzzleTurnBack", tr("Turn the board &back"),
            tr("Turn the whole board anticlockwise, with locks and hints"), {},
            [](PuzzleEditor& editor) { editor.turn(-1); });
    m_menu << nullptr;
    addEdit("puzzleMake", tr("&Make a puzzle from the board"),
            tr("Mix the pieces and keep the board as the solution"), {}, [](PuzzleEditor& editor) {
                editor.makePuzzle(QRandomGenerator::global()->generate64());
            });
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
    // A copy: the page may go while the dialog is open.
    const TileTheme theme = page.view().tileTheme();
    const Color highest = page.document().puzzle().isSigned() ? kMaxSignedColor : kMaxColor;
    const std::vector<int> uses = usesOf(page.document().puzzle());
    std::vector<Color> all;
    std::vector<Color> used;
    for (Color color = 1; color <= highest; ++color) {
        all.push_back(color);
        if (uses[static_cast<std::size_t>(color)] > 0)
            used.push_back(color);
    }
    AskDialog dialog(m_window, tr("Replace a Colour"));
    const QString tip = tr("Type the colour’s number to go there");
    QComboBox* from = colorBox(&dialog, "fromColor", tr("Colour to replace"), tip,
                               colorList(dialog, theme, used));
    QComboBox* to =
        colorBox(&dialog, "toColor", tr("Colour in its place"), tip, colorList(dialog, theme, all));
    dialog.form().addRow(tr("R&eplace:"), from);
    dialog.form().addRow(tr("&By:"), to);
    const auto colorOf = [](const QComboBox* box) {
        return static_cast<Color>(box->currentData().toInt());
    };
    const auto changed = [&] {
        const bool possible = colorOf(from) != kGrey && colorOf(from) != colorOf(to);
        const int edges = uses[static_cast<std::size_t>(colorOf(from))];
        dialog.say(possible ? tr("%n edge(s) change.", nullptr, edges)
                            : tr("Choose two different colours."),
                   possible);
    };
    const QPointer<DocumentPage> asked(&page);
    if (dialog.ask(tr("&Replace"), tr("Change the colour of all its edges"), changed) &&
        asked != nullptr)
        page.puzzleEditor().replaceColor(colorOf(from), colorOf(to));
}

void PuzzleActions::askForRim(DocumentPage& page) {
    const Puzzle& puzzle = page.document().puzzle();
    const Color before = puzzle.rules().rimColor;
    const bool possible = !puzzle.framed() && !puzzle.isSigned();
    AskDialog dialog(m_window, tr("Rim in One Colour"));
    QComboBox* rim = rimBox(&dialog);
    rim->setCurrentIndex(rim->findData(before));
    dialog.form().addRow(tr("&Rim:"), rim);
    const auto color = [&] { return static_cast<Color>(rim->currentData().toInt()); };
    const auto changed = [&] {
        dialog.say(possible ? tr("Edges at the rim count in the score like joints.")
                            : tr("Switch the frame and signs off first."),
                   possible && color() != before);
    };
    const QPointer<DocumentPage> asked(&page);
    if (dialog.ask(tr("&Change"), tr("Use this rule for the rim"), changed) && asked != nullptr)
        page.puzzleEditor().setRimColor(color());
}

void PuzzleActions::askForSize(DocumentPage& page) {
    const GridSize before = page.document().puzzle().size();
    const int pieces = page.document().puzzle().pieceCount();
    AskDialog dialog(m_window, tr("Resize the Board"));
    QSpinBox* width = sideBox(&dialog, "width", tr("Width"));
    QSpinBox* height = sideBox(&dialog, "height", tr("Height"));
    QCheckBox* add = checkBox(&dialog, "addPieces", tr("&Add the pieces that are missing"),
                              tr("Make pieces of pattern 1, with grey where the frame asks, until "
                                 "there is one for each cell"),
                              true);
    width->setValue(before.width);
    height->setValue(before.height);
    addSizeRow(dialog.form(), width, height);
    dialog.form().addRow(QString(), add);
    const auto size = [&] { return GridSize{width->value(), height->value()}; };
    const auto changed = [&] {
        const int missing = size().cells() - pieces;
        add->setEnabled(missing > 0);
        dialog.say(missing > 0 ? tr("%n piece(s) are missing to fill this board.", nullptr, missing)
                   : missing < 0
                       ? tr("%n piece(s) are too many for this board and stay in the tray.",
                            nullptr, -missing)
                       : tr("As many pieces as cells."),
                   size() != before);
    };
    const QPointer<DocumentPage> asked(&page);
    if (dialog.ask(tr("&Resize"), tr("Give the board this size"), changed) && asked != nullptr)
        page.puzzleEditor().resize(size(), add->isEnabled() && add->isChecked());
}

} // namespace tessera
