// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/dialogs/LatestJob.h"
#include "app/window/dialogs/MadePuzzle.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QProgressBar;

namespace tessera {

class GeneratorForm;
class HardnessChart;
class NoticeLine;
class PicturePreview;

/// Chooses what the generator makes, beside a picture of the solution and a
/// chart of how hard such puzzles are. What cannot be had is said under the
/// form at once. Nothing blocks: puzzles are made on another thread, and OK
/// waits for the one that is being made.
class GenerateDialog final : public QDialog {
    Q_OBJECT

public:
    explicit GenerateDialog(const GeneratorSettings& start, QWidget* parent = nullptr);

    [[nodiscard]] GeneratorSettings settings() const;
    void setSettings(const GeneratorSettings& settings);
    void setTileTheme(const QString& id);

    /// The puzzle, after the dialog was accepted: generatePuzzle(settings()).
    [[nodiscard]] PuzzleFile takeResult();

    void accept() override;

private:
    void arrange();
    void settingsChanged();
    void showMade(const MadePuzzle& puzzle);
    void showBusy(bool busy);
    void chooseCount(int colors);

    GeneratorForm* m_form;
    PicturePreview* m_preview;
    HardnessChart* m_chart;
    QLabel* m_expected;
    NoticeLine* m_notice;
    QProgressBar* m_busy;
    QDialogButtonBox* m_buttons;
    LatestJob* m_maker;
    QString m_tileTheme;
    PuzzleFile m_result;
    bool m_resultIsCurrent = false;
    bool m_acceptWhenMade = false;
};

} // namespace tessera
