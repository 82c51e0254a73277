// SPDX-License-Identifier: MIT
#include "cli/line/argument_faults.h"

#include "cli/line/words.h"
#include "present/language/phrases.h"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace cli {

std::string without_details(const std::string& help) { return help.substr(0, help.find_first_of(":;,\n")); }

std::string say_missing(const std::string& command, const std::string& help, const std::string& example) {
    return say("{command}: {argument} is missing, for example: {example}", arg("command", command),
               arg("argument", without_details(help)), arg("example", example));
}

std::string say_wrong(const std::string& command, const std::string& argument, const std::string& fault,
                      const std::string& example) {
    if (example.empty())
        return say("{command}: {argument}: {fault}.", arg("command", command), arg("argument", argument),
                   arg("fault", fault));
    return say("{command}: {argument}: {fault}, for example: {example}", arg("command", command),
               arg("argument", argument), arg("fault", fault), arg("example", example));
}

std::string say_unexpected(const std::string& command, const std::string& argument, const std::string& example) {
    if (example.empty())
        return say("{command}: “{argument}” is not expected here.", arg("command", command), arg("argument", argument));
    return say("{command}: “{argument}” is not expected here. It is written like this: {example}",
               arg("command", command), arg("argument", argument), arg("example", example));
}

std::string unless_whole_number(const std::string& text, int lowest, int highest) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    if (whole && number >= lowest && number <= highest) return {};
    return say("must be a whole number from {lowest} to {highest}, not {text}", arg("lowest", lowest),
               arg("highest", highest), arg("text", text.empty() ? translated("nothing") : text));
}

std::string unless_one_of(const std::string& text, const std::vector<std::string>& words) {
    if (std::find(words.begin(), words.end(), text) != words.end()) return {};
    return say("must be one of {words}, not {text}", arg("words", present::listed(words)),
               arg("text", text.empty() ? translated("nothing") : text));
}

}  // namespace cli
