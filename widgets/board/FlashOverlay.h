// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include <vector>

namespace tessera {

class BoardView;

/// A light on some cells of a board that fades within a moment, for changes
/// that the eye would miss. Where the system wants no animations, it stands still
/// for that moment instead. Lies over the board and lets all events through.
class FlashOverlay final : public QWidget {
    Q_OBJECT

public:
    explicit FlashOverlay(BoardView& view);

    /// Starts anew with these cells; nothing shows beyond kMostMarkedShare.
    void flash(std::vector<std::size_t> cells);
    [[nodiscard]] const std::vector<std::size_t>& cells() const { return m_cells; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fade();
    [[nodiscard]] bool fades() const;
    [[nodiscard]] QRegion area() const;

    BoardView& m_view;
    std::vector<std::size_t> m_cells; ///< empty when nothing shines
    int m_step = 0;
    QTimer m_timer;
};

} // namespace tessera
