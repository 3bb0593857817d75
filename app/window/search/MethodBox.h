// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include <string_view>

namespace tessera {

/// Chooses a method. The list shows each method's purpose and typical result, under headings.
/// Typing selects methods with these letters anywhere in name or purpose. The data of an entry is
/// the method's id; headings have none.
class MethodBox final : public QComboBox {
    Q_OBJECT

public:
    explicit MethodBox(QWidget* parent = nullptr);

    /// Lists the methods for a kind of problem, with the first one selected.
    void setKind(std::string_view kind);
    /// Shows figures of the closest size. @param cells of the puzzle, 0 if unknown
    void setCells(int cells);

    void showPopup() override;
};

} // namespace tessera
