// SPDX-License-Identifier: MIT
// A help topic: what F1 opens.
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace present {

// A page of help, as its files are named in every language: "battle"; and the heading in it to begin at.
struct HelpPage {
    std::string name;
    std::string topic{};  // of the heading, present/help/article.h; empty: from the page's beginning
    bool operator==(const HelpPage&) const = default;
};
struct HelpContents {
    bool operator==(const HelpContents&) const = default;
};
using RuleIds = std::vector<std::string>;  // "BYZ-9", in the order they are to be read
// The book where it was last read, one of its pages, or some rules (at least one).
using HelpTopic = std::variant<HelpContents, HelpPage, RuleIds>;

// "BYZ-9"; for more than one: "BYZ-40 ..."
std::string short_words(const RuleIds& rules);
// A tip: what a click on something about these rules does.
std::string rules_tip(const RuleIds& rules);

}  // namespace present
