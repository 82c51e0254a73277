// SPDX-License-Identifier: MIT
// The rules in short, in our own words, by id.
#pragma once

#include "byzantium/ids.h"

#include <map>
#include <string>
#include <string_view>

namespace present {

struct RuleText {
    std::string title;
    std::string text;
};

class RuleTexts {
public:
    // Reads a text of paragraphs, "ID TITLE" on the first line of each; what it does not understand it leaves out.
    explicit RuleTexts(std::string_view file);

    // Nothing if the file has no text for that rule: then the id alone must do.
    const RuleText* find(byzantium::RuleId rule) const;
    std::size_t count() const { return texts_.size(); }

private:
    void read_paragraph(std::string_view paragraph);

    std::map<std::string, RuleText, std::less<>> texts_;  // by the protocol's text of the id
};

// "BYZ-30 Nobody attacks himself", and its text below in lines of at most so many columns.
std::string rule_paragraph(const RuleTexts& texts, byzantium::RuleId rule, std::size_t columns);

}  // namespace present
