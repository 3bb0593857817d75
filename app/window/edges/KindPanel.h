// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace tessera {

/// A dock's content that only one kind of puzzle has a use for: with another one
/// in front it shows something else, or says why it does not.
class KindPanel final : public QStackedWidget {
    Q_OBJECT

public:
    /// @param other what other kinds show in its place; without it the reason why
    /// they show nothing
    explicit KindPanel(QWidget* content, QWidget* other = nullptr);

    void setUsable(bool usable);
};

} // namespace tessera
