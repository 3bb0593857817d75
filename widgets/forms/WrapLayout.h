// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace tessera {

/// Arranges items like the words of a text; items of a line that may grow share its free room. A
/// label stays beside its buddy, which follows it, if a line holds both.
class WrapLayout final : public QLayout {
    Q_OBJECT

public:
    explicit WrapLayout(QWidget* parent = nullptr);

    void addItem(QLayoutItem* item) override { m_items.emplace_back(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// The size of one line with all items.
    [[nodiscard]] QSize sizeHint() const override;
    /// The size with one item per line.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    using Line = std::vector<QLayoutItem*>;

    [[nodiscard]] std::vector<Line> linesFor(int width) const;
    void placeLine(const Line& line, const QRect& place) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace tessera
