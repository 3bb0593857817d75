// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace tessera::tst_FeatureTable {

namespace {

QString sourceDir() { return QStringLiteral(TESSERA_SOURCE_DIR); }

QString contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The text of a test by its name, in any folder.
QString testNamed(const QString& name) {
    for (const char* folder : {"core", "widgets", "app"}) {
        const QString text = contentOf(
            QStringLiteral("%1/tests/%2/%3.cpp").arg(sourceDir(), QLatin1String(folder), name));
        if (!text.isEmpty())
            return text;
    }
    return {};
}

} // namespace

/// The table of features names tests: each must exist.
class TestFeatureTable : public QObject {
    Q_OBJECT

private slots:
    void everyLineNamesATestThatExists_data() {
        QTest::addColumn<QString>("proof");
        const QString table = contentOf(sourceDir() + QStringLiteral("/tests/FEATURES.md"));
        for (const QString& line : table.split(u'\n')) {
            // Not all tables compare with other programs, but all have a last column.
            const QStringList cells = line.split(QStringLiteral(" | "));
            const bool isFeature = line.startsWith(QStringLiteral("| ")) &&
                                   !cells.back().startsWith(QStringLiteral("proved by"));
            if (isFeature)
                QTest::newRow(qPrintable(cells.front().mid(2)))
                    << QString(cells.back()).remove(u'|').trimmed();
        }
    }

    void everyLineNamesATestThatExists() {
        QFETCH(QString, proof);
        QString text;
        int checks = 0;
        // `tst_Name` one, two, `tst_Other` three
        static const QRegularExpression word(QStringLiteral("`(tst_\\w+)`|(\\w+)"));
        for (auto words = word.globalMatch(proof); words.hasNext();) {
            const QRegularExpressionMatch next = words.next();
            if (!next.captured(1).isEmpty()) {
                text = testNamed(next.captured(1));
                QVERIFY2(!text.isEmpty(), qPrintable(next.captured(1)));
                continue;
            }
            ++checks;
            const QString check = QStringLiteral("    void %1() {").arg(next.captured(2));
            QVERIFY2(text.contains(check), qPrintable(next.captured(2)));
        }
        QVERIFY2(checks > 0, qPrintable(proof));
    }

    void theTableIsThere() {
        const QString table = contentOf(sourceDir() + QStringLiteral("/tests/FEATURES.md"));
        QVERIFY(table.count(QStringLiteral("`tst_")) > 30);
    }
};

TESSERA_TEST(TestFeatureTable, Needs::Nothing)

} // namespace tessera::tst_FeatureTable

#include "tst_FeatureTable.moc"
