// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/ActionFactory.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDockWidget>
#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTabWidget>
#include <QTextDocument>
#include <QToolButton>

namespace tessera {

namespace {

struct ActionFactoryText {
    Q_DECLARE_TR_FUNCTIONS(ActionFactory)
};

constexpr const char* kReason = "whyNotAllowed";

/// The index of the mnemonic's ampersand, or −1. Two of them are a literal one.
qsizetype mnemonicPosition(const QString& text) {
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != u'&')
            continue;
        if (text[i + 1] != u'&')
            return i;
        ++i;
    }
    return -1;
}

void settle(QWidget* widget, QString& used) {
    if (auto* label = qobject_cast<QLabel*>(widget)) {
        if (label->buddy() != nullptr)
            label->setText(withFreeMnemonic(label->text(), used));
        return;
    }
    // The text of a tool button with an action is the action's, without a mnemonic.
    const auto* tool = qobject_cast<QToolButton*>(widget);
    auto* button = qobject_cast<QAbstractButton*>(widget);
    if (button != nullptr && (tool == nullptr || tool->defaultAction() == nullptr))
        button->setText(withFreeMnemonic(button->text(), used));
}

/// Includes menus within it. Skips a settled text: setting it would emit a change.
void settleMenu(const QList<QAction*>& actions) {
    QString used;
    for (QAction* action : actions) {
        const QString text = withFreeMnemonic(action->text(), used);
        if (text != action->text())
            action->setText(text);
        if (action->menu() != nullptr)
            settleMenu(action->menu()->actions());
    }
}

/// Recolours while painting, so that a new palette needs no new icons.
class SymbolicEngine final : public QIconEngine {
public:
    explicit SymbolicEngine(QString name)
        : m_name(std::move(name)), m_missing(!QFile::exists(path())) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        QSvgRenderer renderer(coloured(mode));
        painter->save();
        if (isMirrored()) {
            painter->translate(2 * rect.x() + rect.width(), 0);
            painter->scale(-1, 1);
        }
        renderer.render(painter, rect);
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        const QString key = QStringLiteral("tessera/%1/%2x%3/%4/%5")
                                .arg(m_name)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(colour(mode).name(QColor::HexArgb))
                                .arg(int(isMirrored()));
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new SymbolicEngine(m_name); }
    [[nodiscard]] QString key() const override { return QStringLiteral("tessera-symbolic"); }
    [[nodiscard]] bool isNull() override { return m_missing; }

private:
    [[nodiscard]] QString path() const { return QStringLiteral(":/icons/%1.svg").arg(m_name); }

    /// Arrows between pages and edits follow the direction of reading. Steps and playing do not:
    /// time goes to the right in charts too.
    [[nodiscard]] bool isMirrored() const {
        return QGuiApplication::isRightToLeft() &&
               QStringList{QStringLiteral("back"), QStringLiteral("forward"),
                           QStringLiteral("undo"), QStringLiteral("redo"), QStringLiteral("more")}
                   .contains(m_name);
    }

    [[nodiscard]] static QColor colour(QIcon::Mode mode) {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        if (mode == QIcon::Selected)
            return palette.color(QPalette::HighlightedText);
        return palette.color(QPalette::ButtonText);
    }

    [[nodiscard]] QByteArray coloured(QIcon::Mode mode) const {
        QFile file(path());
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return file.readAll().replace("currentColor", colour(mode).name().toLatin1());
    }

    QString m_name;
    bool m_missing; ///< read thousands of times while a window is laid out
};

} // namespace

void setAllowed(QAction& action, bool allowed, const QString& reason) {
    action.setEnabled(allowed);
    action.setProperty(kReason, reason);
}

QString whyNotAllowed(const QAction& action) {
    if (action.isEnabled())
        return {};
    const QString reason = action.property(kReason).toString();
    return reason.isEmpty() ? ActionFactoryText::tr("Not possible at the moment.") : reason;
}

void setHelp(QAction& action, const QString& text) {
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    action.setToolTip(keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys));
    action.setStatusTip(text);
}

