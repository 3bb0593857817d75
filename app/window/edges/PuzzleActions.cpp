// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PuzzleActions.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/common/FormControls.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/pages/KindPart.h"
#include "widgets/board/BoardView.h"
#include "widgets/board/PieceTray.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QMenu>
#include <QPushButton>
#include <QPointer>
#include <QRandomGenerator>
#include <QShortcut>
#include <QSpinBox>
#include <QStandardItemModel>
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

std::vector<Color> patterns(const Puzzle& puzzle, const std::vector<int>& uses, bool onlyUsed) {
    std::vector<Color> colors;
    for (Color color = 1; color <= (puzzle.isSigned() ? kMaxSignedColor : kMaxColor); ++color) {
        if (!onlyUsed || uses[static_cast<std::size_t>(color)] > 0)
            colors.push_back(color);
    }
    return colors;
}

} // namespace

ReplaceColorDialog::ReplaceColorDialog(const Puzzle& puzzle, const TileTheme& theme,
                                       QWidget* parent)
    : QDialog(parent), m_uses(usesOf(puzzle)),
      m_from(field("fromColor", tr("Colour to replace"), patterns(puzzle, m_uses, true), theme)),
      m_to(field("toColor", tr("Colour in its place"), patterns(puzzle, m_uses, false), theme)),
      m_notice(new NoticeLine(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("Replace a Colour"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Replace"));
    m_buttons->button(QDialogButtonBox::Ok)->setToolTip(tr("Change the colour of all its edges"));
    auto* form = new QFormLayout;
    form->addRow(tr("R&eplace:"), m_from);
    form->addRow(tr("&By:"), m_to);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_notice, 1);
    layout->addWidget(m_buttons);
    connect(m_from, &QComboBox::currentIndexChanged, this, &ReplaceColorDialog::changed);
    connect(m_to, &QComboBox::currentIndexChanged, this, &ReplaceColorDialog::changed);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &ReplaceColorDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &ReplaceColorDialog::reject);
    changed();
}

QComboBox* ReplaceColorDialog::field(const char* objectName, const QString& name,
                                     const std::vector<Color>& colors, const TileTheme& theme) {
    auto* box = new ColorBox(this);
    box->setObjectName(QLatin1String(objectName));
    box->setAccessibleName(name);
    box->setToolTip(tr("Type the colour’s number to go there"));
    box->setModel(colorList(*this, theme, colors));
    box->setIconSize({kListSwatchSide, kListSwatchSide});
    box->setMaxVisibleItems(12);
    return box;
}

Color ReplaceColorDialog::from() const {
    return static_cast<Color>(m_from->currentData().toInt());
}

Color ReplaceColorDialog::to() const {
    return static_cast<Color>(m_to->currentData().toInt());
}

void ReplaceColorDialog::changed() {
    const bool possible = from() != kGrey && from() != to();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(possible);
    const int edges = m_uses[static_cast<std::size_t>(from())];
    m_notice->setNote(possible ? tr("%n edge(s) change.", nullptr, edges)
                               : tr("Choose two different colours."));
}

ResizeDialog::ResizeDialog(GridSize size, int pieceCount, QWidget* parent)
    : QDialog(parent), m_before(size), m_pieceCount(pieceCount),
      m_width(sideBox(this, "width", tr("Width"))), m_height(sideBox(this, "height", tr("Height"))),
      m_add(checkBox(this, "addPieces", tr("&Add the pieces that are missing"),
                     tr("Make pieces of pattern 1, with grey where the frame asks, until there is "
                        "one for each cell"),
                     true)),
      m_notice(new NoticeLine(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("Resize the Board"));
    m_width->setValue(size.width);
    m_height->setValue(size.height);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Resize"));
    m_buttons->button(QDialogButtonBox::Ok)->setToolTip(tr("Give the board this size"));
    auto* form = new QFormLayout;
    addSizeRow(*form, m_width, m_height);
    form->addRow(QString(), m_add);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_notice, 1);
    layout->addWidget(m_buttons);
    connect(m_width, &QSpinBox::valueChanged, this, &ResizeDialog::changed);
    connect(m_height, &QSpinBox::valueChanged, this, &ResizeDialog::changed);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &ResizeDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &ResizeDialog::reject);
    changed();
}

GridSize ResizeDialog::size() const {
    return {m_width->value(), m_height->value()};
}

