// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"

#include "core/edges/puzzle/Piece.h"

#include <QPointer>
#include <QWidget>

#include <optional>

class QAction;
class QCheckBox;
class QListWidget;
class QListWidgetItem;

namespace tessera {

class EdgePainter;

/// The patterns to paint edges with, and the switch for doing so: while it is
/// on, clicks on the board act on single edges, see EdgePainter.
class PalettePanel final : public QWidget {
    Q_OBJECT

public:
    explicit PalettePanel(QWidget* parent = nullptr);

    void setPage(DocumentPage* page);
    void setTileTheme(const QString& id);
    /// Switches painting on and off.
    [[nodiscard]] QAction* paintAction() const { return m_paint; }
    /// What a click paints; nothing if it takes the next pattern.
    [[nodiscard]] std::optional<Color> color() const;
    /// Chooses a colour that is in the list.
    void setColor(Color color);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillIfNeeded();
    void fill();
    void addColor(Color color);
    void paint(int cell, Side side, int stroke);
    void cycle(int cell, Side side, int step);
    void pick(int cell, Side side);
    /// False after saying why.
    [[nodiscard]] bool mayPaint();
    void updatePainter();

    PageLink m_link;
    QPointer<EdgePainter> m_painter;
    QString m_theme;
    int m_listed = 0; ///< the patterns in the list
    bool m_signed = false;
    QAction* m_paint;
    QCheckBox* m_both;
    QListWidget* m_list;
};

} // namespace tessera
