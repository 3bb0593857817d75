// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/JsonKeys.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

namespace tessera {

std::optional<qsizetype> doubledKeyInJson(QByteArrayView json) {
    struct Level {
        bool isObject = false;
        bool isKeyNext = false;
        std::set<std::string_view> keys;
    };
    std::vector<Level> levels;
    for (qsizetype at = 0; at < json.size(); ++at) {
        const char byte = json[at];
        if (byte == '{' || byte == '[') {
            levels.push_back({byte == '{', byte == '{', {}});
            continue;
        }
        if (levels.empty())
            continue;
        Level& level = levels.back();
        if (byte == '}' || byte == ']') {
            levels.pop_back();
        } else if (byte == ',') {
            level.isKeyNext = level.isObject;
        } else if (byte == '"') {
            const qsizetype start = at;
            while (++at < json.size() && json[at] != '"')
                at += json[at] == '\\' ? 1 : 0;
            at = std::min(at, json.size() - 1);
            const std::string_view text(json.data() + start, static_cast<std::size_t>(at - start));
            if (level.isKeyNext && !level.keys.insert(text).second)
                return start;
            level.isKeyNext = false;
        }
    }
    return std::nullopt;
}

} // namespace tessera
