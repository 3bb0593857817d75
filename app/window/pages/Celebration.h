// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

namespace tessera {

/// A wave of light over a puzzle that was just solved, with the result in large letters. Takes less
/// than two seconds; shows nothing if motion is unwanted.
class Celebration final : public QWidget {
    Q_OBJECT

public:
    /// The area of the light, in the coordinates of the covered widget.
    struct Stage {
        QWidget* over = nullptr; ///< usually a viewport
        QRect board;
        QPoint from; ///< where the wave starts
    };

    /// Starts immediately, and deletes itself at the end. @pre the stage has a widget
    static void begin(const Stage& stage, const QString& headline, const QString& detail);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Celebration(const Stage& stage, QString headline, QString detail);
    void paintWave(QPainter& painter, double time) const;
    void paintWords(QPainter& painter, double time) const;

    QRect m_board;
    QPoint m_from;
    QString m_headline;
    QString m_detail;
    QElapsedTimer m_clock;
    QTimer m_timer;
};

} // namespace tessera
