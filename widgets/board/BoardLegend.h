// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardMarks.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace tessera {

/// The meaning of the heat on a board, in words for the user.
struct HeatWords {
    QString name; ///< of the quantity, e.g. "Changes"
    /// A value at an end of the scale, e.g. "312".
    std::function<QString(double)> number;
    /// The sentence for a cell's value, e.g. "changed 312 times".
    std::function<QString(double)> sentence;
    bool graded = true; ///< otherwise there are only 0 and the highest value
};

/// Lines below a board that explain its overlays and, on the right, describe the cell under the
/// pointer. Takes no space if there is nothing to explain.
class BoardLegend final : public QWidget {
    Q_OBJECT

public:
    explicit BoardLegend(QWidget* parent);

    /// @param hottest the value of the brightest cell; 0 or less: not yet known
    void explain(BoardOverlays overlays, const TileColors& colors, const HeatWords& heat,
                 double hottest);
    /// Screen readers get the same text from the cell itself.
    void setReadout(const QString& text);
    [[nodiscard]] const QString& readout() const { return m_readout; }
    /// All explanations as sentences for a screen reader.
    [[nodiscard]] QString text() const;

    /// 0 if there is nothing to explain.
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    using Symbol = std::function<void(QPainter&, const QRectF&)>;
    /// A symbol between words.
    struct Entry {
        QString before;
        double symbolWidth; ///< in multiples of its height
        Symbol symbol;
        QString after;
        int width = 0; ///< in pixels; never less than before with the same overlays
    };
    void add(double symbolWidth, const QString& after, Symbol symbol, const QString& before = {});
    void addHeat(const TileColors& colors, const HeatWords& heat, double hottest);
    void addPlate(const QString& sample, const QString& after);
    [[nodiscard]] int symbolHeight() const { return fontMetrics().ascent(); }
    [[nodiscard]] int lineHeight() const { return fontMetrics().height() + 4; }
    [[nodiscard]] int wordsWidth(const QString& words) const;
    /// Keeps entries and readout at least this wide: lines must not jump while numbers grow.
    void settleWidths(const std::vector<Entry>& before);
    /// The rectangles of the entries in lines of that width, from the left; the readout is last.
    [[nodiscard]] std::vector<QRect> places(int width) const;
    void paintEntry(QPainter& painter, const Entry& entry, QRect place) const;

    std::vector<Entry> m_entries;
    QString m_readout;
    BoardOverlays m_overlays;
    int m_readoutWidth = 0;
};

} // namespace tessera
