// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/LongWork.h"
#include "app/window/edges/EdgePanel.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Counting.h"

#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;

namespace tessera {

/// Texts about the puzzle, and its figures.
class PropertiesPanel final : public EdgePanel {
    Q_OBJECT

public:
    explicit PropertiesPanel(QWidget* parent = nullptr);

protected:
    void follow(DocumentPage& page) override;
    void puzzleChanged() override;

private:
    void connectFields();
    void showInfo();
    /// A row of the form with a text to copy.
    [[nodiscard]] QLabel* addChecksum(const char* objectName, const QString& name,
                                      const QString& tip);
    /// Those of an earlier puzzle are grey and cannot be copied.
    void enableChecksums(bool areKnown);

    QLineEdit* m_title;
    QLineEdit* m_author;
    QPlainTextEdit* m_notes;
    std::vector<QLabel*> m_values; ///< from the top
    QLabel* m_checksum;
    QLabel* m_colorFree;
    LatestJob* m_checksums;
};

/// A short table of a puzzle's properties: size, pieces, colours, rules, board.
class PuzzleFacts final : public QWidget {
    Q_OBJECT

public:
    explicit PuzzleFacts(QWidget* parent = nullptr);

    void show(const PuzzleFile& file);
    /// Shows dashes, so that the layout does not jump.
    void clear();

private:
    std::vector<QLabel*> m_values; ///< from the top
};

/// The problems of the puzzle and its board, as sentences that lead to the pieces concerned.
class ChecksPanel final : public EdgePanel {
    Q_OBJECT

public:
    explicit ChecksPanel(QWidget* parent = nullptr);

protected:
    void follow(DocumentPage& page) override;
    void puzzleChanged() override;
    void refresh() override;

private:
    void addSentence(const char* icon, const QString& kind, const QString& sentence);
    void goTo(int row);

    QListWidget* m_list;
    bool m_newPuzzle = false; ///< the diagnoses belong to an earlier puzzle
    std::vector<Diagnosis> m_diagnoses;
    std::vector<Violation> m_violations;
};

} // namespace tessera
