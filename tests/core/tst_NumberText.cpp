// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/support/NumberText.h"

#include <QLocale>

#include <cmath>

namespace tessera::tst_NumberText {

class TestNumberText : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void durations_data() {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<bool>("tenths");
        QTest::addColumn<QString>("text");
        QTest::newRow("zero") << 0.0 << false << QStringLiteral("0:00");
        QTest::newRow("cut, not rounded") << 59.99 << false << QStringLiteral("0:59");
        QTest::newRow("a minute") << 60.0 << false << QStringLiteral("1:00");
        QTest::newRow("an hour") << 3661.0 << false << QStringLiteral("1:01:01");
        QTest::newRow("exactly an hour") << 3600.0 << false << QStringLiteral("1:00:00");
        QTest::newRow("days") << 360000.0 << false << QStringLiteral("100:00:00");
        QTest::newRow("tenths") << 4.29 << true << QStringLiteral("0:04.2");
        QTest::newRow("milliseconds") << 0.0129 << true << QStringLiteral("13 ms");
        QTest::newRow("rounded down") << 0.0124 << true << QStringLiteral("12 ms");
        QTest::newRow("microseconds") << 0.0004 << true << QStringLiteral("< 1 ms");
        QTest::newRow("rounded to a millisecond") << 0.0006 << true << QStringLiteral("1 ms");
        QTest::newRow("rounded to a second") << 0.9996 << true << QStringLiteral("0:01.0");
        QTest::newRow("a second") << 1.0 << true << QStringLiteral("0:01.0");
        QTest::newRow("no time at all") << 0.0 << true << QStringLiteral("0:00.0");
        QTest::newRow("no milliseconds without tenths")
            << 0.0129 << false << QStringLiteral("0:00");
        QTest::newRow("a tenth") << 0.1 << true << QStringLiteral("100 ms");
        QTest::newRow("no tenths from an hour on") << 3600.5 << true << QStringLiteral("1:00:00");
        QTest::newRow("negative") << -1.0 << false << QStringLiteral("0:00");
    }

    void durations() {
        QFETCH(double, seconds);
        QFETCH(bool, tenths);
        QTEST(durationText(seconds, tenths), "text");
    }

