// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/Tuner.h"

#include "core/support/Random.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tessera {

namespace {

struct TuningText {
    Q_DECLARE_TR_FUNCTIONS(Tuning)
};

constexpr double kManyTimes = 1000;
constexpr int kMostDraws = 100;
/// Of one race, as in the program irace: otherwise memory would grow with the budget.
constexpr std::uint64_t kMostConfigurations = 1024;

/// A normal variable by Marsaglia's polar method (1964).
double normal(Random& random) {
    for (;;) {
        const double x = 2 * random.real() - 1;
        const double y = 2 * random.real() - 1;
        const double square = x * x + y * y;
        if (square > 0 && square < 1)
            return x * std::sqrt(-2 * portableLog(square) / square);
    }
}

/// A number's place between the bounds, from 0 to 1, in steps or factors.
class Scale {
public:
    explicit Scale(const TunedParameter& parameter)
        : m_isWhole(parameter.declared.type == Parameter::Type::Integer),
          m_isLogarithmic(parameter.isLogarithmic()), m_low(parameter.minimum),
          m_high(parameter.maximum + (m_isWhole ? 1 : 0)), m_most(parameter.maximum) {}

    [[nodiscard]] double place(const ParameterValue& value) const {
        const double here = asReal(value) + (m_isWhole ? 0.5 : 0);
        return std::clamp((bent(here) - bent(m_low)) / (bent(m_high) - bent(m_low)), 0.0, 1.0);
    }
    [[nodiscard]] ParameterValue value(double place) const {
        const double bentPlace = bent(m_low) + place * (bent(m_high) - bent(m_low));
        const double here = m_isLogarithmic ? portableExp(bentPlace) + shift() : bentPlace;
        if (m_isWhole)
            return static_cast<std::int64_t>(std::clamp(std::floor(here), m_low, m_most));
        // More digits are noise, and people read the preset.
        return std::clamp(QString::number(here, 'g', 4).toDouble(), m_low, m_most);
    }

private:
    /// From 0 on logarithms need a start: there the range is that of 1 + x.
    [[nodiscard]] double shift() const { return m_low > 0 ? 0 : m_low - 1; }
    [[nodiscard]] double bent(double value) const {
        return m_isLogarithmic ? portableLog(value - shift()) : value;
    }

    bool m_isWhole;
    bool m_isLogarithmic;
    double m_low;
    double m_high;
    double m_most;
};

bool isNumber(const Parameter& parameter) {
    return parameter.type == Parameter::Type::Integer || parameter.type == Parameter::Type::Real;
}

/// The number of elites and of iterations: ⌊2 + log₂ n⌋ (López-Ibáñez et al. 2016, 3).
std::size_t twoAndLog(std::size_t n) {
    std::size_t result = 2;
    for (; n >= 2; n /= 2)
        ++result;
    return result;
}

/// A configuration with the distributions that its children are drawn from.
struct Contestant : TunedConfiguration {
    std::vector<std::vector<double>> odds; ///< by parameter: of each of its values
};

class Tuning {
public:
    Tuning(const ParameterValues& start, const std::vector<TunedParameter>& parameters,
           const TuningSettings& settings, const TrialRunner& run)
        : m_parameters(parameters), m_settings(settings), m_run(run), m_random(settings.seed),
          m_iterations(twoAndLog(parameters.size())), m_mostElites(twoAndLog(parameters.size())),
          m_order(settings.instances) {
        std::iota(m_order.begin(), m_order.end(), std::size_t{0});
        m_random.shuffle(std::span(m_order));
        Contestant first;
        first.values = start;
        for (const TunedParameter& parameter : parameters) {
            const std::size_t count = parameter.values.size();
            first.odds.emplace_back(count,
                                    1.0 / static_cast<double>(std::max<std::size_t>(1, count)));
        }
        m_elites.push_back(std::move(first));
    }

