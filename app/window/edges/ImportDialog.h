// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/LongWork.h"

#include "core/edges/formats/PuzzleImport.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;
class QSpinBox;

namespace tessera {

class NoticeLine;
class PicturePreview;
class PuzzleFacts;

/// The pieces as listed, as many as fit: the picture of a puzzle with an empty board.
[[nodiscard]] Board piecesInOrder(const Puzzle& puzzle);

/// Shows what was found in a foreign text before import: the dialect and why, the puzzle, a small
/// board, oddities. The user can correct it; the text is then read again immediately.
class ImportDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param open the puzzle for a board without pieces, or null; @param openName its name
    /// @param readOnly why nothing can be placed on it now, empty if it can
    ImportDialog(PuzzleSource source, const PuzzleFile* open, const QString& openName,
                 QString readOnly = {}, QWidget* parent = nullptr);

    /// Sets the tiles of the preview.
    void setTileTheme(const QString& id);

    /// After acceptance: what to import. With Board the result is the open puzzle with that board,
    /// with Free the same without its hints, otherwise a separate puzzle.
    [[nodiscard]] ImportScope scope() const;
    [[nodiscard]] bool keepsHints() const;
    /// Whether the result keeps the open puzzle’s hints and locks.
    [[nodiscard]] bool leavesFixed() const;
    [[nodiscard]] const PuzzleFile& result() const { return *m_taken; }
    /// Whether the file gives the same result without any choice.
    [[nodiscard]] bool isAsInFile() const;

private:
    [[nodiscard]] bool mayLay() const { return m_open && m_readOnly.isEmpty(); }
    /// Whether the result has the open puzzle's pieces in their order.
    [[nodiscard]] bool usesOpenNumbers() const;
    void addFields(const QString& openName);
    void arrange();
    [[nodiscard]] ReadOptions options() const;
    void readAgain();
    void showFound();
    void allowScopes();
    /// Sets both boxes to the choice that loses nothing.
    void offerNumbers();
    void offerHints();
    /// The result for the chosen scope. @throws UserError if that is not possible
    [[nodiscard]] PuzzleFile takenFrom(const PuzzleFile& read) const;
    void takeOver();
    void showTaken();

    PuzzleSource m_source;
    std::optional<PuzzleFile> m_open;
    QString m_readOnly;
    QString m_theme;
    ImportReading m_reading;
    std::optional<PuzzleFile> m_taken;

    QComboBox* m_format;
    QLabel* m_reason;
    QComboBox* m_edgeOrder;
    QSpinBox* m_grey;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QComboBox* m_scope;
    QCheckBox* m_numbers;
    QCheckBox* m_hints;
    PuzzleFacts* m_facts;
    PicturePreview* m_picture;
    QLabel* m_caption;
    QPlainTextEdit* m_warnings;
    NoticeLine* m_notice;
    QDialogButtonBox* m_buttons;
    LatestJob* m_job;
};

} // namespace tessera
