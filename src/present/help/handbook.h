// SPDX-License-Identifier: MIT
// The rules and help pages as a book: its chapters in order, their texts, and searching them.
#pragma once

#include "paper/document.h"
#include "present/help/article.h"
#include "present/help/help_topic.h"
#include "session/game_files.h"
#include "session/resources.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace present {

// A text that exists in every language: in the current one, or in English with a sentence that says so.
struct InLanguage {
    std::string text;
    std::optional<std::string> trouble;
};
// `read` throws session::FileError for a language it has no text in. Throws that if there is none in English either.
InLanguage in_spoken_language(const std::function<std::string(const std::string& language)>& read);

// A page of a game's help, and its page layout in print.
struct BookPage {
    HelpPage page;
    paper::Paging paging = paper::Paging::flow;
};

// What the open table chose where a help page leaves a choice: sentences that are shown at the beginning of the page.
struct TableChoices {
    HelpPage page;
    std::vector<std::string> sentences;
};

class Handbook {
public:
    struct Chapter {
        std::string name;  // "page:battle", "rules:3": unlike all others
        std::string title;
    };

    // In the current language: the manual, and the game's pages in this order. Pages that cannot be read are left out,
    // and `troubles` lists them.
    Handbook(const session::Resources& resources, const session::GameFiles& files, const std::vector<BookPage>& pages);

    // The manual, the help pages, then the rules, group by group.
    const std::vector<Chapter>& chapters() const { return chapters_; }
    // Nothing if no table is open.
    void set_choices(std::optional<TableChoices> choices) { choices_ = std::move(choices); }
    Article article(std::size_t chapter) const;
    // Only these rules, in this order; rules without a text are left out.
    Article rules(const std::vector<std::string>& ids) const;
    // All rules and passages that contain every one of these words. An id, or its number, matches that rule and the
    // passages about it.
    Article found(const std::string& words) const;
    // Nothing if the book does not have it.
    std::optional<std::size_t> chapter_of(const HelpPage& page) const;
    std::optional<std::size_t> chapter_of(std::string_view rule) const;
    // Sentences.
    const std::vector<std::string>& troubles() const { return troubles_; }

private:
    // `read` returns the page in that language.
    struct PageFile {
        BookPage page;
        std::filesystem::path pictures;
        std::function<std::string(const std::string& language)> read;
    };
    void read_page(const PageFile& file);
    void read_rules(const session::GameFiles& files);
    std::vector<Passage> chosen() const;

    RuleTexts rules_{""};
    std::vector<RuleGroup> groups_;
    std::vector<std::pair<HelpPage, Article>> pages_;
    std::vector<Chapter> chapters_;
    std::optional<TableChoices> choices_;
    std::vector<std::string> troubles_;
};

struct HandbookWords {
    std::string heading;
    std::string search;  // in the empty field
    std::string save;    // as a file to print
    std::string before;  // to what was read before
    std::string back;
    std::string keys;
};
HandbookWords handbook_words();
std::string nothing_found(const std::string& words);
// In one text.
std::string all_troubles(const Handbook& book);

// A file to print: its bytes, and a name for it such as "battle-cheat-sheet.pdf". Throws std::runtime_error with a
// sentence if it cannot be made.
std::string article_pdf(const Article& article, const std::string& version);
std::string article_file_name(const Article& article);

}  // namespace present
