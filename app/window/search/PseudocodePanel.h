// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/search/Pseudocode.h"

#include <QPointer>
#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QListWidget;

namespace tessera {

class SearchController;

/// The pseudocode of the method that is followed step by step, with the line of the shown step
/// marked. Hidden unless a step is shown.
class PseudocodePanel final : public QWidget {
    Q_OBJECT

public:
    explicit PseudocodePanel(QWidget* parent = nullptr);

    /// Follows that search from now on; null follows none.
    void setSearch(SearchController* search);

    /// Sets whether it may be shown.
    void setWanted(bool wanted);
    /// The marked line; nothing if none is.
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

    QPointer<SearchController> m_search;
    QLabel* m_title;
    QListWidget* m_list;
    QString m_solver;
    std::vector<PseudocodeLine> m_lines;
    std::optional<std::size_t> m_marked;
    bool m_wanted = true;
};

} // namespace tessera
