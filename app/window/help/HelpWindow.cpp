// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/HelpWindow.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FormControls.h"
#include "app/window/keys/KeyBindings.h"

#include "core/experiments/Origin.h"
#include "core/kind/Kind.h"

#include <QEvent>
#include <QHBoxLayout>
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

constexpr int kIconSide = 64;

/// The works that the program is based on.
QString worksHtml() {
    QString html;
    for (const Kind* kind : allKinds()) {
        for (const Work& work : kind->works()) {
            html += QStringLiteral("<li>%1 – %2 (%3)</li>")
                        .arg(work.authors.toHtmlEscaped(), work.subject.toHtmlEscaped(),
                             work.source.toHtmlEscaped());
        }
    }
    return QStringLiteral("<ul>%1</ul>").arg(html);
}

QWidget* aboutHeading(QWidget* parent) {
    auto* area = new QWidget(parent);
    auto* picture = new QLabel(area);
    picture->setPixmap(
        symbolicIcon("tessera").pixmap(QSize(kIconSide, kIconSide), parent->devicePixelRatioF()));
    auto* text = new QLabel(area);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text->setText(
        QStringLiteral("<h2>Tessera %1</h2><p>%2</p>")
            .arg(QStringLiteral(TESSERA_VERSION),
                 AboutDialog::tr("Editor and solver visualiser for edge-matching puzzles")));
    auto* layout = new QHBoxLayout(area);
    layout->setContentsMargins({});
    layout->addWidget(picture, 0, Qt::AlignTop);
    layout->addWidget(text, 1);
    return area;
}

void filterRows(const QTreeWidget& table, const QString& text) {
    for (int row = 0; row < table.topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = table.topLevelItem(row);
        bool found = false;
        for (int column = 0; column < table.columnCount(); ++column)
            found = found || item->text(column).contains(text, Qt::CaseInsensitive);
        item->setHidden(!found);
    }
}

} // namespace

HelpWindow::HelpWindow(const KeyBindings& keys, QWidget* parent)
    : QWidget(parent, Qt::Window), m_chapters(helpChapters(keys)), m_filter(new QLineEdit(this)),
      m_nothing(new QLabel(tr("No page contains all these words."), this)),
      m_contents(new QTreeWidget(this)), m_text(new QTextBrowser(this)),
      m_back(makeAction({"helpBack", tr("&Back"), tr("Previous page"), QKeySequence::Back, "back"},
                        this, [this] { go(m_visited[--m_place]); })),
      m_forward(makeAction(
          {"helpForward", tr("&Forward"), tr("Next page"), QKeySequence::Forward, "forward"}, this,
          [this] { go(m_visited[++m_place]); })) {
    setObjectName(QStringLiteral("helpWindow"));
    setWindowTitle(tr("Help"));
    m_filter->setPlaceholderText(tr("Search the help"));
    m_filter->setAccessibleName(tr("Search the help"));
    m_filter->setToolTip(tr("Show only pages with all these words. Enter opens the first"));
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
    resize(line * 62, line * 40);
    splitter->setSizes({line * 18, line * 44});

    connect(m_filter, &QLineEdit::textChanged, this, &HelpWindow::filter);
    connect(m_filter, &QLineEdit::returnPressed, this, [this] {
        if (words().isEmpty() || m_firstHit.isEmpty())
            return;
        showPage(m_firstHit);
        m_text->setFocus();
    });
    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item != nullptr && !item->data(0, Qt::UserRole).isNull())
            showPage(item->data(0, Qt::UserRole).toString());
    });
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (link.scheme() == QLatin1String("page"))
            showPage(link.path());
    });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_filter,
            [this] { m_filter->setFocus(Qt::ShortcutFocusReason); });
    connect(new QShortcut(QKeySequence::Cancel, this), &QShortcut::activated, this, [this] {
        if (m_filter->hasFocus() && !m_filter->text().isEmpty())
            m_filter->clear();
        else
            close();
    });
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

