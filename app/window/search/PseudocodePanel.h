// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/search/Pseudocode.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QListWidget;

namespace tessera {

class SearchController;

/// The pseudocode of the method that is followed step by step, with the line of the step on show
/// marked. Hidden unless a step is on show.
class PseudocodePanel final : public QWidget {
    Q_OBJECT

public:
    /// @param search it outlives this
    explicit PseudocodePanel(SearchController& search, QWidget* parent = nullptr);

    /// Whether it may be seen at all.
    void setWanted(bool wanted);
    /// The line that is marked; nothing if none is.
    [[nodiscard]] std::optional<std::size_t> markedLine() const { return m_marked; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void follow();
    void showCode();
    void mark(std::optional<std::size_t> line);
    void paintLines();

    SearchController& m_search;
    QLabel* m_title;
    QListWidget* m_list;
    QString m_solver;
    std::vector<PseudocodeLine> m_lines;
    std::optional<std::size_t> m_marked;
    bool m_wanted = true;
};

} // namespace tessera
