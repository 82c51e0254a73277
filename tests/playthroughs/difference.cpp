// SPDX-License-Identifier: MIT
#include "playthroughs/difference.h"

#include <nlohmann/json.hpp>

namespace playthroughs {
namespace {

using Json = nlohmann::ordered_json;

bool shown_whole(const std::string& path, const Json& value) {
    return !value.is_object() || path == "awaits" || path == "result";
}

void flatten(const Json& object, const std::string& above, Json& leaves) {
    for (const auto& [key, value] : object.items()) {
        const std::string path = above.empty() ? key : above + "." + key;
        if (shown_whole(path, value))
            leaves[path] = value;
        else
            flatten(value, path, leaves);
    }
}

Json leaves_of(const std::string& position) {
    Json leaves = Json::object();
    flatten(Json::parse(position), "", leaves);
    return leaves;
}

}  // namespace

std::string difference(const std::string& before, const std::string& after) {
    const Json old_leaves = leaves_of(before);
    const Json new_leaves = leaves_of(after);
    Json changed = Json::object();
    for (const auto& [path, value] : new_leaves.items())
        if (!old_leaves.contains(path) || old_leaves[path] != value) changed[path] = value;
    for (const auto& [path, value] : old_leaves.items())
        if (!new_leaves.contains(path)) changed[path] = nullptr;
    return changed.dump();
}

}  // namespace playthroughs
