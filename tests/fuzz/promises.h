// SPDX-License-Identifier: MIT
// What a fuzz target promises of every input: a broken promise ends the program, and the fuzzer keeps the input.
#pragma once

#include "protocol/json_in.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace fuzz {

inline void require(bool holds, const char* promise) {
    if (holds) return;
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::abort();
}

inline void require_json(std::string_view text, const char* promise) {
    require(protocol::json::Document::parse(text).has_value(), promise);
}

}  // namespace fuzz
