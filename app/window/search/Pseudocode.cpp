// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/Pseudocode.h"

#include <QFile>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr std::array kWords{
    "Start",        "Placement",   "Backtrack", "Solution",  "Move",         "Refusal", "NoMove",
    "LocalOptimum", "Measurement", "Cooling",   "Reheat",    "Perturbation", "Phase",   "Shake",
    "Keep",         "GoBack",      "Selection", "Crossover", "Mutation",     "Polish",  "Offspring",
    "Generation",   "Repair",      "Tour",      "Trails",    "Beam",         "Breaks",  "Exact",
    "Refill",       "Conflict"};
static_assert(kWords.size() == static_cast<std::size_t>(StepKind::Conflict) + 1);

/// The lines under "[solver]", up to the next empty one.
QStringList section(const QString& language, const QString& solver) {
    QFile file(QStringLiteral(":/help/%1/pseudocode.txt").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QStringList all = QString::fromUtf8(file.readAll()).split(u'\n');
    const auto begin = all.indexOf(QStringLiteral("[%1]").arg(solver)) + 1;
    return begin == 0 ? QStringList() : all.mid(begin, all.indexOf(QString(), begin) - begin);
}

std::vector<StepKind> kindsIn(const QString& words) {
    std::vector<StepKind> kinds;
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts)) {
        const auto found =
            std::ranges::find(kWords, word, [](const char* text) { return QLatin1String(text); });
        if (found != kWords.end())
            kinds.push_back(static_cast<StepKind>(found - kWords.begin()));
    }
    return kinds;
}

} // namespace

std::span<const char* const> stepKindWords() { return kWords; }

std::vector<PseudocodeLine> pseudocodeOf(const QString& solver) {
    const QStringList english = section(QStringLiteral("en"), solver);
    QStringList texts = section(QLocale().name().section(u'_', 0, 0), solver);
    if (texts.size() != english.size())
        texts = english;
    std::vector<PseudocodeLine> lines;
    for (qsizetype i = 0; i < english.size(); ++i) {
        const QString text = texts[i].section(QStringLiteral(" | "), 0, 0);
        const QString trimmed = text.trimmed();
        const QString words = english[i].section(QStringLiteral(" | "), 1);
        lines.push_back({static_cast<int>(text.indexOf(trimmed)), trimmed, kindsIn(words),
                         words.contains(QLatin1String("hot"))});
    }
    return lines;
}

std::optional<std::size_t> lineAtWork(std::span<const PseudocodeLine> lines,
                                      const SearchStep& step) {
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (std::ranges::find(lines[i].kinds, step.kind) == lines[i].kinds.end())
            continue;
        if (lines[i].isHot == step.temperature.has_value())
            return i;
        found = found.value_or(i);
    }
    return found;
}

} // namespace tessera
