// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"
#include "widgets/pictures/CurvePicture.h"
#include "widgets/pictures/PictureFile.h"

#include <QWidget>

class QCheckBox;
class QComboBox;

namespace tessera {

class FitnessChart;
class ReplayBar;
class TreeView;

/// The curve of the search of the page in front, and its timeline below: a
/// click on the curve shows the board of that moment.
class ProgressPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ProgressPanel(QWidget* parent = nullptr);

    void setPage(PuzzlePage* page);
    [[nodiscard]] FitnessChart& chart() { return *m_chart; }
    /// A picture of the curve with the axes that are chosen here.
    [[nodiscard]] CurvePictureOptions pictureOptions() const;

private:
    void showTrace();

    PuzzlePageLink m_link;
    FitnessChart* m_chart;
    QComboBox* m_axis;
    QCheckBox* m_logarithmic;
    QCheckBox* m_current;
    ReplayBar* m_replay;
    TreeView* m_tree;
};

} // namespace tessera
