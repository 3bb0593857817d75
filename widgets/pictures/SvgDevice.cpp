// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pictures/SvgDevice.h"

#include <QBuffer>
#include <QPaintEngine>
#include <QPen>
#include <QTextItem>

#include <cmath>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <map>
#include <vector>

namespace tessera {

namespace {

/// Writes points relative to the current one in hundredths, so that differences do not drift.
class Writer {
public:
    explicit Writer(const QPainterPath& path) : m_path(path), m_start(path.elementAt(0)) {}

    QByteArray write() {
        for (int i = 1; i < m_path.elementCount(); ++i) {
            const QPainterPath::Element element = m_path.elementAt(i);
            if (element.isMoveTo()) {
                moveTo(point(i));
            } else if (element.isLineTo()) {
                lineTo(point(i));
            } else {
                segment('c', {point(i), point(i + 1), point(i + 2)});
                i += 2;
            }
        }
        closeIfClosed();
        return m_text;
    }

private:
    void begin(char command) {
        m_text += command;
        m_first = true;
    }

    void number(int hundredths) {
        if (!m_first && hundredths >= 0)
            m_text += ' ';
        m_text += svgNumber(static_cast<double>(hundredths) / 100);
        m_first = false;
    }

    void segment(char command, std::initializer_list<QPoint> points) {
        begin(command);
        for (const QPoint point : points) {
            number(point.x() - m_current.x());
            number(point.y() - m_current.y());
        }
        m_current = *std::prev(points.end());
        m_drawn = true;
    }

    [[nodiscard]] QPoint point(int index) const {
        const QPointF way = (QPointF(m_path.elementAt(index)) - m_start) * 100;
        return {static_cast<int>(std::lround(way.x())), static_cast<int>(std::lround(way.y()))};
    }

    void moveTo(QPoint to) {
        closeIfClosed();
        segment('m', {to});
        m_opening = to;
        m_drawn = false;
    }

    void lineTo(QPoint to) {
        const QPoint way = to - m_current;
        if (way.x() != 0 && way.y() != 0)
            return segment('l', {to});
        begin(way.x() == 0 ? 'v' : 'h');
        number(way.x() == 0 ? way.y() : way.x());
        m_current = to;
        m_drawn = true;
    }

    void closeIfClosed() {
        if (m_drawn && m_current == m_opening)
            m_text += 'z';
    }

    const QPainterPath& m_path;
    QPointF m_start;
    QPoint m_current;
    QPoint m_opening;
    QByteArray m_text;
    bool m_first = true;  ///< of the numbers after a command
    bool m_drawn = false; ///< since the opening
};

constexpr int kPixelsAnInch = 96;
constexpr double kPixelsAPoint = kPixelsAnInch / 72.0;
constexpr double kMillimetresAnInch = 25.4;
/// For a shorter outline a reference saves nothing.
constexpr qsizetype kShortOutline = 12;

QByteArray attribute(const char* name, const QByteArray& value) {
    return QByteArray(" ") + name + "=\"" + value + '"';
}

/// XML has no other control characters, not even escaped.
QByteArray xmlText(QString text) {
    text.removeIf([](QChar c) {
        return (c < QChar(0x20) && c != u'\t' && c != u'\n') || c >= QChar(0xFFFE);
    });
    return text.toHtmlEscaped().toUtf8();
}

QByteArray colorAttributes(const char* name, const QColor& color, double opacity) {
    QByteArray text = attribute(name, color.name().toLatin1());
    const double alpha = color.alphaF() * opacity;
    if (alpha < 1)
        text += attribute((QByteArray(name) + "-opacity").constData(), svgNumber(alpha));
    return text;
}

QByteArray penAttributes(const QPen& pen, double opacity) {
    QByteArray text = colorAttributes("stroke", pen.color(), opacity);
    const double width = pen.widthF() > 0 ? pen.widthF() : 1;
    text += attribute("stroke-width", svgNumber(width));
    if (pen.isCosmetic())
        text += attribute("vector-effect", "non-scaling-stroke");
    if (pen.capStyle() != Qt::FlatCap)
        text += attribute("stroke-linecap", pen.capStyle() == Qt::RoundCap ? "round" : "square");
    if (pen.joinStyle() == Qt::BevelJoin || pen.joinStyle() == Qt::RoundJoin)
        text += attribute("stroke-linejoin", pen.joinStyle() == Qt::RoundJoin ? "round" : "bevel");
    QByteArray dashes;
    for (const double dash : pen.dashPattern())
        dashes += (dashes.isEmpty() ? "" : " ") + svgNumber(dash * width);
    if (!dashes.isEmpty())
        text += attribute("stroke-dasharray", dashes);
    return text;
}

/// For numbers that a transform magnifies.
QByteArray exactNumber(double value) { return QByteArray::number(value, 'g', 8); }

QByteArray transformAttribute(const QTransform& transform) {
    if (transform.isIdentity())
        return {};
    const auto exact = &exactNumber;
    return attribute("transform", "matrix(" + exact(transform.m11()) + ' ' +
                                      exact(transform.m12()) + ' ' + exact(transform.m21()) + ' ' +
                                      exact(transform.m22()) + ' ' + exact(transform.dx()) + ' ' +
                                      exact(transform.dy()) + ')');
}

} // namespace

QByteArray svgNumber(double value) {
    const qint64 hundredths = std::llround(value * 100);
    QByteArray text = hundredths < 0 ? QByteArray("-") : QByteArray();
    const qint64 size = std::abs(hundredths);
    const QByteArray fraction = QByteArray::number(size % 100).rightJustified(2, '0');
    if (size >= 100 || fraction == "00")
        text += QByteArray::number(size / 100);
    if (fraction != "00")
        text += '.' + (fraction.endsWith('0') ? fraction.first(1) : fraction);
    return text;
}

QByteArray svgOutline(const QPainterPath& path) {
    return path.elementCount() < 2 ? QByteArray() : Writer(path).write();
}

/// Collects elements and writes them at the end, when repeated shapes are known.
class SvgDevice::Engine final : public QPaintEngine {
public:
    Engine()
        : QPaintEngine(PaintEngineFeatures(AllFeatures) &
                       ~PaintEngineFeatures(PatternBrush | PerspectiveTransform |
                                            ConicalGradientFill | PorterDuff | BlendModes)) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    [[nodiscard]] Type type() const override { return User; }

