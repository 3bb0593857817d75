// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kind/Kind.h"

#include "core/kind/EdgeKind.h"
#include "core/kind/SudokuKind.h"

#include <QFileInfo>
#include <QJsonDocument>

namespace tessera {

namespace {

constexpr QLatin1String kPuzzleText("text");

struct KindRegistry {
    std::vector<const Kind*> kinds;
    std::vector<SolverInfo> methods; ///< of all of them

    void add(const Kind& kind) {
        kinds.push_back(&kind);
        const auto own = kind.methods();
        methods.insert(methods.end(), own.begin(), own.end());
    }
};

KindRegistry& registry() {
    static KindRegistry registry = [] {
        KindRegistry kinds;
        kinds.add(edgeKind());
        kinds.add(sudokuKind());
        return kinds;
    }();
    return registry;
}

bool hasFormat(const Kind& kind, const QString& id) {
    const auto formats = kind.formats();
    return std::ranges::find(formats, id, &FormatFacts::id) != formats.end();
}

/// Whole numbers up to here are exact in JSON.
constexpr qint64 kMostExact = 9'007'199'254'740'992;

} // namespace

bool operator==(const AnyPuzzle& a, const AnyPuzzle& b) {
    return a.m_kind == b.m_kind &&
           (a.m_file == b.m_file || a.kind().write({&a, 1}) == b.kind().write({&b, 1}));
}

std::vector<std::string> Kind::usualRace() const {
    std::vector<std::string> all;
    std::ranges::transform(methods(), std::back_inserter(all), &SolverInfo::id);
    return all;
}

QString Kind::formatFor(const QString& fileName) const {
    const QString ending = QFileInfo(fileName).suffix().toLower();
    for (const FormatFacts& format : formats()) {
        if (format.canWrite && format.extensions.contains(ending))
            return format.id;
    }
    return {};
}

bool Kind::isSamePuzzle(const AnyPuzzle& one, const AnyPuzzle& other) const {
    return identity(one) == identity(other);
}

QString Kind::label(const AnyPuzzle& puzzle) const {
    const QString title = this->title(puzzle).simplified();
    return title.isEmpty() ? QString::fromUtf8(id()) : title;
}

void Kind::save(std::span<const AnyPuzzle> puzzles, const QString& path,
                const QString& format) const {
    writeFile(write(puzzles, format.isEmpty() ? formatFor(path) : format), path);
}

bool isSamePuzzle(const AnyPuzzle& one, const AnyPuzzle& other) {
    return &one.kind() == &other.kind() && one.kind().isSamePuzzle(one, other);
}

QJsonObject puzzleObject(const AnyPuzzle& puzzle) {
    const QByteArray bytes = puzzle.kind().write({&puzzle, 1});
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    // The native format of a kind need not be JSON.
    return object.isEmpty() ? QJsonObject{{kPuzzleText, QString::fromUtf8(bytes)}} : object;
}

AnyPuzzle puzzleFrom(const QJsonValue& value) {
    const QJsonObject object = value.toObject();
    const QByteArray bytes = object.contains(kPuzzleText) ? object[kPuzzleText].toString().toUtf8()
                                                          : QJsonDocument(object).toJson();
    const Kind& kind = kindOf(bytes);
    const PuzzleSource source{QStringLiteral("puzzle"), {}, bytes};
    return kind.read(source, kind.formats().front().id).puzzles.front();
}

std::span<const Kind* const> allKinds() { return registry().kinds; }

void registerKind(const Kind& kind) { registry().add(kind); }

const Kind* findKind(std::string_view id) {
    const auto kinds = allKinds();
    const auto found = std::ranges::find(kinds, id, &Kind::id);
    return found == kinds.end() ? nullptr : *found;
}

const Kind& kindOf(const QByteArray& bytes, const QString& format) {
    // Edge matching, the first, reports what is wrong with a text that no kind claims. Clang 14 has
    // no views over the spans of GCC's library.
    const auto others = allKinds().subspan(1);
    const auto claimed = std::find_if(others.rbegin(), others.rend(), [&](const Kind* kind) {
        return format.isEmpty() ? kind->claims(bytes) : hasFormat(*kind, format);
    });
    return claimed == others.rend() ? *allKinds().front() : **claimed;
}

std::span<const SolverInfo> allSolvers() { return registry().methods; }

std::span<const SolverInfo> solversFor(std::string_view kind) {
    const Kind* const found = findKind(kind);
    return found == nullptr ? std::span<const SolverInfo>() : found->methods();
}

const SolverInfo* findSolver(std::string_view id) {
    for (const Kind* kind : allKinds()) {
        const auto methods = kind->methods();
        const auto found = std::ranges::find(methods, id, &SolverInfo::id);
        if (found != methods.end())
            return &*found;
    }
    return nullptr;
}

std::unique_ptr<Solver> makeSolver(const SolverInfo& method, std::shared_ptr<const Problem> problem,
                                   const ParameterValues& values) {
    if (method.problemKind != problem->kind()) {
        QStringList others;
        for (const SolverInfo& other : solversFor(problem->kind()))
            others << QString::fromStdString(other.id);
        throw UserError(
            QCoreApplication::translate(
                "Solver", "The method “%1” does not solve this kind of puzzle. These do: %2."),
            translated(method.name), others.join(QStringLiteral(", ")));
    }
    return method.make(std::move(problem), values);
}

void expectKeys(const JsonNode& node, const char* known) {
    const QStringList keys = QString::fromLatin1(known).split(u' ');
    for (const QString& key : node.object().keys()) {
        if (!keys.contains(key))
            node.at(key).fail(
                PlanText::tr("one of the keys %1").arg(keys.join(QStringLiteral(", "))),
                QStringLiteral("“%1”").arg(key));
    }
}

quint64 wholeNumber(const JsonNode& node) {
    const qint64 value = node.value().toInteger(-1);
    if (value < 0 || value > kMostExact)
        node.fail(value < 0 ? PlanText::tr("a whole number, 0 or more")
                            : PlanText::tr("a whole number up to %1").arg(kMostExact));
    return static_cast<quint64>(value);
}

} // namespace tessera
