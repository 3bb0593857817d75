// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/HelpActions.h"

#include "app/version/Origin.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/help/HelpWindow.h"
#include "app/window/keys/ShortcutsDialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <QWhatsThis>

namespace tessera {

namespace {

constexpr int kIconSide = 64;

/// What the program builds on: authors, what it has from them, where it appeared.
struct Work {
    QString authors;
    QString subject;
    QString source;
};

std::vector<Work> works() {
    return {
        {QStringLiteral("Coelho et al."),
         AboutDialog::tr("variable neighbourhood search (MS-GVNS) for Eternity II"),
         QStringLiteral("META 2010")},
        {QStringLiteral("Wang, Chiang"), AboutDialog::tr("tabu search for Eternity II"),
         QStringLiteral("META 2010")},
        {QStringLiteral("Niang"), AboutDialog::tr("evolutionary computing for edge matching"),
         AboutDialog::tr("thesis, Concordia University 2010")},
        {QStringLiteral("Söderlind"),
         AboutDialog::tr("ant colonies for edge matching; counting, hardness and the generator"),
         AboutDialog::tr("thesis, Technical University of Denmark 2010")},
        {QStringLiteral("Hamza, Sevkli"),
         AboutDialog::tr("variable neighbourhood search for sudoku"), QStringLiteral("ECTA 2014")},
    };
}

QString worksHtml() {
    QString html;
    for (const Work& work : works()) {
        html += QStringLiteral("<li>%1 – %2 (%3)</li>")
                    .arg(work.authors.toHtmlEscaped(), work.subject.toHtmlEscaped(),
                         work.source.toHtmlEscaped());
    }
    return QStringLiteral("<ul>%1</ul>").arg(html);
}

} // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("About Tessera"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(heading());
    layout->addWidget(body(), 1);
    layout->addWidget(buttons);
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

QString AboutDialog::commitSentence() {
    const QString commit = builtFromCommit();
    return commit.isEmpty() ? QString() : QStringLiteral(" ") + tr("Commit %1.").arg(commit);
}

QWidget* AboutDialog::body() {
    auto* text = new QTextBrowser(this);
    text->setOpenExternalLinks(true);
    text->setAccessibleName(tr("About Tessera"));
    text->setHtml(
        QStringLiteral("<p>%1</p><p>%2</p><p>%3</p>%4")
            .arg(tr("Free software under the GNU General Public License, version 3 or later. It "
                    "comes without any warranty."),
                 tr("Built with Qt %1, running on Qt %2.")
                         .arg(QStringLiteral(QT_VERSION_STR), QString::fromLatin1(qVersion())) +
                     commitSentence(),
                 tr("It builds on these works:"), worksHtml()));
    return text;
}

HelpActions::HelpActions(const KeyBindings& keys, QWidget* window)
    : QObject(window), m_keys(keys), m_window(window) {}

void HelpActions::fill(QMenu& menu) {
    QAction* contents =
        makeAction({"helpContents", tr("&Help"), tr("A tutorial, the methods, formats, commands"),
                    QKeySequence::HelpContents, "help"},
                   m_window);
    connect(contents, &QAction::triggered, this, [this] { showPage({}); });
    QAction* shortcuts = makeAction({"helpShortcuts", tr("&Keys and gestures"),
                                     tr("What can be done with keyboard and mouse"),
                                     QKeySequence(Qt::CTRL | Qt::Key_F1)},
                                    m_window);
    connect(shortcuts, &QAction::triggered, this, &HelpActions::showShortcuts);
    QAction* whatsThis = makeAction({"helpWhatsThis", tr("&What’s this?"),
                                     tr("Then click on something to read what it is for"),
                                     QKeySequence(Qt::SHIFT | Qt::Key_F1)},
                                    m_window);
    connect(whatsThis, &QAction::triggered, this, &QWhatsThis::enterWhatsThisMode);
    QAction* about = makeAction(
        {"helpAbout", tr("&About Tessera"), tr("Version, licence and sources"), {}}, m_window);
    about->setMenuRole(QAction::AboutRole);
    connect(about, &QAction::triggered, this, [this] { AboutDialog(m_window).exec(); });
    menu.addActions({contents, shortcuts, whatsThis});
    menu.addSeparator();
    menu.addAction(about);
}

void HelpActions::showPage(const QString& id) {
    if (m_help.isNull()) {
        m_help = new HelpWindow(m_keys, m_window);
        m_help->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_help->showPage(id);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

void HelpActions::showShortcuts() {
    ShortcutsDialog(m_keys, m_window).exec();
}

} // namespace tessera
