// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include <string_view>

namespace tessera {

/// Chooses a method. The list says of each what it is for and how well it does, under headings;
/// typing goes to the methods that have the letters anywhere in their name or purpose. The data of
/// an entry is the method's id, none for a heading.
class MethodBox final : public QComboBox {
    Q_OBJECT

public:
    explicit MethodBox(QWidget* parent = nullptr);

    /// Offers the methods for a kind of problem instead, the first one chosen.
    void setKind(std::string_view kind);
    /// Tells figures of the size next to that. @param cells of the puzzle, 0 if unknown
    void setCells(int cells);

    void showPopup() override;
};

} // namespace tessera
