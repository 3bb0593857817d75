// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>

namespace tessera {

/// Shows a picture as large as fits, in its own proportions, sharp on dense
/// screens when the picture has enough pixels; faded while it is out of date.
class PicturePreview final : public QWidget {
    Q_OBJECT

public:
    explicit PicturePreview(QWidget* parent = nullptr);

    void setPicture(const QImage& picture);
    [[nodiscard]] const QImage& picture() const { return m_picture; }
    void setOutdated(bool outdated);
    /// Shown while there is no picture.
    void setEmptyText(const QString& text);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_picture;
    QString m_emptyText;
    bool m_outdated = false;
};

} // namespace tessera
