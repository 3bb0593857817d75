// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>

namespace tessera {

/// Shows a picture as large as fits, in its proportions; faded while outdated.
class PicturePreview final : public QWidget {
    Q_OBJECT

public:
    explicit PicturePreview(QWidget* parent = nullptr);

    void setPicture(const QImage& picture) { change(m_picture, picture); }
    [[nodiscard]] const QImage& picture() const { return m_picture; }
    void setOutdated(bool outdated) { change(m_outdated, outdated); }
    /// Shown while there is no picture.
    void setEmptyText(const QString& text) { change(m_emptyText, text); }
    [[nodiscard]] const QString& emptyText() const { return m_emptyText; }

    [[nodiscard]] QSize sizeHint() const override { return squareOf(20); }
    [[nodiscard]] QSize minimumSizeHint() const override { return squareOf(8); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    template <typename Value>
    void change(Value& shown, const Value& value) {
        shown = value;
        update();
    }
    [[nodiscard]] QSize squareOf(int lines) const {
        return QSize(lines, lines) * fontMetrics().lineSpacing();
    }

    QImage m_picture;
    QString m_emptyText;
    bool m_outdated = false;
};

} // namespace tessera
