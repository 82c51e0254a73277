// SPDX-License-Identifier: MIT
// The lines of `odds`: an attack in, its exact chances out.
#pragma once

#include "byzantium/odds/force.h"
#include "byzantium/odds/policy.h"
#include "byzantium/odds/report.h"
#include "protocol/lines.h"
#include "protocol/text.h"

#include <tl/expected.hpp>

#include <string>

namespace byzantium::text {

struct Question {
    byzantium::odds::Attack attack{};
    byzantium::odds::Policy policy{};
};

// Any bytes may come in. A question that is given fits the limits of byzantium/odds/force.h.
tl::expected<Question, protocol::Malformed> read_question(const protocol::Line& line);

// JSON without a line feed. Each number is the shortest text that reads as the same double.
std::string write_report(const byzantium::odds::Report& report);
std::string write_refused_question(const protocol::Malformed& malformed);

}  // namespace byzantium::text
