// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/MessageBar.h"

#include "app/window/common/ActionFactory.h"
#include "widgets/colors/ColorMath.h"
#include "widgets/forms/WrapLayout.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace tessera {

namespace {

/// Room around the frame for its shadow, in logical pixels.
constexpr int kShadow = 5;
constexpr int kCorner = 5;
/// Longer lines are hard to read.
constexpr int kMostCharacters = 90;
/// The time that a message is shown, and what each character and a warning add.
constexpr int kLeastStayMs = 4000;
constexpr int kCharacterMs = 70;
constexpr int kWarningMs = 4000;
/// Further time after pointer and focus have left it.
constexpr int kRespiteMs = 1500;

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_icon(new QLabel(this)), m_text(new QLabel(this)),
      m_body(new QBoxLayout(QBoxLayout::LeftToRight)), m_buttons(new WrapLayout),
      m_close(new QToolButton(this)) {
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // A long path must not make the page wider.
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_close->setIcon(symbolicIcon("close"));
    m_close->setAutoRaise(true);
    connect(m_close, &QToolButton::clicked, this, &MessageBar::dismiss);
    m_timer.setObjectName(QStringLiteral("messageLeaves"));
    m_timer.setParent(this);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &MessageBar::leave);

    m_body->addWidget(m_text, 1);
    m_body->addLayout(m_buttons);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8 + kShadow, 3 + kShadow, 4 + kShadow, 3 + kShadow);
    layout->addWidget(m_icon);
    layout->addLayout(m_body, 1);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    retranslate();
    hide();
}

void MessageBar::retranslate() {
    setAccessibleName(tr("Message"));
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(tr("Close this message"));
}

void MessageBar::showMessage(const Message& message, Telling again) {
    m_telling = std::move(again);
    m_kind = message.kind;
    m_text->setText(message.text);
    m_text->setToolTip(plainToolTip(message.text));
    makeButtons(message.choices);
    setVisible(!message.text.isEmpty());
    if (message.text.isEmpty())
        return;
    colour();
    waitToLeave();
    setAccessibleDescription(message.text);
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void MessageBar::tell(const Telling& telling) { showMessage(telling(), telling); }

void MessageBar::makeButtons(const std::vector<Choice>& choices) {
    // Later: one of them may have caused the next message.
    while (const QLayoutItem* item = m_buttons->takeAt(0)) {
        if (QWidget* button = item->widget()) {
            button->hide();
            button->deleteLater();
        }
        delete item;
    }
    for (const Choice& choice : choices) {
        auto* button = new QPushButton(choice.text, this);
        button->setToolTip(choice.toolTip);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        connect(button, &QPushButton::clicked, this, [this, act = choice.act] {
            dismiss();
            act();
        });
        m_buttons->addWidget(button);
    }
}

bool MessageBar::asks() const { return !isHidden() && m_buttons->count() > 0; }

QSize MessageBar::fitInto(int width) {
    const int line =
        m_text->fontMetrics().horizontalAdvance(m_text->text()) + fontMetrics().averageCharWidth();
    const int most = std::min(width, fontMetrics().averageCharWidth() * kMostCharacters);
    const QMargins margins = layout()->contentsMargins();
    int around = margins.left() + margins.right() + m_icon->sizeHint().width() +
                 m_close->sizeHint().width() + 2 * layout()->spacing();
    const int buttons = m_buttons->sizeHint().width();
    const bool below = buttons > 0 && around + line + buttons + layout()->spacing() > most;
    m_body->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    if (buttons > 0 && !below)
        around += buttons + layout()->spacing();
    const int wanted = std::max(around + line, below ? around + buttons : 0);
    const int taken = std::max(std::min(wanted, most), minimumSizeHint().width());
    return {taken, layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(taken)
                                                 : sizeHint().height()};
}

void MessageBar::dismiss() {
    const QWidget* focus = QApplication::focusWidget();
    if (focus != nullptr && isAncestorOf(focus) && parentWidget() != nullptr)
        parentWidget()->setFocus();
    hide();
}

void MessageBar::waitToLeave() {
    const auto reading = kLeastStayMs + kCharacterMs * static_cast<int>(m_text->text().size());
    if (m_leaves && !asks())
        m_timer.start(reading + (m_kind == Kind::Warning ? kWarningMs : 0));
    else
        m_timer.stop();
}

void MessageBar::leave() {
    const QWidget* focus = QApplication::focusWidget();
    if (underMouse() || !isActiveWindow() || (focus != nullptr && isAncestorOf(focus)))
        m_timer.start(kRespiteMs);
    else
        hide();
}

void MessageBar::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    // It is not read while another tab is in front.
    waitToLeave();
}

