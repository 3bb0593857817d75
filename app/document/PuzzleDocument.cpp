// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/PuzzleDocument.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/kind/EdgeKind.h"
#include "core/support/FileIo.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

namespace tessera {

namespace {

/// The ids by which QUndoStack merges neighbouring steps; steps with −1 never merge.
enum StepId : int { kNoMerging = -1, kTurnsId = 1, kInfoId = 2, kEdgesId = 3 };

/// Merges with the next step of the same id; becomes obsolete if the two undo each other.
template <typename Change>
class MergingStep final : public NamedStep {
public:
    MergingStep(PuzzleDocument& document, StepText text, Change change)
        : NamedStep(std::move(text)), m_document(document), m_change(std::move(change)) {}

    void undo() override { m_change.apply(m_document, false); }
    void redo() override { m_change.apply(m_document, true); }
    [[nodiscard]] int id() const override { return m_change.id(); }
    bool mergeWith(const QUndoCommand* other) override {
        if (!m_change.merge(m_document, static_cast<const MergingStep*>(other)->m_change))
            return false;
        setObsolete(m_change.isNothing());
        return true;
    }

private:
    PuzzleDocument& m_document;
    Change m_change;
};

struct InfoText {
    QString PuzzleInfo::*field;
    const char* text;
};
/// By PuzzleDocument::InfoField.
constexpr std::array kInfoTexts{
    InfoText{&PuzzleInfo::title, QT_TRANSLATE_NOOP("InfoCommand", "Change the title")},
    InfoText{&PuzzleInfo::author, QT_TRANSLATE_NOOP("InfoCommand", "Change the author")},
    InfoText{&PuzzleInfo::notes, QT_TRANSLATE_NOOP("InfoCommand", "Change the notes")},
};

} // namespace

/// The content of some cells before and after.
struct PuzzleDocument::BoardChange {
    struct Cell {
        int index;
        Placement before;
        Placement after;
    };

    std::vector<Cell> cells;
    bool turns;

    void apply(PuzzleDocument& document, bool forward) const {
        Board& board = document.m_file.board;
        QVector<int> indices;
        // First: placing a piece removes it from a cell that may have its change already.
        for (const Cell& cell : cells) {
            board.clear(cell.index);
            indices.append(cell.index);
        }
        for (const Cell& cell : cells)
            board.place(cell.index, forward ? cell.after : cell.before);
        document.updateScore();
        document.m_boardWentBack = !forward;
        emit document.boardChanged(indices);
    }

    [[nodiscard]] int id() const { return turns ? kTurnsId : kNoMerging; }

    [[nodiscard]] bool merge(PuzzleDocument&, const BoardChange& next) {
        if (!std::ranges::equal(cells, next.cells, {}, &Cell::index, &Cell::index))
            return false;
        for (std::size_t i = 0; i < cells.size(); ++i)
            cells[i].after = next.cells[i].after;
        return true;
    }

    [[nodiscard]] bool isNothing() const {
        return std::ranges::all_of(cells,
                                   [](const Cell& cell) { return cell.before == cell.after; });
    }
};

struct PuzzleDocument::EdgesChange {
    std::vector<EdgeChange> edges;
    std::int64_t gesture;
    /// What is known only of the unchanged puzzle.
    struct Origin {
        QJsonObject generator;
        int bestScore;
        std::vector<std::uint16_t> solution;
    };
    /// The value on the other side of the step; nothing until the step was done once.
    std::optional<Origin> origin{};

    void apply(PuzzleDocument& document, bool forward) {
        std::vector<std::pair<PieceEdge, Color>> colors;
        QVector<int> pieces;
        for (const EdgeChange& change : edges) {
            colors.emplace_back(change.edge, forward ? change.after : change.before);
            pieces.append(change.edge.piece);
        }
        PuzzleFile& file = document.m_file;
        file.puzzle = withEdges(file.puzzle, colors);
        if (origin) {
            std::swap(file.info.generator, origin->generator);
            std::swap(file.info.bestScore, origin->bestScore);
            std::swap(file.solution, origin->solution);
        } else {
            origin = {file.info.generator, file.info.bestScore, file.solution};
            file = withoutOrigin(std::move(file));
        }
        document.updateScore();
        emit document.piecesChanged(pieces);
        emit document.infoChanged();
    }

    [[nodiscard]] int id() const { return gesture == 0 ? kNoMerging : kEdgesId; }

