// SPDX-License-Identifier: MIT
#include "present/help/article.h"

#include "paper/table.h"
#include "present/language/columns.h"
#include "present/language/language.h"
#include "present/language/letters.h"
#include "values/overloaded.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace present {

namespace {

constexpr std::string_view title_mark = "# ";
constexpr std::string_view heading_mark = "## ";
constexpr std::string_view item_mark = "- ";
constexpr std::string_view topic_mark = " {#";
constexpr std::string_view emphasis = "**";

std::string without(std::string text, std::string_view mark) {
    for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at)) text.erase(at, mark.size());
    return text;
}

std::string cell_text(std::string_view text) {
    const auto from = text.find_first_not_of(' ');
    if (from == std::string_view::npos) return {};
    return std::string{text.substr(from, text.find_last_not_of(' ') - from + 1)};
}

std::vector<std::string> parts(std::string_view text, char separator) {
    std::vector<std::string> all;
    for (std::size_t from = 0; from <= text.size();) {
        const auto to = std::min(text.find(separator, from), text.size());
        all.push_back(without(cell_text(text.substr(from, to - from)), emphasis));
        from = to + 1;
    }
    return all;
}

bool are_rules(const std::vector<std::string>& ids) {
    return std::all_of(ids.begin(), ids.end(), [](const std::string& id) { return is_rule_id(id); });
}

// "text (BYZ-43, BYZ-39)": the rules at its end are taken off.
Prose prose(ProseLook look, std::string_view line) {
    const auto open = line.rfind(" (");
    if (open != std::string_view::npos && line.ends_with(')')) {
        auto ids = parts(line.substr(open + 2, line.size() - open - 3), ',');
        if (are_rules(ids)) return {look, without(std::string{line.substr(0, open)}, emphasis), std::move(ids)};
    }
    return {look, without(std::string{line}, emphasis)};
}

// "| 0 | 9 |"; nothing for the line of dashes below a table's head.
std::vector<std::string> cells(std::string_view line) {
    if (line.find_first_not_of("|-: ") == std::string_view::npos) return {};
    line.remove_prefix(1);
    if (line.ends_with('|')) line.remove_suffix(1);
    return parts(line, '|');
}

void add_row(std::vector<Passage>& passages, std::string_view line) {
    auto row = cells(line);
    if (row.empty()) return;
    if (passages.empty() || !std::holds_alternative<Rows>(passages.back())) passages.emplace_back(Rows{});
    std::get<Rows>(passages.back()).rows.push_back(std::move(row));
}

// "Repair {#repair}": the topic at its end is taken off.
Subheading subheading(std::string_view line) {
    const auto open = line.rfind(topic_mark);
    if (open == std::string_view::npos || !line.ends_with('}')) return {std::string{line}};
    const auto topic = line.substr(open + topic_mark.size());
    return {std::string{line.substr(0, open)}, std::string{topic.substr(0, topic.size() - 1)}};
}

// "![what it shows](name.png)"
std::optional<Screenshot> screenshot(std::string_view line, const std::filesystem::path& pictures) {
    const auto middle = line.find("](");
    if (!line.starts_with("![") || middle == std::string_view::npos || !line.ends_with(')')) return std::nullopt;
    const auto name = line.substr(middle + 2, line.size() - middle - 3);
    return Screenshot{pictures / name, std::string{line.substr(2, middle - 2)}};
}

void read_line(Article& article, std::string_view line, const std::filesystem::path& pictures) {
    if (line.starts_with(title_mark))
        article.title = line.substr(title_mark.size());
    else if (line.starts_with(heading_mark))
        article.passages.emplace_back(subheading(line.substr(heading_mark.size())));
    else if (line.starts_with(item_mark))
        article.passages.emplace_back(prose(ProseLook::item, line.substr(item_mark.size())));
    else if (line.starts_with('|'))
        add_row(article.passages, line);
    else if (auto picture = screenshot(line, pictures))
        article.passages.emplace_back(std::move(*picture));
    else if (!line.empty())
        article.passages.emplace_back(prose(ProseLook::paragraph, line));
}

// Of a table or a picture nothing.
std::string words_in(const Passage& passage) {
    return std::visit(values::overloaded{[](const Subheading& heading) { return heading.text; },
                                         [](const Prose& told) { return told.text; },
                                         [](const RuleTold& rule) { return rule.words.title + '\n' + rule.words.text; },
                                         [](const auto&) { return std::string{}; }},
                      passage);
}

bool stands_on(const Passage& passage, const std::string& word) {
    const auto* told = std::get_if<Prose>(&passage);
    return told != nullptr && std::any_of(told->rules.begin(), told->rules.end(),
                                          [&](const std::string& id) { return means_rule(word, id); });
}

