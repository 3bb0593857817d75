// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Parameters.h"
#include "core/search/Trace.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

/// The problem to solve, one class per kind of puzzle; solvers recognise it by
/// SolverInfo::problemKind.
class Problem {
public:
    Problem() = default;
    Problem(const Problem&) = delete;
    Problem& operator=(const Problem&) = delete;
    virtual ~Problem() = default;

    /// The kind's id, e.g. "edge-matching".
    [[nodiscard]] virtual std::string_view kind() const = 0;
    /// The full score. Scores are maximised and reach it exactly when solved.
    [[nodiscard]] virtual int total() const = 0;
};

/// How a search starts (--start). Fixed cells keep their content in each case.
enum class StartKind : std::uint8_t {
    Random, ///< at random; in edge matching a permutation that respects the frame
    Greedy, ///< the greedy randomised construction of Coelho et al. 2010
    Board,  ///< the given board; its empty cells are filled at random
    Own,    ///< as the method's paper says, if it does; else a random one
};

/// The words for it, as in --start and in experiment plans, in the order of StartKind.
[[nodiscard]] inline QStringList startKindWords() {
    return {QStringLiteral("random"), QStringLiteral("greedy"), QStringLiteral("board"),
            QStringLiteral("own")};
}

/// Nothing for any other word.
[[nodiscard]] inline std::optional<StartKind> startKindOf(const QString& word) {
    const auto index = startKindWords().indexOf(word);
    return index < 0 ? std::nullopt : std::optional(static_cast<StartKind>(index));
}

class SearchContext;

/// A method running on one problem with one set of parameters.
class Solver {
public:
    Solver() = default;
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;
    virtual ~Solver() = default;

    /// Searches until the context says stop or nothing is left to try. Called once, on its own
    /// thread. The same problem, parameters, seed, threads and evaluation budget give the same
    /// result, where memory is short only with a kMemoryParameter that is set.
    virtual void run(SearchContext& context) = 0;
};

/// What the rest of the program knows of a method.
struct SolverInfo {
    std::string id;             ///< as in --solver
    const char* name = "";      ///< untranslated, as all texts here
    const char* summary = "";   ///< one sentence
    const char* paper = "";     ///< where it was published
    std::string problemKind;    ///< Problem::kind() of what it solves
    bool exact = false;         ///< proves that nothing is better when it ends by exhaustion
    bool hasPopulation = false; ///< its SearchDetails hold boards of a population
    std::vector<Parameter> parameters;
    /// Offered beside the defaults: first those of published works, which set every parameter so
    /// that a changed default never changes them.
    std::vector<Preset> presets;
    /// No longer offered, because the defaults are equal; plans and scripts may still name them.
    std::vector<Preset> formerPresets;
    /// @throws UserError if the method cannot take the problem.
    std::function<std::unique_ptr<Solver>(std::shared_ptr<const Problem>, const ParameterValues&)>
        make;

    [[nodiscard]] ParameterValues defaults() const { return ParameterValues(parameters); }
    /// Includes former ones. Nothing if no preset has that id.
    [[nodiscard]] const Preset* preset(std::string_view id) const;
};

/// What a method declares about itself. @tparam Method made of a problem and its Settings
template <typename Method>
[[nodiscard]] SolverInfo methodInfo(std::string_view problemKind, std::string id, const char* name,
                                    const char* summary, const char* paper,
                                    ParameterTable<typename Method::Settings> table = {}) {
    SolverInfo info;
    info.problemKind = problemKind;
    info.id = std::move(id);
    info.name = name;
    info.summary = summary;
    info.paper = paper;
    info.parameters = table.parameters();
    info.make = [table = std::move(table)](const std::shared_ptr<const Problem>& problem,
                                           const ParameterValues& values) {
        return std::make_unique<Method>(problem, table.read(values));
    };
    return info;
}

/// A short name for a method with its values: its name and, unless it has the defaults, its preset
/// or what differs.
[[nodiscard]] QString methodLabel(const SolverInfo& method, const ParameterValues& values);

/// How a search ended, in words for a table, e.g. "time is up".
[[nodiscard]] QString endText(StopReason reason);

/// A sentence if a search got too little of the processor (isShort()), and what to do; else
/// nothing.
[[nodiscard]] QString shortCoreSentence(const ProcessorTime& time);

/// The longest running time accepted from a file: three centuries.
inline constexpr double kMostSearchSeconds = 1e10;

/// Whether a number from a file is a possible running time.
[[nodiscard]] inline bool isSearchTime(double seconds) {
    return seconds >= 0 && seconds <= kMostSearchSeconds; // false for NaN
}

/// An unfinished search between two steps: its counters, and what its method needs to resume.
struct SearchCheckpoint : Counters {
    int best = -1;     ///< the highest score so far, −1 for none
    QJsonObject state; ///< defined by the method; empty if it is too large to be read again
    ProcessorTime processor{};

    [[nodiscard]] QJsonObject toJson() const;
    /// @throws UserError if that is not a checkpoint, or has impossible values.
    [[nodiscard]] static SearchCheckpoint fromJson(const QJsonObject& json);
};

/// A method whose search can be stored and resumed by another solver made for the same problem,
/// parameters and seed. Together they do what one uninterrupted run would have done.
class ResumableSolver : public Solver {
public:
    /// Call it before run(), which throws a UserError if the checkpoint belongs to another problem.
    void resumeFrom(const SearchCheckpoint& checkpoint) { m_start = checkpoint; }

    /// Checkpoints will be wanted. Call it before run(): some methods keep none otherwise.
    void keepCheckpoints() { m_keeps = true; }
    /// Asks for a checkpoint soon, mostly within some milliseconds. Any thread may call it.
    void requestCheckpoint() { m_wanted = true; }
    /// The latest one not yet taken; a search that ends unfinished leaves one without a request. A
    /// SearchSnapshot read afterwards is at least as new. Any thread may call it.
    [[nodiscard]] std::optional<SearchCheckpoint> takeCheckpoint();

protected:
    /// Passes the counts of the earlier part to the context. @return the state to resume, if any
    [[nodiscard]] std::optional<QJsonObject> takeUp(SearchContext& context) const;
    [[nodiscard]] bool keepsCheckpoints() const { return m_keeps; }
    [[nodiscard]] bool isCheckpointWanted() const {
        return m_wanted.load(std::memory_order_relaxed);
    }
    /// Publish everything found up to this state first.
    void publishCheckpoint(const SearchContext& context, const QJsonObject& state);
    void publishCheckpoint(SearchCheckpoint checkpoint);

private:
    std::optional<SearchCheckpoint> m_start;
    bool m_keeps = false;
    std::atomic<bool> m_wanted{false};
    std::mutex m_mutex;
    std::optional<SearchCheckpoint> m_last;
};

/// A method that can write a proof of its answer to a file.
class ProvingSolver : public Solver {
public:
    /// In the format DRAT, beside the formula that it is of: @p path with ".cnf" added. Call it
    /// before run(), which throws a UserError if one of them cannot be written.
    void proveTo(const QString& path) { m_proof = path; }

protected:
    [[nodiscard]] const QString& proof() const { return m_proof; }

private:
    QString m_proof;
};

} // namespace tessera
