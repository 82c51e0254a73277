// SPDX-License-Identifier: MIT
#include "present/help/handbook.h"

#include "paper/document.h"
#include "present/language/language.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "print/pdf.h"
#include "session/files.h"

#include <algorithm>
#include <sstream>
#include <utility>

namespace present {

namespace {

constexpr std::string_view page_mark = "page:";
constexpr std::string_view rules_mark = "rules:";

std::vector<std::string> words_of_search(const std::string& text) {
    std::istringstream in{text};
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

// What the program refuses by itself is no rule of the game.
bool is_of_program(const RuleGroup& group) { return !is_rule_id(group.ids.front()); }

std::string page_name(const HelpPage& page) { return std::string{page_mark} + page.name; }

}  // namespace

InLanguage in_spoken_language(const std::function<std::string(const std::string&)>& read) {
    if (speaks_english()) return {read("en"), {}};
    try {
        return {read(spoken_language()), {}};
    } catch (const session::FileError& error) {
        return {read("en"), say("{trouble} It is shown in English instead.", arg("trouble", say(error.sentence)))};
    }
}

Handbook::Handbook(const session::Resources& resources, const session::GameFiles& files,
                   const std::vector<BookPage>& pages) {
    for (const std::string& name : session::Resources::help_pages())
        read_page({{{name}}, resources.help_folder(), [&](const std::string& language) {
                       return resources.help_page(name, language);
                   }});
    for (const BookPage& page : pages)
        read_page({page, {}, [&](const std::string& language) { return files.help_page(page.page.name, language); }});
    read_rules(files);
}

void Handbook::read_page(const PageFile& file) try {
    const auto told = in_spoken_language(file.read);
    if (told.trouble) troubles_.push_back(*told.trouble);
    pages_.emplace_back(file.page.page, read_article(told.text, file.pictures));
    pages_.back().second.paging = file.page.paging;
    chapters_.push_back({page_name(file.page.page), pages_.back().second.title});
} catch (const session::FileError& error) {
    troubles_.push_back(say(error.sentence));
}

void Handbook::read_rules(const session::GameFiles& files) {
    try {
        const auto told = in_spoken_language([&](const std::string& language) { return files.rule_texts(language); });
        if (told.trouble) troubles_.push_back(*told.trouble);
        rules_ = RuleTexts{told.text};
        groups_ = find_rules(rules_, {});
        std::erase_if(groups_, is_of_program);
    } catch (const session::FileError& error) {
        troubles_.push_back(say(error.sentence));
    }
    for (std::size_t i = 0; i < groups_.size(); ++i)
        chapters_.push_back({std::string{rules_mark} + std::to_string(i), groups_[i].title});
}

Article Handbook::article(std::size_t chapter) const {
    if (chapter >= pages_.size()) return rules_article(rules_, {groups_.at(chapter - pages_.size())});
    const auto& [page, article] = pages_[chapter];
    if (!choices_ || page != choices_->page) return article;
    Article here{article.title, chosen()};
    here.passages.insert(here.passages.end(), article.passages.begin(), article.passages.end());
    return here;
}

std::vector<Passage> Handbook::chosen() const {
    std::vector<Passage> passages{Subheading{translated("How this table reads the rules")}};
    for (const std::string& sentence : choices_->sentences) passages.emplace_back(Prose{ProseLook::item, sentence});
    return passages;
}

Article Handbook::rules(const std::vector<std::string>& ids) const {
    Article article{translated("The rules for this")};
    for (const std::string& id : ids)
        if (const RuleText* known = rules_.find(id)) article.passages.emplace_back(RuleTold{id, *known});
    return article;
}

Article Handbook::found(const std::string& words) const {
    const auto wanted = words_of_search(words);
    Article all = rules_article(rules_, find_rules(rules_, wanted), say("\u201C{words}\u201D", arg("words", words)));
    for (const auto& [page, article] : pages_) {
        auto passages = passages_with(article, wanted);
        if (passages.empty()) continue;
        all.passages.emplace_back(Subheading{article.title});
        all.passages.insert(all.passages.end(), passages.begin(), passages.end());
    }
    return all;
}

std::optional<std::size_t> Handbook::chapter_of(const HelpPage& page) const {
    const auto found =
        std::find_if(pages_.begin(), pages_.end(), [&](const auto& one) { return one.first.name == page.name; });
    if (found == pages_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - pages_.begin());
}

std::optional<std::size_t> Handbook::chapter_of(std::string_view rule) const {
    const auto holds = [&](const RuleGroup& group) {
        return std::find(group.ids.begin(), group.ids.end(), rule) != group.ids.end();
    };
    const auto found = std::find_if(groups_.begin(), groups_.end(), holds);
    if (found == groups_.end()) return std::nullopt;
    return pages_.size() + static_cast<std::size_t>(found - groups_.begin());
}

HandbookWords handbook_words() {
    return {translated("Rules and help"),
            translated("Search the rules"),
            translated("Save as PDF"),
            translated("Previously read"),
            translated("Back"),
            translated("Up, Down: read   Left, Right: another chapter   F: search   Tab: a rule   S: save as PDF   "
                       "Esc: back")};
}

std::string nothing_found(const std::string& words) {
    return say("No page contains all of “{words}”. Try fewer words, or part of one.", arg("words", words));
}

std::string all_troubles(const Handbook& book) {
    std::string all;
    for (const std::string& trouble : book.troubles()) all += (all.empty() ? "" : " ") + trouble;
    return all;
}

std::string article_pdf(const Article& article, const std::string& version) {
    return print::pdf(article_document(article, say("Logothete {version}", arg("version", version))));
}

std::string article_file_name(const Article& article) { return file_stem(article.title) + ".pdf"; }

}  // namespace present
