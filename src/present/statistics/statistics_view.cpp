// SPDX-License-Identifier: MIT
#include "present/statistics/statistics_view.h"

#include "paper/document.h"
#include "present/help/page_keys.h"
#include "present/language/columns.h"
#include "present/language/letters.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "present/shelf/shelf_words.h"
#include "present/statistics/statistics_charts.h"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

namespace present {
namespace {

using std::chrono::year_month_day;

constexpr std::size_t most_titles = 3;
constexpr std::size_t longest_option_title = 30;  // letters

struct MenuWords {
    std::string name;
    std::string key;
    std::string what;
    std::optional<std::string> chosen;  // nothing: there is no limit
};

FilterMenu menu_of(const MenuWords& words, std::vector<FilterOption> options, const StatisticsFilter& filter) {
    const auto found = std::find_if(options.begin(), options.end(),
                                    [&](const FilterOption& option) { return option.filter == filter; });
    const std::string choice = words.chosen.value_or(options.front().label);
    const auto chosen =
        found == options.end() ? std::nullopt : std::optional{static_cast<std::size_t>(found - options.begin())};
    return {words.name, words.key, say("{what}: {choice}", arg("what", words.what), arg("choice", choice)),
            std::move(options), chosen};
}

// The filter without, or with another, limit of that kind.
template <class Value>
StatisticsFilter with(StatisticsFilter filter, std::optional<Value> StatisticsFilter::*limit,
                      std::optional<Value> value) {
    filter.*limit = std::move(value);
    return filter;
}

// Somebody's name as it was last spelt, however the filter has it.
FilterMenu player_menu(const Sessions& sessions, const StatisticsFilter& filter) {
    const auto limit = &StatisticsFilter::player;
    StatisticsFilter same = filter;
    std::vector<FilterOption> options{{translated("everybody"), with(filter, limit, {})}};
    for (const Group& group : by_player(results_of(sessions, {}))) {
        options.push_back({group.name.text, with(filter, limit, {group.key})});
        if (filter.player && person(group.key) == person(*filter.player)) same.player = group.key;
    }
    return menu_of({"player", key_of_act(PageAct::choose_who), translated("Who"), same.player}, std::move(options),
                   same);
}

FilterMenu mark_menu(const SeatMarks& marks, const StatisticsFilter& filter) {
    const auto limit = &StatisticsFilter::mark;
    std::vector<FilterOption> options{{translated("all"), with(filter, limit, {})}};
    for (const std::string& key : marks.keys) options.push_back({marks.word(key), with(filter, limit, {key})});
    return menu_of({marks.by, key_of_act(PageAct::choose_colour), marks.label,
                    filter.mark ? std::optional{marks.word(*filter.mark)} : std::nullopt},
                   std::move(options), filter);
}

// Another game's seats are told apart by something else, so a mark is chosen after it.
FilterMenu game_menu(const std::set<std::string>& ids, const CountedGames& games, const StatisticsFilter& filter) {
    const auto name_of = [&](const std::string& id) {
        const CountedGame* game = game_of(games, id);
        return game ? game->name : id;
    };
    const auto limited_to = [&](std::optional<std::string> id) {
        StatisticsFilter limited = filter;
        if (id != filter.game) limited.mark.reset();
        limited.game = std::move(id);
        return limited;
    };
    std::vector<FilterOption> options{{translated("all"), limited_to({})}};
    for (const std::string& id : ids) options.push_back({name_of(id), limited_to(id)});
    return menu_of({"game", key_of_act(PageAct::choose_game), translated("Game"),
                    filter.game ? std::optional{name_of(*filter.game)} : std::nullopt},
                   std::move(options), filter);
}

FilterMenu players_menu(const Sessions& sessions, const StatisticsFilter& filter) {
    const auto limit = &StatisticsFilter::players;
    std::set<std::size_t> sizes;
    for (const auto& session : sessions) sizes.insert(session.seats.size());
    std::vector<FilterOption> options{{translated("any number"), with(filter, limit, {})}};
    for (const std::size_t size : sizes) options.push_back({std::to_string(size), with(filter, limit, {size})});
    return menu_of({"players", key_of_act(PageAct::choose_players), translated("Players"),
                    filter.players ? std::optional{std::to_string(*filter.players)} : std::nullopt},
                   std::move(options), filter);
}

// --- when
std::string day_words(const year_month_day& day) {
    return date_words({static_cast<int>(day.year()), static_cast<int>(static_cast<unsigned>(day.month())),
                       static_cast<int>(static_cast<unsigned>(day.day())), 0, 0});
}

year_month_day date_of(const session::LocalTime& time) {
    return {std::chrono::year{time.year}, std::chrono::month{static_cast<unsigned>(time.month)},
            std::chrono::day{static_cast<unsigned>(time.day)}};
}

StatisticsFilter in_year(const StatisticsFilter& filter, int year) {
    const std::chrono::year y{year};
    StatisticsFilter limited = filter;
    limited.since = y / std::chrono::January / 1;
    limited.until = y / std::chrono::December / 31;
    return limited;
}

std::string time_words(const StatisticsFilter& filter) {
    if (filter.since && filter.until)
        return say("{since} to {until}", arg("since", day_words(*filter.since)),
                   arg("until", day_words(*filter.until)));
    if (filter.since) return say("since {day}", arg("day", day_words(*filter.since)));
    return filter.until ? say("until {day}", arg("day", day_words(*filter.until))) : translated("any time");
}

// The 29th of February of a year that has none is the 28th.
year_month_day a_year_before(const session::LocalTime& today) {
    const year_month_day day = date_of(today) - std::chrono::years{1};
    return day.ok() ? day : year_month_day{day.year() / day.month() / std::chrono::last};
}

FilterMenu time_menu(const Sessions& sessions, const StatisticsFilter& filter, const session::LocalTime& today) {
    StatisticsFilter ever = filter;
    ever.since.reset();
    ever.until.reset();
    StatisticsFilter lately = ever;
    lately.since = a_year_before(today);
    std::set<int, std::greater<>> years;
    for (const auto& session : sessions)
        if (const auto begun = session::local_time(session.begun)) years.insert(begun->year);
    std::vector<FilterOption> options{{translated("any time"), ever}, {translated("the last twelve months"), lately}};
    for (const int year : years) options.push_back({std::to_string(year), in_year(filter, year)});
    FilterMenu menu = menu_of({"time", key_of_act(PageAct::choose_time), translated("When"), time_words(filter)},
                              std::move(options), filter);
    if (menu.chosen)
        menu.label =
            say("{what}: {choice}", arg("what", translated("When")), arg("choice", menu.options[*menu.chosen].label));
    return menu;
}

FilterMenu board_menu(const Sessions& sessions, const StatisticsFilter& filter) {
    const auto limit = &StatisticsFilter::board;
    std::set<std::string, decltype(&comes_before)> boards{&comes_before};
    for (const auto& session : sessions)
        if (!session.board.empty()) boards.insert(session.board);
    std::vector<FilterOption> options{{translated("all"), with(filter, limit, {})}};
    for (const std::string& board : boards)
        options.push_back({plain(board, longest_option_title), with(filter, limit, {board})});
    return menu_of({"board", key_of_act(PageAct::choose_board), translated("Board"), filter.board}, std::move(options),
                   filter);
}

// Without the line feed behind the last.
std::string lines(const std::string& text) {
    std::string broken = wrapped(text, screen_columns);
    if (broken.ends_with('\n')) broken.pop_back();
    return broken;
}

// --- how much was counted
int as_int(std::size_t n) { return static_cast<int>(n); }

std::string counted_words(const session::CountedSoFar& counting, const Results& results) {
    return say_counted(as_int(results.size()), "{n} result from {sessions} of {all} finished games.",
                       "{n} results from {sessions} of {all} finished games.",
                       arg("sessions", sessions_of(results).size()), arg("all", counting.sessions.size()));
}

std::string unreadable_words(const std::vector<std::string>& titles) {
    std::vector<std::string> some;
    for (std::size_t i = 0; i < std::min(titles.size(), most_titles); ++i)
        some.push_back('"' + plain(titles[i], longest_option_title) + '"');
    if (titles.size() > most_titles) some.emplace_back("\u2026");
    return say_counted(as_int(titles.size()),
                       "{n} game no longer replays as before and is left out; open it to see why: {titles}.",
                       "{n} games no longer replay as before and are left out; open them to see why: {titles}.",
                       arg("titles", listed(some)));
}

std::string remark_words(const session::CountedSoFar& counting) {
    if (counting.left > 0)
        return say_counted(as_int(counting.left), "{n} game is still being counted.",
                           "{n} games are still being counted.");
    return counting.unreadable.empty() ? std::string{} : unreadable_words(counting.unreadable);
}

std::string empty_words(const session::CountedSoFar& counting, const CountedGames& games) {
    if (!counting.sessions.empty()) return translated("No finished game matches. Widen the filter.");
    if (counting.left > 0) return translated("The games are being counted.");
    if (games.size() == 1) return games.front().empty;
    return translated(
        "No game is finished yet. Practice tables, copies, and games marked as not counted are left out.");
}

std::set<std::string> games_in(const Sessions& sessions) {
    std::set<std::string> ids;
    for (const session::CountedSession& session : sessions) ids.insert(session.game);
    return ids;
}

// The one game that is looked at; null if there are several.
const CountedGame* looked_at(const std::set<std::string>& ids, const CountedGames& games,
                             const StatisticsFilter& filter) {
    if (filter.game) return game_of(games, *filter.game);
    return ids.size() == 1 ? game_of(games, *ids.begin()) : nullptr;
}

}  // namespace

std::vector<FilterMenu> filter_menus(const Sessions& sessions, const CountedGames& games,
                                     const StatisticsFilter& filter, const session::LocalTime& today) {
    std::vector<FilterMenu> menus{player_menu(sessions, filter)};
    const auto ids = games_in(sessions);
    if (const CountedGame* game = looked_at(ids, games, filter)) menus.push_back(mark_menu(game->marks, filter));
    menus.push_back(players_menu(sessions, filter));
    menus.push_back(time_menu(sessions, filter, today));
    FilterMenu boards = board_menu(sessions, filter);
    if (boards.options.size() > 2 || filter.board) menus.push_back(std::move(boards));
    if (ids.size() > 1 || filter.game) menus.push_back(game_menu(ids, games, filter));
    return menus;
}

StatisticsView statistics_view(const session::CountedSoFar& counting, const CountedGames& games,
                               const StatisticsFilter& filter, const session::LocalTime& today) {
    const Results results = results_of(counting.sessions, filter);
    StatisticsView view{filter, {}, {}, remark_words(counting), statistics_charts(results, games), {}};
    if (view.charts.empty()) view.empty = empty_words(counting, games);
    if (counting.sessions.empty()) return view;  // nothing to choose from
    view.menus = filter_menus(counting.sessions, games, filter, today);
    view.counted = counted_words(counting, results);
    return view;
}

std::string statistics_text(const StatisticsView& view) {
    paper::Document document{translated("Statistics"), translated("en"), {}, {}};
    auto& blocks = document.blocks;
    const auto put = [&](const std::string& text) {
        if (!text.empty()) blocks.emplace_back(paper::Paragraph{lines(text)});
    };
    blocks.emplace_back(paper::Heading{1, document.title});
    put(view.counted);
    for (const FilterMenu& menu : view.menus)
        if (menu.chosen != 0U) put(menu.label);
    put(view.remark);
    put(view.empty);
    for (const Chart& chart : view.charts) {
        blocks.emplace_back(paper::Heading{2, chart.title});
        put(chart.text);
        blocks.emplace_back(chart.table);
    }
    return paper::plain_text(document);
}

std::string no_filter_words() { return translated("All games"); }

}  // namespace present
