// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/LongWork.h"
#include "widgets/pictures/PictureFile.h"

#include "core/edges/formats/PuzzleFile.h"

#include <QDialog>

#include <optional>
#include <utility>
#include <vector>

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

/// As what a board is exported.
struct ExportChoice {
    std::optional<PictureFormat> picture = PictureFormat::Png; ///< nothing: a text
    QString formatId;                                          ///< of a text, see findFormat()
    int longestSide = kUsualPicture;                           ///< of a picture, in pixels
    PictureOptions options;                                    ///< of a picture

    /// The usual ending of a file name, without a dot.
    [[nodiscard]] QString extension() const;
};

/// The exported file's content: a puzzle with the board on show. Safe on any thread.
/// @throws UserError if memory is short for a picture, or the format cannot hold the puzzle
[[nodiscard]] QByteArray exportedBytes(const PuzzleFile& file, const Board& shown,
                                       const ExportChoice& choice);

/// Chooses as what a board is exported, beside a preview of the picture or the text.
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
    void choiceChanged();
    void showPictureSize();

    PuzzleFile m_file; ///< with the board that is shown
    QComboBox* m_format;
    QGroupBox* m_pictureOptions;
    QComboBox* m_theme;
    QSpinBox* m_size;
    QSpinBox* m_scale;
    /// What each of them is of a picture.
    std::vector<std::pair<QCheckBox*, bool PictureOptions::*>> m_boxes;
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