    void updateState(const QPaintEngineState& state) override {
        const DirtyFlags changed = state.state();
        if (changed & DirtyTransform)
            m_transform = state.transform();
        if (changed & DirtyPen)
            m_pen = state.pen();
        if (changed & DirtyBrush)
            m_brush = state.brush();
        if (changed & DirtyOpacity)
            m_opacity = state.opacity();
    }

    void drawPath(const QPainterPath& path) override { addShape(path, true); }

    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        if (count < 2)
            return;
        QPainterPath path(points[0]);
        for (int i = 1; i < count; ++i)
            path.lineTo(points[i]);
        if (mode != PolylineMode)
            path.closeSubpath();
        path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
        addShape(path, mode != PolylineMode);
    }

    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        const QFont font = item.font();
        const double size =
            font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * kPixelsAPoint;
        QByteArray group = transformAttribute(m_transform);
        group += colorAttributes("fill", m_pen.color(), m_opacity);
        group += attribute("font-family", xmlText(font.family()) + ", sans-serif");
        group += attribute("font-size", svgNumber(size));
        if (font.weight() != QFont::Normal)
            group += attribute("font-weight", QByteArray::number(font.weight()));
        m_elements.push_back({group, "<text x=\"" + svgNumber(at.x()) + "\" y=\"" +
                                         svgNumber(at.y()) + "\">" + xmlText(item.text()) +
                                         "</text>"});
    }

    void drawPixmap(const QRectF& target, const QPixmap& pixmap, const QRectF& source) override {
        drawImage(target, pixmap.toImage(), source, Qt::AutoColor);
    }

    void drawImage(const QRectF& target, const QImage& image, const QRectF& source,
                   Qt::ImageConversionFlags) override {
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        image.copy(source.toRect()).save(&buffer, "PNG");
        const QByteArray text =
            attribute("width", exactNumber(target.width())) +
            attribute("height", exactNumber(target.height())) +
            " preserveAspectRatio=\"none\" xlink:href=\"data:image/png;base64," + png.toBase64() +
            '"';
        const auto entry = m_images.try_emplace(text, static_cast<int>(m_images.size()));
        m_elements.push_back({transformAttribute(m_transform),
                              "<use xlink:href=\"#i" + QByteArray::number(entry.first->second, 36) +
                                  '"' + attribute("x", exactNumber(target.x())) +
                                  attribute("y", exactNumber(target.y())) + "/>"});
    }

    using QPaintEngine::drawPolygon;

    [[nodiscard]] QByteArray definitions() const {
        QByteArray text;
        for (const auto& shape : m_shapes) {
            if (isShared(shape))
                text += "<path id=\"" + idOf(shape) + "\" d=\"M0 0" + shape.first + "\"/>\n";
        }
        for (const auto& [image, number] : m_images)
            text += "<image id=\"i" + QByteArray::number(number, 36) + '"' + image + "/>\n";
        return text;
    }

    [[nodiscard]] QByteArray content() const {
        QByteArray text;
        const QByteArray* group = nullptr;
        for (const Element& element : m_elements) {
            if (group == nullptr || *group != element.group) {
                text += (group != nullptr ? "</g>\n<g" : "<g") + element.group + ">\n";
                group = &element.group;
            }
            text += textOf(element) + '\n';
        }
        return group != nullptr ? text + "</g>\n" : text;
    }

