// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Budget.h"
#include "core/search/Parameter.h"
#include "core/search/Problem.h"

#include <QString>

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tessera {

class SearchContext;

/// A method at work on one problem with one set of parameters.
class Solver {
public:
    Solver() = default;
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;
    virtual ~Solver() = default;

    /// Searches until the context says stop or nothing is left to try. Called once, on a thread of
    /// its own. Same problem, parameters, seed and evaluation budget: same result.
    virtual void run(SearchContext& context) = 0;
};

/// What the rest of the program knows of a method.
struct SolverInfo {
    std::string id;           ///< as in --solver
    const char* name = "";    ///< untranslated, as all texts here
    const char* summary = ""; ///< one sentence
    const char* paper = "";   ///< where it was published
    std::string problemKind;  ///< Problem::kind() of what it solves
    bool exact = false;       ///< proves that there is nothing better when it ends by itself
    std::vector<Parameter> parameters;
    /// Offered beside the defaults: first those of published works, which set every parameter, so
    /// that no other default ever changes them.
    std::vector<Preset> presets;
    /// No longer offered, since the defaults do the same; plans and scripts still name them.
    std::vector<Preset> formerPresets;
    /// @throws UserError if the problem cannot be given to this method.
    std::function<std::unique_ptr<Solver>(std::shared_ptr<const Problem>, const ParameterValues&)>
        make;

    [[nodiscard]] ParameterValues defaults() const { return ParameterValues(parameters); }
    /// Also a former one. Nothing if there is no preset of that id.
    [[nodiscard]] const Preset* preset(std::string_view id) const;
};

/// A method in a few words: its name and, unless it has the defaults, its preset or what differs.
[[nodiscard]] QString methodLabel(const SolverInfo& method, const ParameterValues& values);

/// Says that a search got too little of the processor to be compared (ProcessorTime::isShort()),
/// and what to do; empty if it did not.
[[nodiscard]] QString shortCoreSentence(const ProcessorTime& time);

} // namespace tessera
