// SPDX-License-Identifier: MIT
#include "cli/journal/journal_in.h"

#include "cli/line/words.h"
#include "present/language/language.h"
#include "protocol/game_of.h"
#include "protocol/json_in.h"
#include "protocol/lines.h"
#include "session/dice.h"
#include "session/files.h"
#include "session/game_files.h"
#include "session/resources.h"

#include <algorithm>
#include <fstream>
#include <utility>

namespace cli {

namespace {

std::string name_of(const JournalChoice& choice) {
    return choice.file == "-" ? translated("standard input") : choice.file;
}

JournalOpen open_lines(std::istream& source, const JournalChoice& choice, const Games& games, const Console& console) {
    FirstLineSeen seen{source};
    std::istream lines{&seen};
    const std::string name = name_of(choice);
    const Game& game = expect_game(games, seen.first_line(), name);
    auto opened = game.open_journal(lines, name, choice.board, session::DiceSource::from_system());
    if (opened.trouble) console.err << *opened.trouble;
    return {game, std::move(opened.session), opened.trouble ? refused : done};
}

}  // namespace

FirstLineSeen::FirstLineSeen(std::istream& source) : source_{*source.rdbuf()} {
    try {
        while (held_.size() <= protocol::longest_line) {
            const auto next = source_.sbumpc();
            if (traits_type::eq_int_type(next, traits_type::eof())) break;
            held_ += traits_type::to_char_type(next);
            if (held_.back() == '\n') break;
        }
    } catch (const std::ios_base::failure&) {  // thrown again when it is read
    }
    setg(held_.data(), held_.data(), held_.data() + held_.size());
}

std::string_view FirstLineSeen::first_line() const {
    return std::string_view{held_}.substr(0, held_.ends_with('\n') ? held_.size() - 1 : held_.size());
}

// The line that was seen makes room for what comes behind it.
FirstLineSeen::int_type FirstLineSeen::underflow() {
    constexpr std::size_t most = 65536;
    if (traits_type::eq_int_type(source_.sgetc(), traits_type::eof())) return traits_type::eof();
    held_.resize(most);
    const auto ready = std::clamp(source_.in_avail(), std::streamsize{1}, static_cast<std::streamsize>(most));
    const auto size = source_.sgetn(held_.data(), ready);
    setg(held_.data(), held_.data(), held_.data() + size);
    return size > 0 ? traits_type::to_int_type(held_.front()) : traits_type::eof();
}

std::variant<const Game*, protocol::Malformed> game_named(const Games& games, std::string_view header) {
    const auto id = protocol::game_of(header);
    if (!id) return &games.first();
    if (const Game* game = games.find(*id)) return game;
    return protocol::Malformed{{marked("\"game\" names \"{game}\", which cannot be played here. A newer version of "
                                       "Logothete may know it."),
                                {{"game", protocol::json::shortened(*id)}}}};
}

const Game& expect_game(const Games& games, std::string_view header, const std::string& file_name) {
    const auto named = game_named(games, header);
    if (const auto* unknown = std::get_if<protocol::Malformed>(&named))
        throw protocol::FormatError{file_name + ":1", unknown->sentence};
    return *std::get<const Game*>(named);
}

JournalOpen open_journal(const JournalChoice& choice, const Games& games, const Console& console) {
    if (choice.file == "-") return open_lines(console.in, choice, games, console);
    auto file = session::open_file(choice.file);
    return open_lines(file, choice, games, console);
}

bool has_entries(const OpenSession& open, std::size_t entries, const Console& console) {
    const std::size_t all = open.table().looks().size();
    if (entries <= all) return true;
    console.err << say_counted(static_cast<int>(all), "The journal has {n} entry: --at takes 0 to {n}.",
                               "The journal has {n} entries: --at takes 0 to {n}.")
                << '\n';
    return false;
}

present::RuleTexts rule_texts(const Game& game, const Console& console) try {
    const session::GameFiles files{session::Resources::find(), game.folder()};
    return present::RuleTexts{files.rule_texts(present::spoken_language())};
} catch (const session::FileError& error) {
    console.err << say("{trouble} Rules are named by their numbers only.", arg("trouble", say(error.sentence))) << '\n';
    return present::RuleTexts{""};
}

}  // namespace cli
