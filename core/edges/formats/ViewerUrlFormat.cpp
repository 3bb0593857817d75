// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/PuzzleImport.h"

#include <QMap>

#include <cmath>
#include <set>

namespace tessera {

namespace {

constexpr int kLetters = 23; ///< a to w, of which a is the grey
/// The letter of the usual order for each letter a, b, c … of a file.
constexpr QByteArrayView kJefOrder = "atojeqlgbupkfrmhcwvsnid";
constexpr QByteArrayView kMarieOrder = "abglqejotchmrfkpudinsvw";
constexpr QByteArrayView kUsualMotifs = "abcdefghijklmnopqrstuvw";

constexpr QByteArrayView kViewerAddress = "https://e2.bucas.name/#";

/// The parameters of an address, with their positions in the text.
class Parameters {
public:
    explicit Parameters(QByteArrayView text) : m_text(text) {
        const qsizetype hash = text.indexOf('#');
        const QByteArrayView front = hash < 0 ? text : text.first(hash);
        const qsizetype query = front.indexOf('?');
        const bool bare = query < 0 && hash < 0;
        add(bare ? front : front.sliced(query < 0 ? front.size() : query + 1));
        if (hash >= 0)
            add(text.sliced(hash + 1)); // overrides the query, as in the viewer
    }

    [[nodiscard]] bool has(const char* key) const { return m_values.contains(QByteArray(key)); }
    [[nodiscard]] QByteArrayView value(const char* key) const {
        return m_values.value(QByteArray(key));
    }
    [[nodiscard]] QByteArrayView required(const char* key) const {
        if (!has(key)) {
            throw FormatError({1, 1}, FormatText::tr("the parameter %1").arg(QLatin1String(key)),
                              FormatText::tr("an address without it"));
        }
        return value(key);
    }
    [[nodiscard]] TextPosition at(QByteArrayView value, qsizetype index = 0) const {
        return positionOf(m_text, value.data() - m_text.data() + index);
    }
    [[nodiscard]] Token letter(QByteArrayView value, qsizetype index) const {
        return {value.sliced(index, 1), at(value, index)};
    }

private:
    void add(QByteArrayView list) {
        while (!list.isEmpty()) {
            const QByteArrayView item = takeUntil('&', list);
            if (const qsizetype equals = item.indexOf('='); equals >= 0)
                m_values[item.first(equals).toByteArray()] = item.sliced(equals + 1);
        }
    }