bool ResizeDialog::addsPieces() const {
    return m_add->isEnabled() && m_add->isChecked();
}

void ResizeDialog::changed() {
    const int missing = size().cells() - m_pieceCount;
    m_add->setEnabled(missing > 0);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(size() != m_before);
    if (missing > 0)
        m_notice->setNote(tr("%n piece(s) are missing to fill this board.", nullptr, missing));
    else if (missing < 0)
        m_notice->setNote(
            tr("%n piece(s) are too many for this board and stay in the tray.", nullptr, -missing));
    else
        m_notice->setNote(tr("As many pieces as cells."));
}

PuzzleActions::PuzzleActions(DocumentTabs& tabs, PageActs& acts, PieceTray& tray, QWidget* window)
    : QObject(window),
      addPiece(makeAction({"puzzleAddPiece",
                           tr("&Add a piece"),
                           tr("Put one more piece into the tray, of pattern 1 on all sides"),
                           {}},
                          this)),
      copyPiece(makeAction({"puzzleCopyPiece", tr("D&ouble the piece"),
                            tr("Put a copy of the piece under the cursor into the tray"),
                            QKeySequence(Qt::CTRL | Qt::Key_D)},
                           this)),
      deletePieces(makeAction({"puzzleDeletePieces", tr("&Delete pieces"),
                               tr("Take the selected pieces out of the puzzle, not only off "
                                  "the board"),
                               QKeySequence(Qt::CTRL | Qt::Key_Delete)},
                              this)),
      replaceColor(makeAction({"puzzleReplaceColor",
                               tr("Replace a &colour…"),
                               tr("Give all edges of one colour another"),
                               {}},
                              this)),
      recolor(
          makeAction({"puzzleRecolor", tr("&Recolour to match"),
                      tr("Change as few edges as possible so that everything on the board matches"),
                      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M)},
                     this)),
      resize(makeAction(
          {"puzzleResize", tr("Re&size…"), tr("Give the board another size; the pieces stay"), {}},
          this)),
      framed(makeAction({"puzzleFramed",
                         tr("&Frame"),
                         tr("Let the rim of the board be grey; pieces at the rim turn grey there"),
                         {}},
                        this)),
      isSigned(
          makeAction({"puzzleSigned",
                      tr("S&igns"),
                      tr("Let each colour have tabs and blanks; what matches goes on matching"),
                      {}},
                     this)),
      mirrorSideways(makeAction({"puzzleMirrorSideways",
                                 tr("Mirror &left to right"),
                                 tr("Turn the board and each piece into its mirror image: other "
                                    "pieces than before"),
                                 {}},
                                this)),
      mirrorUpsideDown(makeAction({"puzzleMirrorUpsideDown",
                                   tr("Mirror &upside down"),
                                   tr("Turn the board and each piece upside down: other pieces "
                                      "than before"),
                                   {}},
                                  this)),
      turn(makeAction({"puzzleTurn",
                       tr("&Turn the board"),
                       tr("Turn the whole board clockwise, with locks and hints"),
                       {}},
                      this)),
      turnBack(makeAction({"puzzleTurnBack",
                           tr("Turn the board &back"),
                           tr("Turn the whole board anticlockwise, with locks and hints"),
                           {}},
                          this)),
      makePuzzle(makeAction({"puzzleMake",
                             tr("&Make a puzzle from the board"),
                             tr("Mix the pieces and keep the board as the solution"),
                             {}},
                            this)),
      m_tabs(tabs), m_tray(tray), m_window(window) {
    framed->setCheckable(true);
    isSigned->setCheckable(true);
    connectActions(acts);
}