void MessageBar::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    m_timer.stop();
}

void MessageBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

void MessageBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 18));
    for (int i = 0; i < kShadow; ++i) {
        const QRectF shade = QRectF(rect()).adjusted(i, i + 1, -i, -i + 1);
        painter.drawRoundedRect(shade, kCorner + kShadow - i, kCorner + kShadow - i);
    }
    const double inset = kShadow + 0.5;
    painter.setPen(palette().color(QPalette::Mid));
    painter.setBrush(palette().color(QPalette::Window));
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), kCorner,
                            kCorner);
}

QString MessageBar::text() const { return isHidden() ? QString() : m_text->text(); }

void MessageBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    // Comes from the window, and again from colour(), which then changes nothing.
    if (event->type() == QEvent::PaletteChange)
        colour();
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    if (m_telling && !isHidden())
        tell(Telling(m_telling));
}

void MessageBar::colour() {
    const int side = fontMetrics().height();
    m_icon->setPixmap(symbolicIcon(m_kind == Kind::Warning ? "warning" : "information")
                          .pixmap(QSize(side, side), devicePixelRatioF()));
    // A tint of the background, so that the text's contrast hardly changes.
    const QPalette around =
        parentWidget() != nullptr ? parentWidget()->palette() : QApplication::palette();
    const QColor accent =
        m_kind == Kind::Warning ? QColor(0xe0, 0x8a, 0x1e) : QColor(0x3a, 0x7b, 0xd5);
    QPalette tinted;
    tinted.setColor(QPalette::Window, mixed(around.color(QPalette::Window), accent, 0.22));
    // The frame: visible on every board and in high contrast.
    tinted.setColor(QPalette::Mid, mixed(around.color(QPalette::WindowText), accent, 0.6));
    setPalette(tinted);
}

MessageStack::MessageStack(QWidget& page) : QObject(&page), m_page(page) {
    page.installEventFilter(this);
}

void MessageStack::keepClear(QWidget& foot) {
    m_foot = &foot;
    foot.installEventFilter(this);
}

MessageBar* MessageStack::addBar() {
    auto* bar = new MessageBar(&m_page);
    bar->installEventFilter(this);
    m_bars.push_back(bar);
    return bar;
}

MessageBar* MessageStack::latest() const {
    const auto shown = [](const MessageBar* bar) { return !bar->isHidden(); };
    const auto found = std::find_if(m_notes.rbegin(), m_notes.rend(), shown);
    return found != m_notes.rend() ? *found : nullptr;
}

MessageBar* MessageStack::barFor(const MessageBar::Message& message) {
    const auto free = [&message](const MessageBar* bar) {
        return !bar->asks() || bar->text() == message.text;
    };
    auto found = std::ranges::find_if(m_notes, free);
    if (found == m_notes.end()) {
        MessageBar* bar = addBar();
        bar->setLeaving(true);
        m_notes.push_back(bar);
        return bar;
    }
    std::rotate(found, found + 1, m_notes.end());
    return m_notes.back();
}

void MessageStack::tell(const MessageBar::Telling& telling) {
    const MessageBar::Message message = telling();
    if (!message.text.isEmpty()) {
        barFor(message)->showMessage(message, telling);
        return;
    }
    for (MessageBar* bar : m_notes)
        bar->hide();
}

QString MessageStack::note() const {
    const MessageBar* bar = latest();
    return bar != nullptr ? bar->text() : QString();
}

void MessageStack::dismissNote() {
    if (MessageBar* bar = latest())
        bar->dismiss();
}

bool MessageStack::eventFilter(QObject* /*watched*/, QEvent* event) {
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
    case QEvent::FontChange:
        place();
        break;
    default:
        break;
    }
    return false;
}

void MessageStack::place() {
    const QRect room = m_page.rect();
    int needed = 0;
    for (MessageBar* bar : m_bars)
        needed += bar->isHidden() ? 0 : bar->fitInto(room.width()).height();
    int bottom = room.bottom() + 1;
    if (m_foot != nullptr && m_foot->isVisibleTo(&m_page))
        bottom = std::clamp(m_foot->mapTo(&m_page, QPoint()).y(), std::min(needed, bottom), bottom);
    for (MessageBar* bar : m_bars) {
        if (bar->isHidden())
            continue;
        const QSize size = bar->fitInto(room.width());
        bottom -= size.height();
        const QRect place(QPoint((room.width() - size.width()) / 2, bottom), size);
        if (bar->geometry() != place)
            bar->setGeometry(place);
        bar->raise();
    }
}

} // namespace tessera
