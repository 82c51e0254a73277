// SPDX-License-Identifier: MIT
#include "present/help/rules.h"

#include "present/language/columns.h"
#include "present/language/letters.h"
#include "present/language/phrases.h"

#include <algorithm>

namespace present {

namespace {

constexpr std::string_view chapter_mark = "## ";

std::string_view take_line(std::string_view& text) {
    const auto end = std::min(text.find('\n'), text.size());
    const auto line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

bool is_number(std::string_view word) {
    return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool rule_holds(std::string_view id, const RuleText& rule, const std::string& word) {
    if (means_a_rule(word)) return means_rule(word, id);
    return small_letters(rule.title + '\n' + rule.text).find(small_letters(word)) != std::string::npos;
}

}  // namespace

RuleTexts::RuleTexts(std::string_view file) {
    std::string paragraph;
    std::string_view heading;
    while (!file.empty()) {
        const auto line = take_line(file);
        if (line.empty()) {
            read_paragraph(paragraph, heading);
            paragraph.clear();
        } else if (line.starts_with(chapter_mark)) {
            heading = line.substr(chapter_mark.size());
        } else if (!line.starts_with('#')) {
            paragraph.append(line).push_back('\n');
        }
    }
    read_paragraph(paragraph, heading);
}

void RuleTexts::read_paragraph(std::string_view paragraph, std::string_view heading) {
    const auto first = take_line(paragraph);
    const auto blank = first.find(' ');
    if (blank == std::string_view::npos) return;
    std::string text{paragraph.substr(0, paragraph.find_last_not_of('\n') + 1)};
    std::replace(text.begin(), text.end(), '\n', ' ');
    const std::string id{first.substr(0, blank)};
    if (!texts_.contains(id)) add_to_group(id, heading);
    texts_.insert_or_assign(id, RuleText{std::string{first.substr(blank + 1)}, std::move(text)});
}

void RuleTexts::add_to_group(const std::string& id, std::string_view heading) {
    if (groups_.empty() || groups_.back().title != heading) groups_.push_back({std::string{heading}, {}});
    groups_.back().ids.push_back(id);
}

const RuleText* RuleTexts::find(std::string_view id) const {
    const auto known = texts_.find(id);
    return known == texts_.end() ? nullptr : &known->second;
}

std::string rule_paragraph(std::string_view id, const RuleText& rule, std::size_t columns) {
    const std::string number = is_rule_id(id) ? std::string{id} + "  " : std::string{};
    return number + rule.title + '\n' + wrapped(rule.text, columns, "  ");
}

std::string rule_paragraph(const RuleTexts& texts, std::string_view id, std::size_t columns) {
    const RuleText* known = texts.find(id);
    if (known != nullptr) return rule_paragraph(id, *known, columns);
    return is_rule_id(id) ? std::string{id} + '\n' : std::string{};
}

std::vector<RuleGroup> find_rules(const RuleTexts& texts, const std::vector<std::string>& words) {
    std::vector<RuleGroup> found;
    for (const RuleGroup& group : texts.groups()) {
        RuleGroup some{group.title, {}};
        for (const auto& id : group.ids)
            if (std::all_of(words.begin(), words.end(),
                            [&](const std::string& word) { return rule_holds(id, *texts.find(id), word); }))
                some.ids.push_back(id);
        if (!some.ids.empty()) found.push_back(std::move(some));
    }
    return found;
}

bool is_rule_id(std::string_view text) {
    const auto hyphen = text.find('-');
    return hyphen != std::string_view::npos && hyphen > 0 && is_number(text.substr(hyphen + 1)) &&
           std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(hyphen), is_capital);
}

bool is_rule_id_of(std::string_view text, std::string_view mark) {
    const std::string id = upper(std::string{text});
    return is_rule_id(id) && id.starts_with(std::string{mark} + '-');
}

bool means_a_rule(std::string_view word) { return is_number(word) || is_rule_id(upper(std::string{word})); }

bool means_rule(std::string_view word, std::string_view id) {
    if (!is_number(word)) return upper(std::string{word}) == id;
    return id.ends_with("-" + std::string{word});
}

std::vector<std::string> rules_named(std::string_view text, std::string_view mark) {
    std::vector<std::string> ids;
    for (auto at = text.find(mark); at != std::string_view::npos; at = text.find(mark, at + 1)) {
        const auto digits = at + mark.size() + 1;
        if (digits > text.size()) break;
        std::string id{text.substr(at, std::min(text.find_first_not_of("0123456789", digits), text.size()) - at)};
        if (is_rule_id(id) && std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(std::move(id));
    }
    return ids;
}

}  // namespace present
