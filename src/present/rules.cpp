// SPDX-License-Identifier: MIT
#include "present/rules.h"

#include "present/columns.h"

#include <algorithm>

namespace present {

namespace {

std::string_view take_line(std::string_view& text) {
    const auto end = std::min(text.find('\n'), text.size());
    const auto line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

}  // namespace

RuleTexts::RuleTexts(std::string_view file) {
    std::string paragraph;
    while (!file.empty()) {
        const auto line = take_line(file);
        if (line.starts_with('#')) continue;
        if (line.empty()) {
            read_paragraph(paragraph);
            paragraph.clear();
        } else {
            paragraph.append(line).push_back('\n');
        }
    }
    read_paragraph(paragraph);
}

void RuleTexts::read_paragraph(std::string_view paragraph) {
    const auto first = take_line(paragraph);
    const auto blank = first.find(' ');
    if (blank == std::string_view::npos) return;
    std::string text{paragraph.substr(0, paragraph.find_last_not_of('\n') + 1)};
    std::replace(text.begin(), text.end(), '\n', ' ');
    texts_.insert_or_assign(std::string{first.substr(0, blank)},
                            RuleText{std::string{first.substr(blank + 1)}, std::move(text)});
}

const RuleText* RuleTexts::find(byzantium::RuleId rule) const {
    const auto known = texts_.find(byzantium::text(rule));
    return known == texts_.end() ? nullptr : &known->second;
}

std::string rule_paragraph(const RuleTexts& texts, byzantium::RuleId rule, std::size_t columns) {
    const std::string id = byzantium::text(rule);
    const RuleText* known = texts.find(rule);
    if (known == nullptr) return id + '\n';
    return id + "  " + known->title + '\n' + wrapped(known->text, columns, "  ");
}

}  // namespace present
