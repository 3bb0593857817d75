// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kind/Kind.h"

#include <QObject>
#include <QString>
#include <QUndoCommand>
#include <QUndoStack>

#include <functional>
#include <utility>

namespace tessera {

/// Makes the text of an undo step in the current language.
using StepText = std::function<QString()>;

/// An undo step of a Document, whose text follows the language.
class NamedStep : public QUndoCommand {
public:
    explicit NamedStep(StepText text) : QUndoCommand(text()), m_text(std::move(text)) {}

    void retranslate() { setText(m_text()); }

private:
    StepText m_text;
};

/// An open puzzle of any kind as tabs, menus and files see it: a history, a name, a path.
class Document : public QObject {
    Q_OBJECT

public:
    ~Document() override;

    [[nodiscard]] QUndoStack& history() { return m_history; }
    /// Gives all undo steps their texts in the current language.
    void retranslate();
    /// Whether its content is in no file, also because path() has another one now.
    [[nodiscard]] bool isModified() const { return !m_history.isClean() || m_isApart; }
    /// Whether path() has another content now, or is gone.
    [[nodiscard]] bool isApart() const { return m_isApart; }
    /// Whether only that is why it is modified.
    [[nodiscard]] bool isOnlyApart() const { return m_history.isClean() && m_isApart; }
    /// Sets whether path() has lost the content that was read or saved.
    void setApart(bool apart);

    /// Where the document was read from or last saved, empty if nowhere.
    [[nodiscard]] QString path() const { return m_path; }
    /// The name of its file, else its title, else "Untitled"; from 2 on with its number.
    [[nodiscard]] QString displayName() const;
    /// Distinguishes it from others without a file and with the same title, see displayName().
    void setNumber(int number) { m_number = number; }
    /// Whether path() is set and in the native format, the only one that holds everything.
    [[nodiscard]] bool hasNativePath() const;
    /// Writes the native format atomically; the document is then unmodified.
    /// @throws UserError; the document is then as modified as before.
    void save(const QString& path);
    /// Loads the current content of the file, as one undoable step; then unmodified. @throws
    /// UserError
    void reload();
    /// Marks the document as modified until it is saved: its content is in no file.
    void markUnsaved() { m_history.resetClean(); }
    /// Continues without a file, so that saving asks for one.
    void forgetPath();

    /// Everything that the native format writes.
    [[nodiscard]] virtual AnyPuzzle content() const = 0;

signals:
    /// displayName() or isModified() changed.
    void nameChanged();
    /// path() now holds the document's content.
    void saved();

protected:
    /// @param path of the puzzle's file, empty if there is none
    explicit Document(QString path);

    [[nodiscard]] virtual QString title() const = 0;
    virtual void writeNative(const QString& path) const = 0;
    /// Reads path() and replaces the content, as one step. @throws UserError
    virtual void readAgain() = 0;
    /// Adds an undo step. @param apply does it, or undoes it if not forward
    void push(StepText what, std::function<void(bool forward)> apply);

private:
    void tellSaved();

    QUndoStack m_history;
    QString m_path;
    int m_number = 1;
    bool m_isApart = false;
};

/// An open puzzle of any kind. Its undo steps replace the puzzle as a whole.
class PlainDocument : public Document {
    Q_OBJECT

public:
    explicit PlainDocument(AnyPuzzle puzzle, QString path = {});

    [[nodiscard]] AnyPuzzle content() const override { return m_puzzle; }
    /// Replaces the state of the puzzle, as one step.
    void replace(AnyPuzzle puzzle, StepText what);

signals:
    void changed();

protected:
    [[nodiscard]] const AnyPuzzle& puzzle() const { return m_puzzle; }
    [[nodiscard]] QString title() const override { return m_puzzle.kind().title(m_puzzle); }
    void writeNative(const QString& path) const override;
    void readAgain() override;

private:
    AnyPuzzle m_puzzle;
};

} // namespace tessera
