// SPDX-License-Identifier: MIT
// `statistics`: who won how often, from which seat, with which luck, over all finished sessions.
#include "present/statistics/statistics.h"

#include "byzantium/prompt/commands.h"
#include "byzantium/prompt/journal_file.h"
#include "byzantium/prompt/session_acts.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/vp_sources.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/counting.h"
#include "byzantium/text/summary.h"
#include "byzantium/text/words.h"
#include "byzantium/words/statistics/counted_game.h"
#include "cli/line/words.h"
#include "present/language/phrases.h"
#include "present/statistics/results_table.h"
#include "present/statistics/statistics_view.h"
#include "protocol/statistics.h"
#include "protocol/text.h"
#include "session/counting.h"
#include "session/files.h"
#include "session/resources.h"
#include "session/times.h"
#include "store/library.h"
#include "store/program.h"
#include "values/from_text.h"
#include "wording/sentence.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace byzantium::prompt {

using namespace cli;

namespace {

using present::Results;
using present::StatisticsFilter;

[[noreturn]] void refuse_filter(const std::string& what, const wording::Sentence& why) {
    throw protocol::FormatError{what, why};
}

std::optional<std::chrono::year_month_day> day(const char* option, const std::optional<std::string>& text) {
    if (!text) return std::nullopt;
    const auto noon = text->size() == 10 ? session::moment_of(*text + "T12:00:00Z") : std::nullopt;
    if (!noon) refuse_filter(option, {marked("\"{text}\" is no day. Write it as 2026-03-01."), {{"text", *text}}});
    return std::chrono::year_month_day{std::chrono::floor<std::chrono::days>(*noon)};
}

std::optional<std::string> filter_color(const std::optional<std::string>& text) {
    if (!text) return std::nullopt;
    if (!values::from_text<byzantium::Color>(*text))
        refuse_filter("--color",
                      {marked("\"{text}\" is no colour. Players are red, yellow, blue or green."), {{"text", *text}}});
    return text;
}

StatisticsFilter filter_of(const StatisticsOptions& options) {
    return {options.player,
            filter_color(options.color),
            options.players ? std::optional{static_cast<std::size_t>(*options.players)} : std::nullopt,
            day("--since", options.since),
            day("--until", options.until),
            options.board_id,
            {}};
}

// A name that nobody has is more likely mistyped than meant.
void expect_known(const present::Sessions& sessions, const std::optional<std::string>& player) {
    if (!player || sessions.empty()) return;
    std::vector<std::string> names;
    for (const auto& group : present::by_player(present::results_of(sessions, {}))) names.push_back(group.key);
    const auto is_meant = [&](const std::string& name) { return present::person(name) == present::person(*player); };
    if (std::any_of(names.begin(), names.end(), is_meant)) return;
    if (names.empty())
        refuse_filter("--player",
                      {marked("nobody called \"{name}\" has finished a session here. No seat was given a name."),
                       {{"name", *player}}});
    refuse_filter("--player", {marked("nobody called \"{name}\" has finished a session here. Names are {names}."),
                               {{"name", *player}, {"names", present::listed(names)}}});
}

// Sources of no VP are left out.
protocol::CountedMembers track_members(const Results& results, byzantium::Side side) {
    const auto& measures = byzantium::text::measures();
    protocol::CountedMembers sources;
    for (std::size_t i = 0; i < byzantium::vp_sources; ++i) {
        const auto source = static_cast<byzantium::VpSource>(i);
        const double vp = present::value_of(results, measures, byzantium::text::vp_key(side, source));
        if (vp != 0) sources.push_back({std::string{byzantium::text::to_text(source)}, vp});
    }
    return {{"vp", present::value_of(results, measures, byzantium::text::vp_key(side))},
            {"by_source", std::move(sources)}};
}

protocol::CountedMembers counted_members(const Results& results) {
    const auto value = [&](const char* key) { return present::value_of(results, byzantium::text::measures(), key); };
    return {{"cities", value("cities")},
            {"byzantine", track_members(results, byzantium::Side::byzantine)},
            {"arab", track_members(results, byzantium::Side::arab)},
            {"luck", value("luck")},
            {"choice", value("choice")},
            {"dice", value("dice")},
            {"hits", value("hits")}};
}

protocol::GroupLine line_of(std::string by, const present::Group& group) {
    const auto f = present::figures_of(group.results);
    return {std::move(by), group.key, f.sessions,
            f.results,     f.wins,    f.expected_wins,
            f.place,       f.score,   counted_members(group.results),
            f.minutes,     f.timed};
}

void write_lines(const session::CountedSoFar& counting, const Results& results, const Console& console) {
    console.out << protocol::write_statistics({counting.sessions.size(), present::sessions_of(results).size(),
                                               results.size(), counting.unreadable})
                << '\n';
    const auto write = [&](const std::string& by, const std::vector<present::Group>& groups) {
        for (const auto& group : groups) console.out << protocol::write_group(line_of(by, group)) << '\n';
    };
    const present::SeatMarks marks = words::counted_game().marks;
    write("player", present::by_player(results));
    write("seat", present::by_seat(results));
    write(marks.by, present::by_mark(results, marks));
    write("players", present::by_table(results));
}

void write_csv(const Results& results, const session::Target& target, const Console& console) {
    const std::string rows = present::results_csv(results, {words::counted_game()});
    if (target.file == "-") {
        console.out << rows;
        return;
    }
    session::put_file(target, [&](std::ostream& out) { out << rows; });
    console.out << say("The results, a row each, are in {file}.", arg("file", target.file.string())) << '\n';
}

session::LocalTime today() {
    return session::local_time(store::utc_now()).value_or(session::LocalTime{2000, 1, 1, 0, 0});
}

}  // namespace

int execute(const StatisticsOptions& options, const Console& console) {
    const StatisticsFilter filter = filter_of(options);
    SessionOptions where;
    where.library = options.library;
    store::Options how;
    how.if_missing = store::IfMissing::refuse;
    store::Library library = open_library(where, how, console);
    const byzantium::text::Boards boards = boards_for(std::nullopt);
    const auto of_game = byzantium::text::count_all(library, boards);
    const auto counting = session::counted_so_far({of_game});
    expect_known(counting.sessions, filter.player);
    const Results results = present::results_of(counting.sessions, filter);
    if (options.csv) return write_csv(results, {*options.csv, options.if_there, library.file()}, console), done;
    if (options.form == Form::json) return write_lines(counting, results, console), done;
    console.out << present::statistics_text(
        present::statistics_view(counting, {words::counted_game()}, filter, today()));
    return done;
}

}  // namespace byzantium::prompt
