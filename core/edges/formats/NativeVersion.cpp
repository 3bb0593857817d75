// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/NativeVersion.h"

namespace tessera {

namespace {

constexpr int kMajor = 1;
constexpr int kMinor = 0;

const QString kFormatKey = QStringLiteral("format");
const QString kFormatValue = QStringLiteral("tessera");
const QString kVersionKey = QStringLiteral("version");

QString own(int major, int minor) { return QStringLiteral("%1.%2").arg(major).arg(minor); }

/// @returns the minor version.
int checkVersion(const JsonNode& root) {
    const JsonNode format = root.at(kFormatKey);
    if (format.text() != kFormatValue)
        format.fail(QStringLiteral("“%1”").arg(kFormatValue));
    const JsonNode version = root.at(kVersionKey);
    const QStringList parts = version.text().split(u'.');
    bool majorOk = false;
    bool minorOk = false;
    const int major = parts.first().toInt(&majorOk);
    const int minor = parts.last().toInt(&minorOk);
    if (parts.size() != 2 || !majorOk || !minorOk || major != kMajor || minor < 0)
        version.fail(FormatText::tr("a version %1.x of the format").arg(kMajor));
    return minor;
}

} // namespace

QJsonObject unknownKeysOf(const JsonNode& root, const QStringList& known, QStringList& warnings) {
    const int minor = checkVersion(root);
    QJsonObject unknown = root.object();
    for (const QString& key : known)
        unknown.remove(key);
    // The unknown keys belong to that version, so its number is kept with them.
    if (minor > kMinor) {
        unknown[kVersionKey] = own(kMajor, minor);
        warnings += FormatText::tr(
                        "The file has a newer version of the format (%1). Unknown parts are kept.")
                        .arg(own(kMajor, minor));
    }
    return unknown;
}

JsonMembers nativeHead(const QJsonObject& unknown) {
    return {{kFormatKey, kFormatValue},
            {kVersionKey, unknown.value(kVersionKey).toString(own(kMajor, kMinor))}};
}

void addUnknownKeys(JsonMembers& members, const QJsonObject& unknown) {
    for (auto key = unknown.begin(); key != unknown.end(); ++key) {
        if (key.key() != kVersionKey)
            members.emplace_back(key.key(), key.value());
    }
}

} // namespace tessera
