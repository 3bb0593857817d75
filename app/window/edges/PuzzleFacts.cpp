// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PuzzleFacts.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FormControls.h"

#include "core/edges/puzzle/SetChecksum.h"

#include <QClipboard>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

QString rulesText(const Puzzle& puzzle) {
    QString rules = puzzle.framed() ? PropertiesPanel::tr("with a frame")
                                    : PropertiesPanel::tr("without a frame");
    const Color rim = puzzle.rules().rimColor;
    if (rim == kAnyColor)
        rules = PropertiesPanel::tr("%1, rim in one colour").arg(rules);
    else if (rim != kGrey)
        rules = PropertiesPanel::tr("%1, rim in colour %2").arg(rules).arg(rim);
    if (puzzle.isSigned())
        rules = PropertiesPanel::tr("%1, signed").arg(rules);
    return puzzle.keepsRotation() ? PropertiesPanel::tr("%1, pieces keep their rotation").arg(rules)
                                  : rules;
}

void setTexts(const std::vector<QLabel*>& values, const QStringList& texts) {
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i]->setText(texts[static_cast<qsizetype>(i)]);
}

QString colorsText(const Puzzle& puzzle) {
    const ColorCensus census(puzzle);
    if (census.borderColors() == 0)
        return QString::number(census.innerColors());
    const bool areApart = static_cast<int>(census.patterns(true).size()) == census.borderColors();
    return (areApart ? PuzzleFacts::tr("%1 on the frame, %2 inside")
                     : PuzzleFacts::tr("%1 only on the frame, %2 others"))
        .arg(census.borderColors())
        .arg(census.innerColors());
}

QString boardText(const PuzzleFile& file) {
    const int placed = file.board.placedCount();
    if (placed == 0)
        return PuzzleFacts::tr("empty");
    const Score score = scoreOf(file.puzzle, file.board);
    return PuzzleFacts::tr("%n piece(s) placed, score %1 of %2", nullptr, placed)
        .arg(score.matched)
        .arg(score.total);
}

/// A board can break its rules on every cell; a longer list would not be read.
constexpr std::size_t kMostViolations = 200;

} // namespace

PropertiesPanel::PropertiesPanel(QWidget* parent)
    : EdgePanel(parent), m_title(new QLineEdit(this)), m_author(new QLineEdit(this)),
      m_notes(new QPlainTextEdit(this)), m_checksums(new LatestJob(this)) {
    m_title->setObjectName(QStringLiteral("puzzleTitle"));
    m_notes->setTabChangesFocus(true);
    m_notes->setMinimumHeight(fontMetrics().lineSpacing() * 3);
    m_notes->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    auto* form = new QFormLayout(this);
    // Checksums are long words, and so are their labels in some languages.
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setContentsMargins(8, 8, 8, 8);
    form->addRow(tr("T&itle:"), m_title);
    form->addRow(tr("Aut&hor:"), m_author);
    form->addRow(tr("&Notes:"), m_notes);
    for (const QString& name :
         {tr("Size:"), tr("Rules:"), tr("Pieces:"), tr("Colours:"), tr("Generated:")}) {
        m_values.push_back(valueLabel(this));
        m_values.back()->setWordWrap(true);
        form->addRow(name, m_values.back());
    }
    m_checksum = addChecksum("setChecksum", tr("Checksum:"),
                             tr("Two sets with the same pieces have the same checksum, in any "
                                "order and rotation. Compare it with the owner of another set"));
    m_colorFree = addChecksum("colorFreeChecksum", tr("Without colours:"),
                              tr("A checksum that does not depend on the numbers of the colours"));
    m_values[0]->setObjectName(QStringLiteral("puzzleSize"));
    m_values[1]->setObjectName(QStringLiteral("puzzleRules"));
    m_values[3]->setObjectName(QStringLiteral("puzzleColors"));
    m_title->setToolTip(tr("The title of the puzzle"));
    m_author->setToolTip(tr("The author of the puzzle"));
    m_notes->setToolTip(tr("Your notes about the puzzle"));
    connectFields();
    connect(m_checksums, &LatestJob::failed, this, [this](const QString& sentence) {
        m_checksum->setText(sentence);
        m_colorFree->clear();
    });
}

