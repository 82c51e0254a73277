// SPDX-License-Identifier: MIT
#include "byzantium/words/table/table_count.h"

#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"
#include "byzantium/words/entries/headline.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <array>

namespace byzantium::words {

using namespace present;

namespace {

constexpr int most_counted = 999;
constexpr int cubes_of_a_player = 42;  // BYZ-3
constexpr std::size_t most_entries = 3;

using CountedCell = TableCount::Cell;

int value(const Player& player, PlayerCount what) {
    constexpr std::array fields{&Player::pool,  &Player::casualty,   &Player::removed,  &Player::fortifications,
                                &Player::taxed, &Player::pass_cubes, &Player::churches, &Player::mosques};
    return player.*fields[static_cast<std::size_t>(what)];
}

int value(const Display& display, DisplayCount what) {
    constexpr std::array fields{&Display::treasury, &Display::vp,   &Display::elite,
                                &Display::main,     &Display::levy, &Display::move};
    return display.*fields[static_cast<std::size_t>(what)];
}

int value(const Position& now, const Player& player, Scattered what) {
    const CubeCount all = count_cubes(now, player);
    return what == Scattered::cities ? all.cities : all.action_boxes;
}

int value(const Position& now, const CountedCell& cell) {
    const Player& player = now[cell.first];
    return std::visit(values::overloaded{[&](PlayerCount what) { return value(player, what); },
                                         [&](Scattered what) { return value(now, player, what); },
                                         [&](const DisplayPlace& at) { return value(player[at.side], at.what); }},
                      cell.second);
}

bool is_cubes(const CountPlace& place) {
    const auto* at = std::get_if<DisplayPlace>(&place);
    return !at || (at->what != DisplayCount::treasury && at->what != DisplayCount::vp);
}

std::optional<Setting> setting_to(const CountedCell& cell, int count) {
    return std::visit(
        values::overloaded{[&](PlayerCount what) {
                               return std::optional<Setting>{SetPlayerCount{cell.first, what, count}};
                           },
                           [](Scattered) { return std::optional<Setting>{}; },
                           [&](const DisplayPlace& at) {
                               return std::optional<Setting>{SetDisplayCount{cell.first, at.side, at.what, count}};
                           }},
        cell.second);
}

// --- the places and what they are called

struct Place {
    CountPlace place;
    const char* name;
    std::string label;
};

std::vector<Place> beside_the_board() {
    return {{PlayerCount::pool, "pool", translated("Cube Pool")},
            {PlayerCount::casualty, "casualty", translated_as("count", "Casualty Pool")},
            {PlayerCount::removed, "removed", translated("Removed")}};
}

std::vector<Place> on_the_board() {
    return {{Scattered::cities, "cities", translated("On cities")},
            {Scattered::action_boxes, "actions", translated_as("short", "Special actions")},
            {PlayerCount::taxed, "tax", translated("Tax")},
            {PlayerCount::pass_cubes, "pass", translated("Pass")},
            {PlayerCount::churches, "churches", translated("Churches")},
            {PlayerCount::mosques, "mosques", translated("Mosques")}};
}

std::vector<Place> on_display(Side side) {
    const auto place = [side](DisplayCount what) { return DisplayPlace{side, what}; };
    return {{place(DisplayCount::elite), "elite", word(Box::elite)},
            {place(DisplayCount::main), "main", word(Box::main)},
            {place(DisplayCount::levy), "levy", word(Box::levy)},
            {place(DisplayCount::move), "move", word(Box::move)},
            {place(DisplayCount::treasury), "treasury", translated("Money")},
            {place(DisplayCount::vp), "vp", translated("VP")}};
}

std::string with_sign(int difference) {
    return difference < 0 ? say("\u2212{n}", arg("n", -difference)) : say("+{n}", arg("n", difference));
}

std::string off_by(int sum) {
    return sum > cubes_of_a_player ? say_counted(sum - cubes_of_a_player, "{n} too many", "{n} too many")
                                   : say_counted(cubes_of_a_player - sum, "{n} too few", "{n} too few");
}

// --- one player's sheet

class SheetOf {
public:
    SheetOf(const Names& names, const byzantium::text::Session& session, const TableCount& count, const Player& player)
        : names_{names}, session_{session}, count_{count}, color_{player.color} {}

    CountSheet sheet() {
        sheet_.player = color_;
        sheet_.name = names_.player(color_);
        add_group(translated("Beside the board"), "", beside_the_board());
        add_group(translated("On the board"), "", on_the_board());
        for (const Side side : sides)
            add_group(say("{side} display", arg("side", word(side))), std::string{to_text(side)} + ':',
                      on_display(side));
        sheet_.sum = say("{n} of {all} cubes", arg("n", sum_), arg("all", cubes_of_a_player));
        if (sum_ != cubes_of_a_player) sheet_.total = CountSheet::Total::wrong;
        sheet_.mark = sum_ != cubes_of_a_player    ? off_by(sum_)
                      : sheet_.differences.empty() ? std::string{}
                                                   : std::string{translated("differs")};
        sheet_.finding = finding();
        add_entries();
        return std::move(sheet_);
    }

private:
    void add_group(std::string heading, const std::string& prefix, const std::vector<Place>& places) {
        CountGroup group{std::move(heading), {}};
        for (const Place& place : places) group.cells.push_back(cell(prefix, place));
        sheet_.groups.push_back(std::move(group));
    }

