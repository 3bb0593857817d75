// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QSpinBox;

namespace tessera {

class NoticeLine;
class PicturePreview;

/// Starts a puzzle to make by hand, with a size, rules and colours; or one of the published
/// puzzles.
class NewPuzzleDialog final : public QDialog {
    Q_OBJECT

public:
    /// What Enter does: make a puzzle, or start entering its pieces.
    enum class Begin : bool { Blank, WithoutPieces };

    explicit NewPuzzleDialog(Begin begin = Begin::Blank, QWidget* parent = nullptr);

    /// The puzzle that the form describes, see blankPuzzle() and puzzlePresets().
    [[nodiscard]] PuzzleFile takeResult() const;
    /// After acceptance: whether its pieces will be typed in, so that it has none yet.
    [[nodiscard]] bool entersPieces() const { return m_entersPieces; }

private:
    void presetChosen();
    void changed();

    QComboBox* m_preset;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QCheckBox* m_framed;
    QCheckBox* m_signed;
    QCheckBox* m_keepsRotation;
    QComboBox* m_rim;
    QSpinBox* m_colors;
    PicturePreview* m_preview;
    NoticeLine* m_notice;
    QDialogButtonBox* m_buttons;
    bool m_entersPieces = false;
};

} // namespace tessera
