// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/HelpWindow.h"

#include "app/window/common/ActionFactory.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QSplitter>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextTable>
#include <QToolBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

bool hasAll(const QString& text, const QStringList& words) {
    return std::ranges::all_of(
        words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

HelpWindow::HelpWindow(const KeyBindings& keys, QWidget* parent)
    : QWidget(parent, Qt::Window), m_chapters(helpChapters(keys)), m_filter(new QLineEdit(this)),
      m_nothing(new QLabel(tr("No page has all of these words."), this)),
      m_contents(new QTreeWidget(this)), m_text(new QTextBrowser(this)),
      m_back(
          makeAction({"helpBack", tr("&Back"), tr("The page before"), QKeySequence::Back, "back"},
                     this, [this] { go(m_visited[--m_place]); })),
      m_forward(makeAction(
          {"helpForward", tr("&Forward"), tr("The page after"), QKeySequence::Forward, "forward"},
          this, [this] { go(m_visited[++m_place]); })) {
    setObjectName(QStringLiteral("helpWindow"));
    setWindowTitle(tr("Help"));
    m_filter->setPlaceholderText(tr("Search the help"));
    m_filter->setAccessibleName(tr("Search the help"));
    m_filter->setToolTip(tr("Show only pages with all of these words; Enter opens the first"));
    m_filter->setClearButtonEnabled(true);
    m_nothing->setObjectName(QStringLiteral("helpNothingFound"));
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    m_contents->setHeaderHidden(true);
    m_contents->setAccessibleName(tr("Contents"));
    m_text->setAccessibleName(tr("Page"));
    m_text->setOpenLinks(false);
    m_text->setOpenExternalLinks(false);

    auto* bar = new QToolBar(this);
    bar->addActions({m_back, m_forward});
    auto* left = new QWidget(this);
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->addWidget(m_filter);
    leftLayout->addWidget(m_nothing);
    leftLayout->addWidget(m_contents, 1);
    auto* splitter = new QSplitter(this);
    splitter->addWidget(left);
    splitter->addWidget(m_text);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(bar);
    layout->addWidget(splitter, 1);
    const int line = fontMetrics().lineSpacing();
    resize(line * 56, line * 38);
    splitter->setSizes({line * 14, line * 42});

    connect(m_filter, &QLineEdit::textChanged, this, &HelpWindow::filter);
    connect(m_filter, &QLineEdit::returnPressed, this, &HelpWindow::openFirstHit);
    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item != nullptr && !item->data(0, Qt::UserRole).isNull())
            showPage(item->data(0, Qt::UserRole).toString());
    });
    connect(m_text, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_filter,
            [this] { m_filter->setFocus(Qt::ShortcutFocusReason); });
    connect(new QShortcut(QKeySequence::Cancel, this), &QShortcut::activated, this,
            &QWidget::close);
    fillContents();
    showPage(m_chapters.front().pages.front().id);
    m_contents->setFocus();
}

void HelpWindow::fillContents() {
    for (const HelpChapter& chapter : m_chapters) {
        auto* top = new QTreeWidgetItem(m_contents, {chapter.title});
        top->setFlags(Qt::ItemIsEnabled);
        for (const HelpPage& page : chapter.pages) {
            auto* item = new QTreeWidgetItem(top, {page.title});
            item->setData(0, Qt::UserRole, page.id);
        }
        top->setExpanded(true);
    }
}

const HelpPage* HelpWindow::page(const QString& id) const {
    for (const HelpChapter& chapter : m_chapters) {
        for (const HelpPage& page : chapter.pages) {
            if (page.id == id)
                return &page;
        }
    }
    return nullptr;
}

QString HelpWindow::currentPage() const { return m_place < 0 ? QString() : m_visited[m_place]; }

void HelpWindow::showPage(const QString& id) {
    if (page(id) == nullptr || id == currentPage())
        return;
    m_visited.resize(m_place + 1);
    m_visited << id;
    ++m_place;
    go(id);
}

