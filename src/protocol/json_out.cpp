// SPDX-License-Identifier: MIT
#include "protocol/json_out.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace protocol::json {
namespace {

bool plain(char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; }

}  // namespace

void put(std::string& out, std::string_view text) {
    if (!std::all_of(text.begin(), text.end(), plain)) {
        out += nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
        return;
    }
    out += '"';
    out += text;
    out += '"';
}

}  // namespace protocol::json
