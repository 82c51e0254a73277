// SPDX-License-Identifier: MIT
// What the desk's question, or whatever lies over it, is about: for those who ask for the rules.
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/entries/rule_topics.h"
#include "present/help/rules.h"

namespace byzantium::words {

using namespace present;

HelpTopic Desk::topic() const {
    if (auto refused = rules_named(message_); !refused.empty()) return refused;
    if (selected_ < page_.rows.size() && !page_.rows[selected_].rule.empty())
        return RuleIds{page_.rows[selected_].rule};
    if (!covers_.empty()) return std::visit([this](const auto& cover) { return topic_of(cover); }, covers_.back());
    if (judges_a_draft()) return repair_->topic();
    return rules_asked(asked());
}

HelpTopic Desk::topic_of(const Correcting& correcting) const { return rules_about(correcting.correction.current()); }

HelpTopic Desk::topic_of(const Inspecting& inspecting) const {
    if (inspecting.why_not) return RuleIds{to_text(rule(*inspecting.why_not))};
    if (selected_ >= inspecting.settings.size()) return HelpContents{};
    return rules_about(inspecting.settings[selected_]);
}

HelpTopic Desk::topic_of(const Explaining&) const { return rules_asked(asked()); }

HelpTopic Desk::topic_of(const LookingBack&) const { return rules_asked(shown()); }

HelpTopic Desk::topic_of(const Planning&) const { return odds_page(); }

HelpTopic Desk::topic_of(const Watching&) const { return RuleIds{"BYZ-45", "BYZ-55", "BYZ-64"}; }

}  // namespace byzantium::words
