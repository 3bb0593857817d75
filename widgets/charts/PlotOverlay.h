// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QGraphicsItem>
#include <QString>

#include <optional>
#include <vector>

namespace tessera {

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

    using QGraphicsItem::QGraphicsItem;

    void setContent(Content content);
    void setCursor(std::optional<double> x);
    /// A line that stays, with a handle above.
    void setMarker(std::optional<double> x);
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
    std::optional<double> m_cursor;
    std::optional<double> m_marker;
};

} // namespace tessera
