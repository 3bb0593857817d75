// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace tessera {

/// A combo box that wants to be as wide as what is chosen, not as its widest
/// choice, and can be narrower still.
class ShortBox final : public QComboBox {
    Q_OBJECT

public:
    explicit ShortBox(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
};

} // namespace tessera
