// SPDX-License-Identifier: MIT
// A position as JSON, as the page of the rules gives it.
#pragma once

#include "eko/rules/awaits.h"
#include "eko/rules/header.h"
#include "eko/rules/position.h"

#include <string>

namespace eko::text {

std::string write_position(const Table& table, const Position& now);
std::string write_awaits(const Awaits& awaits);
std::string write_result(const Table& table, const Result& result);

}  // namespace eko::text
