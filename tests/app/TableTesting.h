// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/board/DocumentPage.h"

#include <QHeaderView>
#include <QTableView>
#include <QTest>

#include <memory>

namespace tessera {

/// A document's page and a panel with a table about it, on the screen.
template <typename Panel>
struct TableBench {
    explicit TableBench(PuzzleFile file) : page(std::make_unique<PuzzleDocument>(std::move(file))) {
        panel.setPage(&page);
        panel.resize(420, 400);
        panel.show();
        (void)QTest::qWaitForWindowExposed(&panel);
    }

    [[nodiscard]] QTableView& table() { return *panel.template findChild<QTableView*>(); }
    [[nodiscard]] QModelIndex index(int row, int column) {
        return table().model()->index(row, column);
    }
    [[nodiscard]] QVariantList column(int number) {
        QVariantList values;
        for (int row = 0; row < table().model()->rowCount(); ++row)
            values << index(row, number).data();
        return values;
    }
    void click(int row) {
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {},
                          table().visualRect(index(row, 1)).center());
    }
    void clickHeading(int column) {
        QHeaderView* header = table().horizontalHeader();
        const int x = header->sectionViewportPosition(column) + header->sectionSize(column) / 2;
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, {x, header->height() / 2});
    }

    DocumentPage page;
    Panel panel;
};

} // namespace tessera
