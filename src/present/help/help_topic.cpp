// SPDX-License-Identifier: MIT
#include "present/help/help_topic.h"

#include "present/language/words.h"

#include <fmt/format.h>

namespace present {

std::string short_words(const RuleIds& rules) {
    if (rules.size() < 2) return rules.empty() ? "" : rules.front();
    return rules.front() + " \u2026";
}

std::string rules_tip(const RuleIds& rules) {
    return say("Read {rules}", arg("rules", fmt::format("{}", fmt::join(rules, ", "))));
}

}  // namespace present
