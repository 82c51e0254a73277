// SPDX-License-Identifier: MIT
// What somebody wants to read about, wherever they are: what F1 opens there.
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace present {

// A page of a game's help, as its files are named in every language: "battle".
struct HelpPage {
    std::string name;
    bool operator==(const HelpPage&) const = default;
};
struct HelpContents {
    bool operator==(const HelpContents&) const = default;
};
using RuleIds = std::vector<std::string>;  // "BYZ-9", in the order they are to be read
// The book where it was left, a page of it, or some rules: at least one.
using HelpTopic = std::variant<HelpContents, HelpPage, RuleIds>;

// "BYZ-9"; with more than one, that there are: "BYZ-40 ..."
std::string short_words(const RuleIds& rules);
// What a click on something that stands on these does.
std::string rules_tip(const RuleIds& rules);

}  // namespace present
