// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;

namespace tessera {

class NoticeLine;
struct TileTheme;

/// Asks for a colour of the puzzle and the one to put in its place.
class ReplaceColorDialog final : public QDialog {
    Q_OBJECT

public:
    ReplaceColorDialog(const Puzzle& puzzle, const TileTheme& theme, QWidget* parent = nullptr);

    [[nodiscard]] Color from() const;
    [[nodiscard]] Color to() const;

private:
    [[nodiscard]] QComboBox* field(const char* objectName, const QString& name,
                                   const std::vector<Color>& colors, const TileTheme& theme);
    void changed();

    std::vector<int> m_uses; ///< edges of each pattern
    QComboBox* m_from;
    QComboBox* m_to;
    NoticeLine* m_notice;
    QDialogButtonBox* m_buttons;
};

} // namespace tessera
