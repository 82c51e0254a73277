// SPDX-License-Identifier: MIT
#include "present/help/rules.h"

#include "present/language/columns.h"
#include "present/language/letters.h"

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

bool is_number(std::string_view word) {
    return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool rule_holds(std::string_view id, const RuleText& rule, const std::string& word) {
    if (const auto meant = rule_meant(word)) return id == *meant;
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
    return std::string{id} + "  " + rule.title + '\n' + wrapped(rule.text, columns, "  ");
}

std::string rule_paragraph(const RuleTexts& texts, std::string_view id, std::size_t columns) {
    const RuleText* known = texts.find(id);
    return known == nullptr ? std::string{id} + '\n' : rule_paragraph(id, *known, columns);
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

std::optional<std::string> rule_meant(std::string_view word) {
    const std::string small = small_letters(word);
    if (is_number(small)) return "BYZ-" + small;
    constexpr std::string_view mark = "byz-";
    return small.starts_with(mark) ? std::optional{"BYZ-" + small.substr(mark.size())} : std::nullopt;
}

std::vector<std::string> rules_named(std::string_view text) {
    constexpr std::string_view mark = "BYZ-";
    std::vector<std::string> ids;
    for (auto at = text.find(mark); at != std::string_view::npos; at = text.find(mark, at + 1)) {
        const auto end = std::min(text.find_first_not_of("0123456789", at + mark.size()), text.size());
        std::string id{text.substr(at, end - at)};
        const bool known = std::find(ids.begin(), ids.end(), id) != ids.end();
        if (id.size() > mark.size() && !known) ids.push_back(std::move(id));
    }
    return ids;
}

}  // namespace present