    [[nodiscard]] TuningResult tune() {
        for (std::size_t iteration = 1; iteration <= m_iterations && !m_ended; ++iteration) {
            const std::uint64_t share =
                (m_settings.trials - m_result.trials) / (m_iterations - iteration + 1);
            const std::uint64_t configurations =
                std::min(kMostConfigurations,
                         share / (m_settings.firstTest + std::min<std::size_t>(5, iteration)));
            if (configurations <= m_elites.size())
                break;
            std::vector<Contestant> racing = m_elites;
            std::erase_if(racing, [this](const Contestant& elite) { return !isAsked(elite); });
            const std::size_t old = racing.size();
            addFresh(racing, configurations, iteration);
            if (racing.size() < 2 && m_result.iterations.empty())
                throw UserError(TuningText::tr(
                    "There is nothing to tune: the values allow only one configuration."));
            const bool isAllKnown = racing.size() == old && m_used == m_order.size();
            if (racing.size() < 2 || isAllKnown)
                break; // no run could tell them apart
            const std::size_t fresh = std::max<std::size_t>(1, racing.size() - old);
            // Where there are no more to try, the runs that are left tell these apart.
            const std::size_t enough = racing.size() < configurations ? 1 : m_mostElites;
            race(std::move(racing), share, enough);
            m_deviation *= portablePow(1.0 / static_cast<double>(fresh),
                                       1.0 / static_cast<double>(m_parameters.size()));
        }
        if (m_result.iterations.empty() && !m_ended)
            throw UserError(TuningText::tr("The budget is too small for one race, which needs %1 "
                                           "runs. Allow more evaluations, or fewer for each run."),
                            m_iterations * 2 * (m_settings.firstTest + 1));
        if (!m_result.iterations.empty())
            m_result.elites.assign(m_elites.begin(), m_elites.end());
        return std::move(m_result);
    }

private:
    /// Whether its values are in the ranges: those that the tuning began with need not be.
    [[nodiscard]] bool isAsked(const Contestant& candidate) const {
        return std::ranges::all_of(m_parameters, [&](const TunedParameter& parameter) {
            return parameter.allows(candidate.values.value(parameter.declared.id));
        });
    }

    /// An elite, the better ones more often: n − r + 1 to n(n + 1)/2.
    [[nodiscard]] const Contestant& parent() {
        const std::size_t n = m_elites.size();
        std::size_t draw = m_random.index(n * (n + 1) / 2);
        for (std::size_t i = 0;; ++i) {
            if (draw < n - i)
                return m_elites[i];
            draw -= n - i;
        }
    }

    [[nodiscard]] double drawPlace(double middle, bool anywhere) {
        for (int i = 0; i < kMostDraws && !anywhere; ++i) {
            const double place = middle + m_deviation * normal(m_random);
            if (place >= 0 && place <= 1)
                return place;
        }
        return m_random.real();
    }

    [[nodiscard]] std::size_t drawIndex(const std::vector<double>& odds) {
        double left = m_random.real();
        for (std::size_t i = 0; i + 1 < odds.size(); ++i) {
            left -= odds[i];
            if (left < 0)
                return i;
        }
        return odds.size() - 1;
    }

    [[nodiscard]] Contestant draw(std::size_t iteration) {
        Contestant child = parent();
        child.id = ++m_lastId;
        child.scores.clear();
        // The odds move from even ones to the parent's value as the iterations pass.
        const double shift = static_cast<double>(iteration - 1) / static_cast<double>(m_iterations);
        for (std::size_t i = 0; i < m_parameters.size(); ++i) {
            const TunedParameter& parameter = m_parameters[i];
            const ParameterValue& before = child.values.value(parameter.declared.id);
            if (parameter.isRange()) {
                const Scale scale(parameter);
                const double place = drawPlace(scale.place(before), iteration == 1);
                child.values.set(parameter.declared.id, scale.value(place));
                continue;
            }
            const auto own = std::ranges::find(parameter.values, before);
            for (double& odds : child.odds[i])
                odds *= 1 - shift;
            if (own != parameter.values.end())
                child.odds[i][static_cast<std::size_t>(own - parameter.values.begin())] += shift;
            child.values.set(parameter.declared.id, parameter.values[drawIndex(child.odds[i])]);
        }
        return child;
    }

