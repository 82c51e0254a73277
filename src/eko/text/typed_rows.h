// SPDX-License-Identifier: MIT
// The rows of a board as people type or paste them: one a line, or apart by blanks or commas, in quotes and brackets as
// a file has them, or without.
#pragma once

#include "eko/rules/layout.h"
#include "wording/sentence.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace eko::text {

// A line each.
std::string write_rows(const std::vector<Row>& rows);

struct RowFault {
    std::size_t number;  // of the row, from 1
    std::string typed;   // as it is
    wording::Sentence why;
};
// Capital letters are read as small ones. Else the first row that is wrong.
tl::expected<std::vector<Row>, RowFault> read_rows(std::string_view typed);

}  // namespace eko::text
