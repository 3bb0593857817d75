// SPDX-License-Identifier: GPL-3.0-or-later

// libFuzzer target for the settings file. Seeds: tests/fuzz/seeds/settings.
#include "tests/fuzz/SettingsExercise.h"

#include <QTemporaryDir>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    // In memory if there is such a folder: each input is a file.
    static const QTemporaryDir folder(QFile::exists(QStringLiteral("/dev/shm"))
                                          ? QStringLiteral("/dev/shm/tessera-XXXXXX")
                                          : QStringLiteral("tessera-XXXXXX"));
    static std::uint64_t count = 0;
    tessera::testing::exerciseSettings(
        QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)),
        folder.filePath(QString::number(++count)));
    return 0;
}
