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

byzantium::text::Opened read(const JournalChoice& choice, const Console& console) {
    const byzantium::text::Boards boards = boards_for(choice.board);
    auto dice = session::DiceSource::from_system();
    if (choice.file == "-")
        return byzantium::text::open_journal(console.in, translated("standard input"), boards, dice);
    auto file = session::open_file(choice.file);
    return byzantium::text::open_journal(file, choice.file, boards, dice);
}

std::string why(const byzantium::text::Opened& opened, const std::string& name) {
    const byzantium::text::NotEntered& trouble = *opened.trouble;
    if (const auto* format = std::get_if<protocol::FormatError>(&trouble.why)) return say(format->sentence);
    return name + ":" + std::to_string(trouble.line) + ": " +
           words::refusal(opened.session.table().board, std::get<byzantium::Refusal>(trouble.why));
}

}  // namespace

OpenJournal open_journal(const JournalChoice& choice, const Console& console) {
    byzantium::text::Opened opened = read(choice, console);
    const int status = opened.trouble ? refused : done;
    if (opened.trouble)
        console.err << trouble_words(opened, choice.file == "-" ? translated("standard input") : choice.file);
    words::Names names{opened.session.table().board, opened.session.header()};
    return OpenJournal{std::move(opened.session), std::move(names), status};
}

std::optional<byzantium::Position> position_at(const OpenJournal& open, std::optional<std::size_t> entries,
                                               const Console& console) {
    const auto& journal = open.session.journal();
    const std::size_t at = entries.value_or(journal.size());
    if (at <= journal.size()) return journal.position_at(at);
    console.err << say_counted(static_cast<int>(journal.size()), "The journal has {n} entry: --at takes 0 to {n}.",
                               "The journal has {n} entries: --at takes 0 to {n}.")
                << '\n';
    return std::nullopt;
}

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