QAction* makeAction(const ActionSpec& spec, QObject* parent) {
    auto* action = new QAction(spec.text, parent);
    action->setObjectName(QString::fromLatin1(spec.name));
    action->setShortcut(spec.shortcut);
    action->setWhatsThis(spec.toolTip);
    setHelp(*action, spec.toolTip);
    if (spec.icon != nullptr)
        action->setIcon(symbolicIcon(spec.icon));
    return action;
}

QAction* makeAction(const ActionSpec& spec, QObject* parent, const std::function<void()>& act) {
    QAction* action = makeAction(spec, parent);
    QObject::connect(action, &QAction::triggered, parent, act);
    return action;
}

void placeActions(QWidget& place, const QObject& window, const char* names) {
    for (const QString& name : QString::fromLatin1(names).split(u' ')) {
        auto* action = window.findChild<QAction*>(name);
        if (name == QLatin1String("|")) {
            action = new QAction(&place);
            action->setSeparator(true);
        }
        place.addAction(action);
    }
}

QString withFreeMnemonic(QString text, QString& used) {
    const qsizetype position = mnemonicPosition(text);
    if (position < 0)
        return text;
    const auto take = [&used](QChar letter) {
        if (!letter.isLetterOrNumber() || used.contains(letter, Qt::CaseInsensitive))
            return false;
        used += letter;
        return true;
    };
    if (take(text[position + 1]))
        return text;
    text.remove(position, 1);
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (take(text[i]))
            return text.insert(i, u'&');
    }
    return text;
}

QList<QAction*> actionsOf(const QMainWindow& window) {
    const auto isElsewhere = [&window](const QAction* action) {
        for (const QObject* at = action->parent(); at != nullptr && at != &window;
             at = at->parent()) {
            const auto* widget = qobject_cast<const QWidget*>(at);
            if (widget != nullptr && widget->isWindow() &&
                qobject_cast<const QMenu*>(at) == nullptr &&
                qobject_cast<const QDockWidget*>(at) == nullptr)
                return true;
        }
        return false;
    };
    QList<QAction*> actions = window.findChildren<QAction*>();
    actions.removeIf(isElsewhere);
    return actions;
}

QString plainMenuText(QString text) {
    // "S&ave", or in some languages "保存(&S)".
    static const QRegularExpression mnemonic(QStringLiteral("\\(&.\\)|&(?=.)"));
    return text.remove(mnemonic).remove(u'…').trimmed();
}

QString plainToolTip(const QString& text) {
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}

void settleMnemonics(QMainWindow& window, const QWidget* last) {
    settleMenu(window.menuBar()->actions());
    QString used;
    for (const QAction* menu : window.menuBar()->actions()) {
        const qsizetype position = mnemonicPosition(menu->text());
        if (position >= 0)
            used += menu->text()[position + 1];
    }
    const auto widgets = window.findChildren<QWidget*>();
    for (const bool inLast : {false, true}) {
        for (QWidget* widget : widgets) {
            if (inLast == (last != nullptr && last->isAncestorOf(widget)))
                settle(widget, used);
        }
    }
}

void settleMnemonics(QWidget& window) {
    QString used;
    auto* tabs = window.findChild<QTabWidget*>();
    const int pages = tabs == nullptr ? 0 : tabs->count();
    for (int page = 0; page < pages; ++page)
        tabs->setTabText(page, withFreeMnemonic(tabs->tabText(page), used));
    QWidgetList onPages;
    for (int page = 0; page < pages; ++page)
        onPages += tabs->widget(page)->findChildren<QWidget*>();
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!onPages.contains(widget))
            settle(widget, used);
    }
    for (int page = 0; page < pages; ++page) {
        QString usedHere = used;
        for (QWidget* widget : tabs->widget(page)->findChildren<QWidget*>())
            settle(widget, usedHere);
    }
}

QIcon symbolicIcon(const char* name) {
    return QIcon(new SymbolicEngine(QString::fromLatin1(name)));
}

} // namespace tessera
