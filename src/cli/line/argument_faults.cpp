// SPDX-License-Identifier: MIT
#include "cli/line/argument_faults.h"

#include "cli/line/words.h"
#include "present/language/phrases.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace cli {

namespace {

// What CLI11 says in English, with the one place that it fills in.
constexpr std::array sentences_of_cli11{
    marked("A subcommand is required"),
    marked("{argument} is required"),
    marked("The following argument was not expected: {argument}"),
    marked("The following arguments were not expected: {argument}"),
    marked("Could not convert: {argument}"),
    marked("{argument} requires a value"),
};

// What stands in the sentence at {argument}; nothing if it is not this sentence.
std::optional<std::string> argument_in(std::string_view sentence, std::string_view said) {
    constexpr std::string_view place = "{argument}";
    const auto at = sentence.find(place);
    if (at == std::string_view::npos) return sentence == said ? std::optional<std::string>{""} : std::nullopt;
    const auto before = sentence.substr(0, at);
    const auto behind = sentence.substr(at + place.size());
    if (!said.starts_with(before) || !said.ends_with(behind)) return std::nullopt;
    return std::string{said.substr(at, said.size() - before.size() - behind.size())};
}

}  // namespace

std::string in_our_words(std::string said) {
    if (const auto missing = said.find(": 1 required "); missing != std::string::npos && said.ends_with(" missing"))
        said = said.substr(0, missing) + " requires a value";
    for (const char* sentence : sentences_of_cli11)
        if (const auto argument = argument_in(sentence, said)) return say(sentence, arg("argument", *argument));
    return said;
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
