// SPDX-License-Identifier: MIT
// The lines that `replay` answers with, without their line feeds.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/refusal.h"
#include "protocol/text.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace protocol {

// What a line shows beside its verdict, as JSON: see write_position and write_legal.
struct Shown {
    std::optional<std::string> position{};
    std::optional<std::string> legal{};
};

// `n` counts lines from 0, the header.
std::string write_accepted(std::size_t n, const Shown& shown = {});
std::string write_refused(std::size_t n, byzantium::RuleId rule, std::string_view message, const Shown& shown = {});
std::string write_refused(std::size_t n, const Malformed& malformed, const Shown& shown = {});
std::string write_refused(std::size_t n, const byzantium::Board& board, const byzantium::Refusal& refusal,
                          const Shown& shown = {});

}  // namespace protocol
