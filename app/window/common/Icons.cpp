// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/Icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace tessera {

namespace {

/// Recolours at the moment of painting, so that a change of palette needs no
/// new icons.
class SymbolicEngine final : public QIconEngine {
public:
    explicit SymbolicEngine(QString name)
        : m_name(std::move(name)), m_missing(!QFile::exists(path())) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        QSvgRenderer renderer(coloured(mode));
        renderer.render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        const QString key = QStringLiteral("tessera/%1/%2x%3/%4")
                                .arg(m_name)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(colour(mode).name(QColor::HexArgb));
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new SymbolicEngine(m_name); }
    [[nodiscard]] QString key() const override { return QStringLiteral("tessera-symbolic"); }
    [[nodiscard]] bool isNull() override { return m_missing; }

private:
    [[nodiscard]] QString path() const { return QStringLiteral(":/icons/%1.svg").arg(m_name); }

    [[nodiscard]] static QColor colour(QIcon::Mode mode) {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        if (mode == QIcon::Selected)
            return palette.color(QPalette::HighlightedText);
        return palette.color(QPalette::ButtonText);
    }

    [[nodiscard]] QByteArray coloured(QIcon::Mode mode) const {
        QFile file(path());
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return file.readAll().replace("currentColor", colour(mode).name().toLatin1());
    }

    QString m_name;
    bool m_missing; ///< asked thousands of times when a window is laid out
};

} // namespace

QIcon symbolicIcon(const char* name) {
    return QIcon(new SymbolicEngine(QString::fromLatin1(name)));
}

} // namespace tessera