    /// Adds configurations until so many race, or only such are drawn that race already.
    void addFresh(std::vector<Contestant>& racing, std::uint64_t most, std::size_t iteration) {
        for (int known = 0; racing.size() < most && known < kMostDraws; ++known) {
            Contestant child = draw(iteration);
            if (std::ranges::find(racing, child.values, &Contestant::values) == racing.end()) {
                racing.push_back(std::move(child));
                known = 0;
            }
        }
    }

    /// One new instance, those that elites were on, then further new ones.
    [[nodiscard]] std::vector<std::size_t> raceOrder() {
        std::vector<std::size_t> order;
        if (m_used < m_order.size())
            order.push_back(m_order[m_used]);
        std::vector<std::size_t> past(m_order.begin(),
                                      m_order.begin() + static_cast<std::ptrdiff_t>(m_used));
        m_random.shuffle(std::span(past));
        order.insert(order.end(), past.begin(), past.end());
        for (std::size_t i = m_used + 1; i < m_order.size(); ++i)
            order.push_back(m_order[i]);
        return order;
    }

    /// Runs what is missing on an instance. @return whether all have a score there
    bool runOn(std::size_t instance, std::vector<Contestant>& racing, std::uint64_t allowed) {
        std::vector<TuningTrial> trials;
        std::vector<Contestant*> whose;
        for (Contestant& candidate : racing) {
            if (!candidate.scores.contains(instance)) {
                trials.push_back({candidate.values, instance});
                whose.push_back(&candidate);
            }
        }
        if (trials.size() > allowed)
            return false;
        const std::vector<double> scores = m_run(trials);
        m_result.trials += scores.size();
        if (scores.size() < trials.size()) {
            m_ended = true;
            return false;
        }
        for (std::size_t i = 0; i < trials.size(); ++i)
            whose[i]->scores[instance] = scores[i];
        return true;
    }

    [[nodiscard]] static ScoreTable tableOf(const std::vector<Contestant>& racing,
                                            std::span<const std::size_t> instances) {
        ScoreTable table;
        for (const std::size_t instance : instances) {
            std::vector<double> row;
            for (const Contestant& candidate : racing)
                row.push_back(candidate.scores.at(instance));
            table.push_back(std::move(row));
        }
        return table;
    }

    void drop(std::vector<Contestant>& racing, const ScoreTable& table, bool guardsElites) {
        const std::vector<bool> dropped = droppedByRace(table, m_settings.test, m_settings.level);
        std::vector<Contestant> left;
        for (std::size_t i = 0; i < racing.size(); ++i) {
            const bool isElite = std::ranges::any_of(
                m_elites, [&](const Contestant& elite) { return elite.id == racing[i].id; });
            if (!dropped[i] || (guardsElites && isElite))
                left.push_back(std::move(racing[i]));
        }
        racing = std::move(left);
    }

    void race(std::vector<Contestant> racing, std::uint64_t allowed, std::size_t enough) {
        const std::uint64_t before = m_result.trials;
        const std::size_t past = m_used;
        TuningIteration summary{racing.size()};
        std::vector<std::size_t> done;
        for (const std::size_t instance : raceOrder()) {
            const std::uint64_t left = allowed - (m_result.trials - before);
            if (!runOn(instance, racing, left))
                break;
            done.push_back(instance);
            if (done.size() >= m_settings.firstTest)
                drop(racing, tableOf(racing, done), done.size() <= past);
            if (racing.size() <= enough && done.size() >= std::max(m_settings.firstTest, past + 1))
                break;
        }
        if (done.empty())
            return;
        summary.survivors = racing.size();
        summary.instances = done.size();
        summary.trials = m_result.trials - before;
        m_result.iterations.push_back(summary);
        // A race that ended early says less than those that the elites won.
        if (done.size() < past)
            return;
        // The next race's past must be what this race was on.
        std::stable_partition(m_order.begin(), m_order.end(), [&](std::size_t instance) {
            return std::ranges::find(done, instance) != done.end();
        });
        m_used = std::max(past, done.size());
        rank(racing, tableOf(racing, done));
        racing.resize(std::min(racing.size(), m_mostElites));
        m_elites = std::move(racing);
    }

