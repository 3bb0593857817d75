// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/LongWork.h"
#include "app/window/edges/BoardExport.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QGroupBox;
class QPlainTextEdit;
class QSpinBox;
class QStackedWidget;

namespace tessera {

class NoticeLine;
class PicturePreview;

/// Chooses as what a board leaves the program, beside a preview of the picture
/// or of the text's beginning. Where to is asked for afterwards.
class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param shown the board on the screen, of the file's puzzle
    ExportDialog(PuzzleFile file, const Board& shown, QWidget* parent = nullptr);

    [[nodiscard]] ExportChoice choice() const;
    /// The cells that the person has selected: they can be exported alone.
    void setSelection(const std::vector<int>& cells);
    /// The tiles that the person sees, as a start.
    void setTileTheme(const QString& id);

private:
    void addFormats();
    void addPictureOptions();
    void arrange();
    void choiceChanged();
    void showPictureSize();
    void showText(const QString& text, const QString& error);

    PuzzleFile m_file; ///< with the board that is shown
    QComboBox* m_format;
    QGroupBox* m_pictureOptions;
    QComboBox* m_theme;
    QSpinBox* m_size;
    QSpinBox* m_scale;
    QCheckBox* m_labels;
    QCheckBox* m_coordinates;
    QCheckBox* m_mismatches;
    QCheckBox* m_locks;
    QCheckBox* m_transparent;
    QCheckBox* m_onlySelection;
    std::vector<int> m_selection;
    QStackedWidget* m_previews;
    PicturePreview* m_picture;
    QPlainTextEdit* m_text;
    NoticeLine* m_notice;
    QDialogButtonBox* m_buttons;
    LatestJob* m_job;
};

} // namespace tessera