private:
    struct Shape {
        int number = 0;
        int uses = 0;
    };
    using Shapes = std::map<QByteArray, Shape>; ///< by outline
    struct Element {
        QByteArray group; ///< attributes that neighbours may share
        QByteArray other; ///< the element itself if it is not a shape
        const Shapes::value_type* shape = nullptr;
        QPointF at{};
    };

    static bool isShared(const Shapes::value_type& shape) {
        return shape.second.uses > 1 && shape.first.size() > kShortOutline;
    }
    static QByteArray idOf(const Shapes::value_type& shape) {
        return 's' + QByteArray::number(shape.second.number, 36);
    }

    static QByteArray textOf(const Element& element) {
        if (element.shape == nullptr)
            return element.other;
        const QByteArray x = svgNumber(element.at.x());
        const QByteArray y = svgNumber(element.at.y());
        if (isShared(*element.shape))
            return "<use xlink:href=\"#" + idOf(*element.shape) + '"' + attribute("x", x) +
                   attribute("y", y) + "/>";
        return "<path d=\"M" + x + ' ' + y + element.shape->first + "\"/>";
    }

    void addShape(const QPainterPath& path, bool filled) {
        const QByteArray outline = svgOutline(path);
        const bool fills = filled && m_brush.style() != Qt::NoBrush;
        const bool strokes = m_pen.style() != Qt::NoPen;
        if (outline.isEmpty() || (!fills && !strokes))
            return;
        QByteArray group = transformAttribute(m_transform);
        group +=
            fills ? colorAttributes("fill", m_brush.color(), m_opacity) : attribute("fill", "none");
        if (fills && path.fillRule() == Qt::WindingFill)
            group += attribute("fill-rule", "nonzero");
        if (strokes)
            group += penAttributes(m_pen, m_opacity);
        const auto entry =
            m_shapes.try_emplace(outline, Shape{static_cast<int>(m_shapes.size()), 0});
        ++entry.first->second.uses;
        m_elements.push_back({group, {}, &*entry.first, path.elementAt(0)});
    }

    QTransform m_transform;
    QPen m_pen;
    QBrush m_brush;
    double m_opacity = 1;
    Shapes m_shapes;
    std::map<QByteArray, int> m_images; ///< numbers by size and content
    std::vector<Element> m_elements;
};

SvgDevice::SvgDevice(QSize pixels, QString title)
    : m_pixels(pixels), m_title(std::move(title)), m_engine(std::make_unique<Engine>()) {}

SvgDevice::~SvgDevice() = default;

QPaintEngine* SvgDevice::paintEngine() const { return m_engine.get(); }

QByteArray SvgDevice::svg() const {
    const QByteArray width = QByteArray::number(m_pixels.width());
    const QByteArray height = QByteArray::number(m_pixels.height());
    QByteArray text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                      "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                      "xmlns:xlink=\"http://www.w3.org/1999/xlink\"";
    text += attribute("width", width) + attribute("height", height) +
            attribute("viewBox", "0 0 " + width + ' ' + height) + ">\n";
    if (!m_title.isEmpty())
        text += "<title>" + xmlText(m_title) + "</title>\n";
    text += "<defs>\n" + m_engine->definitions() + "</defs>\n";
    return text + "<g fill-rule=\"evenodd\">\n" + m_engine->content() + "</g>\n</svg>\n";
}

int SvgDevice::metric(PaintDeviceMetric metric) const {
    const auto millimetres = [](int pixels) {
        return qRound(pixels * kMillimetresAnInch / kPixelsAnInch);
    };
    switch (metric) {
    case PdmWidth:
        return m_pixels.width();
    case PdmHeight:
        return m_pixels.height();
    case PdmWidthMM:
        return millimetres(m_pixels.width());
    case PdmHeightMM:
        return millimetres(m_pixels.height());
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return kPixelsAnInch;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDepth:
        return 32;
    case PdmNumColors:
        return std::numeric_limits<int>::max();
    default:
        return QPaintDevice::metric(metric);
    }
}

} // namespace tessera
