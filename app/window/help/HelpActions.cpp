// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/HelpActions.h"

#include "app/version/Origin.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/common/FormControls.h"
#include "app/window/help/HelpWindow.h"
#include "app/window/keys/KeyBindings.h"

#include "core/kind/Kind.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <QWhatsThis>

namespace tessera {

namespace {

constexpr int kIconSide = 64;

/// What the program builds on.
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

} // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("About Tessera"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(heading());
    layout->addWidget(body(), 1);
    addButtons(*this, QDialogButtonBox::Close);
    const int line = fontMetrics().lineSpacing();
    resize(line * 32, line * 24);
}

QWidget* AboutDialog::heading() {
    auto* area = new QWidget(this);
    auto* picture = new QLabel(area);
    picture->setPixmap(
        symbolicIcon("tessera").pixmap(QSize(kIconSide, kIconSide), devicePixelRatioF()));
    auto* text = new QLabel(area);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text->setText(QStringLiteral("<h2>Tessera %1</h2><p>%2</p>")
                      .arg(QStringLiteral(TESSERA_VERSION),
                           tr("Editor and solver visualiser for edge-matching puzzles")));
    auto* layout = new QHBoxLayout(area);
    layout->setContentsMargins({});
    layout->addWidget(picture, 0, Qt::AlignTop);
    layout->addWidget(text, 1);
    return area;
}

QWidget* AboutDialog::body() {
    QString built = tr("Built with Qt %1, running on Qt %2.")
                        .arg(QStringLiteral(QT_VERSION_STR), QString::fromLatin1(qVersion()));
    if (const QString commit = builtFromCommit(); !commit.isEmpty())
        built += u' ' + tr("Commit %1.").arg(commit);
    auto* text = new QTextBrowser(this);
    text->setOpenExternalLinks(true);
    text->setAccessibleName(tr("About Tessera"));
    text->setHtml(
        QStringLiteral("<p>%1</p><p>%2</p><p>%3</p>%4")
            .arg(tr("Free software under the GNU General Public License, version 3 or later. It "
                    "comes without any warranty."),
                 built, tr("It builds on these works:"), worksHtml()));
    return text;
}

ShortcutsDialog::ShortcutsDialog(const KeyBindings& bindings, QWidget* parent)
    : QDialog(parent), m_filter(new QLineEdit(this)), m_table(new QTreeWidget(this)) {
    setWindowTitle(tr("Keys and Gestures"));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setAccessibleName(tr("Filter"));
    m_filter->setToolTip(tr("Show only rows with these words"));
    m_table->setHeaderLabels({tr("What"), tr("Keys"), tr("Mouse")});
    m_table->setRootIsDecorated(false);
    m_table->setAlternatingRowColors(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setAccessibleName(windowTitle());
    for (const Gesture& gesture : gestures(bindings))
        m_table->addTopLevelItem(new QTreeWidgetItem({gesture.act, gesture.keys, gesture.mouse}));
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(m_table, 1);
    addButtons(*this, QDialogButtonBox::Close);
    const int line = fontMetrics().lineSpacing();
    resize(line * 44, line * 30);
}

void ShortcutsDialog::filter(const QString& text) {
    for (int row = 0; row < m_table->topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = m_table->topLevelItem(row);
        bool found = false;
        for (int column = 0; column < m_table->columnCount(); ++column)
            found = found || item->text(column).contains(text, Qt::CaseInsensitive);
        item->setHidden(!found);
    }
}

HelpActions::HelpActions(const KeyBindings& keys, QWidget* window)
    : QObject(window), m_keys(keys), m_window(window) {}

void HelpActions::fill(QMenu& menu) {
    makeAction({"helpContents", tr("&Help"), tr("A tutorial, the methods, formats, commands"),
                QKeySequence::HelpContents, "help"},
               m_window, [this] { showPage({}); });
    makeAction({"helpShortcuts", tr("&Keys and gestures"),
                tr("What can be done with keyboard and mouse"),
                QKeySequence(Qt::CTRL | Qt::Key_F1)},
               m_window, [this] { ShortcutsDialog(m_keys, m_window).exec(); });
    makeAction({"helpWhatsThis", tr("&What’s this?"),
                tr("Then click on something to read what it is for"),
                QKeySequence(Qt::SHIFT | Qt::Key_F1)},
               m_window, [] { QWhatsThis::enterWhatsThisMode(); });
    makeAction(
        {"helpAbout", tr("&About Tessera"), tr("Version, licence and sources"), QKeySequence()},
        m_window, [this] { AboutDialog(m_window).exec(); })
        ->setMenuRole(QAction::AboutRole);
    placeActions(menu, *m_window,
                 {"helpContents", "helpShortcuts", "helpWhatsThis", "", "helpAbout"});
}

void HelpActions::makeWindow() {
    if (!m_help.isNull())
        return;
    m_help = new HelpWindow(m_keys, m_window);
    m_help->setAttribute(Qt::WA_DeleteOnClose);
    emit windowMade(m_help);
}

void HelpActions::showPage(const QString& id) {
    // One that was never shown has the keys of its time.
    if (m_help != nullptr && m_help->isHidden())
        delete m_help;
    makeWindow();
    m_help->showPage(id);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

} // namespace tessera
