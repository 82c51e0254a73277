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
    // Reads a text of paragraphs, "ID TITLE" on the first line of each, under headings "## HEADING"; what it does not
    // understand it leaves out. The form stands in rules/README.md of a game's resources.
    explicit RuleTexts(std::string_view file);

    // Nothing if the file has no text for that rule: then the id alone must do.
    const RuleText* find(std::string_view id) const;  // "BYZ-30"
    std::size_t count() const { return texts_.size(); }
    const std::vector<RuleGroup>& groups() const { return groups_; }

private:
    void read_paragraph(std::string_view paragraph, std::string_view heading);
    void add_to_group(const std::string& id, std::string_view heading);

    std::map<std::string, RuleText, std::less<>> texts_;  // by the protocol's text of the id
    std::vector<RuleGroup> groups_;
};

// "BYZ-30  Nobody attacks himself", and its text below in lines of at most so many columns.
std::string rule_paragraph(std::string_view id, const RuleText& rule, std::size_t columns);
// The id alone if it has no text.
std::string rule_paragraph(const RuleTexts& texts, std::string_view id, std::size_t columns);

// The rules that hold every one of these words, whatever its capitals, in their title or their text; an id, or its
// number alone, is that rule only. Without words, all of them. Groups in which nothing was found are left out.
std::vector<RuleGroup> find_rules(const RuleTexts& texts, const std::vector<std::string>& words);

// Whether a text is the id of a rule as all games write it: capitals, a hyphen, digits: "BYZ-30".
bool is_rule_id(std::string_view text);
// Whether it is one of the game whose rules have this mark, in whatever capitals: "byz-30" of "BYZ".
bool is_rule_id_of(std::string_view text, std::string_view mark);
// Whether a word of a search stands for a rule, "30" or "byz-30"; if not, it is a word like others.
bool means_a_rule(std::string_view word);
// Whether it stands for that one.
bool means_rule(std::string_view word, std::string_view id);

// The ids of rules that a text names: "Not allowed, BYZ-30: ...", where the game's mark is "BYZ". Each once, in the
// order of the text.
std::vector<std::string> rules_named(std::string_view text, std::string_view mark);

}  // namespace present
