// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/PseudocodePanel.h"

#include "app/window/search/SearchController.h"

#include <QAccessible>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace tessera {

namespace {

constexpr int kUsualLetters = 38; ///< for a line
/// In front of the current line, so that colour is not the only sign.
constexpr QChar kLineMark = u'▸';
constexpr QChar kMirroredMark = u'◂';
constexpr int kIndentRole = Qt::UserRole; ///< how deep a line is nested
constexpr int kLineMarkedRole = Qt::UserRole + 1;

/// Wraps long lines and indents their continuation.
class LineDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const bool marked = index.data(kLineMarkedRole).toBool();
        if (marked)
            painter->fillRect(option.rect, option.palette.highlight());
        QStyledItemDelegate::paint(painter, indented(option, index), index);
        if (!marked)
            return;
        painter->save();
        painter->setFont(option.font);
        painter->setPen(option.palette.color(QPalette::HighlightedText));
        const QRect column = option.rect.adjusted(kMargin, kMargin, -kMargin, 0);
        const Qt::Alignment start = QStyle::visualAlignment(option.direction, Qt::AlignLeft);
        const QChar mark = option.direction == Qt::RightToLeft ? kMirroredMark : kLineMark;
        painter->drawText(column, static_cast<int>(start | Qt::AlignTop), QString(mark));
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        QStyleOptionViewItem own = option;
        if (const auto* list = qobject_cast<const QListView*>(option.widget))
            own.rect.setWidth(list->viewport()->width());
        const QSize text = QStyledItemDelegate::sizeHint(indented(own, index), index);
        return {own.rect.width(), text.height()};
    }

private:
    static constexpr int kMargin = 2;

    static QStyleOptionViewItem indented(QStyleOptionViewItem option, const QModelIndex& index) {
        const int em = option.fontMetrics.horizontalAdvance(u'm');
        const int indent = em + index.data(kIndentRole).toInt() * em / 4;
        const bool rightToLeft = option.direction == Qt::RightToLeft;
        option.rect.adjust(rightToLeft ? 0 : indent, 0, rightToLeft ? -indent : 0, 0);
        return option;
    }
};

} // namespace

PseudocodePanel::PseudocodePanel(QWidget* parent)
    : QWidget(parent), m_title(new QLabel(this)), m_list(new QListWidget(this)) {
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("pseudocode"));
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    // Clicks leave the keys to the board.
    m_list->setFocusPolicy(Qt::TabFocus);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setItemDelegate(new LineDelegate(m_list));
    m_list->setWordWrap(true);
    m_list->setTextElideMode(Qt::ElideNone);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 2, 2, 2);
    layout->addWidget(m_title);
    layout->addWidget(m_list, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    retranslate();
    hide();
}

void PseudocodePanel::setSearch(SearchController* search) {
    if (m_search != nullptr)
        m_search->disconnect(this);
    m_search = search;
    if (search != nullptr) {
        for (const auto signal :
             {&SearchController::stepTaken, &SearchController::shownBoardChanged,
              &SearchController::stateChanged})
            connect(search, signal, this, &PseudocodePanel::follow);
    }
    follow();
}

void PseudocodePanel::retranslate() { m_list->setAccessibleName(tr("Pseudocode")); }

QSize PseudocodePanel::sizeHint() const {
    return {fontMetrics().averageCharWidth() * kUsualLetters, QWidget::sizeHint().height()};
}

void PseudocodePanel::setWanted(bool wanted) {
    m_wanted = wanted;
    follow();
}

void PseudocodePanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_solver.clear();
        follow();
    } else if (event->type() == QEvent::PaletteChange) {
        paintLines();
    }
}

void PseudocodePanel::follow() {
    const ToldStep* step = m_wanted && m_search != nullptr ? m_search->shownStep() : nullptr;
    if (step == nullptr) {
        hide();
        return;
    }
    const QString solver = QString::fromStdString(m_search->settings().solver);
    if (solver != m_solver) {
        m_solver = solver;
        showCode();
    }
    // Before any step there is the start board, which not every method reports.
    const auto& told = step->numbers.step;
    const bool isKnown = told || step->isFirst;
    mark(isKnown ? lineAtWork(m_lines, told.value_or(SearchStep{})) : std::nullopt);
    setVisible(!m_lines.empty());
}

void PseudocodePanel::showCode() {
    m_lines = pseudocodeOf(m_solver);
    m_marked.reset();
    const SolverInfo* info = findSolver(m_solver.toStdString());
    //: above the pseudocode of a method
    m_title->setText(
        tr("%1, line by line").arg(info != nullptr ? translated(info->name) : m_solver));
    m_list->clear();
    for (const PseudocodeLine& line : m_lines) {
        auto* item = new QListWidgetItem(line.text, m_list);
        item->setData(kIndentRole, line.indent);
    }
    paintLines();
}

void PseudocodePanel::paintLines() {
    for (std::size_t line = 0; line < m_lines.size(); ++line) {
        QListWidgetItem& item = *m_list->item(static_cast<int>(line));
        const bool isMarked = line == m_marked;
        QFont font = m_list->font();
        font.setBold(isMarked);
        item.setFont(font);
        item.setData(kLineMarkedRole, isMarked);
        item.setForeground(isMarked ? palette().brush(QPalette::HighlightedText) : QBrush());
    }
}

void PseudocodePanel::mark(std::optional<std::size_t> line) {
    if (line == m_marked)
        return;
    m_marked = line;
    paintLines();
    if (!line)
        return;
    m_list->scrollToItem(m_list->item(static_cast<int>(*line)));
    m_list->setAccessibleDescription(m_lines[*line].text);
    QAccessibleEvent event(m_list, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

} // namespace tessera
