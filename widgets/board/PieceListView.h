// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/PieceDelegate.h"
#include "widgets/board/PieceModel.h"

#include <QListView>

namespace tessera {

/// The list of a PieceTray: tiles in rows, with a sentence when there is none.
class PieceListView : public QListView {
    Q_OBJECT

public:
    explicit PieceListView(QWidget* parent = nullptr);

    [[nodiscard]] PieceModel& pieces() { return *m_model; }
    void setTheme(const TileTheme& theme);
    void setReadOnly(bool readOnly);
    [[nodiscard]] Placement currentPlacement() const { return m_model->placement(currentIndex()); }
    void rotateCurrent(int quarters);

signals:
    void pieceActivated(tessera::Placement placement);
    void currentPlacementChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void startDrag(Qt::DropActions actions) override;

private:
    [[nodiscard]] QString emptySentence() const;
    void activateCurrent();
    void setTileSize(int pixels);

    PieceModel* m_model;
    PieceDelegate* m_delegate;
    bool m_readOnly = false;
    int m_wheelAngle = 0;
};

} // namespace tessera
