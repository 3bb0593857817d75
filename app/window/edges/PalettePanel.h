// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/edges/EdgePanel.h"

#include "core/edges/puzzle/Puzzle.h"

#include <QPointer>

class QAction;
class QCheckBox;
class QComboBox;
class QLineEdit;
class QListWidget;

namespace tessera {

class EdgePainter;

/// The patterns for painting edges, and the switch for painting, see EdgePainter. The chosen
/// pattern, or its half, can get a name and a picture; both belong to the puzzle.
class PalettePanel final : public EdgePanel {
    Q_OBJECT

public:
    explicit PalettePanel(QWidget* parent = nullptr);

    /// Switches painting on and off.
    [[nodiscard]] QAction* paintAction() const { return m_paint; }
    /// The pattern that a click paints; nothing if it cycles to the next.
    [[nodiscard]] std::optional<Color> color() const;
    void setColor(Color color);

protected:
    void pageChanged() override;
    void follow(DocumentPage& page) override;
    void puzzleChanged() override;
    void lookChanged() override { fill(); }

private:
    [[nodiscard]] QWidget* patternFields();
    /// Shows name and picture of the chosen pattern.
    void showPattern();
    [[nodiscard]] QString givenName() const;
    void rename();
    void choosePicture();
    /// Changes the document's names, pictures or tiles.
    /// @param act as act(PuzzleInfo&); may throw a UserError
    template <typename Act>
    void changeInfo(StepText text, Act act);
    void fill();
    void addColor(Color color);
    /// Returns false after showing the reason.
    [[nodiscard]] bool mayPaint();
    void updatePainter();

    QPointer<EdgePainter> m_painter;
    int m_listed = 0; ///< number of patterns in the list
    bool m_signed = false;
    bool m_follows = false; ///< whether the list is of the page in front
    QAction* m_paint;
    QAction* m_picture;
    QAction* m_noPicture;
    QCheckBox* m_both;
    QComboBox* m_tiles;
    QLineEdit* m_name;
    QListWidget* m_list;
};

} // namespace tessera
