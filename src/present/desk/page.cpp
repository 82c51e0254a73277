// SPDX-License-Identifier: MIT
#include "present/desk/page.h"

#include <utility>

namespace present {

Row numbered_row(std::size_t index, std::string text) {
    Row row;
    row.key = std::to_string(index + 1);
    row.text = std::move(text);
    return row;
}

}  // namespace present