    /// The best first: by rank sum, or by mean for t-tests; earlier ones before equal ones.
    void rank(std::vector<Contestant>& racing, const ScoreTable& table) const {
        std::vector<double> badness(racing.size(), 0);
        for (const auto& row : table) {
            const std::vector<double> ranks = ranksFromBest(row);
            for (std::size_t i = 0; i < row.size(); ++i)
                badness[i] += m_settings.test == RaceTest::Friedman ? ranks[i] : -row[i];
        }
        std::vector<std::size_t> order(racing.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, {}, [&](std::size_t i) { return badness[i]; });
        std::vector<Contestant> sorted;
        for (const std::size_t i : order)
            sorted.push_back(std::move(racing[i]));
        racing = std::move(sorted);
    }

    const std::vector<TunedParameter>& m_parameters;
    TuningSettings m_settings;
    const TrialRunner& m_run;
    Random m_random;
    std::size_t m_iterations;
    std::size_t m_mostElites;
    std::vector<std::size_t> m_order; ///< instances; the first m_used have been raced on
    std::size_t m_used = 0;
    double m_deviation = 0.5; ///< of normal draws, as a share of the range
    int m_lastId = 0;
    bool m_ended = false;
    std::vector<Contestant> m_elites;
    TuningResult m_result;
};

std::vector<ParameterValue> allValues(const Parameter& parameter) {
    std::vector<ParameterValue> values;
    if (parameter.type == Parameter::Type::Boolean)
        values = {false, true};
    for (const Parameter::Option& option : parameter.options)
        values.emplace_back(option.id);
    return values;
}

} // namespace

bool TunedParameter::allows(const ParameterValue& value) const {
    return isRange() ? asReal(value) >= minimum && asReal(value) <= maximum
                     : std::ranges::find(values, value) != values.end();
}

bool TunedParameter::isLogarithmic() const {
    return declared.logarithmic || maximum > kManyTimes * std::max(1.0, minimum);
}

TunedParameter tunedParameter(const SolverInfo& method, const QString& text) {
    const QString id = text.section(u'=', 0, 0);
    const auto declared = std::ranges::find(method.parameters, id.toStdString(), &Parameter::id);
    if (declared == method.parameters.end())
        throw UserError(TuningText::tr("%1 has no parameter “%2”."),
                        QString::fromStdString(method.id), id);
    TunedParameter tuned{*declared, declared->minimum, declared->maximum, allValues(*declared)};
    if (!text.contains(u'='))
        return tuned;
    ParameterValues checked = method.defaults();
    const auto valueOf = [&](const QString& word) {
        checked.setText(declared->id, word);
        return checked.value(declared->id);
    };
    const QString given = text.section(u'=', 1);
    if (isNumber(*declared) && !given.contains(u',')) {
        const QStringList ends = given.split(QStringLiteral(".."));
        if (ends.size() != 2)
            throw UserError(TuningText::tr("“%1” is not a range: write %2=LOW..HIGH or "
                                           "%2=VALUE,VALUE."),
                            text, id);
        tuned.minimum = asReal(valueOf(ends[0]));
        tuned.maximum = asReal(valueOf(ends[1]));
        if (tuned.minimum >= tuned.maximum)
            throw UserError(TuningText::tr("“%1”: the range must not be empty."), text);
        return tuned;
    }
    tuned.values.clear();
    for (const QString& word : given.split(u','))
        tuned.values.push_back(valueOf(word));
    return tuned;
}

TuningResult tune(const ParameterValues& start, const std::vector<TunedParameter>& parameters,
                  const TuningSettings& settings, const TrialRunner& run) {
    if (parameters.empty())
        throw UserError(TuningText::tr("There is nothing to tune: name a parameter."));
    return Tuning(start, parameters, settings, run).tune();
}

} // namespace tessera
