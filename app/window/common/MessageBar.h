// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
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

    /// One of the answers to a message; the bar hides before it acts.
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
    /// Makes a message in the language of the time. It and its choices may hold the page and its
    /// tabs, but no acts of the menus, which are remade with each change of language.
    using Telling = std::function<Message()>;

    /// An empty text hides the bar. @param again tells it once more when the language changes
    void showMessage(const Message& message, Telling again = {});
    /// The same, told once more when the language changes.
    void tell(const Telling& telling);
    [[nodiscard]] QString text() const;
    /// Whether it shows a message that is to be answered.
    [[nodiscard]] bool asks() const;

    /// Whether messages that ask nothing leave after the time that it takes to read them. They stay
    /// while the pointer or the focus is on them and while the window is not in front.
    void setLeaving(bool leaves) { m_leaves = leaves; }
    /// Lays the message out for a place of that width. @return what it takes of it
    [[nodiscard]] QSize fitInto(int width);
    /// Hides it; a focus that is on it goes to the widget around it.
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
    QBoxLayout* m_body; ///< the text, beside or below it the buttons
    WrapLayout* m_buttons;
    QToolButton* m_close;
    QTimer m_timer;
    Kind m_kind = Kind::Information;
    Telling m_telling;
    bool m_leaves = false;
};

/// Bars that float over the foot of a page, one above the other, and move nothing.
class MessageStack final : public QObject {
    Q_OBJECT

public:
    /// @param page around the bars, their parent
    explicit MessageStack(QWidget& page);

    /// Below all that are there.
    [[nodiscard]] MessageBar* addBar();
    /// Shows a note: it takes the place of the last one, unless that waits for an answer. An empty
    /// text takes all of them away.
    void tell(const MessageBar::Telling& telling);
    /// The latest note on show.
    [[nodiscard]] QString note() const;
    /// Takes the latest note away.
    void dismissNote();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] MessageBar* latest() const;
    [[nodiscard]] MessageBar* barFor(const MessageBar::Message& message);
    void place();

    QWidget& m_page;
    std::vector<MessageBar*> m_bars;
    std::vector<MessageBar*> m_notes; ///< those of notes, the latest last
};

} // namespace tessera