void HelpWindow::showPage(const QString& id) {
    if (page(id) == nullptr || id == currentPage())
        return;
    m_visited.resize(m_place + 1);
    m_visited << id;
    ++m_place;
    go(id);
}

void HelpWindow::beginAt(const QString& id) {
    if (page(id) == nullptr)
        return;
    m_visited.clear();
    m_place = -1;
    showPage(id);
}

void HelpWindow::go(const QString& id) {
    // Without a view it is laid out once, in the end: a shown one is laid out again for each word.
    auto* document = new QTextDocument(m_text);
    document->setUndoRedoEnabled(false);
    document->setDefaultFont(m_text->font());
    document->setDocumentMargin(fontMetrics().height());
    document->setMarkdown(page(id)->text);
    styleTables(*document);
    m_text->setDocument(document);
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

void HelpWindow::styleTables(const QTextDocument& document) const {
    QTextTableFormat format;
    format.setBorderCollapse(true);
    format.setBorder(1);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(palette().mid());
    format.setCellPadding(fontMetrics().lineSpacing() / 3.0);
    format.setBottomMargin(fontMetrics().lineSpacing());
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        if (auto* table = qobject_cast<QTextTable*>(frame))
            table->setFormat(format);
    }
}

QStringList HelpWindow::words() const { return m_filter->text().split(u' ', Qt::SkipEmptyParts); }

/// The text of a page without Markdown marks.
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
            // A page with the words in its title comes before one that mentions them.
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

/// Highlights the search words, and scrolls to the first.
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
    // The text has stored the old colours and font.
    if ((event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) &&
        m_place >= 0)
        go(currentPage());
    QWidget::changeEvent(event);
}

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("About Tessera"));
    QString built = tr("Built with Qt %1, running on Qt %2.")
                        .arg(QStringLiteral(QT_VERSION_STR), QString::fromLatin1(qVersion()));
    if (const QString commit = builtFromCommit(); !commit.isEmpty())
        built += u' ' + tr("Commit %1.").arg(commit);
    auto* text = new QTextBrowser(this);
    text->setOpenExternalLinks(true);
    text->setAccessibleName(tr("About Tessera"));
    text->setHtml(QStringLiteral("<p>%1</p><p>%2</p><p>%3</p>%4")
                      .arg(tr("Free software under the GNU General Public License, version 3 or "
                              "later. There is no warranty."),
                           built, tr("Based on these works:"), worksHtml()));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(aboutHeading(this));
    layout->addWidget(text, 1);
    addButtons(*this, QDialogButtonBox::Close);
    const int line = fontMetrics().lineSpacing();
    resize(line * 32, line * 24);
}

ShortcutsDialog::ShortcutsDialog(const KeyBindings& bindings, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Keys and gestures"));
    auto* filter = new QLineEdit(this);
    filter->setPlaceholderText(tr("Filter"));
    filter->setClearButtonEnabled(true);
    filter->setAccessibleName(tr("Filter"));
    filter->setToolTip(tr("Show only rows that contain these words"));
    auto* table = new QTreeWidget(this);
    table->setHeaderLabels({tr("Action"), tr("Keys"), tr("Mouse")});
    table->setRootIsDecorated(false);
    table->setAlternatingRowColors(true);
    table->setAllColumnsShowFocus(true);
    table->setAccessibleName(windowTitle());
    for (const Gesture& gesture : gestures(bindings))
        table->addTopLevelItem(new QTreeWidgetItem({gesture.act, gesture.keys, gesture.mouse}));
    table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(filter, &QLineEdit::textChanged, table,
            [table](const QString& text) { filterRows(*table, text); });
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(filter);
    layout->addWidget(table, 1);
    addButtons(*this, QDialogButtonBox::Close);
    const int line = fontMetrics().lineSpacing();
    resize(line * 44, line * 30);
}

} // namespace tessera
