// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/Courses.h"

#include "core/experiments/Curves.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

namespace {

constexpr QLatin1StringView kCourses("tessera-courses");
constexpr QLatin1StringView kOver("over");
constexpr QLatin1StringView kPoints("points");
constexpr int kCoursesVersion = 1;
/// No puzzle has more edges.
constexpr double kMostScore = 1e6;
/// Searches whose first improvements, this many, are equal are the same search.
constexpr std::size_t kStart = 8;

/// Its points, without the last if that is no improvement.
std::span<const TracePoint> improvementsOf(const Course& course) {
    const std::span<const TracePoint> points(course.points);
    const std::size_t size = points.size();
    const bool endsBetter = size < 2 || points[size - 1].best > points[size - 2].best;
    return points.first(endsBetter ? size : size - 1);
}

bool startsLike(const Course& one, const Course& other) {
    const auto a = improvementsOf(one);
    const auto b = improvementsOf(other);
    const std::size_t count = std::min({kStart, a.size(), b.size()});
    return std::ranges::equal(a.first(count), b.first(count),
                              [](const TracePoint& x, const TracePoint& y) {
                                  return x.evaluations == y.evaluations && x.best == y.best;
                              });
}

std::vector<TracePoint> thinned(std::vector<TracePoint> points) {
    if (points.size() <= Course::kMostPoints)
        return points;
    std::vector<TracePoint> kept(points.begin(), points.begin() + kStart);
    const std::size_t places = Course::kMostPoints - kStart;
    const std::size_t rest = points.size() - kStart;
    for (std::size_t place = 1; place <= places; ++place)
        kept.push_back(points[kStart + place * rest / places - 1]);
    return kept;
}

/// Of a score in a rising row: the lowest that at least that share does not exceed.
int quantileScore(std::span<const int> sorted, double share) {
    const double rank = std::ceil(share * static_cast<double>(sorted.size()));
    return sorted[static_cast<std::size_t>(std::max(1.0, rank)) - 1];
}

/// The scores at a place, rising; nothing while one has none yet.
std::vector<int> scoresAt(std::span<const Course> courses, CurveAxis axis, double place) {
    std::vector<int> scores;
    for (const Course& course : courses) {
        if (!course.isOver && placeOn(axis, course.points.back()) < place)
            continue;
        const auto after = std::ranges::upper_bound(
            course.points, place, {}, [axis](const TracePoint& p) { return placeOn(axis, p); });
        if (after == course.points.begin())
            return {};
        scores.push_back((after - 1)->best);
    }
    std::ranges::sort(scores);
    return scores;
}

std::optional<Course> courseFrom(const QJsonObject& object) {
    constexpr qsizetype columns = 5;
    Course course;
    course.isOver = object[kOver].toBool();
    for (const QJsonValue& item : object[kPoints].toArray()) {
        const QJsonArray row = item.toArray();
        if (row.size() != columns)
            return std::nullopt;
        std::array<double, columns> numbers{};
        for (qsizetype i = 0; i < columns; ++i)
            numbers[static_cast<std::size_t>(i)] = row[i].toDouble(-1);
        const auto count = [&](std::size_t i) { return static_cast<std::uint64_t>(numbers[i]); };
        constexpr double mostExact = 9007199254740992; // 2^53, as JSON has numbers
        const bool isRead =
            std::ranges::all_of(numbers, [](double n) { return n >= 0 && n <= mostExact; });
        if (!isRead || numbers[columns - 1] > kMostScore)
            return std::nullopt;
        const int best = static_cast<int>(numbers[columns - 1]);
        const TracePoint point{{numbers[0], count(1), count(2), count(3)}, best, best, true};
        if (!course.points.empty() && (point.seconds < course.points.back().seconds ||
                                       point.evaluations < course.points.back().evaluations ||
                                       best < course.points.back().best))
            return std::nullopt;
        course.points.push_back(point);
    }
    if (course.points.empty() || course.points.size() > Course::kMostPoints)
        return std::nullopt;
    return course;
}

} // namespace

Course courseOf(const Trace& trace, StopReason reason) {
    std::vector<TracePoint> points = improvementsIn(trace.points());
    const TracePoint& end = trace.points().back();
    if (points.empty() || static_cast<const Counters&>(points.back()) != end)
        points.push_back(end);
    for (TracePoint& point : points)
        point = {point, point.best, point.best, true};
    return {thinned(std::move(points)),
            reason == StopReason::Solved || reason == StopReason::Exhausted};
}

void addCourse(std::vector<Course>& courses, Course course) {
    const auto same = std::ranges::find_if(
        courses, [&](const Course& other) { return startsLike(course, other); });
    if (same != courses.end()) {
        if (course.points.back().evaluations >= same->points.back().evaluations)
            *same = std::move(course);
        return;
    }
    courses.push_back(std::move(course));
    if (courses.size() > kMostCourses)
        courses.erase(courses.begin());
}

std::optional<ExpectedCourse> expectationFrom(std::span<const Course> courses, CurveAxis axis) {
    std::vector<double> places;
    for (const Course& course : courses) {
        for (const TracePoint& point : course.points)
            places.push_back(placeOn(axis, point));
    }
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    ExpectedCourse expected;
    expected.searches = courses.size();
    const auto add = [&](std::vector<TracePoint>& curve, double place, int score) {
        // Where one drops out, the others may be worse; what was expected stays.
        const int best = curve.empty() ? score : std::max(score, curve.back().best);
        curve.push_back(curvePoint(place, best, axis));
    };
    for (const double place : places) {
        const std::vector<int> scores = scoresAt(courses, axis, place);
        if (scores.size() < ExpectedCourse::kFewest) {
            if (expected.median.empty())
                continue;
            break;
        }
        add(expected.low, place, quantileScore(scores, 0.25));
        add(expected.median, place, quantileScore(scores, 0.5));
        add(expected.high, place, quantileScore(scores, 0.75));
    }
    return expected.median.empty() ? std::nullopt : std::optional(std::move(expected));
}

QByteArray coursesBytes(std::span<const Course> courses) {
    QJsonArray all;
    for (const Course& course : courses) {
        QJsonArray points;
        for (const TracePoint& point : course.points) {
            points.append(QJsonArray{point.seconds, static_cast<double>(point.evaluations),
                                     static_cast<double>(point.iterations),
                                     static_cast<double>(point.nodes), point.best});
        }
        all.append(QJsonObject{{kOver, course.isOver}, {kPoints, points}});
    }
    return QJsonDocument(QJsonObject{{kCourses, kCoursesVersion}, {QStringLiteral("courses"), all}})
        .toJson(QJsonDocument::Compact);
}

std::vector<Course> coursesFrom(const QByteArray& bytes) {
    const QJsonObject root = QJsonDocument::fromJson(bytes).object();
    std::vector<Course> courses;
    if (root[kCourses].toInt() != kCoursesVersion)
        return courses;
    for (const QJsonValue& item : root[QStringLiteral("courses")].toArray()) {
        if (auto course = courseFrom(item.toObject()); course && courses.size() < kMostCourses)
            courses.push_back(std::move(*course));
    }
    return courses;
}

} // namespace tessera