void PuzzleActions::connectActions(PageActs& acts) {
    const auto on = [&acts](QAction* action, PageActs::Act<DocumentPage> act) {
        acts.on(action, PageActs::When::Changeable, std::move(act));
    };
    const auto onEditor = [&on](QAction* action, auto act) {
        on(action, [act](DocumentPage& page) { act(page.puzzleEditor()); });
    };
    onEditor(addPiece, [](PuzzleEditor& editor) { editor.addPiece(std::nullopt); });
    onEditor(recolor, [](PuzzleEditor& editor) { editor.recolor(); });
    onEditor(framed, [this](PuzzleEditor& editor) { editor.setFramed(framed->isChecked()); });
    onEditor(isSigned, [this](PuzzleEditor& editor) { editor.setSigned(isSigned->isChecked()); });
    onEditor(mirrorSideways, [](PuzzleEditor& editor) { editor.mirror(Qt::Horizontal); });
    onEditor(mirrorUpsideDown, [](PuzzleEditor& editor) { editor.mirror(Qt::Vertical); });
    onEditor(turn, [](PuzzleEditor& editor) { editor.turn(1); });
    onEditor(turnBack, [](PuzzleEditor& editor) { editor.turn(-1); });
    onEditor(makePuzzle, [](PuzzleEditor& editor) {
        editor.makePuzzle(QRandomGenerator::global()->generate64());
    });
    on(deletePieces, [this](DocumentPage& page) { removePieces(page); });
    on(copyPiece, [this](DocumentPage& page) { copyCurrentPiece(page); });
    on(replaceColor, [this](DocumentPage& page) { askForColors(page); });
    on(resize, [this](DocumentPage& page) { askForSize(page); });
    connect(&acts, &PageActs::updated, this, &PuzzleActions::showRules);
    // A rule that could not be changed shows as it is.
    for (QAction* rule : {framed, isSigned})
        connect(rule, &QAction::triggered, this, &PuzzleActions::showRules);
    auto* edit = new QShortcut(Qt::Key_E, &m_tray);
    edit->setContext(Qt::WidgetWithChildrenShortcut);
    connect(edit, &QShortcut::activated, this, &PuzzleActions::editTrayPiece);
}

void PuzzleActions::fill(QMenu& menu) {
    menu.setToolTipsVisible(true);
    menu.addActions({addPiece, copyPiece, deletePieces});
    menu.addSeparator();
    menu.addActions({replaceColor, recolor});
    menu.addSeparator();
    menu.addActions({resize, framed, isSigned});
    menu.addSeparator();
    menu.addActions({mirrorSideways, mirrorUpsideDown, turn, turnBack});
    menu.addSeparator();
    menu.addAction(makePuzzle);
}

void PuzzleActions::showRules() {
    auto* page = m_tabs.currentPage<DocumentPage>();
    if (page == nullptr)
        return;
    framed->setChecked(page->document().puzzle().framed());
    isSigned->setChecked(page->document().puzzle().isSigned());
}

void PuzzleActions::copyCurrentPiece(DocumentPage& page) {
    const Placement placement = currentPlacement(page);
    if (placement.isEmpty())
        page.showMessage(MessageBar::Kind::Warning, tr("There is no piece here to copy."));
    else
        page.puzzleEditor().addPiece(placement.piece());
}

void PuzzleActions::removePieces(DocumentPage& page) {
    if (!isTrayMeant())
        page.puzzleEditor().deletePiecesOn(page.view().selectedCells());
    else if (const Placement placement = m_tray.currentPlacement(); !placement.isEmpty())
        page.puzzleEditor().deletePiece(placement.piece());
}

void PuzzleActions::editTrayPiece() {
    if (auto* page = m_tabs.currentPage<DocumentPage>())
        page->editPiece(m_tray.currentPlacement());
}

bool PuzzleActions::isTrayMeant() const {
    return m_tray.hasFocus();
}

Placement PuzzleActions::currentPlacement(DocumentPage& page) const {
    return isTrayMeant() ? m_tray.currentPlacement()
                         : page.document().board().at(page.view().currentCell());
}

void PuzzleActions::askForColors(DocumentPage& page) {
    const TileTheme* theme = findTileTheme(page.view().theme());
    ReplaceColorDialog dialog(page.document().puzzle(), *theme, m_window);
    const QPointer<DocumentPage> asked(&page);
    if (dialog.exec() == QDialog::Accepted && asked != nullptr)
        page.puzzleEditor().replaceColor(dialog.from(), dialog.to());
}

void PuzzleActions::askForSize(DocumentPage& page) {
    const Puzzle& puzzle = page.document().puzzle();
    ResizeDialog dialog(puzzle.size(), puzzle.pieceCount(), m_window);
    const QPointer<DocumentPage> asked(&page);
    if (dialog.exec() == QDialog::Accepted && asked != nullptr)
        page.puzzleEditor().resize(dialog.size(), dialog.addsPieces());
}

} // namespace tessera