QLabel* PropertiesPanel::addChecksum(const char* objectName, const QString& name,
                                     const QString& tip) {
    QLabel* value = valueLabel(this, objectName);
    value->setToolTip(tip);
    value->setWordWrap(true);
    auto* copy = new QToolButton(this);
    copy->setIcon(symbolicIcon("copy"));
    copy->setAutoRaise(true);
    copy->setFocusPolicy(Qt::TabFocus);
    const QByteArray buttonName = QByteArray(objectName) + "Copy";
    //: 1 is Checksum or Without colours
    described(copy, buttonName.constData(), tr("Copy this checksum"),
              tr("Copy: %1").arg(QString(name).remove(u':')));
    connect(copy, &QToolButton::clicked, value,
            [value] { QGuiApplication::clipboard()->setText(value->text()); });
    auto* row = new QHBoxLayout;
    row->addWidget(value, 1);
    row->addWidget(copy);
    static_cast<QFormLayout*>(layout())->addRow(name, row);
    return value;
}

void PropertiesPanel::connectFields() {
    using Field = PuzzleDocument::InfoField;
    const auto push = [this](Field field, const QString& text) {
        if (page() != nullptr)
            page()->document().setInfo(field, text);
    };
    connect(m_title, &QLineEdit::textEdited, this,
            [push](const QString& text) { push(Field::Title, text); });
    connect(m_author, &QLineEdit::textEdited, this,
            [push](const QString& text) { push(Field::Author, text); });
    connect(m_notes, &QPlainTextEdit::textChanged, this,
            [this, push] { push(Field::Notes, m_notes->toPlainText()); });
}

void PropertiesPanel::follow(DocumentPage& page) {
    connect(&page.document(), &PuzzleDocument::infoChanged, context(), [this] { showInfo(); });
    const auto followSearch = [this, &page] { setEnabled(!page.isReadOnly()); };
    connect(&page, &DocumentPage::readOnlyChanged, context(), followSearch);
    followSearch();
    showInfo();
}

void PropertiesPanel::showInfo() {
    const PuzzleInfo& info = page()->document().info();
    // Setting a text moves the cursor, so only if it differs.
    if (m_title->text() != info.title)
        m_title->setText(info.title);
    if (m_author->text() != info.author)
        m_author->setText(info.author);
    if (m_notes->toPlainText() != info.notes) {
        const QSignalBlocker blocker(m_notes);
        m_notes->setPlainText(info.notes);
    }
}

void PropertiesPanel::puzzleChanged() {
    const PuzzleDocument& document = page()->document();
    const Puzzle& puzzle = document.puzzle();
    const QJsonObject generator = document.info().generator;
    const QJsonValue seed = generator.value(QStringLiteral("seed"));
    const auto hints = static_cast<int>(puzzle.hints().size());
    setTexts(
        m_values,
        {tr("%1 × %2, maximum score %3")
             .arg(puzzle.width())
             .arg(puzzle.height())
             .arg(puzzle.totalEdges()),
         rulesText(puzzle),
         (hints == 0 ? tr("%L1") : tr("%L1, %n hint(s)", nullptr, hints)).arg(puzzle.pieceCount()),
         colorsText(puzzle),
         generator.isEmpty() ? tr("no or unknown")
                             : tr("with seed %1").arg(seed.toVariant().toString())});
    // Those of the last puzzle must not be taken for this one's. They keep their place and room.
    enableChecksums(false);
    m_checksums->request([this, puzzle] {
        return [this, checksum = setChecksum(puzzle), colorFree = colorFreeChecksum(puzzle)] {
            m_checksum->setText(checksum);
            m_colorFree->setText(colorFree.value_or(tr("unknown: too many colours are alike")));
            enableChecksums(true);
        };
    });
}

void PropertiesPanel::enableChecksums(bool areKnown) {
    m_checksum->setEnabled(areKnown);
    m_colorFree->setEnabled(areKnown);
    for (QToolButton* copy : findChildren<QToolButton*>())
        copy->setEnabled(areKnown);
}

