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

/// The patterns to paint edges with, and the switch for doing so, see EdgePainter. The pattern that
/// is chosen, or its half, can be given a name and a picture; both are the puzzle's own.
class PalettePanel final : public EdgePanel {
    Q_OBJECT

public:
    explicit PalettePanel(QWidget* parent = nullptr);

    /// Switches painting on and off.
    [[nodiscard]] QAction* paintAction() const { return m_paint; }
    /// What a click paints; nothing if it takes the next pattern.
    [[nodiscard]] std::optional<Color> color() const;
    void setColor(Color color);

protected:
    void pageChanged() override;
    void follow(DocumentPage& page) override;
    void puzzleChanged() override;
    void lookChanged() override { fill(); }

private:
    [[nodiscard]] QWidget* patternFields();
    /// Shows what is known of the chosen pattern.
    void showPattern();
    void rename();
    void choosePicture();
    /// Changes the document's own words, pictures or tiles.
    /// @param act as act(PuzzleInfo&); may throw a UserError
    template <typename Act>
    void changeInfo(const QString& text, Act act);
    void fill();
    void addColor(Color color);
    /// False after saying why.
    [[nodiscard]] bool mayPaint();
    void updatePainter();

    QPointer<EdgePainter> m_painter;
    int m_listed = 0; ///< the patterns in the list
    bool m_signed = false;
    QAction* m_paint;
    QAction* m_picture;
    QAction* m_noPicture;
    QCheckBox* m_both;
    QComboBox* m_tiles;
    QLineEdit* m_name;
    QListWidget* m_list;
};

} // namespace tessera
