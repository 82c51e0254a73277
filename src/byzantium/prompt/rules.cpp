// SPDX-License-Identifier: MIT
// `rules`: the rules at hand, and the pages of help.
#include "present/help/rules.h"

#include "byzantium/prompt/commands.h"
#include "byzantium/text/boards.h"
#include "cli/line/words.h"
#include "present/help/article.h"
#include "present/help/handbook.h"
#include "session/resources.h"

#include <functional>
#include <utility>

namespace byzantium::prompt {

using namespace cli;

namespace {

// In the spoken language, or in English, which is said then.
std::string told(const Console& console, const std::function<std::string(const std::string& language)>& read) {
    auto found = present::in_spoken_language(read);
    if (found.trouble) console.err << *found.trouble << '\n';
    return std::move(found.text);
}

int tell_page(const session::Resources& resources, const RulesOptions& options, const Console& console) {
    const std::string page = told(console, [&](const std::string& language) {
        return byzantium::text::files(resources).help_page(*options.page, language);
    });
    console.out << present::article_text(present::read_article(page), screen);
    return done;
}

int tell_rules(const session::Resources& resources, const RulesOptions& options, const Console& console) {
    const present::RuleTexts texts{told(
        console, [&](const std::string& language) { return byzantium::text::files(resources).rule_texts(language); })};
    const auto groups = present::find_rules(texts, options.words);
    if (groups.empty()) {
        console.err << translated("No rule holds all of these words. Try fewer, or a part of a word.") << '\n';
        return refused;
    }
    console.out << present::article_text(present::rules_article(texts, groups), screen);
    return done;
}

}  // namespace

int execute(const RulesOptions& options, const Console& console) {
    if (options.page && !options.words.empty()) {
        console.err << translated("A page of help is told whole: leave out --page, or the words.") << '\n';
        return unusable;
    }
    const session::Resources resources = session::Resources::find();
    return options.page ? tell_page(resources, options, console) : tell_rules(resources, options, console);
}

}  // namespace byzantium::prompt