    [[nodiscard]] bool merge(PuzzleDocument& document, const EdgesChange& next) {
        if (next.gesture != gesture)
            return false;
        // The other one has been done: what was known between the two is not needed.
        std::ranges::for_each(next.edges, [this](const EdgeChange& change) { take(change); });
        // If nothing has changed in the end, what was known of the puzzle is valid again.
        if (isNothing())
            apply(document, true);
        return true;
    }

    /// Strokes are short enough for a linear search: edges are painted by hand.
    void take(const EdgeChange& next) {
        const auto known = std::ranges::find(edges, next.edge, &EdgeChange::edge);
        if (known == edges.end())
            edges.push_back(next);
        else if (known->before == next.after)
            edges.erase(known);
        else
            known->after = next.after;
    }

    [[nodiscard]] bool isNothing() const { return edges.empty(); }
};

struct PuzzleDocument::InfoChange {
    std::variant<InfoField, Color> field; ///< or the pattern that is named
    PuzzleInfo before;
    PuzzleInfo after;

    void apply(PuzzleDocument& document, bool forward) const {
        document.m_file.info = forward ? after : before;
        emit document.infoChanged();
        emit document.nameChanged();
    }

    [[nodiscard]] int id() const { return kInfoId; }

    [[nodiscard]] bool merge(PuzzleDocument&, const InfoChange& next) {
        if (next.field != field)
            return false;
        after = next.after;
        return true;
    }

    [[nodiscard]] bool isNothing() const { return before == after; }
};

PuzzleDocument::PuzzleDocument(PuzzleFile file, QString path)
    : Document(std::move(path)), m_file(std::move(file)),
      m_score(scoreOf(m_file.puzzle, m_file.board)) {}

AnyPuzzle PuzzleDocument::content() const { return anyPuzzle(m_file); }

bool PuzzleDocument::holdsHint(int cell) const {
    return std::ranges::any_of(puzzle().hints(), [&](const Hint& hint) {
        return hint.cell == cell && puzzle().looksLike(board().at(cell), hint.placement);
    });
}

void PuzzleDocument::writeNative(const QString& path) const {
    writeFile(kNativeFormat.write(m_file), path);
}

void PuzzleDocument::readAgain() {
    replace(readSource(openSource(path())).file, [] { return tr("Reload the file"); });
}

void PuzzleDocument::changeBoard(const Board& after, StepText text, bool turns) {
    BoardChange change{{}, turns};
    for (int cell = 0; cell < after.cells(); ++cell) {
        if (board().at(cell) != after.at(cell))
            change.cells.push_back({cell, board().at(cell), after.at(cell)});
    }
    if (!change.cells.empty())
        history().push(new MergingStep(*this, std::move(text), std::move(change)));
}

void PuzzleDocument::changeEdges(std::vector<EdgeChange> changes, StepText text,
                                 std::int64_t gesture) {
    std::erase_if(changes, [](const EdgeChange& change) { return change.before == change.after; });
    if (!changes.empty())
        history().push(
            new MergingStep(*this, std::move(text), EdgesChange{std::move(changes), gesture}));
}

void PuzzleDocument::setLocked(std::vector<int> cells, bool locked, StepText text) {
    push(std::move(text), [this, cells = std::move(cells), locked](bool forward) {
        for (const int cell : cells)
            m_file.locked[static_cast<std::size_t>(cell)] = forward == locked;
        emit locksChanged();
    });
}

void PuzzleDocument::replace(PuzzleFile file, StepText text) {
    push(std::move(text), [this, other = std::move(file)](bool) mutable {
        std::swap(m_file, other);
        updateScore();
        emit puzzleReplaced();
        emit infoChanged();
        emit nameChanged();
    });
}

void PuzzleDocument::setInfo(PuzzleInfo info, StepText text, std::optional<Color> named) {
    if (info == m_file.info)
        return;
    if (named) {
        InfoChange change{*named, m_file.info, std::move(info)};
        history().push(new MergingStep(*this, std::move(text), std::move(change)));
        return;
    }
    push(std::move(text), [this, other = std::move(info)](bool) mutable {
        std::swap(m_file.info, other);
        emit infoChanged();
        emit nameChanged();
    });
}

void PuzzleDocument::setInfo(InfoField field, const QString& value) {
    const InfoText& known = kInfoTexts[static_cast<std::size_t>(field)];
    const auto text = [&known] { return QCoreApplication::translate("InfoCommand", known.text); };
    PuzzleInfo after = info();
    after.*known.field = value;
    history().push(new MergingStep(*this, text, InfoChange{field, info(), std::move(after)}));
}

} // namespace tessera
