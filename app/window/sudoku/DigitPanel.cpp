// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sudoku/DigitPanel.h"

#include "app/window/sudoku/SudokuPage.h"
#include "widgets/sudoku/SudokuView.h"

#include "core/sudoku/SudokuGrid.h"

#include <QAction>
#include <QGridLayout>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace tessera {

namespace {

/// So that a typed digit goes on to the grid.
void leaveTheKeysToTheGrid(QToolButton& button) {
    button.setFocusPolicy(Qt::NoFocus);
    button.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

} // namespace

/// A digit with a number in its corner.
class DigitButton final : public QToolButton {
public:
    using QToolButton::QToolButton;

    void setLeft(int left) {
        m_left = left;
        update();
    }

protected:
    void paintEvent(QPaintEvent* event) override {
        QToolButton::paintEvent(event);
        QPainter painter(this);
        QFont small = font();
        small.setPixelSize(std::max(9, small.pixelSize() / 2));
        painter.setFont(small);
        painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled,
                                       QPalette::PlaceholderText));
        painter.drawText(rect().adjusted(4, 3, -4, -3), Qt::AlignRight | Qt::AlignBottom,
                         m_left > 0 ? QString::number(m_left) : QStringLiteral("✓"));
    }

private:
    int m_left = 0;
};

DigitPanel::DigitPanel(QAction* pencil, QWidget* parent)
    : QWidget(parent), m_pad(new QWidget(this)), m_grid(new QGridLayout(m_pad)),
      m_clear(new QToolButton(this)) {
    setWindowTitle(tr("Digits"));
    // Like the grid: digits stand from left to right in every language.
    m_pad->setLayoutDirection(Qt::LeftToRight);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_clear->setText(tr("Clear"));
    m_clear->setToolTip(tr("Take the digit or the pencil marks out of the selected cells"));
    auto* marks = new QToolButton(this);
    marks->setDefaultAction(pencil);
    auto* layout = new QVBoxLayout(this);
    m_grid->setSpacing(4);
    layout->addWidget(m_pad, 1);
    auto* row = new QHBoxLayout;
    for (QToolButton* button : {m_clear, marks}) {
        button->setFocusPolicy(Qt::NoFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        row->addWidget(button, 1);
    }
    layout->addLayout(row);
    connect(m_clear, &QToolButton::clicked, this, [this] { m_link.page()->view().enterDigit(0); });
}

void DigitPanel::setPage(SudokuPage* page) {
    if (page == m_link.page())
        return;
    m_link.setPage(page);
    if (page == nullptr)
        return;
    connect(page, &PuzzlePage::shownBoardChanged, m_link.context(), [this] { refresh(); });
    connect(page, &PuzzlePage::readOnlyChanged, m_link.context(), [this] { refresh(); });
    refresh();
}

void DigitPanel::makeButtons(int order) {
    for (DigitButton* button : m_buttons)
        delete button;
    m_buttons.clear();
    for (int digit = 1; digit <= order * order; ++digit) {
        const QString symbol = digitSymbol(static_cast<Digit>(digit));
        auto* button = new DigitButton(m_pad);
        leaveTheKeysToTheGrid(*button);
        button->setText(symbol);
        button->setObjectName(QStringLiteral("digit") + symbol);
        QFont font = button->font();
        font.setPixelSize(order <= 3 ? 22 : 15);
        button->setFont(font);
        connect(button, &QToolButton::clicked, this,
                [this, digit] { m_link.page()->view().enterDigit(static_cast<Digit>(digit)); });
        m_grid->addWidget(button, (digit - 1) / order, (digit - 1) % order);
        m_buttons.push_back(button);
    }
}

void DigitPanel::refresh() {
    const SudokuGrid grid = m_link.page()->shownDigits();
    if (static_cast<int>(m_buttons.size()) != grid.side())
        makeButtons(grid.order());
    const bool usable = !m_link.page()->isReadOnly();
    m_clear->setEnabled(usable);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const auto digit = static_cast<Digit>(i + 1);
        const auto placed = std::ranges::count(grid.digits(), digit);
        const int left = std::max(0, grid.side() - static_cast<int>(placed));
        DigitButton& button = *m_buttons[i];
        button.setEnabled(usable);
        button.setLeft(left);
        const QString what =
            left > 0 ? tr("Digit %1: %n still to be placed", nullptr, left).arg(digitSymbol(digit))
                     : tr("Digit %1: all are placed").arg(digitSymbol(digit));
        button.setToolTip(what);
        button.setAccessibleName(what);
    }
}

} // namespace tessera
