// SPDX-License-Identifier: MIT
// `rules`: the rules at hand, and the pages of help.
#include "present/help/rules.h"

#include "cli/execute.h"
#include "cli/line/argument_faults.h"
#include "cli/line/words.h"
#include "present/help/article.h"
#include "present/help/handbook.h"
#include "protocol/text.h"
#include "session/game_files.h"
#include "session/resources.h"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace cli {

namespace {

// In the spoken language, or in English, which is said then.
std::string told(const Console& console, const std::function<std::string(const std::string& language)>& read) {
    auto found = present::in_spoken_language(read);
    if (found.trouble) console.err << *found.trouble << '\n';
    return std::move(found.text);
}

bool is_of_program(const std::string& page) {
    const auto& pages = session::Resources::help_pages();
    return std::find(pages.begin(), pages.end(), page) != pages.end();
}

int tell_page(const session::GameFiles& files, const std::string& name, const Console& console) {
    const auto resources = session::Resources::find();
    const std::string page = told(console, [&](const std::string& language) {
        return is_of_program(name) ? resources.help_page(name, language) : files.help_page(name, language);
    });
    console.out << present::article_text(present::read_article(page), screen);
    return done;
}

int tell_rules(const session::GameFiles& files, const RulesOptions& options, const Console& console) {
    const present::RuleTexts texts{
        told(console, [&](const std::string& language) { return files.rule_texts(language); })};
    const auto groups = present::find_rules(texts, options.words);
    if (groups.empty()) {
        console.err << translated("No rule contains all of these words. Try fewer, or part of a word.") << '\n';
        return refused;
    }
    console.out << present::article_text(present::rules_article(texts, groups), screen);
    return done;
}

// Those about the program first.
std::vector<std::string> pages_of(const Game& game) {
    auto pages = session::Resources::help_pages();
    const auto own = game.folder().help_pages;
    pages.insert(pages.end(), own.begin(), own.end());
    return pages;
}

bool has_page(const Game& game, const std::string& page) {
    const auto pages = game.folder().help_pages;
    return std::find(pages.begin(), pages.end(), page) != pages.end();
}

// The game that is named; the first that has the page; that whose rules have such ids, if one of the words is an id;
// else the first.
const Game& game_meant(const RulesOptions& options, const Games& games) {
    if (options.game) return *games.find(*options.game);
    for (const auto& game : games.all())
        if (options.page && has_page(*game, *options.page)) return *game;
    for (const auto& game : games.all())
        for (const std::string& word : options.words)
            if (present::is_rule_id_of(word, game->rule_mark())) return *game;
    return games.first();
}

}  // namespace

int execute(const RulesOptions& options, const Games& games, const Console& console) {
    if (options.page && !options.words.empty()) {
        console.err << translated("A help page is shown whole: leave out --page, or the words.") << '\n';
        return unusable;
    }
    const Game& game = game_meant(options, games);
    if (options.page)
        if (const auto fault = unless_one_of(*options.page, pages_of(game)); !fault.empty())
            throw protocol::FormatError{"--page", {"{why}", {{"why", fault}}}};
    const session::GameFiles files{session::Resources::find(), game.folder()};
    return options.page ? tell_page(files, *options.page, console) : tell_rules(files, options, console);
}

}  // namespace cli
