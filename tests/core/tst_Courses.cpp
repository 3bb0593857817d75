// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/experiments/Courses.h"

namespace tessera::tst_Courses {

namespace {

/// Improvements at whole seconds, and an end.
Course course(std::initializer_list<std::pair<int, int>> secondsAndScores, int end, bool over) {
    Course made;
    for (const auto& [second, score] : secondsAndScores) {
        const auto count = static_cast<std::uint64_t>(second);
        made.points.push_back({{double(second), 100 * count, 10 * count}, score, score, true});
    }
    TracePoint last = made.points.back();
    last.seconds = end;
    last.evaluations = 100 * static_cast<std::uint64_t>(end);
    last.iterations = 10 * static_cast<std::uint64_t>(end);
    made.points.push_back(last);
    made.isOver = over;
    return made;
}

int at(const std::vector<TracePoint>& curve, double second) {
    int best = -1;
    for (const TracePoint& point : curve) {
        if (point.seconds <= second)
            best = point.best;
    }
    return best;
}

} // namespace

class TestCourses : public QObject {
    Q_OBJECT

private slots:
    void quartilesOfThoseThatAreThere() {
        const std::vector<Course> four{
            course({{1, 10}, {4, 40}}, 9, false), course({{2, 20}, {5, 45}}, 9, false),
            course({{1, 15}, {6, 46}}, 9, false), course({{3, 18}, {7, 50}}, 9, false)};
        const auto expected = expectationFrom(four, CurveAxis::Seconds);
        QVERIFY(expected);
        QCOMPARE(expected->searches, std::size_t{4});
        // Until the last of them has a score, there is no middle half.
        QCOMPARE(expected->median.front().seconds, 3.0);
        QCOMPARE(at(expected->low, 3), 10);
        QCOMPARE(at(expected->median, 3), 15);
        QCOMPARE(at(expected->high, 3), 18);
        QCOMPARE(at(expected->low, 9), 40);
        QCOMPARE(at(expected->median, 9), 45);
        QCOMPARE(at(expected->high, 9), 46);
        QCOMPARE(expected->median.back().seconds, 9.0);
        const auto counted = expectationFrom(four, CurveAxis::Evaluations);
        QCOMPARE(counted->median.back().evaluations, std::uint64_t{900});
        QCOMPARE(counted->median.back().seconds, 0.0);
    }

    void whatEndedEarlySaysNothingOfLater() {
        const std::vector<Course> stopped{
            course({{1, 10}, {8, 30}}, 9, false), course({{1, 12}, {8, 32}}, 9, false),
            course({{1, 14}}, 5, false), course({{1, 16}, {8, 34}}, 7, false)};
        const auto expected = expectationFrom(stopped, CurveAxis::Seconds);
        QCOMPARE(expected->median.back().seconds, 7.0); // then two are left
        std::vector<Course> solved = stopped;
        solved[2].isOver = solved[3].isOver = true;
        const auto whole = expectationFrom(solved, CurveAxis::Seconds);
        QCOMPARE(whole->median.back().seconds, 9.0);
        QCOMPARE(at(whole->low, 9), 14);
    }

    void twoHaveNoMiddleHalf() {
        const std::vector<Course> two(2, course({{1, 10}}, 5, false));
        QVERIFY(!expectationFrom(two, CurveAxis::Seconds));
        QVERIFY(!expectationFrom({}, CurveAxis::Seconds));
    }

    void neverFalls() {
        // The best of them is stopped: the others are no reason to expect less.
        const std::vector<Course> many{course({{1, 10}}, 9, false), course({{1, 11}}, 9, false),
                                       course({{1, 12}}, 9, false), course({{1, 40}}, 3, false),
                                       course({{1, 41}}, 3, false), course({{1, 42}}, 3, false)};
        const auto expected = expectationFrom(many, CurveAxis::Seconds);
        for (const auto* curve : {&expected->low, &expected->median, &expected->high})
            QVERIFY(std::ranges::is_sorted(*curve, {}, &TracePoint::best));
    }

    void repeatedSearchesCountOnce() {
        std::vector<Course> courses;
        addCourse(courses, course({{1, 10}, {2, 20}}, 3, false));
        addCourse(courses, course({{1, 11}, {2, 20}}, 3, false));
        QCOMPARE(courses.size(), std::size_t{2});
        // The first one went on, then it was repeated in part.
        const Course longer = course({{1, 10}, {2, 20}, {5, 25}}, 6, false);
        Course resumed = longer;
        addCourse(courses, resumed);
        QCOMPARE(courses.size(), std::size_t{2});
        QCOMPARE(courses.front(), longer);
        addCourse(courses, course({{1, 10}, {2, 20}}, 2, false));
        QCOMPARE(courses.front(), longer);
        // One that ended where it was is the newer one.
        Course ended = longer;
        ended.isOver = true;
        addCourse(courses, ended);
        QCOMPARE(courses.front(), ended);
        for (int i = 0; i < 40; ++i)
            addCourse(courses, course({{1, 100 + i}}, 3, false));
        QCOMPARE(courses.size(), kMostCourses);
        QCOMPARE(courses.back().points.front().best, 139);
    }

