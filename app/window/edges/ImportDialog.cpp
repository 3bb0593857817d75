// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/ImportDialog.h"

#include "app/window/common/FormControls.h"
#include "app/window/common/PicturePreview.h"
#include "app/window/edges/PuzzleFacts.h"
#include "widgets/board/BoardPicture.h"

#include "core/edges/formats/PieceList.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Counting.h"
#include "core/support/UserError.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

/// Pixels of the preview's longer side.
constexpr int kImportPreviewSide = 480;
/// The spin boxes' value for "as found".
constexpr int kGreyFound = -1;
constexpr int kSizeFound = 0;

/// All orders except those that only rotate all pieces alike, plus one rotated order that some
/// programs write.
constexpr std::array<EdgeOrder, 7> kOrders{{
    kClockwiseOrder,
    kEastFirstOrder,
    kUpDownLeftRightOrder,
    kUpRightLeftDownOrder,
    {Side::Up, Side::Left, Side::Down, Side::Right},
    {Side::Up, Side::Left, Side::Right, Side::Down},
    {Side::Up, Side::Down, Side::Right, Side::Left},
}};

} // namespace

Board piecesInOrder(const Puzzle& puzzle) {
    Board board(puzzle.size(), puzzle.pieceCount());
    for (int i = 0; i < std::min(board.cells(), board.pieceCount()); ++i)
        board.place(i, {static_cast<PieceIndex>(i), 0});
    return board;
}

ImportDialog::ImportDialog(PuzzleSource source, const PuzzleFile* open, const QString& openName,
                           QString readOnly, QWidget* parent)
    : QDialog(parent), m_source(std::move(source)),
      m_open(open != nullptr ? std::optional(*open) : std::nullopt),
      m_readOnly(std::move(readOnly)),
      m_format(
          comboBox(this, "importFormat", tr("Format"), tr("The format in which the file is read"))),
      m_reason(sentenceLabel(this, "importReason")),
      m_edgeOrder(comboBox(this, "importEdgeOrder", tr("Edge order"),
                           tr("The sides that the four numbers of a piece stand for, in order"))),
      m_grey(wholeBox(this, "importGrey", kGreyFound, kHighestListed, kGreyFound,
                      tr("The number that means the grey of the frame in the file"))),
      m_width(sideBox(this, "importWidth", tr("Width"))),
      m_height(sideBox(this, "importHeight", tr("Height"))),
      m_scope(comboBox(this, "importScope", tr("Import"), tr("What to import, and where to"))),
      m_numbers(checkBox(this, "importNumbers", tr("Use the open puzzle’s piece &numbers"),
                         tr("For files with the same pieces in another order, rotated, or with "
                            "other colour numbers"))),
      m_hints(
          checkBox(this, "importHints", tr("&Keep the open puzzle’s hints and locks"),
                   tr("Without the hints, any arrangement is accepted. This removes locks too"))),
      m_facts(new PuzzleFacts(this)), m_picture(new PicturePreview(this)),
      m_caption(new QLabel(this)), m_warnings(new QPlainTextEdit(this)),
      m_notice(new NoticeLine(this)),
      m_buttons(acceptButtons(*this, tr("&Import"), tr("Import what the preview shows"))),
      m_job(new LatestJob(this)) {
    offerHelp(*this, "formats");
    setWindowTitle(
        tr("Import %1")
            .arg(m_source.path.isEmpty() ? m_source.name : QFileInfo(m_source.path).fileName()));
    addFields(openName);
    arrange();
    readAgain();
    m_job->hurry();
}

void ImportDialog::addFields(const QString& openName) {
    m_format->addItem(QString(), QString());
    for (const auto& format : allFormats())
        m_format->addItem(format->name(), format->id());
    m_reason->setForegroundRole(QPalette::PlaceholderText);
    m_edgeOrder->addItem(tr("Detected"));
    for (const EdgeOrder& order : kOrders)
        m_edgeOrder->addItem(edgeOrderText(order));
    m_grey->setAccessibleName(tr("Grey"));
    for (QSpinBox* side : {m_width, m_height})
        side->setRange(kSizeFound, kMaxSide);
    for (QSpinBox* box : {m_grey, m_width, m_height}) {
        box->setValue(box->minimum());
        box->setSpecialValueText(tr("detected"));
    }
    m_scope->addItem(tr("Pieces and board, in a new tab"));
    m_scope->addItem(tr("Only the pieces, in a new tab"));
    m_scope->addItem(m_open ? tr("Only the board, onto “%1”").arg(openName)
                            : tr("Only the board, onto the open puzzle"));
    m_scope->addItem(
        m_open ? tr("The board with the piece numbers of “%1”, without its hints, in a new tab")
                     .arg(openName)
               : tr("The board with the open puzzle’s piece numbers, in a new tab"));
    described(m_warnings, "importWarnings", {}, tr("Notes"));
    m_warnings->setReadOnly(true);
    m_warnings->setTabChangesFocus(true);
    m_warnings->setFixedHeight(fontMetrics().lineSpacing() * 5);
    m_caption->setObjectName(QStringLiteral("importCaption"));
    m_caption->setAlignment(Qt::AlignCenter);
    m_caption->setForegroundRole(QPalette::PlaceholderText);
    m_picture->setAccessibleName(tr("Preview of the board"));
    m_picture->setEmptyText(tr("No preview"));
    for (QComboBox* box : {m_format, m_edgeOrder})
        connect(box, &QComboBox::currentIndexChanged, this, &ImportDialog::readAgain);
    for (QSpinBox* box : {m_grey, m_width, m_height})
        connect(box, &QSpinBox::valueChanged, this, &ImportDialog::readAgain);
    connect(m_scope, &QComboBox::currentIndexChanged, this, [this] {
        offerNumbers();
        takeOver();
    });
    connect(m_numbers, &QCheckBox::clicked, this, [this] {
        offerHints();
        takeOver();
    });
    connect(m_hints, &QCheckBox::clicked, this, &ImportDialog::takeOver);
    connect(m_job, &LatestJob::failed, m_notice, &NoticeLine::setWarning);
}

