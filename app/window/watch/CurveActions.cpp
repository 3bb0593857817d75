// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/watch/CurveActions.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/pages/PuzzlePage.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/watch/ProgressPanel.h"
#include "widgets/charts/FitnessChart.h"

#include "core/experiments/TraceCsv.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QFileInfo>
#include <QPointer>

namespace tessera {

namespace {

/// Wide enough for a page of a paper.
constexpr int kCurvePictureWidth = 1600;
const QString kTable = QStringLiteral("csv");

} // namespace

QStringList curveExtensions() {
    return pictureExtensions() << kTable;
}

QByteArray curveBytes(const SearchController& search, std::vector<ChartCurve> curves,
                      CurvePictureOptions options, const QString& extension) {
    if (extension == kTable) {
        RunResult run;
        run.seed = search.settings().seed;
        run.numbers = search.numbers();
        run.trace = search.trace();
        return traceCsv({&run, 1});
    }
    options.format = pictureFormatOf(u'.' + extension).value_or(PictureFormat::Png);
    options.width = kCurvePictureWidth;
    return curvePicture(std::move(curves), options);
}

CurveActions::CurveActions(DocumentTabs& tabs, ProgressPanel& progress, AppSettings& settings,
                           QWidget* window)
    : QObject(window), save(makeAction({"searchSaveCurve",
                                        tr("Save t&he curve…"),
                                        tr("Write the search’s fitness over time as a picture or "
                                           "a table"),
                                        {}},
                                       this)),
      m_tabs(tabs), m_progress(progress), m_settings(settings), m_window(window) {
    connect(save, &QAction::triggered, this, &CurveActions::saveCurve);
}

void CurveActions::saveCurve() {
    const QPointer<PuzzlePage> watched(m_tabs.currentPage());
    PuzzlePage& page = *watched;
    if (page.search().trace().isEmpty()) {
        page.showMessage(MessageBar::Kind::Information,
                         tr("There is no curve to save yet: start a search first."));
        return;
    }
    const QString path =
        askForExport(m_window, m_settings.lastFolder(), page.document(), curveExtensions());
    if (path.isEmpty() || watched == nullptr)
        return;
    CurvePictureOptions options = m_progress.pictureOptions();
    options.caption =
        tr("%1: full score %2").arg(page.document().displayName()).arg(options.total);
    try {
        writeFile(curveBytes(page.search(), m_progress.chart().curves(), options,
                             QFileInfo(path).suffix().toLower()),
                  path);
        page.showMessage(MessageBar::Kind::Information, tr("Written to %1.").arg(path));
    } catch (const UserError& error) {
        page.showMessage(MessageBar::Kind::Warning, error.sentence());
    }
}

} // namespace tessera
