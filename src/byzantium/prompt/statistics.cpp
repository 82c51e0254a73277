// SPDX-License-Identifier: MIT
// `statistics`: who won how often, from which seat, with which luck, over all finished sessions.
#include "byzantium/words/statistics/statistics.h"

#include "byzantium/prompt/commands.h"
#include "byzantium/prompt/journal_file.h"
#include "byzantium/prompt/session_acts.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/counting.h"
#include "byzantium/text/statistics.h"
#include "byzantium/words/statistics/results_table.h"
#include "byzantium/words/statistics/statistics_view.h"
#include "byzantium/words/table/names.h"
#include "cli/line/words.h"
#include "present/language/phrases.h"
#include "protocol/text.h"
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

using words::Results;
using words::StatisticsFilter;

[[noreturn]] void refuse_filter(const std::string& what, const wording::Sentence& why) {
    throw protocol::FormatError{what, why};
}

std::optional<std::chrono::year_month_day> day(const char* option, const std::optional<std::string>& text) {
    if (!text) return std::nullopt;
    const auto noon = text->size() == 10 ? session::moment_of(*text + "T12:00:00Z") : std::nullopt;
    if (!noon) refuse_filter(option, {marked("\"{text}\" is no day. Write it as 2026-03-01."), {{"text", *text}}});
    return std::chrono::year_month_day{std::chrono::floor<std::chrono::days>(*noon)};
}

std::optional<byzantium::Color> filter_color(const std::optional<std::string>& text) {
    if (!text) return std::nullopt;
    const auto color = values::from_text<byzantium::Color>(*text);
    if (!color)
        refuse_filter("--color",
                      {marked("\"{text}\" is no colour. Players are red, yellow, blue or green."), {{"text", *text}}});
    return color;
}

StatisticsFilter filter_of(const StatisticsOptions& options) {
    return {options.player,
            filter_color(options.color),
            options.players ? std::optional{static_cast<std::size_t>(*options.players)} : std::nullopt,
            day("--since", options.since),
            day("--until", options.until),
            options.board_id};
}

// A name that nobody has is more likely mistyped than meant.
void expect_known(const words::Sessions& sessions, const std::optional<std::string>& player) {
    if (!player || sessions.empty()) return;
    std::vector<std::string> names;
    for (const auto& group : words::by_player(words::results_of(sessions, {}))) names.push_back(group.key);
    const auto is_meant = [&](const std::string& name) { return words::person(name) == words::person(*player); };
    if (std::any_of(names.begin(), names.end(), is_meant)) return;
    if (names.empty())
        refuse_filter("--player",
                      {marked("nobody called \"{name}\" has finished a session here. No seat was given a name."),
                       {{"name", *player}}});
    refuse_filter("--player", {marked("nobody called \"{name}\" has finished a session here. Names are {names}."),
                               {{"name", *player}, {"names", present::listed(names)}}});
}

byzantium::text::GroupLine line_of(std::string by, const words::Group& group) {
    const auto f = words::figures_of(group.results);
    return {
        std::move(by),
        group.key,
        f.sessions,
        f.results,
        f.wins,
        f.expected_wins,
        f.place,
        f.score,
        f.cities,
        {byzantium::text::TrackMeans{f.vp[0], f.by_source[0]}, byzantium::text::TrackMeans{f.vp[1], f.by_source[1]}},
        f.luck,
        f.choice,
        f.dice,
        f.hits,
        f.minutes,
        f.timed};
}

void write_lines(const byzantium::text::Counting& counting, const Results& results, const Console& console) {
    console.out << byzantium::text::write_statistics({counting.sessions().size(), words::sessions_of(results).size(),
                                                      results.size(), counting.unreadable()})
                << '\n';
    const auto write = [&](const char* by, const std::vector<words::Group>& groups) {
        for (const auto& group : groups) console.out << byzantium::text::write_group(line_of(by, group)) << '\n';
    };
    write("player", words::by_player(results));
    write("seat", words::by_seat(results));
    write("color", words::by_color(results));
    write("players", words::by_table(results));
}

void write_csv(const Results& results, const session::Target& target, const Console& console) {
    const std::string rows = words::results_csv(results);
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
    const auto counting = byzantium::text::count_all(library, boards);
    expect_known(counting.sessions(), filter.player);
    const Results results = words::results_of(counting.sessions(), filter);
    if (options.csv) return write_csv(results, {*options.csv, options.if_there, library.file()}, console), done;
    if (options.form == Form::json) return write_lines(counting, results, console), done;
    console.out << words::statistics_text(words::statistics_view(counting, filter, today()));
    return done;
}

}  // namespace byzantium::prompt