void ImportDialog::arrange() {
    auto* form = new QFormLayout;
    form->addRow(tr("&Format:"), m_format);
    form->addRow(m_reason);
    form->addRow(tr("&Edge order:"), m_edgeOrder);
    form->addRow(tr("&Grey:"), m_grey);
    addSizeRow(*form, m_width, m_height);
    form->addRow(tr("Con&tent:"), m_scope);
    form->addRow(m_numbers);
    form->addRow(m_hints);
    auto* left = new QVBoxLayout;
    left->addLayout(form);
    auto* found = new QWidget(this);
    auto* right = new QVBoxLayout(found);
    right->setContentsMargins(2 * right->spacing(), 0, 0, 0);
    right->addWidget(m_picture, 1);
    right->addWidget(m_caption);
    right->addWidget(m_facts);
    addLabelled(*right, tr("N&otes:"), m_warnings);
    arrangeChoices(this, left, m_notice, found, m_buttons);
    // Room for a sentence with its line number.
    m_reason->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_format->setMinimumContentsLength(24);
}

void ImportDialog::setTileTheme(const QString& id) {
    m_theme = id;
    showTaken();
    m_job->hurry();
}

ImportScope ImportDialog::scope() const {
    return static_cast<ImportScope>(m_scope->currentIndex());
}

ReadOptions ImportDialog::options() const {
    ReadOptions options;
    if (m_edgeOrder->currentIndex() > 0)
        options.edgeOrder = kOrders[static_cast<std::size_t>(m_edgeOrder->currentIndex() - 1)];
    if (m_grey->value() != kGreyFound)
        options.grey = m_grey->value();
    if (m_width->value() != kSizeFound && m_height->value() != kSizeFound)
        options.size = GridSize{m_width->value(), m_height->value()};
    else if (m_width->value() != kSizeFound)
        options.width = m_width->value();
    else if (m_height->value() != kSizeFound)
        options.height = m_height->value();
    return options;
}

void ImportDialog::readAgain() {
    m_reading = readForImport(m_source.bytes, m_format->currentData().toString(), options(),
                              m_open ? &m_open->puzzle : nullptr);
    if (m_reading.needsPuzzle && !m_readOnly.isEmpty()) {
        m_reading.result.reset();
        m_reading.needsPuzzle = false;
        m_reading.error = m_readOnly;
    }
    showFound();
    allowScopes();
    takeOver();
}

void ImportDialog::showFound() {
    const DetectedFormat& detected = m_reading.detected;
    m_format->setItemText(0, detected.format == nullptr
                                 ? tr("Not recognised")
                                 : tr("Detected: %1").arg(detected.format->name()));
    m_reason->setText(detected.format == nullptr
                          ? tr("The file is not in a known puzzle format. Choose its format above.")
                          : detected.detection.reason);
    if (!m_reading.result)
        return;
    // Only lists of pieces leave any of this open.
    const bool isList = m_reading.result->edgeOrder.has_value();
    for (QWidget* field : std::initializer_list<QWidget*>{m_edgeOrder, m_grey, m_width, m_height})
        field->setEnabled(isList);
    if (isList && m_edgeOrder->currentIndex() == 0)
        m_edgeOrder->setItemText(
            0, tr("Detected: %1").arg(edgeOrderText(*m_reading.result->edgeOrder)));
    if (m_grey->value() == kGreyFound) {
        m_grey->setSpecialValueText(m_reading.result->grey
                                        ? tr("detected: %1").arg(*m_reading.result->grey)
                                        : tr("detected"));
    }
}

void ImportDialog::allowScopes() {
    const auto allow = [this](ImportScope scope, bool allowed) {
        auto* items = qobject_cast<QStandardItemModel*>(m_scope->model());
        items->item(static_cast<int>(scope))->setEnabled(allowed);
    };
    allow(ImportScope::Pieces, !m_reading.needsPuzzle);
    allow(ImportScope::Board, mayLay());
    allow(ImportScope::Free, mayLay());
    // A board without pieces is meant for the open puzzle.
    const QSignalBlocker blocker(m_scope);
    if (m_reading.needsPuzzle && scope() == ImportScope::Pieces)
        m_scope->setCurrentIndex(static_cast<int>(ImportScope::Board));
    offerNumbers();
}

