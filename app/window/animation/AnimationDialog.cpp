// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/animation/AnimationDialog.h"

#include "app/window/common/FormControls.h"
#include "app/window/common/PicturePreview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kFramePreviewSide = 360;
constexpr double kShortest = 0.5;
constexpr double kLongest = 120;
constexpr double kLongestHold = 30;

QDoubleSpinBox* secondsBox(QWidget* parent, const char* objectName, double lowest, double highest,
                           double value, const QString& tip) {
    return decimalBox(parent, objectName, lowest, highest, value, AnimationDialog::tr(" s"), tip);
}

QSpinBox* wholeBox(QWidget* parent, const char* objectName, int lowest, int highest, int value,
                   const QString& suffix, const QString& tip) {
    auto* box = new QSpinBox(parent);
    box->setObjectName(QLatin1String(objectName));
    box->setRange(lowest, highest);
    box->setValue(value);
    box->setSuffix(suffix);
    box->setToolTip(tip);
    return box;
}

} // namespace

AnimationDialog::AnimationDialog(Puzzle puzzle, BestHistory history,
                                 const AnimationSettings& settings, QWidget* parent)
    : QDialog(parent), m_puzzle(std::move(puzzle)), m_history(std::move(history)),
      m_size(wholeBox(this, "animationSize", kSmallestAnimation, kLargestAnimation,
                      settings.longestSide, tr(" px"), tr("Length of the longer side in pixels"))),
      m_seconds(secondsBox(this, "animationSeconds", kShortest, kLongest, settings.timing.seconds,
                           tr("How long the animation takes"))),
      m_rate(wholeBox(this, "animationRate", 1, kMostFramesPerSecond,
                      settings.timing.framesPerSecond, tr(" a second"),
                      tr("How many pictures a second there are at most"))),
      m_hold(secondsBox(this, "animationHold", 0, kLongestHold, settings.timing.holdSeconds,
                        tr("How long the last board stays before it begins again"))),
      m_pace(comboBox(this, "animationPace", tr("Pace"),
                      tr("How the time of the run becomes the time of the animation"))),
      m_tiles(tileThemeBox(this, "animationTiles")),
      m_highlight(checkBox(this, "animationHighlight", tr("Mark &changed cells"),
                           tr("Frame the cells that are different from the picture before"),
                           settings.highlight)),
      m_caption(checkBox(this, "animationCaption", tr("Score and ti&me below"),
                         tr("Write the score and the running time under the board"),
                         settings.caption)),
      m_notice(new NoticeLine(this)), m_preview(new PicturePreview(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this)),
      m_job(new LatestJob(this)) {
    setWindowTitle(tr("Save an Animation of the Run"));
    m_pace->addItems({tr("Each improvement as long"), tr("As it went, scaled in time")});
    m_pace->setCurrentIndex(static_cast<int>(settings.timing.pace));
    m_tiles->setCurrentIndex(std::max(0, m_tiles->findData(settings.theme)));
    m_preview->setObjectName(QStringLiteral("animationPreview"));
    m_preview->setAccessibleName(tr("Preview of the animation"));
    QPushButton* save = m_buttons->button(QDialogButtonBox::Save);
    save->setText(tr("&Save…"));
    save->setToolTip(tr("Choose where to write the animated GIF"));
    arrange();
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &AnimationDialog::showNextFrame);
    for (QSpinBox* box : {m_size, m_rate})
        connect(box, &QSpinBox::valueChanged, this, &AnimationDialog::settingsChanged);
    for (QDoubleSpinBox* box : {m_seconds, m_hold})
        connect(box, &QDoubleSpinBox::valueChanged, this, &AnimationDialog::settingsChanged);
    for (QComboBox* box : {m_pace, m_tiles})
        connect(box, &QComboBox::currentIndexChanged, this, &AnimationDialog::settingsChanged);
    for (QCheckBox* box : {m_highlight, m_caption})
        connect(box, &QCheckBox::toggled, this, &AnimationDialog::settingsChanged);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &AnimationDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &AnimationDialog::reject);
    settingsChanged();
}

void AnimationDialog::arrange() {
    auto* form = new QFormLayout;
    form->addRow(tr("Longer si&de:"), m_size);
    form->addRow(tr("&Length:"), m_seconds);
    form->addRow(tr("&Pictures:"), m_rate);
    form->addRow(tr("&Hold the end:"), m_hold);
    form->addRow(tr("Pac&e:"), m_pace);
    form->addRow(tr("&Tiles:"), m_tiles);
    form->addRow(m_highlight);
    form->addRow(m_caption);
    auto* left = new QVBoxLayout;
    left->addLayout(form);
    left->addWidget(m_notice);
    left->addStretch();
    auto* columns = new QHBoxLayout;
    columns->addLayout(left);
    columns->addWidget(m_preview, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addWidget(m_buttons);
}

AnimationSettings AnimationDialog::settings() const {
    AnimationSettings settings;
    settings.longestSide = m_size->value();
    settings.timing = {static_cast<AnimationPace>(m_pace->currentIndex()), m_seconds->value(),
                       m_rate->value(), m_hold->value()};
    settings.highlight = m_highlight->isChecked();
    settings.caption = m_caption->isChecked();
    settings.theme = m_tiles->currentData().toString();
    return settings;
}

void AnimationDialog::settingsChanged() {
    AnimationSettings previewed = settings();
    previewed.longestSide = kFramePreviewSide;
    m_animation = std::make_shared<RunAnimation>(m_puzzle, m_history, previewed);
    m_notice->setNote(tr("%1 boards of %2 improvements")
                          .arg(m_animation->frameCount() - (m_hold->value() > 0 ? 1 : 0))
                          .arg(m_history.size()));
    m_frame = 0;
    m_preview->setOutdated(true);
    showNextFrame();
}

void AnimationDialog::showNextFrame() {
    m_timer.stop();
    m_job->request([this, animation = m_animation, index = m_frame] {
        const QImage image = animation->frame(index);
        const int milliseconds = 10 * animation->frames()[index].centiseconds;
        return [this, image, milliseconds, animation] {
            if (animation != m_animation)
                return;
            m_preview->setPicture(image);
            m_preview->setOutdated(false);
            m_frame = (m_frame + 1) % animation->frameCount();
            m_timer.start(milliseconds);
        };
    });
    m_job->hurry();
}

} // namespace tessera