    void counts() {
        const auto plain = [](const QString& text) {
            return QString(text).replace(QChar::Nbsp, u' ');
        };
        QCOMPARE(plain(countText(0)), QStringLiteral("0"));
        QCOMPARE(plain(countText(999)), QStringLiteral("999"));
        QCOMPARE(plain(countText(1000)), QStringLiteral("1.00 k"));
        QCOMPARE(plain(countText(52'345'678)), QStringLiteral("52.3 M"));
        QCOMPARE(plain(countText(999'960)), QStringLiteral("1.00 M"));
        QCOMPARE(plain(countText(1.2e9)), QStringLiteral("1.20 G"));
        QCOMPARE(plain(countText(9.7e17)), QStringLiteral("970.0 P"));
        QCOMPARE(plain(countText(3e47)), QStringLiteral("10⁴⁷"));
        QCOMPARE(plain(shortCountText(9e120)), QStringLiteral("10¹²¹"));
        QCOMPARE(powerOfTenText(6.0), QStringLiteral("1.0 × 10⁶"));
        QCOMPARE(powerOfTenText(120.7), QStringLiteral("5.0 × 10¹²⁰"));
        QCOMPARE(powerOfTenText(5.9999), QStringLiteral("1.0 × 10⁶"));
        QCOMPARE(powerOfTenText(-2.5), QStringLiteral("3.2 × 10⁻³"));
        QCOMPARE(plainText(1984), QStringLiteral("1984"));
        QCOMPARE(plainText(1915.25, 1), QStringLiteral("1915.3"));
        QCOMPARE(plain(shortCountText(500'000)), QStringLiteral("500 k"));
        QCOMPARE(plain(shortCountText(1'500'000)), QStringLiteral("1.5 M"));
    }

    /// In Arabic a unit would come before its number, and a rotation's arrow after it.
    void orderIsKeptInArabic() {
        QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Morocco));
        const QString count = countText(1'250'000);
        const QString turns = leftToRight(QStringLiteral("⟳1"));
        QLocale::setDefault(QLocale::c());
        QVERIFY(count.startsWith(QChar(0x2066)) && count.endsWith(u'M' + QString(QChar(0x2069))));
        QCOMPARE(turns, QStringLiteral("\u2066⟳1\u2069"));
        QCOMPARE(leftToRight(QStringLiteral("⟳1")), QStringLiteral("⟳1"));
    }

    void forecastsHaveOneFigure() {
        QCOMPARE(forecastText(0), QStringLiteral("about 1 second(s)"));
        QCOMPARE(forecastText(34), QStringLiteral("about 30 second(s)"));
        QCOMPARE(forecastText(57), QStringLiteral("about 1 minute(s)"));
        QCOMPARE(forecastText(140), QStringLiteral("about 2 minute(s)"));
        QCOMPARE(forecastText(58 * 60), QStringLiteral("about 1 hour(s)"));
        QCOMPARE(forecastText(5.7 * 3600), QStringLiteral("about 6 hour(s)"));
        QCOMPARE(forecastText(16 * 3600), QStringLiteral("about 20 hour(s)"));
        QCOMPARE(forecastText(28 * 3600), QStringLiteral("about 1 day(s)"));
        QCOMPARE(forecastText(13 * 86400.0), QStringLiteral("about 10 day(s)"));
        for (const double seconds : {31 * 86400.0, 1e300, double(INFINITY), double(NAN)})
            QCOMPARE(forecastText(seconds), QStringLiteral("more than a month"));
    }

    void specialCharactersAreEscaped() {
        QCOMPARE(latexText(QStringLiteral("5×5 & 10% of a_b, #1 $ {x} ~^\\")),
                 QStringLiteral("5$\\times$5 \\& 10\\% of a\\_b, \\#1 \\$ \\{x\\} \\~{}\\^{}"
                                "\\textbackslash{}"));
        QCOMPARE(latexText(QStringLiteral("χ² of a[1]*")), QStringLiteral("$\\chi$² of a{[}1]{*}"));
        QCOMPARE(markdownCell(QStringLiteral(" a|b\nc ")), QStringLiteral("a\\|b c"));
        QCOMPARE(csvField(QStringLiteral("a;b c")), QByteArray("a;b c"));
        QCOMPARE(csvField(QStringLiteral("a,b")), QByteArray("\"a,b\""));
        QCOMPARE(csvField(QStringLiteral("a\"b")), QByteArray("\"a\"\"b\""));
        QCOMPARE(csvField(QStringLiteral("a\nb")), QByteArray("\"a\nb\""));
        QCOMPARE(csvField(QStringLiteral("a\rb")), QByteArray("\"a\rb\""));
    }

    void tablesAreTextForOthers() {
        const TextTable table{{QStringLiteral("a_b"), QStringLiteral("n"), QStringLiteral("m")},
                              1,
                              {{QStringLiteral("x,y"), QStringLiteral("1"), QStringLiteral("2")},
                               {QStringLiteral("z"), QStringLiteral("3"), QStringLiteral("4")}},
                              {{1, 2}}};
        QCOMPARE(table.csv(), QByteArray("a_b,n,m\n\"x,y\",1,2\nz,3,4\n"));
        QCOMPARE(table.markdown(), QByteArray("| a_b | n | m |\n|---|--:|--:|\n"
                                              "| x,y | 1 | 2 |\n| z | 3 | **4** |\n"));
        QCOMPARE(table.latex(),
                 QByteArray("\\begin{tabular}{lrr}\n\\toprule\na\\_b & n & m \\\\\n\\midrule\n"
                            "x,y & 1 & 2 \\\\\nz & 3 & \\textbf{4} \\\\\n"
                            "\\bottomrule\n\\end{tabular}\n"));
    }

    /// Where the digits, the unit or the form change.
    void formsChangeWhereTheyShould() {
        const auto plain = [](const QString& text) {
            return QString(text).replace(QChar::Nbsp, u' ');
        };
        QCOMPARE(plain(countText(999.4)), QStringLiteral("999"));
        QCOMPARE(plain(countText(999.5)), QStringLiteral("1.00 k"));
        QCOMPARE(plain(countText(9990)), QStringLiteral("9.99 k"));
        QCOMPARE(plain(countText(9996)), QStringLiteral("10.0 k"));
        QCOMPARE(plain(countText(-1250)), QStringLiteral("-1.25 k"));
        QCOMPARE(plain(countText(1e18)), QStringLiteral("10¹⁸"));
        QCOMPARE(plain(countText(9.99e17)), QStringLiteral("999.0 P"));
        QCOMPARE(plain(shortCountText(1e18)), QStringLiteral("10¹⁸"));
        QCOMPARE(plain(shortCountText(999)), QStringLiteral("999"));
        QCOMPARE(powerOfTenText(-0.001), QStringLiteral("1.0 × 10⁰"));
        constexpr double day = 86400;
        constexpr double year = 365.25 * day;
        QCOMPARE(roughDurationText(2 * day - 1), QStringLiteral("47:59:59"));
        QCOMPARE(roughDurationText(2 * day), QStringLiteral("2 days"));
        QCOMPARE(roughDurationText(2.6 * day), QStringLiteral("3 days"));
        QCOMPARE(roughDurationText(2 * year - day), QStringLiteral("730 days"));
        QCOMPARE(roughDurationText(2 * year), QStringLiteral("2 years"));
        QCOMPARE(plain(roughDurationText(999.9 * year)), QStringLiteral("999 years"));
        QCOMPARE(plain(roughDurationText(1250 * year)), QStringLiteral("1.25 k years"));
        QCOMPARE(forecastText(30 * day - 1), QStringLiteral("about 30 day(s)"));
        QCOMPARE(forecastText(30 * day), QStringLiteral("more than a month"));
        QCOMPARE(forecastText(54.9), QStringLiteral("about 50 second(s)"));
        QCOMPARE(forecastText(0.2), QStringLiteral("about 1 second(s)"));
        QCOMPARE(latexText(QStringLiteral("%")), QStringLiteral("\\%"));
        QCOMPARE(plainText(0.25, 2), QStringLiteral("0.25"));
        QCOMPARE(durationText(3599.95, true), QStringLiteral("59:59.9"));
        QCOMPARE(durationText(1e300), durationText(1e12));
    }

    void roughDurations() {
        constexpr double day = 86400;
        QCOMPARE(roughDurationText(61), QStringLiteral("1:01"));
        QCOMPARE(roughDurationText(47.5 * 3600), QStringLiteral("47:30:00"));
        QCOMPARE(roughDurationText(3.4 * day), QStringLiteral("3 days"));
        QCOMPARE(roughDurationText(800 * day), QStringLiteral("2 years"));
        QCOMPARE(roughDurationText(1e59), QStringLiteral("10⁵² years"));
    }
};

TESSERA_TEST(TestNumberText, Needs::Nothing)

} // namespace tessera::tst_NumberText

#include "tst_NumberText.moc"
