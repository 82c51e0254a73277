// SPDX-License-Identifier: MIT
// `rules`: the rules at hand, and the pages of help.
#include "present/rules.h"

#include "cli/commands.h"
#include "cli/words.h"
#include "present/help_text.h"
#include "present/language.h"
#include "session/files.h"
#include "session/resources.h"

#include <functional>

namespace cli {

namespace {

using Read = std::function<std::string(const std::string& language)>;

// In English, and said so, if there is no such file in the language.
std::string in_language(const std::string& language, const Console& console, const Read& read) try {
    return read(language);
} catch (const session::FileError& error) {
    if (language == "en") throw;
    console.err << say("{trouble} So it is told in English.", arg("trouble", say(error.sentence))) << '\n';
    return read("en");
}

int tell_page(const session::Resources& resources, const RulesOptions& options, const Console& console) {
    const auto page = in_language(present::spoken_language(), console, [&](const std::string& language) {
        return resources.help_page(*options.page, language);
    });
    console.out << present::help_text(page, screen);
    return done;
}

int tell_rules(const session::Resources& resources, const RulesOptions& options, const Console& console) {
    const present::RuleTexts texts{in_language(present::spoken_language(), console, [&](const std::string& language) {
        return resources.rule_texts(language);
    })};
    const auto groups = present::find_rules(texts, options.words);
    if (groups.empty()) {
        console.err << translated("No rule holds all of these words. Try fewer, or a part of a word.") << '\n';
        return refused;
    }
    console.out << present::rule_pages(texts, groups, screen);
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

}  // namespace cli
