// SPDX-License-Identifier: MIT
#include "present/desk/page.h"

#include "present/language/words.h"

#include <utility>

namespace present {

Row numbered_row(std::size_t index, std::string text) {
    Row row;
    row.key = std::to_string(index + 1);
    row.text = std::move(text);
    return row;
}

std::string nothing_ruled_out() { return translated("Nothing is ruled out here"); }

std::string what_else_waits() {
    return translated("Every answer to this question is allowed now. Anything else has to wait until it is answered.");
}

}  // namespace present
