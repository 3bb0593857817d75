// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/PicturePreview.h"

#include <QPainter>

namespace tessera {

PicturePreview::PicturePreview(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PicturePreview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (m_picture.isNull()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
        return;
    }
    const QSizeF size = QSizeF(m_picture.size()).scaled(this->size(), Qt::KeepAspectRatio);
    QRectF area(QPointF(), size);
    area.moveCenter(QRectF(rect()).center());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setOpacity(m_outdated ? 0.35 : 1.0);
    // Scaled in advance, because painting at half size would skip pixels.
    const QImage scaled = m_picture.scaled((size * devicePixelRatioF()).toSize().expandedTo({1, 1}),
                                           Qt::KeepAspectRatio, Qt::SmoothTransformation);
    painter.drawImage(area, scaled);
}

} // namespace tessera