void HelpWindow::go(const QString& id) {
    m_text->document()->setDocumentMargin(fontMetrics().height());
    m_text->setMarkdown(page(id)->text);
    styleTables();
    markHits();
    m_back->setEnabled(m_place > 0);
    m_forward->setEnabled(m_place + 1 < m_visited.size());
    for (QTreeWidgetItemIterator it(m_contents); *it != nullptr; ++it) {
        if ((*it)->data(0, Qt::UserRole).toString() == id) {
            const QSignalBlocker blocker(m_contents);
            m_contents->setCurrentItem(*it);
        }
    }
}

void HelpWindow::styleTables() {
    QTextTableFormat format;
    format.setBorderCollapse(true);
    format.setBorder(1);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(palette().mid());
    format.setCellPadding(fontMetrics().lineSpacing() / 3.0);
    format.setBottomMargin(fontMetrics().lineSpacing());
    for (QTextFrame* frame : m_text->document()->rootFrame()->childFrames()) {
        if (auto* table = qobject_cast<QTextTable*>(frame))
            table->setFormat(format);
    }
}

void HelpWindow::follow(const QUrl& link) {
    if (link.scheme() == QLatin1String("page"))
        showPage(link.path());
}

QStringList HelpWindow::words() const { return m_filter->text().split(u' ', Qt::SkipEmptyParts); }

/// What a reader sees of a page, without the marks of Markdown.
const QString& HelpWindow::plainText(const HelpPage& page) {
    QString& text = m_plainTexts[page.id];
    if (text.isEmpty()) {
        QTextDocument document;
        document.setMarkdown(page.text);
        text = page.title + u'\n' + document.toPlainText();
    }
    return text;
}

void HelpWindow::filter() {
    const QStringList wanted = words();
    m_firstHit.clear();
    bool titleHit = false;
    for (int chapter = 0; chapter < m_contents->topLevelItemCount(); ++chapter) {
        QTreeWidgetItem* top = m_contents->topLevelItem(chapter);
        bool any = false;
        for (int row = 0; row < top->childCount(); ++row) {
            QTreeWidgetItem* item = top->child(row);
            const HelpPage* shown = page(item->data(0, Qt::UserRole).toString());
            const bool found = wanted.isEmpty() || hasAll(plainText(*shown), wanted);
            item->setHidden(!found);
            any = any || found;
            // A page that is named so is meant before one that mentions it.
            const bool named = found && hasAll(shown->title, wanted);
            if (found && (m_firstHit.isEmpty() || (named && !titleHit)))
                m_firstHit = shown->id;
            titleHit = titleHit || named;
        }
        top->setHidden(!any);
    }
    m_nothing->setVisible(m_firstHit.isEmpty());
    markHits();
}

void HelpWindow::openFirstHit() {
    if (words().isEmpty() || m_firstHit.isEmpty())
        return;
    showPage(m_firstHit);
    m_text->setFocus();
}

/// Marks the words that are looked for, and leads to the first.
void HelpWindow::markHits() {
    QList<QTextEdit::ExtraSelection> marks;
    QTextCursor first;
    for (const QString& word : words()) {
        QTextCursor hit = m_text->document()->find(word);
        while (!hit.isNull()) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = hit;
            mark.format.setBackground(palette().highlight());
            mark.format.setForeground(palette().highlightedText());
            marks << mark;
            if (first.isNull() || hit.selectionStart() < first.position())
                (first = hit).setPosition(hit.selectionStart());
            hit = m_text->document()->find(word, hit);
        }
    }
    m_text->setExtraSelections(marks);
    if (first.isNull())
        return;
    m_text->setTextCursor(first);
    m_text->ensureCursorVisible();
}

void HelpWindow::changeEvent(QEvent* event) {
    // The text has taken over the old colours and font.
    if ((event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) &&
        m_place >= 0)
        go(currentPage());
    QWidget::changeEvent(event);
}

} // namespace tessera