bool passage_holds(const Passage& passage, const std::string& word) {
    if (means_a_rule(word)) return stands_on(passage, word);
    return small_letters(words_in(passage)).find(small_letters(word)) != std::string::npos;
}

std::string with_rules(const Prose& told) {
    std::string ids;
    for (const std::string& id : told.rules) ids += (ids.empty() ? "" : ", ") + id;
    return ids.empty() ? told.text : told.text + " (" + ids + ')';
}

// --- on a terminal

struct OnTerminal {
    std::size_t columns;

    std::string operator()(const Subheading& heading) const { return heading.text + '\n'; }
    std::string operator()(const Prose& told) const {
        constexpr std::string_view indent = "  ";
        if (told.look == ProseLook::paragraph) return wrapped(with_rules(told), columns);
        return "- " + wrapped(with_rules(told), columns, indent).substr(indent.size());
    }
    std::string operator()(const RuleTold& rule) const { return rule_paragraph(rule.id, rule.words, columns); }
    std::string operator()(const Rows& table) const {
        Columns set{{}, ""};
        for (const auto& row : table.rows) set.row(row);
        return set.text();
    }
    std::string operator()(const Screenshot& picture) const { return wrapped('[' + picture.shows + ']', columns); }
};

bool is_item(const Passage& passage) {
    const auto* told = std::get_if<Prose>(&passage);
    return told != nullptr && told->look == ProseLook::item;
}

// --- on paper

paper::Table paper_table(const Rows& table) {
    paper::Table made;
    for (const std::string& head : table.rows.front()) made.columns.push_back({head});
    for (auto row = table.rows.begin() + 1; row != table.rows.end(); ++row) {
        std::vector<paper::Cell> line;
        for (const std::string& cell : *row) line.emplace_back(cell);
        line.resize(made.columns.size(), paper::Cell{""});
        made.rows.push_back({std::move(line)});
    }
    return made;
}

struct OnPaper {
    std::vector<paper::Block>& blocks;

    void operator()(const Subheading& heading) const { blocks.emplace_back(paper::Heading{2, heading.text}); }
    void operator()(const Prose& told) const {
        const bool item = told.look == ProseLook::item;
        blocks.emplace_back(paper::Paragraph{item ? "\u2022 " + with_rules(told) : with_rules(told)});
    }
    void operator()(const RuleTold& rule) const {
        blocks.emplace_back(paper::Heading{3, rule.id + "  " + rule.words.title});
        blocks.emplace_back(paper::Paragraph{rule.words.text});
    }
    void operator()(const Rows& table) const { blocks.emplace_back(paper_table(table)); }
    void operator()(const Screenshot& picture) const {
        blocks.emplace_back(paper::Paragraph{'[' + picture.shows + ']', paper::Voice::aside});
    }
};

}  // namespace

Article read_article(std::string_view page, const std::filesystem::path& pictures) {
    Article article;
    for (const std::string& line : lines_of(page)) read_line(article, line, pictures);
    return article;
}

Article rules_article(const RuleTexts& texts, const std::vector<RuleGroup>& groups, std::string title) {
    Article article{std::move(title)};
    const bool single = article.title.empty() && groups.size() == 1;
    if (single) article.title = groups.front().title;
    for (const RuleGroup& group : groups) {
        if (!single && !group.title.empty()) article.passages.emplace_back(Subheading{group.title});
        for (const std::string& id : group.ids) article.passages.emplace_back(RuleTold{id, *texts.find(id)});
    }
    return article;
}

std::vector<Passage> passages_with(const Article& article, const std::vector<std::string>& words) {
    std::vector<Passage> found;
    for (const Passage& passage : article.passages)
        if (std::all_of(words.begin(), words.end(),
                        [&](const std::string& word) { return passage_holds(passage, word); }))
            found.push_back(passage);
    return found;
}

std::string article_text(const Article& article, std::size_t columns) {
    std::string text = article.title.empty() ? "" : article.title + '\n';
    const Passage* before = nullptr;
    for (const Passage& passage : article.passages) {
        const bool goes_on = before != nullptr && is_item(*before) && is_item(passage);
        if (!text.empty() && !goes_on) text += '\n';
        text += std::visit(OnTerminal{columns}, passage);
        before = &passage;
    }
    return text;
}

paper::Document article_document(const Article& article, const std::string& footer) {
    paper::Document document{
        article.title, spoken_language(), footer, {paper::Heading{1, article.title}}, article.paging};
    for (const Passage& passage : article.passages) std::visit(OnPaper{document.blocks}, passage);
    return document;
}

}  // namespace present