    void longCoursesAreThinned() {
        Trace trace;
        std::vector<TracePoint> points;
        for (int i = 0; i < 1000; ++i)
            points.push_back({{0.1 * i, static_cast<std::uint64_t>(i)}, i, i, true});
        points.push_back({{500, 7000}, 999, 950, false});
        trace.append(std::span<const TracePoint>(points));
        const Course made = courseOf(trace, StopReason::Exhausted);
        QVERIFY(made.isOver);
        QCOMPARE(made.points.size(), Course::kMostPoints);
        for (int i = 0; i < 8; ++i)
            QCOMPARE(made.points[static_cast<std::size_t>(i)].best, i);
        QCOMPARE(made.points.back().seconds, 500.0);
        QCOMPARE(made.points.back().best, 999);
        QVERIFY(std::ranges::is_sorted(made.points, {}, &TracePoint::seconds));
        QVERIFY(!courseOf(trace, StopReason::Time).isOver);
        QCOMPARE(coursesFrom(coursesBytes({&made, 1})), std::vector<Course>{made});
    }

    /// Where a search ends with an improvement, that is its end; else the end is no improvement.
    void coursesEndWithTheirSearch() {
        Trace trace;
        TracePoint point{{1, 100, 10, 0}, 5, 4, true};
        trace.append({&point, 1});
        QCOMPARE(courseOf(trace, StopReason::Time).points.size(), std::size_t{1});
        QCOMPARE(courseOf(trace, StopReason::Time).points[0].current, 5);
        point = {{3, 300, 30, 0}, 5, 2, false};
        trace.append({&point, 1});
        const Course made = courseOf(trace, StopReason::Solved);
        QVERIFY(made.isOver);
        QCOMPARE(made.points.size(), std::size_t{2});
        QCOMPARE(made.points[1], (TracePoint{{3, 300, 30, 0}, 5, 5, true}));
        // Of a search that was stopped earlier, another that begins like it.
        std::vector<Course> courses{courseOf(trace, StopReason::Time)};
        point = {{4, 400, 40, 0}, 9, 9, true};
        trace.append({&point, 1});
        addCourse(courses, courseOf(trace, StopReason::Time));
        QCOMPARE(courses.size(), std::size_t{1});
        QCOMPARE(courses[0].points.back().best, 9);
    }

    void filesKeepThem() {
        const std::vector<Course> courses{course({{1, 10}, {4, 40}}, 9, false),
                                          course({{2, 20}}, 5, true)};
        QCOMPARE(coursesFrom(coursesBytes(courses)), courses);
    }

    void whatIsDamagedIsLeftOut_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("count");
        const QByteArray good = R"({"over":true,"points":[[1,100,1,0,5],[2,200,2,0,9]]})";
        const auto file = [&](const QByteArray& courses, int version = 1) {
            return "{\"tessera-courses\":" + QByteArray::number(version) + ",\"courses\":[" +
                   courses + "]}";
        };
        QTest::newRow("good") << file(good) << 1;
        QTest::newRow("empty") << QByteArray() << 0;
        QTest::newRow("no JSON") << QByteArray("\x80{[") << 0;
        QTest::newRow("another version") << file(good, 2) << 0;
        QTest::newRow("cut off") << file(good).chopped(4) << 0;
        QTest::newRow("falling score")
            << file(good + R"(,{"points":[[1,100,1,0,9],[2,200,2,0,5]]})") << 1;
        QTest::newRow("going back") << file(R"({"points":[[3,100,1,0,5],[2,200,2,0,9]]})") << 0;
        QTest::newRow("negative") << file(R"({"points":[[-3,100,1,0,5]]})") << 0;
        QTest::newRow("huge") << file(R"({"points":[[1,1e300,1,0,5]]})") << 0;
        QTest::newRow("highest score") << file(R"({"points":[[1,1,1,0,1e6]]})") << 1;
        QTest::newRow("at the same moment")
            << file(R"({"points":[[1,100,1,0,5],[1,100,1,0,5]]})") << 1;
        QTest::newRow("fewer evaluations")
            << file(R"({"points":[[1,300,1,0,5],[2,200,2,0,9]]})") << 0;
        QTest::newRow("score beyond all") << file(R"({"points":[[1,1,1,0,1e9]]})") << 0;
        QTest::newRow("all zero") << file(R"({"points":[[0,0,0,0,0]]})") << 1;
        QTest::newRow("2^53") << file(R"({"points":[[1,9007199254740992,1,0,5]]})") << 1;
        QTest::newRow("beyond 2^53") << file(R"({"points":[[1,9007199254740994,1,0,5]]})") << 0;
        QTest::newRow("short row") << file(R"({"points":[[1,100]]})") << 0;
        QTest::newRow("no points") << file(R"({"points":[]},7,"x",null)") << 0;
        QByteArray many = good;
        for (int i = 0; i < 99; ++i)
            many += ',' + good;
        QTest::newRow("too many") << file(many) << static_cast<int>(kMostCourses);
    }
    void whatIsDamagedIsLeftOut() {
        QFETCH(QByteArray, bytes);
        QFETCH(int, count);
        QCOMPARE(static_cast<int>(coursesFrom(bytes).size()), count);
    }
};

TESSERA_TEST(TestCourses, Needs::Core)

} // namespace tessera::tst_Courses

#include "tst_Courses.moc"
