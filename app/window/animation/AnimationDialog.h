// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/LongWork.h"
#include "widgets/animation/RunAnimation.h"
#include "widgets/forms/BoundFields.h"

#include <QDialog>
#include <QObject>

#include <memory>

class QAction;
class QFormLayout;

namespace tessera {

class NoticeLine;
class PicturePreview;

/// Chooses how a run's best boards become an animation, beside a preview that plays it.
class AnimationDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param history has at least one moment
    AnimationDialog(PuzzleFile file, BestHistory history, AnimationSettings settings,
                    QWidget* parent = nullptr);

    [[nodiscard]] const AnimationSettings& settings() const { return m_settings; }

private:
    [[nodiscard]] QFormLayout* fields();
    void settingsChanged();
    void showNextFrame();

    PuzzleFile m_file;
    BestHistory m_history;
    AnimationSettings m_settings;
    BoundFields m_fields;
    NoticeLine* m_notice;
    PicturePreview* m_preview;
    LatestJob* m_job;
    QTimer m_timer;
    /// Used by one job at a time.
    std::shared_ptr<RunAnimation> m_animation;
    std::size_t m_frame = 0;
};

class AppSettings;
class DocumentPage;
class PageActs;

/// Saves the run of the page in front as an animation. Remembers the choices while Tessera runs.
class AnimationActions final : public QObject {
    Q_OBJECT

public:
    AnimationActions(PageActs& acts, AppSettings& settings, QWidget* window);

    QAction* save;

private:
    void saveAnimation(DocumentPage& shown);

    AppSettings& m_settings;
    QWidget* m_window;
    AnimationSettings m_choice;
};

} // namespace tessera