    CountCell cell(const std::string& prefix, const Place& place) {
        const CountedCell at{color_, place.place};
        const int expected = value(session_.position(), at);
        const auto counted = count_.counted(at);
        if (is_cubes(place.place)) sum_ += counted.value_or(expected);
        any_ = any_ || counted;
        CountCell cell{place.place,
                       std::string{to_text(color_)} + ':' + prefix + place.name,
                       capitalised(place.label),
                       expected,
                       counted,
                       {}};
        if (counted && *counted != expected) note_difference(cell);
        return cell;
    }

    void note_difference(CountCell& cell) {
        const CountedCell at{color_, cell.place};
        cell.difference = with_sign(*cell.counted - cell.expected);
        differing_.push_back(at);
        cubes_differ_ = cubes_differ_ || is_cubes(at.second);
        scattered_differ_ = scattered_differ_ || std::holds_alternative<Scattered>(at.second);
        sheet_.differences.push_back(say("{place}: {counted} counted, {expected} should be there.",
                                         arg("place", whole_label(cell)), arg("counted", *cell.counted),
                                         arg("expected", cell.expected)));
        if (const auto set = setting_to(at, *cell.counted)) sheet_.corrections.push_back(*set);
    }

    static std::string whole_label(const CountCell& cell) {
        const auto* at = std::get_if<DisplayPlace>(&cell.place);
        if (!at) return cell.label;
        return say("{side} {place}", arg("side", word(at->side)), arg("place", cell.label));
    }

    std::string finding() const {
        if (!any_ && sum_ != cubes_of_a_player)
            return say(
                "There should be {all} cubes, not {n}: a correction changed the total. Type your counts; blanks are "
                "taken as correct.",
                arg("all", cubes_of_a_player), arg("n", sum_));
        if (!any_) return translated("Type your counts; blanks are taken as correct.");
        const auto wrong_total = [&] {
            return say("There are {all} cubes, not {n}: something was miscounted or overlooked.",
                       arg("all", cubes_of_a_player), arg("n", sum_));
        };
        if (differing_.empty())
            return sum_ == cubes_of_a_player ? translated("Everything you counted is correct.") : wrong_total();
        std::string words =
            !cubes_differ_ ? translated("Something was paid or scored differently from what was entered.")
            : sum_ == cubes_of_a_player
                ? translated(
                      "The total is right, the places are not: an entry was forgotten, or entered differently from "
                      "what was played.")
                : wrong_total();
        if (scattered_differ_)
            words += std::string{" "} +
                     translated("Which city or box it is can be set on the map: click what differs there.");
        return words;
    }

    // The last that changed anything of what differs.
    void add_entries() {
        const auto& journal = session_.journal();
        if (differing_.empty()) return;
        for (std::size_t i = journal.cursor(); i > 0 && sheet_.entries.size() < most_entries; --i) {
            if (!touched(journal.position_at(i - 1), journal.position_at(i))) continue;
            const auto what = capitalised(headline(names_, journal.position_at(i - 1), journal.record(i - 1).entry));
            sheet_.entries.push_back(say("{number}. {what}", arg("number", i), arg("what", what)));
        }
    }

    bool touched(const Position& before, const Position& after) const {
        for (const CountedCell& cell : differing_)
            if (value(before, cell) != value(after, cell)) return true;
        return false;
    }

    const Names& names_;
    const byzantium::text::Session& session_;
    const TableCount& count_;
    Color color_;
    CountSheet sheet_{};
    int sum_ = 0;
    bool any_ = false;
    bool cubes_differ_ = false;
    bool scattered_differ_ = false;
    std::vector<CountedCell> differing_;
};

}  // namespace

std::optional<int> TableCount::counted(const CountedCell& cell) const {
    const auto found = counted_.find(cell);
    return found == counted_.end() ? std::nullopt : std::optional{found->second};
}

void TableCount::type(const CountedCell& cell, int digit) {
    const int more = counted(cell).value_or(0) * 10 + digit;
    if (more <= most_counted) counted_[cell] = more;
}

void TableCount::erase(const CountedCell& cell) {
    const auto before = counted(cell);
    if (!before) return;
    if (*before < 10) return forget(cell);
    counted_[cell] = *before / 10;
}

void TableCount::forget(const CountedCell& cell) { counted_.erase(cell); }

std::vector<CountSheet> count_sheets(const Names& names, const byzantium::text::Session& session,
                                     const TableCount& count) {
    std::vector<CountSheet> sheets;
    for (const Player& player : session.position().players)
        sheets.push_back(SheetOf{names, session, count, player}.sheet());
    return sheets;
}

CountWords count_words() {
    return {translated("Table count"),
            translated("Last changed by"),
            translated("Use the counted numbers"),
            translated("Nothing differs that could be set here."),
            translated("Back to the map"),
            translated("Arrows: another place   Digits: what is there   Backspace: delete   Page Up, Page Down: "
                       "another player   Enter: correct")};
}

std::string wrong_totals(const Names& names, const Position& before, const Position& now) {
    std::string all;
    for (const Player& player : now.players) {
        const int sum = count_cubes(now, player).total();
        if (sum == cubes_of_a_player || sum == count_cubes(before, before[player.color]).total()) continue;
        all += (all.empty() ? "" : " ") +
               say("{player} now has {n} of {all} cubes: {off}. Table count (F4) helps to find the rest.",
                   arg("player", names.label(player.color)), arg("n", sum), arg("all", cubes_of_a_player),
                   arg("off", off_by(sum)));
    }
    return all;
}

std::string count_reason() { return translated("table count"); }

}  // namespace byzantium::words
