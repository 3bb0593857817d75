// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QScrollArea>
#include <QSize>

class QDialog;
class QWidget;

namespace tessera {

/// Gives its content all the room that there is, and scrolls it where that is less
/// than it needs.
class PanelArea final : public QScrollArea {
    Q_OBJECT

public:
    explicit PanelArea(QWidget* content, QWidget* parent = nullptr);

    /// Whether it can be made so low that the content has to be scrolled. With large
    /// text panels would otherwise make their window higher than the screen.
    void setYielding(bool yielding);
    /// Content that needs more is scrolled sideways, too.
    void setGreatestWidth(int width);

    [[nodiscard]] QSize sizeHint() const override;
    /// What the content needs; when yielding, a few lines of text.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int leastHeight(int width) const;
    void fitContent();

    bool m_yields = false;
    int m_greatestWidth = QWIDGETSIZE_MAX; ///< that it asks for
};

/// What a window may take of its screen: without bars of the desktop and the frame
/// that window managers put around it.
[[nodiscard]] QSize roomFor(const QWidget& window);

/// Sees to it, as event filter of the application, that no window opens larger than
/// its screen. A dialog that cannot be made so small, as with large text on a small
/// screen, gets its content scrolled and keeps its buttons in sight.
class ScreenFit final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace tessera
