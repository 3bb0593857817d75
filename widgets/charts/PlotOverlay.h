// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QFontMetricsF>
#include <QGraphicsItem>
#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// Where one name of a legend stands, in pixels from the legend's upper left.
struct LegendPlace {
    int row = 0;
    double x = 0;         ///< of the key, before the text
    double textWidth = 0; ///< less than the name needs if it has to be shortened
};

/// A legend's key before each name, and the room between things.
inline constexpr double kLegendKeyWidth = 18; // shows a whole dash
inline constexpr double kLegendMargin = 4;

/// Lays names in rows from left to right, as wide as the legend; a name wider
/// than a row gets a row of its own and is shortened.
/// @param mostRows what does not fit into so many is left out, at least 1
/// @return a place for each name up to the first that is left out
[[nodiscard]] std::vector<LegendPlace>
layLegend(std::span<const QString> names, const QFontMetricsF& metrics, double width, int mostRows);

/// How many rows these places take.
[[nodiscard]] int legendRows(std::span<const LegendPlace> places);

/// What Qt Charts has no series for: event marks, the number of the upper
/// bound, the cursor, the text of an empty chart; and the legend, because Qt's
/// own stays empty in a scene that is drawn without an event loop. Positions are fractions
/// of the plot area, x from the left and y from the bottom.
class PlotOverlay final : public QGraphicsItem {
public:
    struct Mark {
        double x;
        QColor color;
    };
    struct LegendEntry {
        QString name;
        QColor color;
        Qt::PenStyle line = Qt::SolidLine;
        bool hidden = false; ///< its curve
    };
    struct Content {
        QRectF plotArea;
        std::vector<LegendEntry> legend; ///< above the plot area
        int legendRows = 1;              ///< there is room for so many
        std::vector<Mark> marks;
        std::optional<double> boundY;
        QString boundText;
        QString emptyText; ///< shown when not empty
        QString note;      ///< what lines and bands are, at the foot of the plot area
        QColor textColor;
        QFont font;
    };

    std::optional<double> cursor; ///< a vertical line
    std::optional<double> marker; ///< one that stays, with a handle above

    using QGraphicsItem::QGraphicsItem;

    void setContent(Content content);
    /// The entry of the legend at that place.
    [[nodiscard]] std::optional<std::size_t> legendEntryAt(const QPointF& position) const;

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    struct LegendBox {
        QRectF key;
        QRectF text;
    };
    /// One for each entry up to the first that has no room.
    [[nodiscard]] std::vector<LegendBox> legendBoxes() const;
    void paintLegend(QPainter* painter) const;
    void paintMarker(QPainter* painter) const;

    Content m_content;
};

} // namespace tessera
