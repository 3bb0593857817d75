// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace tessera {

class DepthChart;
class SearchController;

/// How a tree search goes: the placements by depth, how much of the tree is
/// searched and how long the rest may take. Hidden while the method has no tree.
class TreeView final : public QWidget {
    Q_OBJECT

public:
    explicit TreeView(QWidget* parent = nullptr);

    void showSearch(SearchController& search);
    void clear();

private:
    DepthChart* m_chart;
    QLabel* m_left;
};

} // namespace tessera
