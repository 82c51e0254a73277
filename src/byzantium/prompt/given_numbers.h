// SPDX-License-Identifier: MIT
// The numbers given with options, which were checked when the arguments were read.
#pragma once

#include "cli/line/commands.h"

#include <charconv>
#include <string>

namespace byzantium::prompt {

// Otherwise, where the option is not given.
template <class Number>
Number number_of(const cli::Given& given, const std::string& name, Number otherwise) {
    const auto option = given.options.find(name);
    if (option == given.options.end()) return otherwise;
    Number number{};
    std::from_chars(option->second.data(), option->second.data() + option->second.size(), number);
    return number;
}

}  // namespace byzantium::prompt
