// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/NoticeLine.h"

#include "app/window/common/Icons.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>

namespace tessera {

NoticeLine::NoticeLine(QWidget* parent)
    : QWidget(parent), m_icon(new QLabel(this)), m_text(new QLabel(this)) {
    m_text->setObjectName(QStringLiteral("notice"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_text->setAccessibleName(tr("Notice"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_icon, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
    // Two lines hold any of the generator's sentences at the dialog's width.
    setMinimumHeight(2 * fontMetrics().lineSpacing());
}

void NoticeLine::setWarning(const QString& sentence) {
    show(sentence, true);
}

void NoticeLine::setNote(const QString& sentence) {
    show(sentence, false);
}

QString NoticeLine::text() const {
    return m_text->text();
}

void NoticeLine::show(const QString& sentence, bool warning) {
    if (sentence == m_text->text())
        return;
    m_text->setText(sentence);
    const bool withIcon = warning && !sentence.isEmpty();
    const int side = fontMetrics().height();
    m_icon->setVisible(withIcon);
    m_icon->setPixmap(withIcon
                          ? symbolicIcon("warning").pixmap(QSize(side, side), devicePixelRatioF())
                          : QPixmap());
    m_text->setAccessibleDescription(sentence);
    if (withIcon) {
        QAccessibleEvent event(m_text, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace tessera
