// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QScrollArea>
#include <QSize>

class QWidget;

namespace tessera {

/// Gives its content all available room, and scrolls if that is not enough.
class PanelArea final : public QScrollArea {
    Q_OBJECT

public:
    explicit PanelArea(QWidget* content, QWidget* parent = nullptr);

    /// Whether it can be so low that the content scrolls, as with large text on small screens.
    void setYielding(bool yielding);
    /// Content that needs more also scrolls sideways.
    void setGreatestWidth(int width);

    [[nodiscard]] QSize sizeHint() const override { return widget()->sizeHint(); }
    /// The size of the content; when yielding, a few lines of text.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int leastHeight(int width) const;
    void fitContent();

    bool m_yields = false;
    int m_greatestWidth = QWIDGETSIZE_MAX; ///< the requested maximum
};

/// The room for a window on its screen: without the desktop's bars and the window's frame.
[[nodiscard]] QSize roomFor(const QWidget& window);

/// Event filter of the application: no window opens larger than its screen. The content of a dialog
/// that needs more is scrolled, with its buttons in sight, and the first field shows that it has
/// the focus. Windows besides the main one close with the platform's key.
class ScreenFit final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace tessera
