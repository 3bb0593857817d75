// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pictures/CurvePicture.h"
#include "widgets/pictures/PictureFile.h"

#include <QObject>

class QAction;
class QWidget;

namespace tessera {

class AppSettings;
class DocumentTabs;
class ProgressPanel;
class SearchController;

/// The endings of files that a curve can be saved as, without dots.
[[nodiscard]] QStringList curveExtensions();

/// The curve of a search as a file's content: a table of its points, or a
/// picture of the curves that are shown.
/// @param extension one of curveExtensions()
[[nodiscard]] QByteArray curveBytes(const SearchController& search, std::vector<ChartCurve> curves,
                                    CurvePictureOptions options, const QString& extension);

/// Saves the fitness curve of the page in front.
class CurveActions final : public QObject {
    Q_OBJECT

public:
    CurveActions(DocumentTabs& tabs, ProgressPanel& progress, AppSettings& settings,
                 QWidget* window);

    QAction* save;

private:
    void saveCurve();

    DocumentTabs& m_tabs;
    ProgressPanel& m_progress;
    AppSettings& m_settings;
    QWidget* m_window;
};

} // namespace tessera
