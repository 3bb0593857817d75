// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

#include <string_view>
#include <vector>

namespace tessera {

/// A dock's content, another one for each kind of puzzle in front. A kind that has none
/// sees why.
class KindPanel final : public QStackedWidget {
    Q_OBJECT

public:
    struct Content {
        std::string_view kind; ///< see Problem::kind()
        QWidget* widget;       ///< its window title, if it has one, is the dock's
    };
    /// @param title the dock's
    KindPanel(const std::vector<Content>& contents, const QString& title);

    /// @return whether the kind has something to show
    bool showKind(std::string_view kind);

    /// Of what is on show.
    [[nodiscard]] QString title() const;

private:
    QString m_title;
    std::vector<std::string_view> m_kinds; ///< of the contents, in their order
};

} // namespace tessera
