// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kind/Kind.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>

namespace tessera {

/// What an open puzzle of any kind is to tabs, menus and files: a history, a name, a place on disk.
class Document : public QObject {
    Q_OBJECT

public:
    ~Document() override;

    [[nodiscard]] QUndoStack& history() { return m_history; }
    [[nodiscard]] bool isModified() const { return !m_history.isClean(); }

    /// Where the document was read from or last saved to, empty if nowhere.
    [[nodiscard]] QString path() const { return m_path; }
    /// The name of its file, else its title, else "Untitled"; with its number from 2 on.
    [[nodiscard]] QString displayName() const;
    /// Tells it from others without a file and with the same title, see displayName().
    void setNumber(int number) { m_number = number; }
    /// Whether path() is set and in the native format, the only one that holds everything.
    [[nodiscard]] bool hasNativePath() const;
    /// Writes the native format atomically and makes this the clean state.
    /// @throws UserError, the document then being as modified as before.
    void save(const QString& path);
    /// Takes over what the file holds now, as one undoable step; clean then. @throws UserError
    void reload();
    /// Makes the document count as modified until it is saved: what it holds is on no disk.
    void markUnsaved() { m_history.resetClean(); }
    /// Goes on without a file, so that saving asks for one.
    void forgetPath();

    /// Everything that the native format would write.
    [[nodiscard]] virtual AnyPuzzle content() const = 0;

signals:
    /// displayName() or isModified() changed.
    void nameChanged();
    /// path() holds what the document holds.
    void saved();

protected:
    /// @param path of the file that the puzzle comes from, empty if from none
    explicit Document(QString path);

    [[nodiscard]] virtual QString title() const = 0;
    virtual void writeNative(const QString& path) const = 0;
    /// Reads path() and puts what it holds in place, as one step. @throws UserError
    virtual void readAgain() = 0;
    /// Pushes a step. @param apply does it, or undoes it when not forward
    void push(const QString& what, std::function<void(bool forward)> apply);

private:
    QUndoStack m_history;
    QString m_path;
    int m_number = 1;
};

/// An open puzzle of any kind. Its undo steps exchange the puzzle as a whole.
class PlainDocument : public Document {
    Q_OBJECT

public:
    explicit PlainDocument(AnyPuzzle puzzle, QString path = {});

    [[nodiscard]] AnyPuzzle content() const override { return m_puzzle; }
    /// Puts another state of the puzzle in its place, as one step.
    void replace(AnyPuzzle puzzle, const QString& what);

signals:
    void changed();

protected:
    [[nodiscard]] const AnyPuzzle& puzzle() const { return m_puzzle; }
    [[nodiscard]] QString title() const override;
    void writeNative(const QString& path) const override;
    void readAgain() override;

private:
    AnyPuzzle m_puzzle;
};

} // namespace tessera
