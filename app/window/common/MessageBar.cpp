// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/MessageBar.h"

#include "app/window/common/ActionFactory.h"
#include "widgets/colors/ColorMath.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace tessera {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_icon(new QLabel(this)), m_text(new QLabel(this)),
      m_buttons(new QHBoxLayout), m_close(new QToolButton(this)) {
    setAutoFillBackground(true);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close->setIcon(symbolicIcon("close"));
    m_close->setAutoRaise(true);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 3, 4, 3);
    layout->addWidget(m_icon, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
    layout->addLayout(m_buttons);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    retranslate();
    hide();
}

void MessageBar::retranslate() {
    setAccessibleName(tr("Message"));
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(tr("Close this message"));
}

void MessageBar::showMessage(const Message& message) {
    m_telling = {};
    m_kind = message.kind;
    m_text->setText(message.text);
    makeButtons(message.choices);
    setVisible(!message.text.isEmpty());
    if (message.text.isEmpty())
        return;
    colour();
    setAccessibleDescription(message.text);
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void MessageBar::tell(Telling telling) {
    showMessage(telling());
    m_telling = std::move(telling);
}

void MessageBar::makeButtons(const std::vector<Choice>& choices) {
    // Later: one of them may be what brought the next message.
    while (const QLayoutItem* item = m_buttons->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const Choice& choice : choices) {
        auto* button = new QPushButton(choice.text, this);
        button->setToolTip(choice.toolTip);
        connect(button, &QPushButton::clicked, this, [this, act = choice.act] {
            hide();
            act();
        });
        m_buttons->addWidget(button, 0, Qt::AlignTop);
    }
}

QString MessageBar::text() const { return isHidden() ? QString() : m_text->text(); }

void MessageBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    // Comes from the window, and once more from colour(), which then changes nothing.
    if (event->type() == QEvent::PaletteChange)
        colour();
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    if (m_telling && !isHidden())
        tell(m_telling);
}

void MessageBar::colour() {
    const int side = fontMetrics().height();
    m_icon->setPixmap(symbolicIcon(m_kind == Kind::Warning ? "warning" : "information")
                          .pixmap(QSize(side, side), devicePixelRatioF()));
    // A tint of the ground, so that the text's contrast hardly changes.
    const QPalette around =
        parentWidget() != nullptr ? parentWidget()->palette() : QApplication::palette();
    const QColor accent =
        m_kind == Kind::Warning ? QColor(0xe0, 0x8a, 0x1e) : QColor(0x3a, 0x7b, 0xd5);
    QPalette tinted;
    tinted.setColor(QPalette::Window, mixed(around.color(QPalette::Window), accent, 0.22));
    setPalette(tinted);
}

} // namespace tessera
