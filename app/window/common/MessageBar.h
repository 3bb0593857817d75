// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <vector>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace tessera {

class WrapLayout;

/// A message that never blocks and can be closed, by its button or Escape.
class MessageBar final : public QFrame {
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { Information, Warning };

    explicit MessageBar(QWidget* parent = nullptr);

    /// An answer to a message; the bar hides before it runs.
    struct Choice {
        QString text;
        QString toolTip;
        std::function<void()> act;
    };

    struct Message {
        Kind kind = Kind::Information;
        QString text;
        std::vector<Choice> choices;
    };
    /// Makes a message in the current language. It and its choices may capture the page and its
    /// tabs, but no actions of the menus, which are recreated when the language changes.
    using Telling = std::function<Message()>;

    /// An empty text hides the bar. @param again makes the message again when the language changes
    void showMessage(const Message& message, Telling again = {});
    /// The same, made again when the language changes.
    void tell(const Telling& telling);
    [[nodiscard]] QString text() const;
    /// Whether it shows a message that needs an answer.
    [[nodiscard]] bool asks() const;

    /// Whether messages without a question disappear after the time needed to read them. They stay
    /// while the pointer or the focus is on them and while the window is not in front.
    void setLeaving(bool leaves) { m_leaves = leaves; }
    /// Arranges the message for that width. @return the size that it uses
    [[nodiscard]] QSize fitInto(int width);
    /// Hides it; its focus goes to the widget around it.
    void dismiss();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void colour();
    void makeButtons(const std::vector<Choice>& choices);
    void waitToLeave();
    void leave();

    QLabel* m_icon;
    QLabel* m_text;
    QBoxLayout* m_body; ///< the text, with the buttons beside or below it
    WrapLayout* m_buttons;
    QToolButton* m_close;
    QTimer m_timer;
    Kind m_kind = Kind::Information;
    Telling m_telling;
    bool m_leaves = false;
};

/// Bars that float over the foot of a page, stacked, and do not move its content.
class MessageStack final : public QObject {
    Q_OBJECT

public:
    /// @param page around the bars, their parent
    explicit MessageStack(QWidget& page);

    /// Keeps a part at the foot of the page uncovered while it is visible and there is room.
    void keepClear(QWidget& foot);
    /// Below all existing bars.
    [[nodiscard]] MessageBar* addBar();
    /// Shows a note, which replaces the last one unless that needs an answer. An empty text removes
    /// all notes.
    void tell(const MessageBar::Telling& telling);
    /// The latest visible note.
    [[nodiscard]] QString note() const;
    /// Removes the latest note.
    void dismissNote();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] MessageBar* latest() const;
    [[nodiscard]] MessageBar* barFor(const MessageBar::Message& message);
    void place();

    QWidget& m_page;
    QPointer<QWidget> m_foot; ///< to keep uncovered
    std::vector<MessageBar*> m_bars;
    std::vector<MessageBar*> m_notes; ///< those of notes, the latest last
};

} // namespace tessera
