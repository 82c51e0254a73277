// SPDX-License-Identifier: MIT
// The lines that `replay` answers with, without their line feeds.
#pragma once

#include "protocol/text.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace protocol {

// What a line shows beside its verdict, as JSON: see write_position, write_legal and the
// protocol's advice.
struct Shown {
    std::optional<std::string> position{};
    std::optional<std::string> legal{};
    std::optional<std::string> advice{};
};

// An entry that the rules of its game do not accept: the id of the rule, and why in English.
struct Refused {
    std::string rule;
    std::string message;
};

// `n` counts lines from 0, the header.
std::string write_accepted(std::size_t n, const Shown& shown = {});
std::string write_refused(std::size_t n, const Refused& refused, const Shown& shown = {});
std::string write_refused(std::size_t n, const Malformed& malformed, const Shown& shown = {});

}  // namespace protocol