    QByteArrayView m_text;
    QMap<QByteArray, QByteArrayView> m_values;
};

QByteArrayView singleAddress(QByteArrayView text) {
    const QByteArrayView trimmed = text.trimmed();
    for (qsizetype i = 0; i < trimmed.size(); ++i) {
        if (trimmed[i] == '\n' || trimmed[i] == '\r') {
            throw FormatError(positionOf(text, trimmed.data() - text.data() + i),
                              FormatText::tr("the end of the address"),
                              FormatText::tr("another line"));
        }
    }
    return trimmed;
}

GridSize readSize(const Parameters& parameters, QByteArrayView edges) {
    const auto side = [&](const char* key) {
        const QByteArrayView value = parameters.value(key);
        return numberOf({value, parameters.at(value)}, 1, kMaxSide,
                        FormatText::tr("a number of cells"));
    };
    if (parameters.has("board_w") || parameters.has("board_h")) {
        (void)parameters.required("board_w");
        (void)parameters.required("board_h");
        return {side("board_w"), side("board_h")};
    }
    const auto root =
        static_cast<int>(std::lround(std::sqrt(static_cast<double>(edges.size() / 4))));
    if (root < 1 || root > kMaxSide || root * root * 4 != edges.size()) {
        throw FormatError(parameters.at(edges),
                          FormatText::tr("board_w and board_h, or the edges of a square board"),
                          FormatText::tr("%n letter(s)", nullptr, static_cast<int>(edges.size())));
    }
    return {root, root};
}

QByteArrayView readOrder(const Parameters& parameters) {
    if (!parameters.has("motifs_order"))
        return kUsualMotifs;
    const QByteArrayView name = parameters.value("motifs_order");
    if (name == QByteArrayView("jef"))
        return kJefOrder;
    if (name == QByteArrayView("marie") || name == QByteArrayView("jblackwood"))
        return kMarieOrder;
    refuse({name, parameters.at(name)}, FormatText::tr("one of jef, marie, jblackwood"));
}

void expectLength(const Parameters& parameters, QByteArrayView value, qsizetype length,
                  const QString& what) {
    if (value.size() == length)
        return;
    throw FormatError(parameters.at(value, std::min(value.size(), length)),
                      FormatText::tr("%1 %2").arg(length).arg(what), QString::number(value.size()));
}

PlacedEdges readEdges(const Parameters& parameters, GridSize size) {
    const QByteArrayView letters = parameters.required("board_edges");
    expectLength(parameters, letters, 4L * size.cells(), FormatText::tr("letters of edges"));
    const QByteArrayView order = readOrder(parameters);
    PlacedEdges seen{size, false, {}, {}};
    for (qsizetype i = 0; i < letters.size(); i += 4) {
        Piece piece;
        for (qsizetype side = 0; side < 4; ++side) {
            const char letter = letters[i + side];
            if (letter < 'a' || letter >= 'a' + kLetters)
                refuse(parameters.letter(letters, i + side),
                       FormatText::tr("a letter from a to w"));
            piece.edges[asIndex(side)] = static_cast<Color>(order[letter - 'a'] - 'a');
        }
        seen.cells.push_back(piece.greys() == 4 ? std::nullopt : std::optional(piece));
    }
    return seen;
}

/// board_pieces if all differ on filled cells and count from 0 or 1; else none and a warning.
std::vector<int> readNumbers(const Parameters& parameters, const PlacedEdges& seen,
                             QStringList& warnings) {
    if (!parameters.has("board_pieces"))
        return {};
    const QByteArrayView digits = parameters.value("board_pieces");
    expectLength(parameters, digits, 3L * seen.size.cells(),
                 FormatText::tr("digits of piece numbers"));
    std::vector<int> numbers;
    std::set<int> used;
    bool consistent = true;
    for (std::size_t cell = 0; cell < seen.cells.size(); ++cell) {
        const QByteArrayView word = digits.sliced(3 * static_cast<qsizetype>(cell), 3);
        if (word.startsWith('-') || !tryNumber(word))
            throw FormatError(parameters.at(word), FormatText::tr("three digits"), quoted(word));
        numbers.push_back(*tryNumber(word));
        if (seen.cells[cell])
            consistent = used.insert(numbers.back()).second && consistent;
    }
    const bool fromZero = used.contains(0);
    if (!consistent || (!used.empty() && *used.rbegin() > seen.size.cells() - (fromZero ? 1 : 0))) {
        warnings += FormatText::tr("The piece numbers contradict each other and are not used.");
        return {};
    }
    return numbers;
}

std::vector<Hint> readFixed(const Parameters& parameters, const Board& board) {
    if (!parameters.has("board_types"))
        return {};
    const QByteArrayView types = parameters.value("board_types");
    expectLength(parameters, types, board.cells(), FormatText::tr("letters of types"));
    std::vector<Hint> hints;
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (!QByteArrayView("abcde").contains(types[cell]))
            refuse(parameters.letter(types, cell), FormatText::tr("a letter from a to e"));
        if (types[cell] == 'e' && !board.at(cell).isEmpty())
            hints.push_back({cell, board.at(cell)});
    }
    return hints;
}

/// Reads hints=135.0-210.1, which eternity2.dev adds: the piece on each of these cells is a hint,
/// as placed. The rotation after the dot refers to that site's own list and has no meaning here.
void addListedHints(const Parameters& parameters, const Board& board, std::vector<Hint>& hints) {
    if (!parameters.has("hints"))
        return;
    QByteArrayView rest = parameters.value("hints");
    std::vector<bool> known(asIndex(board.cells()));
    for (const Hint& hint : hints)
        known[asIndex(hint.cell)] = true;
    TextPosition place = parameters.at(rest);
    while (!rest.isEmpty()) {
        const QByteArrayView item = takeUntil('-', rest);
        const qsizetype dot = item.indexOf('.');
        const int cell = numberOf({dot < 0 ? item : item.first(dot), place}, 0, board.cells() - 1,
                                  FormatText::tr("a hint's cell"));
        const auto index = asIndex(cell);
        if (!known[index] && !board.at(cell).isEmpty())
            hints.push_back({cell, board.at(cell)});
        known[index] = true;
        // Counting from the start of the text for each item would take quadratic time.
        place.column += charactersIn(item) + 1;
    }
}

QByteArray typesOf(const PuzzleFile& file) {
    QByteArray types;
    for (int cell = 0; cell < file.board.cells(); ++cell) {
        const CellKind kind = file.puzzle.kindOfCell(cell);
        types += kind == CellKind::Corner ? 'b' : kind == CellKind::Inner ? 'd' : 'c';
    }
    for (const Hint& hint : file.puzzle.hints()) {
        // The letter makes a hint of whatever is on the cell.
        if (file.puzzle.looksLike(file.board.at(hint.cell), hint.placement))
            types[hint.cell] = 'e';
    }
    return types;
}

QByteArray numbersOf(const Board& board) {
    QByteArray numbers;
    for (const Placement placement : board.placements()) {
        const int number = placement.isEmpty() ? 0 : placement.piece() + 1;
        numbers += QByteArray::number(number).rightJustified(3, '0');
    }
    return numbers;
}

/// The viewer decodes nothing, so a title can only use plain characters.
QByteArray plainTitle(const QString& title) {
    QByteArray plain;
    for (const QChar character : title) {
        const bool kept = character.unicode() < 128 &&
                          (character.isLetterOrNumber() || character == u'-' || character == u'.');
        plain += kept ? static_cast<char>(character.unicode()) : '_';
    }
    return plain;
}

Detection detectViewerUrl(const QByteArray& bytes) {
    const QByteArrayView text = withoutBom(bytes).trimmed();
    // Other formats may quote an address, in a comment or a title.
    const int confidence = text.contains('\n') ? 1 : text.startsWith('{') ? 0 : 95;
    return {text.contains("board_edges=") ? confidence : 0,
            FormatText::tr("It has the parameter board_edges.")};
}

ReadResult readViewerUrl(const QByteArray& bytes, const ReadOptions& options) {
    const Parameters parameters(singleAddress(withoutBom(bytes)));
    ReadResult result;
    const GridSize size = readSize(parameters, parameters.required("board_edges"));
    PlacedEdges seen = readEdges(parameters, size);
    seen.pieceNumbers = readNumbers(parameters, seen, result.warnings);
    result.file = fileFromEdges(seen, options.puzzle, result.warnings);
    std::vector<Hint> fixed = readFixed(parameters, result.file.board);
    addListedHints(parameters, result.file.board, fixed);
    if (options.puzzle == nullptr)
        result.file.puzzle = result.file.puzzle.withHints(std::move(fixed));
    result.file.info.title = QString::fromUtf8(parameters.value("puzzle"));
    return result;
}

QByteArray writeViewerUrl(const PuzzleFile& file) {
    expectUnsigned(file, kViewerUrlFormat);
    const auto edges = viewerEdges(file.puzzle, file.board);
    if (!edges) {
        throw UserError(FormatText::tr("The online viewer has %1 patterns besides the grey; this "
                                       "puzzle needs %2."),
                        kLetters - 1, file.puzzle.highestColor());
    }
    QByteArray text = kViewerAddress.toByteArray();
    text += "puzzle=" + plainTitle(file.info.title);
    text += "&board_w=" + QByteArray::number(file.puzzle.width());
    text += "&board_h=" + QByteArray::number(file.puzzle.height());
    text += "&board_edges=" + *edges;
    // There is only room for three digits per piece.
    if (file.puzzle.pieceCount() < 1000)
        text += "&board_pieces=" + numbersOf(file.board);
    text += "&board_types=" + typesOf(file);
    return text + '\n';
}

} // namespace

std::optional<QByteArray> viewerEdges(const Puzzle& puzzle, const Board& board) {
    if (puzzle.isSigned() || puzzle.highestColor() >= kLetters)
        return std::nullopt;
    QByteArray letters;
    for (const Placement placement : board.placements()) {
        for (const Side side : kSides)
            letters += static_cast<char>('a' + puzzle.edge(placement, side));
    }
    return letters;
}

/// Dialect 2: the address of a board in jfbucas' online viewer, or its parameters alone. Four
/// letters per cell give its edges as placed, a for grey. board_types marks given pieces with e; so
/// does eternity2.dev's parameter hints. At most 22 patterns, unsigned.
constinit const Format kViewerUrlFormat(
    "viewer-url", QT_TRANSLATE_NOOP("Formats", "Address for the online viewer"), "url",
    detectViewerUrl, readViewerUrl, writeViewerUrl,
    {.pieces = Held::Placed, .hints = Held::Placed, .board = true, .locks = false, .title = true});

} // namespace tessera
