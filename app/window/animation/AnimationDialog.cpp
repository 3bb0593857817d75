// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/animation/AnimationDialog.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/common/FormControls.h"
#include "app/window/common/PicturePreview.h"
#include "app/window/pages/KindPart.h"
#include "app/window/settings/AppSettings.h"
#include "widgets/board/BoardView.h"

#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QFormLayout>
#include <QPointer>
#include <QVBoxLayout>

namespace tessera {

namespace {

constexpr int kFramePreviewSide = 360;
constexpr double kShortest = 0.5;
constexpr double kLongest = 120;
constexpr double kLongestHold = 30;

QDoubleSpinBox* secondsBox(QWidget* parent, const char* objectName, double lowest, double highest,
                           const QString& tip) {
    return decimalBox(parent, objectName, lowest, highest, lowest, AnimationDialog::tr(" s"), tip);
}

} // namespace

AnimationDialog::AnimationDialog(PuzzleFile file, BestHistory history, AnimationSettings settings,
                                 QWidget* parent)
    : QDialog(parent), m_file(std::move(file)), m_history(std::move(history)),
      m_settings(std::move(settings)), m_fields(this, [this] { settingsChanged(); }) {
    offerHelp(*this, "searching");
    setWindowTitle(tr("Save animation of the run"));
    auto* left = new QVBoxLayout;
    left->addLayout(fields());
    m_notice = new NoticeLine(this);
    m_preview = new PicturePreview(this);
    described(m_preview, "animationPreview", {}, tr("Preview of the animation"));
    m_job = new LatestJob(this);
    arrangeChoices(this, left, m_notice, m_preview,
                   acceptButtons(*this, tr("&Save…"), tr("Choose where to save the animated GIF"),
                                 QDialogButtonBox::Save));
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &AnimationDialog::showNextFrame);
    settingsChanged();
}

QFormLayout* AnimationDialog::fields() {
    auto* size = wholeBox(this, "animationSize", kSmallestAnimation, kLargestAnimation, 0,
                          tr("Length of the longer side in pixels"), tr(" px"));
    auto* seconds =
        secondsBox(this, "animationSeconds", kShortest, kLongest, tr("Length of the animation"));
    auto* rate = wholeBox(this, "animationRate", 1, kMostFramesPerSecond, 0,
                          tr("Maximum number of pictures per second"), tr(" a second"));
    auto* hold = secondsBox(this, "animationHold", 0, kLongestHold,
                            tr("How long the last board stays before the animation restarts"));
    auto* pace = comboBox(this, "animationPace", tr("Pace"),
                          tr("How the time of the run maps to the time of the animation"));
    pace->addItems({tr("Same time for each improvement"), tr("Scaled from the real time")});
    auto* tiles = tileThemeBox(this, "animationTiles");
    auto* highlight =
        checkBox(this, "animationHighlight", tr("Mark &changed cells"),
                 tr("Draw a frame around cells that changed since the previous picture"));
    auto* caption = checkBox(this, "animationCaption", tr("Score and ti&me below"),
                             tr("Show the score and the running time below the board"));
    FrameTiming& timing = m_settings.timing;
    auto* form = new QFormLayout;
    form->addRow(tr("Longer si&de:"), m_fields.bind(size, m_settings.longestSide));
    form->addRow(tr("&Length:"), m_fields.bind(seconds, timing.seconds));
    form->addRow(tr("&Pictures:"), m_fields.bind(rate, timing.framesPerSecond));
    form->addRow(tr("&Hold at the end:"), m_fields.bind(hold, timing.holdSeconds));
    form->addRow(tr("Pac&e:"), m_fields.bind(pace, timing.pace));
    form->addRow(tr("&Tiles:"), m_fields.bind(tiles, m_settings.theme));
    form->addRow(m_fields.bind(highlight, m_settings.highlight));
    form->addRow(m_fields.bind(caption, m_settings.caption));
    return form;
}

void AnimationDialog::settingsChanged() {
    AnimationSettings previewed = m_settings;
    previewed.longestSide = kFramePreviewSide;
    m_animation = std::make_shared<RunAnimation>(m_file, m_history, previewed);
    m_notice->setNote(
        tr("Improvements shown: %1 of %2")
            .arg(m_animation->frameCount() - (m_settings.timing.holdSeconds > 0 ? 1 : 0))
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

AnimationActions::AnimationActions(PageActs& acts, AppSettings& settings, QWidget* window)
    : QObject(window), save(makeAction({"searchAnimation", tr("Save ani&mation…"),
                                        tr("Save the best boards of the search as an animated GIF"),
                                        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)},
                                       this)),
      m_settings(settings), m_window(window) {
    acts.on<DocumentPage>(save, PageActs::When::Always,
                          [this](DocumentPage& page) { saveAnimation(page); });
}

void AnimationActions::saveAnimation(DocumentPage& shown) {
    // Guarded: dialogs and the work process other events.
    const QPointer<DocumentPage> page(&shown);
    // Copies: the search may continue meanwhile.
    const BestHistory history = page->search().bests();
    const PuzzleFile file = page->search().searched();
    if (history.isEmpty()) {
        page->inform(tr("There is no run to animate yet: start a search first."));
        return;
    }
    m_choice.theme = page->view().theme();
    AnimationDialog dialog(file, history, m_choice, m_window);
    const bool accepted = dialog.exec() == QDialog::Accepted;
    m_choice = dialog.settings();
    if (!accepted || page == nullptr)
        return;
    const QString path =
        askForExport(m_window, m_settings.lastFolder(), page->document(), {QStringLiteral("gif")});
    if (path.isEmpty())
        return;
    try {
        checkWritable(path);
        const bool done =
            runLongWork(m_window, tr("Creating the animation…"), [&](const Progress& progress) {
                if (const auto gif = animatedGif(file, history, m_choice, progress))
                    writeFile(*gif, path);
            });
        if (done && page != nullptr)
            page->inform(tr("Saved as %1.").arg(path));
    } catch (const std::exception&) {
        if (page != nullptr)
            page->warn(failureSentence());
    }
}

} // namespace tessera
