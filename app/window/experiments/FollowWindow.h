// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RunFile.h"
#include "core/kind/Kind.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

class QAction;
class QLabel;
class QProgressBar;

namespace tessera {

class AppSettings;
class FitnessChart;
class LatestJob;
class UnitFollower;
struct UnitSight;

/// Follows the unit folder of `tessera work`: its progress, its best board and the curves of its
/// searches. It reads on another thread, and never writes.
class FollowWindow final : public QWidget {
    Q_OBJECT

public:
    /// Prepares a picture of a board, which is then drawn on another thread.
    using Cover = std::function<std::function<QImage(int pixels)>(const AnyPuzzle& board)>;

    FollowWindow(AppSettings& settings, Cover cover, QWidget* parent = nullptr);

    /// Asks for a folder.
    void choose();
    /// Reports errors in its message.
    void follow(const QString& folder);
    /// Whether it has a folder.
    [[nodiscard]] bool isFollowing() const { return m_follower != nullptr; }

signals:
    /// Asks to show the best run beside its puzzle.
    void openRequested(const tessera::RecordedRun& run);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void clear();
    void look();
    void showSight(const UnitSight& sight);
    void draw(const RecordedRun& run);
    void fit();

    AppSettings& m_settings;
    Cover m_cover;
    std::shared_ptr<UnitFollower> m_follower;
    std::optional<RecordedRun> m_best;
    std::optional<Solution> m_drawn;
    int m_pixels = 0; ///< of the drawn board
    QImage m_image;
    QLabel* m_title;
    QLabel* m_message;
    QLabel* m_board;
    FitnessChart* m_chart;
    QProgressBar* m_progress;
    QAction* m_open = nullptr;
    LatestJob* m_reading;
    LatestJob* m_drawing;
    QTimer m_timer;
};

} // namespace tessera
