// SPDX-License-Identifier: MIT
// `statistics`: who won how often, from which seat, with which luck, over all finished sessions.
#include "present/statistics/statistics.h"

#include "cli/execute.h"
#include "cli/line/alternatives.h"
#include "cli/line/words.h"
#include "cli/session/session_acts.h"
#include "present/language/phrases.h"
#include "present/statistics/results_table.h"
#include "present/statistics/statistics_view.h"
#include "protocol/statistics.h"
#include "protocol/text.h"
#include "session/counting.h"
#include "session/files.h"
#include "session/times.h"
#include "store/library.h"
#include "store/program.h"
#include "wording/sentence.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <utility>

namespace cli {

namespace {

using present::Results;
using present::StatisticsFilter;

// The game that all of these results are of; null over several.
const Game* the_one_game(const Results& results, const Games& games) {
    if (results.empty()) return nullptr;
    const auto& id = results.front().session.game;
    const bool all = std::all_of(results.begin(), results.end(),
                                 [&](const present::SeatResult& result) { return result.session.game == id; });
    return all ? games.find(id) : nullptr;
}

[[noreturn]] void refuse_filter(const std::string& what, const wording::Sentence& why) {
    throw protocol::FormatError{what, why};
}

std::optional<std::chrono::year_month_day> day_in(const char* option, const std::optional<std::string>& text) {
    if (!text) return std::nullopt;
    const auto day = session::day_written(*text);
    if (!day)
        refuse_filter(option, {marked("“{text}” is not a day. Write it like this: 2026-03-01."), {{"text", *text}}});
    return day;
}

// A mark of a seat, of any of these games.
std::optional<std::string> filter_color(const std::optional<std::string>& text, const present::CountedGames& games) {
    if (!text) return std::nullopt;
    const auto all = seat_marks(games);
    if (std::find(all.begin(), all.end(), *text) == all.end())
        refuse_filter("--color", {marked("“{text}” is not a colour. The colours are {colours}."),
                                  {{"text", *text}, {"colours", alternatives(all)}}});
    return text;
}

StatisticsFilter filter_of(const StatisticsOptions& options, const present::CountedGames& games) {
    return {options.player,
            filter_color(options.color, games),
            options.players ? std::optional{static_cast<std::size_t>(*options.players)} : std::nullopt,
            day_in("--since", options.since),
            day_in("--until", options.until),
            options.board_id,
            options.game};
}

// A name that nobody has is more likely mistyped than meant.
void expect_known(const present::Sessions& sessions, const std::optional<std::string>& player) {
    if (!player || sessions.empty()) return;
    std::vector<std::string> names;
    for (const auto& group : present::by_player(present::results_of(sessions, {}))) names.push_back(group.key);
    const auto is_meant = [&](const std::string& name) { return present::person(name) == present::person(*player); };
    if (std::any_of(names.begin(), names.end(), is_meant)) return;
    if (names.empty())
        refuse_filter("--player", {marked("nobody called “{name}” has finished a session here. No player has a name."),
                                   {{"name", *player}}});
    refuse_filter("--player", {marked("nobody called “{name}” has finished a session here. The names are {names}."),
                               {{"name", *player}, {"names", present::listed(names)}}});
}

protocol::GroupLine line_of(std::string by, const present::Group& group, const Game* game) {
    const auto f = present::figures_of(group.results);
    return {
        std::move(by), group.key, f.sessions,
        f.results,     f.wins,    f.expected_wins,
        f.place,       f.score,   game != nullptr ? game->counted_members(group.results) : protocol::CountedMembers{},
        f.minutes,     f.timed};
}

// Over several games there is nothing to say of what one of them counts, and of its colours.
void write_lines(const session::CountedSoFar& counting, const Results& results, const Games& games,
                 const Console& console) {
    console.out << protocol::write_statistics({counting.sessions.size(), present::sessions_of(results).size(),
                                               results.size(), counting.unreadable})
                << '\n';
    const Game* game = the_one_game(results, games);
    const auto write = [&](const std::string& by, const std::vector<present::Group>& groups) {
        for (const auto& group : groups) console.out << protocol::write_group(line_of(by, group, game)) << '\n';
    };
    write("player", present::by_player(results));
    write("seat", present::by_seat(results));
    if (game != nullptr) {
        const present::SeatMarks marks = game->counted().marks;
        write(marks.by, present::by_mark(results, marks));
    }
    write("players", present::by_table(results));
}

void write_csv(const Results& results, const present::CountedGames& games, const session::Target& target,
               const Console& console) {
    const std::string rows = present::results_csv(results, games);
    if (target.file == "-") {
        console.out << rows;
        return;
    }
    session::put_file(target, [&](std::ostream& out) { out << rows; });
    console.out << say("The results are in {file}, one row each.", arg("file", target.file.string())) << '\n';
}

// All finished sessions of these games, or of the one that is asked for.
session::CountedSoFar count_all(store::Library& library, const Games& games, const std::optional<std::string>& only) {
    std::vector<std::unique_ptr<session::GameCounting>> counted;
    std::vector<std::reference_wrapper<const session::GameCounting>> all;
    for (const auto& game : games.all()) {
        if (only && game->id() != *only) continue;
        counted.push_back(game->counting(library));
        while (counted.back()->left() > 0) counted.back()->step();
        all.emplace_back(*counted.back());
    }
    return session::counted_so_far(all);
}

session::LocalTime today() {
    return session::local_time(store::utc_now()).value_or(session::LocalTime{2000, 1, 1, 0, 0});
}

}  // namespace

int execute(const StatisticsOptions& options, const Games& games, const Console& console) {
    const present::CountedGames counted = games.counted();
    const StatisticsFilter filter = filter_of(options, counted);
    SessionOptions where;
    where.library = options.library;
    store::Options how;
    how.if_missing = store::IfMissing::refuse;
    store::Library library = open_library(where, how, console);
    const auto counting = count_all(library, games, options.game);
    expect_known(counting.sessions, filter.player);
    const Results results = present::results_of(counting.sessions, filter);
    if (options.csv)
        return write_csv(results, counted, {*options.csv, options.if_there, library.file()}, console), done;
    if (options.form == Form::json) return write_lines(counting, results, games, console), done;
    console.out << present::statistics_text(present::statistics_view(counting, counted, filter, today()));
    return done;
}

}  // namespace cli
