// SPDX-License-Identifier: MIT
#include "protocol/json_out.h"

#include "wording/printable.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace protocol::json {
namespace {

bool plain(char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; }

}  // namespace

void put(std::string& out, std::string_view text) {
    if (!std::all_of(text.begin(), text.end(), plain)) {
        // The library escapes C0; were anything else left that could steer a terminal, plain letters are.
        const auto written = [json = nlohmann::json(text)](bool ascii) {
            return json.dump(-1, ' ', ascii, nlohmann::json::error_handler_t::replace);
        };
        const std::string json = written(false);
        out += wording::printable(json) == json ? json : written(true);
        return;
    }
    out += '"';
    out += text;
    out += '"';
}

}  // namespace protocol::json
