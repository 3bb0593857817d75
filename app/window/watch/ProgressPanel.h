// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"
#include "widgets/charts/CurveChoices.h"

#include "core/search/Trace.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QAction;
class QBoxLayout;
class QCheckBox;
class QComboBox;
class QSlider;

namespace tessera {

class AppSettings;
class FitnessChart;
class FixedLabel;
struct PlotContent;
class PseudocodePanel;
class SearchController;

/// The timeline of a search: shows the best board at a moment; follows the search at the right end.
class ReplayBar final : public QWidget {
    Q_OBJECT

public:
    explicit ReplayBar(QWidget* parent = nullptr);

    void setPage(PuzzlePage* page);

    /// Goes to the best moment at that position; the first one if there was none.
    void goToPlace(CurveAxis axis, double place);

signals:
    /// The shown moment has changed; nothing if it is the newest.
    void momentChanged(std::optional<tessera::BestMoment> moment);

private:
    void arrange();
    [[nodiscard]] const SearchController& search() const;
    [[nodiscard]] bool isUsable() const;
    [[nodiscard]] int last() const;
    void goTo(int index);
    void togglePlaying();
    void setPlaying(bool playing);
    void playOn();
    /// Updates to a history that has grown or changed.
    void takeHistory();
    void showMoment();

    PuzzlePageLink m_link;
    QAction* m_previous;
    QAction* m_play;
    QAction* m_next;
    QSlider* m_slider;
    FixedLabel* m_label;
    QComboBox* m_speed;
    QTimer m_timer;
};

/// The curve of the search in front, and its timeline; a click shows the board at that moment.
/// While steps are followed, the method's pseudocode is between the board and the chart.
class ProgressPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ProgressPanel(const AppSettings& settings, QWidget* parent = nullptr);

    void setPage(PuzzlePage* page);
    [[nodiscard]] FitnessChart& chart() { return *m_chart; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showTrace();
    [[nodiscard]] bool addEarlier(PlotContent& content) const;

    PuzzlePageLink m_link;
    FitnessChart* m_chart;
    CurveChoices m_choices;
    QCheckBox* m_current;
    QCheckBox* m_earlier; ///< visible if there are any
    ReplayBar* m_replay;
    QBoxLayout* m_beside; ///< the pseudocode, and the chart with what belongs to it
    PseudocodePanel* m_pseudocode;
};

} // namespace tessera
