// SPDX-License-Identifier: MIT
// What somebody wants to read about, wherever they are: what F1 opens there.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/vp_sources.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace present {

enum class HelpPage : std::uint8_t { battle, scoring, rulings, odds };
inline constexpr std::array help_pages{HelpPage::battle, HelpPage::scoring, HelpPage::rulings, HelpPage::odds};
// As its files are named, in every language: "battle".
std::string_view file_word(HelpPage page);

struct HelpContents {
    bool operator==(const HelpContents&) const = default;
};
using RuleIds = std::vector<std::string>;  // "BYZ-9", in the order they are to be read
// The book where it was left, a page of it, or some rules: at least one.
using HelpTopic = std::variant<HelpContents, HelpPage, RuleIds>;

// About a quantity on the table.
RuleIds rules_about(const byzantium::Setting& quantity);
// About what the position asks.
RuleIds rules_asked(const byzantium::Position& now);
// About an entry that was made at that position; empty for a correction by the table.
RuleIds rules_of(const byzantium::Position& before, const byzantium::Entry& entry);
// About where VP come from; empty for what the table corrected.
RuleIds rules_of(byzantium::VpSource source);

// "BYZ-9"; with more than one, that there are: "BYZ-40 ..."
std::string short_words(const RuleIds& rules);
// What a click on something that stands on these does.
std::string rules_tip(const RuleIds& rules);

}  // namespace present
