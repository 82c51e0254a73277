// SPDX-License-Identifier: MIT
// The rules in short, in our own words, by id, and grouped as in the rulebook.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace present {

struct RuleText {
    std::string title;
    std::string text;
};

struct RuleGroup {
    std::string title;             // empty for rules before the first heading
    std::vector<std::string> ids;  // in the order of the file; not empty
    bool operator==(const RuleGroup&) const = default;
};

class RuleTexts {
public:
    // Reads a text of paragraphs, "ID TITLE" on the first line of each, under headings "## HEADING"; leaves out
    // anything else. rules/README.md of a game's resources describes the form.
    explicit RuleTexts(std::string_view file);

    // nullptr if the file has no text for that rule.
    const RuleText* find(std::string_view id) const;  // "BYZ-30"
    std::size_t count() const { return texts_.size(); }
    const std::vector<RuleGroup>& groups() const { return groups_; }

private:
    void read_paragraph(std::string_view paragraph, std::string_view heading);
    void add_to_group(const std::string& id, std::string_view heading);

    std::map<std::string, RuleText, std::less<>> texts_;  // by the protocol's text of the id
    std::vector<RuleGroup> groups_;
};

// "BYZ-30  Nobody attacks himself", and below it the text in lines of at most so many columns.
std::string rule_paragraph(std::string_view id, const RuleText& rule, std::size_t columns);
// The id alone if it has no text. What the program refuses by itself has a name for programs only, and no id here.
std::string rule_paragraph(const RuleTexts& texts, std::string_view id, std::size_t columns);

// The rules that contain every one of these words in title or text, ignoring case. An id, or its number, matches only
// that rule. Without words, all rules. Groups without a match are left out.
std::vector<RuleGroup> find_rules(const RuleTexts& texts, const std::vector<std::string>& words);

// Whether a text is the id of a rule as all games write it: capitals, a hyphen, digits.
bool is_rule_id(std::string_view text);
// Whether it is an id of the game with this mark, ignoring case: "byz-30" of "BYZ".
bool is_rule_id_of(std::string_view text, std::string_view mark);
// Whether a search word means a rule, like "30" or "byz-30".
bool means_a_rule(std::string_view word);
// Whether it means this rule.
bool means_rule(std::string_view word, std::string_view id);

// The ids of rules that a text names: "Not allowed, BYZ-30: ...", where the game's mark is "BYZ". Each once, in the
// order of the text.
std::vector<std::string> rules_named(std::string_view text, std::string_view mark);

}  // namespace present
