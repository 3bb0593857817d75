// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PropertiesPanel.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/common/FormControls.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace tessera {

namespace {

QString documentRules(const Puzzle& puzzle) {
    const QString frame = puzzle.framed() ? PropertiesPanel::tr("with a frame")
                                          : PropertiesPanel::tr("without a frame");
    return puzzle.isSigned() ? PropertiesPanel::tr("%1, signed").arg(frame) : frame;
}

QLabel* wrappedValue(QWidget* parent) {
    QLabel* label = valueLabel(parent);
    label->setWordWrap(true);
    return label;
}

} // namespace

PropertiesPanel::PropertiesPanel(QWidget* parent)
    : QWidget(parent), m_title(new QLineEdit(this)), m_author(new QLineEdit(this)),
      m_notes(new QPlainTextEdit(this)), m_size(wrappedValue(this)), m_rules(wrappedValue(this)),
      m_pieces(wrappedValue(this)), m_colors(wrappedValue(this)), m_generator(wrappedValue(this)) {
    m_title->setObjectName(QStringLiteral("puzzleTitle"));
    m_notes->setTabChangesFocus(true);
    m_notes->setMinimumHeight(fontMetrics().lineSpacing() * 3);
    m_notes->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(8, 8, 8, 8);
    form->addRow(tr("T&itle:"), m_title);
    form->addRow(tr("Aut&hor:"), m_author);
    form->addRow(tr("&Notes:"), m_notes);
    form->addRow(tr("Size:"), m_size);
    form->addRow(tr("Rules:"), m_rules);
    form->addRow(tr("Pieces:"), m_pieces);
    form->addRow(tr("Colours:"), m_colors);
    form->addRow(tr("Generated:"), m_generator);
    m_title->setToolTip(tr("The puzzle’s name"));
    m_author->setToolTip(tr("Who made the puzzle"));
    m_notes->setToolTip(tr("Anything worth knowing about the puzzle"));
    connectFields();
}

void PropertiesPanel::connectFields() {
    using Field = PuzzleDocument::InfoField;
    const auto push = [this](Field field, const QString& text) {
        if (m_link.page() != nullptr)
            m_link.page()->document().setInfo(field, text);
    };
    connect(m_title, &QLineEdit::textEdited, this,
            [push](const QString& text) { push(Field::Title, text); });
    connect(m_author, &QLineEdit::textEdited, this,
            [push](const QString& text) { push(Field::Author, text); });
    connect(m_notes, &QPlainTextEdit::textChanged, this,
            [this, push] { push(Field::Notes, m_notes->toPlainText()); });
}

void PropertiesPanel::setPage(DocumentPage* page) {
    m_link.setPage(page);
    setEnabled(page != nullptr);
    if (page == nullptr)
        return;
    QObject* context = m_link.context();
    connect(&page->document(), &PuzzleDocument::infoChanged, context, [this] { showInfo(); });
    connect(&page->document(), &PuzzleDocument::puzzleReplaced, context, [this] { showCounts(); });
    connect(&page->document(), &PuzzleDocument::piecesChanged, context, [this] { showCounts(); });
    const auto followSearch = [this] { setEnabled(!m_link.page()->isReadOnly()); };
    connect(page, &DocumentPage::readOnlyChanged, context, followSearch);
    followSearch();
    showInfo();
    showCounts();
}

void PropertiesPanel::showInfo() {
    const PuzzleInfo& info = m_link.page()->document().info();
    // Setting a text moves the cursor, so only where it differs.
    if (m_title->text() != info.title)
        m_title->setText(info.title);
    if (m_author->text() != info.author)
        m_author->setText(info.author);
    if (m_notes->toPlainText() != info.notes) {
        const QSignalBlocker blocker(m_notes);
        m_notes->setPlainText(info.notes);
    }
}

void PropertiesPanel::showCounts() {
    const PuzzleDocument& document = m_link.page()->document();
    const Puzzle& puzzle = document.puzzle();
    m_size->setText(tr("%1 × %2, full score %L3")
                        .arg(puzzle.width())
                        .arg(puzzle.height())
                        .arg(puzzle.totalEdges()));
    m_rules->setText(documentRules(puzzle));
    m_pieces->setText(
        puzzle.hints().empty()
            ? tr("%L1").arg(puzzle.pieceCount())
            : tr("%L1, %n hint(s)", nullptr, int(puzzle.hints().size())).arg(puzzle.pieceCount()));
    m_colors->setText(QString::number(puzzle.highestColor()));
    const QJsonObject generator = document.info().generator;
    const QJsonValue seed = generator.value(QStringLiteral("seed"));
    m_generator->setText(generator.isEmpty() ? tr("no, or not known")
                                             : tr("with seed %1").arg(seed.toVariant().toString()));
}

} // namespace tessera
