// SPDX-License-Identifier: MIT
#include "byzantium/prompt/journal_file.h"

#include "byzantium/rules/refusal.h"
#include "byzantium/text/boards.h"
#include "byzantium/words/entries/refusals.h"
#include "cli/line/words.h"
#include "present/language/language.h"
#include "protocol/text.h"
#include "session/dice.h"
#include "session/files.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace byzantium::prompt {

using namespace cli;

namespace {

std::string why(const byzantium::text::Opened& opened, const std::string& name) {
    const byzantium::text::NotEntered& trouble = *opened.trouble;
    if (const auto* format = std::get_if<protocol::FormatError>(&trouble.why)) return say(format->sentence);
    return name + ":" + std::to_string(trouble.line) + ": " +
           words::refusal(opened.session.table().board, std::get<byzantium::Refusal>(trouble.why));
}

}  // namespace

byzantium::text::Boards boards_for(const std::optional<std::string>& board) {
    session::Resources resources = session::Resources::find();
    byzantium::text::Boards all{resources};
    if (!board) return all;
    const auto ids = all.ids();
    const bool is_known = std::find(ids.begin(), ids.end(), *board) != ids.end();
    if (is_known && !std::filesystem::exists(*board)) return {std::move(resources), all.board(*board)};
    return {std::move(resources), std::filesystem::path{*board}};
}

present::RuleTexts rule_texts(const Console& console) try {
    return present::RuleTexts{
        byzantium::text::files(session::Resources::find()).rule_texts(present::spoken_language())};
} catch (const session::FileError& error) {
    console.err << say("{trouble} Rules are named by their numbers only.", arg("trouble", say(error.sentence))) << '\n';
    return present::RuleTexts{""};
}

std::string trouble_words(const byzantium::text::Opened& opened, const std::string& name) {
    return why(opened, name) + '\n' +
           say_counted(static_cast<int>(opened.session.journal().size()), "The {n} entry before it is kept.",
                       "The {n} entries before it are kept.") +
           '\n';
}

}  // namespace byzantium::prompt
