// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/LongWork.h"
#include "app/window/common/MessageBar.h"
#include "widgets/animation/RunAnimation.h"

#include <QDialog>
#include <QObject>

#include <memory>
#include <utility>

class QAction;
class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QSpinBox;
class QWidget;

namespace tessera {

class NoticeLine;
class PicturePreview;

/// Chooses how a run's best boards become an animation, beside a preview that
/// plays it. Where to write it is asked for afterwards.
class AnimationDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param history has at least one moment
    AnimationDialog(Puzzle puzzle, BestHistory history, const AnimationSettings& settings,
                    QWidget* parent = nullptr);

    [[nodiscard]] AnimationSettings settings() const;

private:
    void arrange();
    void settingsChanged();
    void showNextFrame();

    Puzzle m_puzzle;
    BestHistory m_history;
    QSpinBox* m_size;
    QDoubleSpinBox* m_seconds;
    QSpinBox* m_rate;
    QDoubleSpinBox* m_hold;
    QComboBox* m_pace;
    QComboBox* m_tiles;
    QCheckBox* m_highlight;
    QCheckBox* m_caption;
    NoticeLine* m_notice;
    PicturePreview* m_preview;
    QDialogButtonBox* m_buttons;
    LatestJob* m_job;
    QTimer m_timer;
    /// Used by one job at a time.
    std::shared_ptr<RunAnimation> m_animation;
    std::size_t m_frame = 0;
};

class AppSettings;
class DocumentPage;
class PageActs;

/// Saves the run of the page in front as an animation. What was chosen holds
/// until the program ends.
class AnimationActions final : public QObject {
    Q_OBJECT

public:
    AnimationActions(PageActs& acts, AppSettings& settings, QWidget* window);

    QAction* save;

private:
    void saveAnimation(DocumentPage& shown);
    /// @return what is to be said of it; empty after it was cancelled
    [[nodiscard]] std::pair<MessageBar::Kind, QString>
    write(const Puzzle& puzzle, const BestHistory& history, const QString& path);

    AppSettings& m_settings;
    QWidget* m_window;
    AnimationSettings m_choice;
};

} // namespace tessera
