// SPDX-License-Identifier: MIT
// The rules and the pages of help as a book: chapters in order, what stands in them, and what is found in them.
#pragma once

#include "paper/document.h"
#include "present/help/article.h"
#include "present/help/help_topic.h"
#include "session/game_files.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace present {

// A text that is written in every language: in the one that is spoken, or in English with a sentence that says so.
struct InLanguage {
    std::string text;
    std::optional<std::string> trouble;
};
// `read` throws session::FileError for a language it has no text in. Throws that if there is none in English either.
InLanguage in_spoken_language(const std::function<std::string(const std::string& language)>& read);

// A page of a game's help, and how it is printed.
struct BookPage {
    HelpPage page;
    paper::Paging paging = paper::Paging::flow;
};

// What the open table chose where a page of help leaves a choice: sentences, told at the page's beginning.
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

    // In the language that is spoken, the pages in this order. What cannot be read is left out, and said by `troubles`.
    Handbook(const session::GameFiles& files, const std::vector<BookPage>& pages);

    // The pages of help, then the rules, group by group.
    const std::vector<Chapter>& chapters() const { return chapters_; }
    // None: no table is open.
    void set_choices(std::optional<TableChoices> choices) { choices_ = std::move(choices); }
    Article article(std::size_t chapter) const;
    // These rules alone, in this order; those without a text are left out.
    Article rules(const std::vector<std::string>& ids) const;
    // All rules and passages that hold every one of these words; an id, or its number, is that rule, and what stands
    // on it.
    Article found(const std::string& words) const;
    // Nothing if the book lacks it.
    std::optional<std::size_t> chapter_of(const HelpPage& page) const;
    std::optional<std::size_t> chapter_of(std::string_view rule) const;
    // Sentences.
    const std::vector<std::string>& troubles() const { return troubles_; }

private:
    void read_page(const session::GameFiles& files, const BookPage& page);
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

// To be printed: the bytes of a file, and a name for it: "battle-crib.pdf". Throws std::runtime_error with a sentence
// if it cannot be made.
std::string article_pdf(const Article& article, const std::string& version);
std::string article_file_name(const Article& article);

}  // namespace present
