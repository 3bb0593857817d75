// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/NativeVersion.h"
#include "core/sudoku/formats/SudokuFormat.h"
#include "core/text/Json.h"

#include <QJsonDocument>

#include <algorithm>
#include <bit>

namespace tessera {

namespace {

const QString kKind = QStringLiteral("sudoku");

QStringList knownGridKeys() {
    return QStringLiteral("format version kind title author notes givens digits marks solution "
                          "generator")
        .split(u' ');
}

SudokuGrid readGrid(const JsonNode& node) {
    const QString line = node.text();
    const SudokuLineReading reading = readSudokuLine(line);
    if (!reading.isValid()) {
        node.fail(FormatText::tr("16, 81, 256 or 625 digits and points of a Sudoku"),
                  reading.wrongAt == line.size()
                      ? FormatText::tr("%1 characters").arg(line.size())
                      : QStringLiteral("“%1”").arg(line[reading.wrongAt]));
    }
    return reading.grid;
}

SudokuGrid readGridLike(const JsonNode& node, const SudokuGrid& givens) {
    SudokuGrid grid = readGrid(node);
    if (grid.order() != givens.order())
        node.fail(FormatText::tr("as many characters as the givens have"));
    for (int cell = 0; cell < grid.cells(); ++cell) {
        if (!givens.isOpen(cell) && grid.at(cell) != givens.at(cell))
            node.fail(FormatText::tr("the givens among the digits"));
    }
    return grid;
}

std::vector<DigitSet> readMarks(const JsonNode& list, const SudokuGrid& grid) {
    std::vector<DigitSet> marks(asIndex(grid.cells()));
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode item = list.at(i);
        item.expectSize(2, FormatText::tr("cell and digits"));
        const int cell = item.at(0).integer(0, grid.cells() - 1, FormatText::tr("a cell"));
        const JsonNode digits = item.at(1);
        for (const QChar sign : digits.text()) {
            const Digit digit = digitOfSymbol(sign, grid.side());
            if (digit == 0)
                digits.fail(FormatText::tr("digits of the grid"));
            marks[asIndex(cell)] |= digitBit(digit);
        }
    }
    // An empty list means that there are none.
    if (std::ranges::all_of(marks, [](DigitSet set) { return set == 0; }))
        marks.clear();
    return marks;
}

QJsonArray marksOf(const SudokuFile& file) {
    QJsonArray list;
    for (int cell = 0; cell < file.givens.cells(); ++cell) {
        QString digits;
        for (DigitSet left = file.marksAt(cell); left != 0; left &= left - 1U)
            digits += digitSymbol(static_cast<Digit>(std::countr_zero(left) + 1));
        if (!digits.isEmpty())
            list.append(QJsonArray{cell, digits});
    }
    return list;
}

Detection detectSudokuNative(const QByteArray& bytes) {
    if (!bytes.contains("\"sudoku\"") || !bytes.contains("\"tessera\""))
        return {};
    const QJsonObject root =
        excessInJson(bytes) ? QJsonObject() : QJsonDocument::fromJson(bytes).object();
    // A broken file is still recognised by its beginning.
    const bool isSudoku = root.isEmpty() ? bytes.left(400).contains("\"kind\"")
                                         : root.value(QLatin1String("kind")).toString() == kKind;
    return {isSudoku ? 100 : 0, FormatText::tr("It is JSON and names this format.")};
}

SudokuReadResult readSudokuNative(const QByteArray& bytes) {
    const JsonNode root = JsonNode::parse(bytes);
    const JsonNode kind = root.at("kind");
    if (kind.text() != kKind)
        kind.fail(QStringLiteral("“%1”").arg(kKind));
    SudokuReadResult result;
    QJsonObject unknown = unknownKeysOf(root, knownGridKeys(), result.warnings);
    SudokuFile file(readGrid(root.at("givens")));
    if (const auto digits = root.find("digits"))
        file.digits = readGridLike(*digits, file.givens);
    if (const auto marks = root.find("marks"))
        file.marks = readMarks(*marks, file.givens);
    if (const auto solution = root.find("solution"))
        file.solution = readGridLike(*solution, file.givens);
    if (const auto generator = root.find("generator"))
        file.generator = generator->object();
    file.title = root.textAt("title");
    file.author = root.textAt("author");
    file.notes = root.textAt("notes");
    file.unknownKeys = std::move(unknown);
    result.puzzles.push_back(std::move(file));
    return result;
}

QByteArray writeSudokuNative(std::span<const SudokuFile> puzzles) {
    if (puzzles.size() != 1)
        throw UserError(FormatText::tr("The format “%1” holds one puzzle per file."),
                        kSudokuNativeFormat.name());
    const SudokuFile& file = puzzles.front();
    JsonMembers members = nativeHead(file.unknownKeys);
    members.insert(members.end(), {
                                      {"kind", kKind},
                                      {"title", file.title},
                                      {"author", file.author},
                                      {"notes", file.notes},
                                      {"givens", lineOf(file.givens)},
                                      {"digits", lineOf(file.digits)},
                                      {"marks", marksOf(file)},
                                  });
    if (file.solution)
        members.emplace_back("solution", lineOf(*file.solution));
    if (!file.generator.isEmpty())
        members.emplace_back("generator", file.generator);
    addUnknownKeys(members, file.unknownKeys);
    return writeJson(members);
}

} // namespace

/// Tessera's own JSON with "kind": "sudoku", one puzzle: digits as lines, marks as [cell, digits].
constinit const SudokuFormat kSudokuNativeFormat("native-sudoku",
                                                 QT_TRANSLATE_NOOP("Formats", "Tessera Sudoku"),
                                                 "tessera", detectSudokuNative, readSudokuNative,
                                                 writeSudokuNative);

} // namespace tessera
