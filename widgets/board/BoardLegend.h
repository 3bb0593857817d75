// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardMarks.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace tessera {

/// What the heat on a board stands for, in words for people.
struct HeatWords {
    QString name; ///< of what is measured, e.g. "Changes"
    /// A value at an end of the scale, e.g. "312".
    std::function<QString(double)> number;
    /// What a cell's value says, e.g. "changed 312 times".
    std::function<QString(double)> sentence;
    bool graded = true; ///< else there are only 0 and the highest value
};

/// Lines below a board that say what its overlays mean, and on their right what is known of the
/// cell under the pointer. Takes no room when there is nothing to explain.
class BoardLegend final : public QWidget {
    Q_OBJECT

public:
    explicit BoardLegend(QWidget* parent);

    /// @param hottest the value of the brightest cell; 0 or less: nothing is known yet
    void explain(BoardOverlays overlays, const TileColors& colors, const HeatWords& heat,
                 double hottest);
    /// Screen readers hear the same from the cell itself.
    void setReadout(const QString& text);
    [[nodiscard]] const QString& readout() const { return m_readout; }
    /// All explanations as sentences for a screen reader.
    [[nodiscard]] QString text() const;

    /// 0 when there is nothing to explain.
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    using Symbol = std::function<void(QPainter&, const QRectF&)>;
    /// A symbol between words.
    struct Entry {
        QString before;
        double symbolWidth; ///< in heights of it
        Symbol symbol;
        QString after;
        int width = 0; ///< in pixels, at least what it was for the same overlays
    };
    void add(double symbolWidth, const QString& after, Symbol symbol, const QString& before = {});
    void addHeat(const TileColors& colors, const HeatWords& heat, double hottest);
    void addPlate(const QString& sample, const QString& after);
    [[nodiscard]] int symbolHeight() const;
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] int wordsWidth(const QString& words) const;
    /// Lets entries and readout be no narrower than these: lines must not jump while numbers grow.
    void settleWidths(const std::vector<Entry>& before);
    /// Where the entries lie in lines of that width, and last the readout; from the left.
    [[nodiscard]] std::vector<QRect> places(int width) const;
    void paintEntry(QPainter& painter, const Entry& entry, QRect place) const;

    std::vector<Entry> m_entries;
    QString m_readout;
    BoardOverlays m_overlays;
    int m_readoutWidth = 0;
};

} // namespace tessera
