// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace tessera {

/// One line above the board: it never blocks, can be closed, and leaves with the next message.
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

    /// An empty text hides the bar.
    void showMessage(const Message& message);
    /// The same, told once more when the language changes.
    void tell(Telling telling);
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void colour();
    void makeButtons(const std::vector<Choice>& choices);

    QLabel* m_icon;
    QLabel* m_text;
    QHBoxLayout* m_buttons;
    QToolButton* m_close;
    Kind m_kind = Kind::Information;
    Telling m_telling;
};

} // namespace tessera
