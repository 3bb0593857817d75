// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pages/KindPart.h"

#include "app/window/pages/DocumentTabs.h"
#include "widgets/board/BoardThumbnail.h"

#include <QFontDatabase>
#include <QPainter>
#include <QPlainTextEdit>

#include <algorithm>

namespace tessera {

KindPart::KindPart(const Kind& kind, DocumentTabs& tabs, QWidget* window)
    : QObject(window), m_kind(kind), m_tabs(tabs), m_window(window) {}

PuzzlePage* KindPart::add(std::unique_ptr<PuzzlePage> page) {
    // Two tabs would overwrite each other's work.
    if (m_tabs.pageOf(page->document().path()) != nullptr)
        page->disk().leaveFile();
    // Without a file, its content would be lost unless closing asks.
    if (page->document().path().isEmpty())
        page->document().markUnsaved();
    PuzzlePage* shown = m_tabs.addPage(std::move(page));
    emit added();
    return shown;
}

bool KindPart::open(const PuzzleSource& source, Preview /*preview*/) {
    ReadPuzzles read = m_kind.read(source);
    const bool isList = read.puzzles.size() > 1;
    if (isList)
        read.puzzles = chosen(std::move(read.puzzles), source.name);
    PuzzlePage* page = nullptr;
    for (const AnyPuzzle& puzzle : read.puzzles)
        page = add(pageFor(puzzle, isList ? QString() : source.path));
    if (page == nullptr)
        return true;
    // Problems of the puzzle itself are shown immediately.
    if (read.warnings.isEmpty())
        read.warnings << defectOf(page->document().content());
    page->warn(read.warnings.join(u'\n'));
    return true;
}

std::vector<AnyPuzzle> KindPart::chosen(std::vector<AnyPuzzle> puzzles,
                                        const QString& /*name*/) const {
    return puzzles;
}

QString KindPart::defectOf(const AnyPuzzle& puzzle) const { return m_kind.defect(puzzle); }

KindPart& partOf(const KindParts& parts, const Kind& kind) {
    return **std::ranges::find_if(parts,
                                  [&](const KindPart* part) { return &part->kind() == &kind; });
}

QAction* PageActs::named(QLatin1String name) const { return parent()->findChild<QAction*>(name); }

void PageActs::add(QAction* action, Meaning meaning) {
    std::vector<Meaning>& meanings = m_meanings[action];
    if (meanings.empty())
        connect(action, &QAction::triggered, this, [this, action] { trigger(action); });
    meanings.push_back(std::move(meaning));
}

void PageActs::trigger(QAction* action) {
    PuzzlePage* page = m_tabs.currentPage();
    if (page == nullptr)
        return;
    for (const Meaning& meaning : m_meanings.at(action)) {
        const std::optional<QString> why = meaning.whyNot(*page);
        if (!why)
            continue;
        // A copy: the function may process other events, and the window may be recreated.
        if (const auto act = meaning.act; why->isEmpty())
            act(*page);
        return;
    }
}

void PageActs::update() {
    PuzzlePage* page = m_tabs.currentPage();
    for (const auto& [action, meanings] : m_meanings) {
        std::optional<QString> why;
        for (const Meaning& meaning : meanings) {
            if (page != nullptr && !why)
                why = meaning.whyNot(*page);
        }
        setAllowed(*action, why && why->isEmpty(), why.value_or(QString()));
    }
    emit updated();
}

namespace {

AnyPuzzle withSolution(const AnyPuzzle& puzzle, const Solution& solution) {
    return solution.empty() ? puzzle
                            : puzzle.kind().withSolution(puzzle, solution).value_or(puzzle);
}

/// Its board, or else all of it.
QString textOf(const AnyPuzzle& puzzle) {
    const QString board = puzzle.kind().boardText(puzzle);
    return board.isEmpty() ? QString::fromUtf8(puzzle.kind().write({&puzzle, 1})) : board;
}

} // namespace

void PlainSearch::lay(const Solution& solution, int /*score*/) {
    m_document.replace(withSolution(m_document.content(), solution),
                       [] { return tr("Keep the search’s solution"); });
}

PlainPage::PlainPage(std::unique_ptr<PlainDocument> document, QWidget* parent)
    : PuzzlePage(*document, parent), m_document(std::move(document)), m_search(*m_document),
      m_text(new QPlainTextEdit(this)) {
    m_text->setObjectName(QStringLiteral("plainText"));
    m_text->setReadOnly(true);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setView(m_text);
    connect(m_document.get(), &PlainDocument::changed, this, &PlainPage::showPuzzle);
    connect(&m_search, &SearchController::shownBoardChanged, this, &PlainPage::showPuzzle);
    followSearch();
    showPuzzle();
    showState();
}

AnyPuzzle PlainPage::shownPuzzle() const {
    return withSolution(m_document->content(), m_search.shownSolution());
}

QString PlainPage::scoreText() {
    const AnyPuzzle puzzle = shownPuzzle();
    return SearchController::tr("%1 of %2")
        .arg(puzzle.kind().score(puzzle))
        .arg(puzzle.kind().total(puzzle));
}

QString PlainPage::widestScoreText() {
    const AnyPuzzle puzzle = m_document->content();
    const int total = puzzle.kind().total(puzzle);
    return SearchController::tr("%1 of %2").arg(total).arg(total);
}

void PlainPage::showPuzzle() {
    const QString text = textOf(shownPuzzle());
    if (text != m_text->toPlainText())
        m_text->setPlainText(text);
    emit shownBoardChanged();
}

void PlainPage::showState() {
    if (m_wasReadOnly != isReadOnly()) {
        m_wasReadOnly = isReadOnly();
        emit readOnlyChanged();
    }
    showNotice(isReadOnly() ? shownSolutionNotice() : QString());
}

std::unique_ptr<PuzzlePage> KindPart::pageFor(const AnyPuzzle& puzzle, const QString& path) const {
    return std::make_unique<PlainPage>(std::make_unique<PlainDocument>(puzzle, path));
}

QVariant KindPart::thumbnail(const AnyPuzzle& puzzle, const Solution& solution) const {
    return QVariant::fromValue(
        ThumbnailPainter([text = textOf(tessera::withSolution(puzzle, solution))](
                             QPainter& painter, const QRect& area, const QPalette& palette) {
            painter.save();
            painter.fillRect(area, palette.base());
            painter.setPen(palette.color(QPalette::Text));
            painter.setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
            painter.drawText(area, Qt::TextWrapAnywhere, text);
            painter.restore();
        }));
}

KindPart::Cover KindPart::cover(const AnyPuzzle& puzzle, const QString& /*theme*/) const {
    return [paint = thumbnail(puzzle, m_kind.solution(puzzle)).value<ThumbnailPainter>(),
            palette = m_window->palette()](int pixels) {
        QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(painter, image.rect(), palette);
        return image;
    };
}

} // namespace tessera
