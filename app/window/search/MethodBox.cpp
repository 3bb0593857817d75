// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/MethodBox.h"

#include "app/window/search/MethodGuide.h"
#include "widgets/colors/ColorMath.h"

#include "core/kind/Kind.h"
#include "core/search/Solver.h"

#include <QElapsedTimer>
#include <QListView>
#include <QPainter>
#include <QScreen>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>
#include <optional>

namespace tessera {

namespace {

enum Role : int { PurposeRole = Qt::UserRole + 1, FigureRole };

constexpr int kMargin = 4;
constexpr int kIndent = 12;
constexpr int kTypingMs = 1000;

bool isHeading(const QModelIndex& index) { return !index.data(Qt::UserRole).isValid(); }

QFont boldOf(QFont font) {
    font.setBold(true);
    return font;
}

/// Name and figure in one line, with the purpose of the method below.
class MethodDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        const QFontMetrics bold(boldOf(option.font));
        const QString name = index.data(Qt::DisplayRole).toString();
        if (isHeading(index))
            return {bold.horizontalAdvance(name) + 2 * kMargin, bold.height() + 2 * kMargin};
        const QFontMetrics plain(option.font);
        const int first = bold.horizontalAdvance(name) + 3 * kIndent +
                          plain.horizontalAdvance(index.data(FigureRole).toString());
        const int second = plain.horizontalAdvance(index.data(PurposeRole).toString());
        return {std::max(first, second) + kIndent + 2 * kMargin,
                bold.height() + plain.height() + 2 * kMargin};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        const QPalette& colours = option.palette;
        painter->save();
        painter->fillRect(option.rect, colours.color(QPalette::Active, chosen ? QPalette::Highlight
                                                                              : QPalette::Base));
        const QColor text =
            colours.color(QPalette::Active, chosen ? QPalette::HighlightedText : QPalette::Text);
        const QColor ground =
            colours.color(QPalette::Active, chosen ? QPalette::Highlight : QPalette::Base);
        const QRect room = option.rect.adjusted(kMargin, kMargin, -kMargin, -kMargin);
        painter->setFont(boldOf(option.font));
        if (isHeading(index)) {
            painter->setPen(mixed(text, ground, 0.3));
            draw(*painter, option, room, Qt::AlignLeft, index.data(Qt::DisplayRole).toString());
            painter->restore();
            return;
        }
        const bool mirrored = option.direction == Qt::RightToLeft;
        const QRect inner = room.adjusted(mirrored ? 0 : kIndent, 0, mirrored ? -kIndent : 0, 0);
        painter->setPen(text);
        draw(*painter, option, inner, Qt::AlignLeft, index.data(Qt::DisplayRole).toString());
        painter->setFont(option.font);
        painter->setPen(chosen ? text : mixed(text, ground, 0.25));
        draw(*painter, option, inner, Qt::AlignRight, index.data(FigureRole).toString());
        const int below = QFontMetrics(boldOf(option.font)).height();
        draw(*painter, option, inner.adjusted(0, below, 0, 0), Qt::AlignLeft,
             index.data(PurposeRole).toString());
        painter->restore();
    }

private:
    static void draw(QPainter& painter, const QStyleOptionViewItem& option, const QRect& room,
                     Qt::Alignment side, const QString& text) {
        const auto place = QStyle::visualAlignment(option.direction, side | Qt::AlignTop);
        const QString cut = painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width());
        painter.drawText(room, static_cast<int>(place) | Qt::TextSingleLine, cut);
    }
};

/// Finds the typed text anywhere in an entry.
class MethodList final : public QListView {
public:
    using QListView::QListView;

    void keyboardSearch(const QString& search) override {
        const bool goesOn =
            m_sinceKey.isValid() && !m_sinceKey.hasExpired(kTypingMs) && currentIndex() == m_found;
        if (!goesOn || search.isEmpty())
            m_typed.clear();
        m_sinceKey.start();
        m_typed += search;
        const int count = model()->rowCount();
        const int from = std::max(0, currentIndex().row());
        // First at the start of names, as in a standard box.
        for (const bool anywhere : {false, true}) {
            // Further letters may stay on the current entry, a first one goes to the next.
            for (int i = m_typed.size() > 1 ? 0 : 1; i <= count; ++i) {
                const QModelIndex index = model()->index((from + i) % count, 0);
                if (!isHeading(index) && matches(index, anywhere)) {
                    setCurrentIndex(index);
                    m_found = index;
                    return;
                }
            }
        }
    }

private:
    [[nodiscard]] bool matches(const QModelIndex& index, bool anywhere) const {
        const QString name = index.data(Qt::DisplayRole).toString();
        if (!anywhere)
            return name.startsWith(m_typed, Qt::CaseInsensitive);
        const QString all = name + u' ' + index.data(PurposeRole).toString();
        return all.contains(m_typed, Qt::CaseInsensitive);
    }

    QString m_typed;
    QPersistentModelIndex m_found; ///< found by typing
    QElapsedTimer m_sinceKey;
};

} // namespace

MethodBox::MethodBox(QWidget* parent) : QComboBox(parent) {
    setView(new MethodList(this));
    setItemDelegate(new MethodDelegate(this));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
}

void MethodBox::setKind(std::string_view kind) {
    clear();
    auto& entries = *qobject_cast<QStandardItemModel*>(model());
    const auto methods = methodsInOrder(kind);
    const bool several = methods.size() > 1;
    std::optional<MethodUse> last;
    for (const SolverInfo* method : methods) {
        const MethodGuide* guide = findGuide(method->id);
        if (several && guide != nullptr && guide->use != last) {
            last = guide->use;
            addItem(useText(guide->use));
            entries.item(count() - 1)->setFlags(Qt::NoItemFlags);
        }
        addItem(translated(method->name), QString::fromStdString(method->id));
        setItemData(count() - 1, translated(method->summary), Qt::ToolTipRole);
        if (guide != nullptr)
            setItemData(count() - 1, purposeText(*guide), PurposeRole);
    }
    setCurrentIndex(std::min(several ? 1 : 0, count() - 1));
    setCells(0);
}

void MethodBox::setCells(int cells) {
    for (int i = 0; i < count(); ++i) {
        const std::string id = itemData(i).toString().toStdString();
        const MethodGuide* guide = findGuide(id);
        if (guide == nullptr)
            continue;
        setItemData(i, figureText(*guide, cells), FigureRole);
        const QStringList told{itemText(i), purposeText(*guide), figureText(*guide, cells)};
        setItemData(i, told.join(QStringLiteral(". ")), Qt::AccessibleTextRole);
    }
}

void MethodBox::showPopup() {
    const int wanted = view()->sizeHintForColumn(0) +
                       view()->verticalScrollBar()->sizeHint().width() + 2 * kMargin;
    view()->setMinimumWidth(std::min(wanted, screen()->availableSize().width()));
    QComboBox::showPopup();
}

} // namespace tessera
