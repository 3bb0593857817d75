// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/LongWork.h"
#include "widgets/pictures/PictureFile.h"

#include "core/edges/formats/PuzzleFile.h"

#include <QDialog>
#include <QJsonObject>

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

/// The form in which a board is exported.
struct ExportChoice {
    std::optional<PictureFormat> picture = PictureFormat::Png; ///< nothing for a text
    QString formatId;                                          ///< for a text, see findFormat()
    int longestSide = kUsualPicture;                           ///< for a picture, in pixels
    PictureOptions options;

    /// The usual ending of the file name, without a dot.
    [[nodiscard]] QString extension() const;
};

/// The exported file's content: a puzzle with the shown board. Safe on any thread.
/// @throws UserError if memory is short for a picture, or the format cannot hold the puzzle
[[nodiscard]] QByteArray exportedBytes(const PuzzleFile& file, const Board& shown,
                                       const ExportChoice& choice);

/// Chooses the form for exporting a board, with a preview of the picture or the text.
class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param shown the board on the screen, of the file's puzzle
    ExportDialog(PuzzleFile file, const Board& shown, QWidget* parent = nullptr);

    [[nodiscard]] ExportChoice choice() const;
    /// What the next dialog begins with. Not the selection, which is the board's, and the tiles
    /// only if they are others than on the screen.
    [[nodiscard]] QJsonObject choices() const;
    /// Ignores what it does not know. Call it after setTileTheme().
    void setChoices(const QJsonObject& choices);
    /// Sets the cells that the user has selected: they can be exported alone.
    void setSelection(const std::vector<int>& cells);
    /// Sets the tiles to those that the user sees.
    void setTileTheme(const QString& id);

private:
    void addFormats();
    void addPictureOptions();
    void choiceChanged();
    void showPictureSize();

    PuzzleFile m_file; ///< with the shown board
    QComboBox* m_format;
    QGroupBox* m_pictureOptions;
    QComboBox* m_theme;
    QString m_shownTheme; ///< the tiles on the screen
    QSpinBox* m_size;
    QSpinBox* m_scale;
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