PuzzleFacts::PuzzleFacts(QWidget* parent) : QWidget(parent) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins({});
    const std::pair<const char*, QString> facts[]{
        {"factSize", tr("Size:")},   {"factPieces", tr("Pieces:")}, {"factColors", tr("Colours:")},
        {"factRules", tr("Rules:")}, {"factHints", tr("Hints:")},   {"factBoard", tr("Board:")}};
    for (const auto& [objectName, name] : facts) {
        m_values.push_back(valueLabel(this, objectName));
        form->addRow(name, m_values.back());
    }
    clear();
}

void PuzzleFacts::show(const PuzzleFile& file) {
    const Puzzle& puzzle = file.puzzle;
    setTexts(m_values,
             {sizeText(puzzle.size()), QString::number(puzzle.pieceCount()), colorsText(puzzle),
              rulesText(puzzle), QString::number(puzzle.hints().size()), boardText(file)});
}

void PuzzleFacts::clear() {
    for (QLabel* value : m_values)
        value->setText(QStringLiteral("–"));
}

ChecksPanel::ChecksPanel(QWidget* parent) : EdgePanel(parent), m_list(new QListWidget(this)) {
    described(m_list, "checks", tr("What is wrong. Click a problem to select its pieces."),
              tr("Problems of the puzzle and its board"));
    m_list->setWordWrap(true);
    m_list->setTextElideMode(Qt::ElideNone);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setSpacing(2);
    stack({m_list});
    const auto go = [this](const QListWidgetItem* item) { goTo(m_list->row(item)); };
    connect(m_list, &QListWidget::itemClicked, this, go);
    connect(m_list, &QListWidget::itemActivated, this, go);
}

void ChecksPanel::follow(DocumentPage& page) {
    connect(&page.document(), &PuzzleDocument::boardChanged, context(),
            [this] { requestRefresh(); });
}

void ChecksPanel::puzzleChanged() {
    m_newPuzzle = true;
    requestRefresh();
}

void ChecksPanel::refresh() {
    const PuzzleDocument& document = page()->document();
    if (std::exchange(m_newPuzzle, false))
        m_diagnoses = diagnose(document.puzzle());
    m_violations = violationsOf(document.puzzle(), document.board());
    // Keeps the row, so that the user can work through the list while the board changes.
    const int row = m_list->currentRow();
    m_list->clear();
    for (const Diagnosis& diagnosis : m_diagnoses) {
        const bool error = diagnosis.severity == Diagnosis::Severity::Error;
        addSentence(error ? "error" : "warning", error ? tr("Error") : tr("Warning"),
                    diagnosis.sentence);
    }
    const std::size_t shown = std::min(m_violations.size(), kMostViolations);
    for (std::size_t i = 0; i < shown; ++i)
        addSentence("pieces", tr("On the board"),
                    describe(m_violations[i], document.puzzle().size()));
    if (m_violations.size() > shown)
        addSentence("pieces", tr("On the board"),
                    tr("%n more cell(s) break the rules.", nullptr,
                       static_cast<int>(m_violations.size() - shown)));
    if (m_list->count() == 0) {
        addSentence("information", tr("OK"),
                    tr("No problems found. The pieces suit the board, every colour can be paired, "
                       "and no placed piece breaks the rules."));
    }
    m_list->setCurrentRow(std::min(row, m_list->count() - 1), QItemSelectionModel::NoUpdate);
}

void ChecksPanel::addSentence(const char* icon, const QString& kind, const QString& sentence) {
    auto* item = new QListWidgetItem(symbolicIcon(icon), sentence, m_list);
    //: 1 is Error, Warning or On the board, 2 a sentence
    item->setData(Qt::AccessibleTextRole, tr("%1: %2").arg(kind, sentence));
    item->setToolTip(item->data(Qt::AccessibleTextRole).toString());
}

void ChecksPanel::goTo(int row) {
    auto index = static_cast<std::size_t>(row);
    if (index < m_diagnoses.size()) {
        selectPieces(m_diagnoses[index].pieces);
        return;
    }
    index -= m_diagnoses.size();
    if (index >= m_violations.size())
        return;
    // The last sentence summarises all the others.
    const std::size_t end = index < kMostViolations ? index + 1 : m_violations.size();
    QVector<int> cells;
    for (std::size_t i = index; i < end; ++i)
        cells.append(m_violations[i].cell);
    selectCells(cells);
}

} // namespace tessera