bool ImportDialog::usesOpenNumbers() const {
    return scope() == ImportScope::Board || scope() == ImportScope::Free || m_numbers->isChecked();
}

bool ImportDialog::isAsInFile() const {
    try {
        return readSource(m_source).file == *m_taken;
    } catch (const UserError&) {
        return false; // readable only with the choices
    }
}

bool ImportDialog::keepsHints() const { return m_hints->isChecked() || !m_hints->isEnabled(); }

void ImportDialog::offerNumbers() {
    bool offered = mayLay() && m_reading.result && scope() == ImportScope::Both;
    if (offered) {
        const Puzzle& read = m_reading.result->file.puzzle;
        // Without a board, or a difference, there is nothing to choose.
        offered = m_reading.result->file.board.placedCount() > 0 &&
                  read.size() == m_open->puzzle.size() &&
                  !std::ranges::equal(read.pieces(), m_open->puzzle.pieces()) &&
                  !firstPieceNotIn(m_open->puzzle, read);
    }
    m_numbers->setEnabled(offered);
    m_numbers->setChecked(offered);
    offerHints();
}

void ImportDialog::offerHints() {
    const bool any = m_open && (!m_open->puzzle.hints().empty() ||
                                std::ranges::find(m_open->locked, true) != m_open->locked.end());
    const bool offered = any && usesOpenNumbers() && scope() != ImportScope::Free;
    m_hints->setEnabled(offered);
    // On the open puzzle they stay until the user decides otherwise.
    m_hints->setChecked(offered && (scope() == ImportScope::Board || leavesFixed()));
}

bool ImportDialog::leavesFixed() const {
    try {
        return !firstFixedMoved(*m_open, boardInNumbersOf(*m_open, m_reading.result->file));
    } catch (const UserError&) {
        return false; // takeOver() shows the reason
    }
}

PuzzleFile ImportDialog::takenFrom(const PuzzleFile& read) const {
    if (!usesOpenNumbers())
        return scope() == ImportScope::Both ? read : piecesOf(read);
    const bool free = scope() == ImportScope::Free || !keepsHints();
    PuzzleFile laid = free ? withoutHints(*m_open) : *m_open;
    Board board = boardInNumbersOf(laid, read);
    const auto cell = firstFixedMoved(*m_open, board);
    if (cell && !free) {
        const QString reason =
            m_open->locked[static_cast<std::size_t>(*cell)]
                ? tr("This board moves %1, which is locked. To import it anyway, turn off “Keep "
                     "the open puzzle’s hints and locks”.")
                : tr("This board moves %1, which is a hint. To import it anyway, turn off “Keep "
                     "the open puzzle’s hints and locks”.");
        throw UserError(reason.arg(cellName(m_open->puzzle.size(), *cell)));
    }
    // On the open puzzle only the board is laid.
    if (scope() != ImportScope::Board)
        laid.locked = locksOn(board, laid, read);
    laid.board = std::move(board);
    return laid;
}

void ImportDialog::takeOver() {
    m_taken.reset();
    QString error = m_reading.error;
    if (m_reading.result) {
        try {
            m_taken = takenFrom(m_reading.result->file);
        } catch (const UserError& reason) {
            error = reason.sentence();
        }
    }
    m_notice->setWarning(error);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(m_taken.has_value());
    showTaken();
}

void ImportDialog::showTaken() {
    m_warnings->setPlaceholderText(m_taken ? tr("No problems found.") : QString());
    if (!m_taken) {
        m_facts->clear();
        m_warnings->clear();
        m_caption->clear();
        m_picture->setOutdated(true);
        m_job->request([this] { return [this] { m_picture->setPicture({}); }; });
        return;
    }
    m_facts->show(*m_taken);
    QStringList remarks = m_reading.result->warnings;
    if (usesOpenNumbers()) // the other pieces are in the tray
        remarks.removeAll(unknownPiecesText(m_reading.result->file.board.emptyCount()));
    for (const Diagnosis& diagnosis : diagnose(m_taken->puzzle))
        remarks << diagnosis.sentence;
    m_warnings->setPlainText(remarks.join(u'\n'));
    const bool inOrder = m_taken->board.placedCount() == 0;
    m_caption->setText(inOrder ? tr("The board is empty. The preview shows the pieces in order.")
                               : QString());
    m_picture->setOutdated(true);
    PictureOptions look;
    look.theme = chosenTheme(tileTheme(m_theme), m_taken->info).id;
    look.mismatches = !inOrder;
    look.colors = TileColors::fromPalette(palette());
    m_job->request([this, file = *m_taken, look, inOrder] {
        PuzzleFile shown = file;
        if (inOrder)
            shown.board = piecesInOrder(file.puzzle);
        const QImage image = boardImage(shown, kImportPreviewSide, look);
        return [this, image] {
            m_picture->setPicture(image);
            m_picture->setOutdated(false);
        };
    });
}

} // namespace tessera
