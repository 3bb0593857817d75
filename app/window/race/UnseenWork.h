// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QToolButton>

#include <functional>

class QStatusBar;

namespace tessera {

/// A button in the status bar while a closed window is working; it opens the window again.
class UnseenWork final : public QToolButton {
    Q_OBJECT

public:
    /// @param isWorking is asked only while the window exists
    UnseenWork(QWidget& window, std::function<bool()> isWorking, QStatusBar& bar);

    /// Call it when the work begins or ends.
    void follow();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPointer<QWidget> m_window;
    std::function<bool()> m_isWorking;
};

} // namespace tessera
