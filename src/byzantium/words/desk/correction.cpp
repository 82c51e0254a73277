// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/correction.h"

#include "byzantium/text/session.h"
#include "byzantium/words/desk/taken_up.h"
#include "byzantium/words/entries/headline.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/few.h"
#include "values/overloaded.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

using Settings = std::vector<Setting>;

constexpr std::array allegiance_kinds{Allegiance::byzantine, Allegiance::arab, Allegiance::persian, Allegiance::bulgar};

int* number_set(Setting& set) {
    return std::visit(
        values::overloaded{[](SetTurn& s) { return &s.turn; }, [](SetBulgars& s) { return &s.cubes; },
                           [](SetDisplayCount& s) { return &s.count; }, [](SetTokens& s) { return &s.tokens; },
                           [](SetPlayerCount& s) { return &s.count; }, [](auto&) -> int* { return nullptr; }},
        set);
}

// A list with one colour less, and with one more of each that may be added.
template <std::size_t Capacity, class May>
std::vector<values::Few<Color, Capacity>> changed_lists(const values::Few<Color, Capacity>& list, May may_add) {
    std::vector<values::Few<Color, Capacity>> lists;
    for (std::size_t i = list.size(); i-- > 0;) {
        auto fewer = list;
        fewer.erase(fewer.begin() + i);
        if (std::find(lists.begin(), lists.end(), fewer) == lists.end()) lists.push_back(fewer);
    }
    for (const Color color : colors) {
        if (list.size() == Capacity || !may_add(color)) continue;
        auto more = list;
        more.push_back(color);
        lists.push_back(more);
    }
    return lists;
}

Settings others(const Table& table, const std::vector<Color>& seats, const Setting& current) {
    Settings all;
    const auto sits = [&](Color color) { return std::find(seats.begin(), seats.end(), color) != seats.end(); };
    std::visit(values::overloaded{
                   [&](const SetFirst&) {
                       for (const Color color : seats) all.push_back(SetFirst{color});
                   },
                   [&](const SetPassed& s) {
                       const auto may = [&](Color color) { return sits(color) && !contains(s.passed, color); };
                       for (const auto& list : changed_lists(s.passed, may)) all.push_back(SetPassed{list});
                   },
                   [&](SetGuard s) {
                       s.guard = !s.guard;
                       all.push_back(s);
                   },
                   [&](SetTaken s) {
                       s.taken = !s.taken;
                       all.push_back(s);
                   },
                   [&](SetArmy s) {
                       s.at.reset();
                       all.push_back(s);
                       for (std::size_t i = 0; i < table.board.cities.size(); ++i) {
                           s.at = static_cast<CityId>(i);
                           all.push_back(s);
                       }
                   },
                   [&](const SetCitySide& s) {
                       for (const Allegiance side : allegiance_kinds) all.push_back(SetCitySide{s.city, side});
                   },
                   [&](const SetControl& s) {
                       all.push_back(SetControl{s.city, {}});
                       for (const Color color : seats) all.push_back(SetControl{s.city, color});
                   },
                   [&](SetFortified s) {
                       s.fortified = !s.fortified;
                       all.push_back(s);
                   },
                   [&](const SetActionBox& s) {
                       for (const auto& list : changed_lists(s.cubes, sits)) all.push_back(SetActionBox{s.box, list});
                   },
                   [](const SetTurn&) {},
                   [](const SetBulgars&) {},
                   [](const SetDisplayCount&) {},
                   [](const SetPlayerCount&) {},
                   [](const SetTokens&) {},
               },
               current);
    std::erase(all, current);
    return all;
}

byzantium::text::Act set_all(Settings settings) { return {{Correct{std::move(settings), std::nullopt}}, {}}; }

// Whose first city of that side it would be, and where that matters (BYZ-10): on the Byzantine side.
std::optional<Color> controller_by(const Position& now, const Setting& setting) {
    if (const auto* army = std::get_if<SetArmy>(&setting))
        return army->at && army->side == Side::byzantine ? std::optional{army->player} : std::nullopt;
    const auto* city = std::get_if<SetControl>(&setting);
    return city && now[city->city].side == Allegiance::byzantine ? city->control : std::nullopt;
}

std::string city_that_says(const Board& board, const Setting& setting) {
    const auto* army = std::get_if<SetArmy>(&setting);
    return army != nullptr && army->at ? place_of(board, *army->at) : std::string{};
}

}  // namespace

std::optional<SetTaken> taken_with(const Position& now, const Setting& setting) {
    const auto player = controller_by(now, setting);
    if (!player || now[*player][Side::byzantine].taken) return std::nullopt;
    return SetTaken{*player, Side::byzantine, true};
}

Correction::Correction(const Names& names, const Table& table, const std::vector<Color>& seats, Setting current)
    : names_{names},
      current_{std::move(current)},
      heading_{capitalised(say("Recorded: {what}. What is right?", arg("what", setting(names_, current_))))} {
    for (Setting& other : others(table, seats, current_)) {
        std::string place = city_that_says(table.board, other);
        options_.push_back({capitalised(setting(names_, other)), set_all({std::move(other)}), std::move(place)});
    }
}

std::optional<Correction> Correction::also(const Position& now, std::size_t option) const {
    const auto& entries = options_.at(option).act.entries;
    const auto* correct = entries.size() == 1 ? std::get_if<Correct>(&entries.front()) : nullptr;
    if (!correct || correct->set.size() != 1) return std::nullopt;
    const Setting& chosen = correct->set.front();
    const auto taken = taken_with(now, chosen);
    if (!taken || std::holds_alternative<SetTaken>(current_)) return std::nullopt;
    return Correction{
        names_,
        *taken,
        say("As far as the program knows, {player} has not taken control of a Byzantine city yet. Has that happened "
            "before (BYZ-10)? Then action A no longer takes a first city, and a destroyed army may be placed again.",
            arg("player", capitalised(names_.player(taken->player)))),
        {{translated("Yes, set that too"), set_all({chosen, *taken})},
         {translated("No, set only what was chosen"), set_all({chosen})}}};
}

Correction Correction::to_restore(const Names& names, const byzantium::text::Restoring& restoring) {
    return {
        names,
        restoring.moved,
        moved_then(names, restoring) + ' ' + translated("Restore the table as it was?"),
        {{say_counted(static_cast<int>(restoring.entries), "Yes: set the army there, and redo the {n} entry after it",
                      "Yes: set the army there, and redo the {n} entries after it"),
          restoring.act},
         {translated("No, continue from here"), {}}}};
}

std::optional<int> Correction::number() const {
    Setting copy = current_;
    const int* number = number_set(copy);
    return number ? std::optional{*number} : std::nullopt;
}

Setting Correction::with_number(int number) const {
    Setting changed = current_;
    if (int* place = number_set(changed)) *place = number;
    return changed;
}

std::vector<Setting> settings_of(const Position& now, CityId at) {
    const City& city = now[at];
    std::vector<Setting> all{SetTokens{at, city.tokens}, SetControl{at, city.control}, SetFortified{at, city.fortified},
                             SetCitySide{at, city.side}};
    for (const Player& player : now.players)
        for (const Side side : sides)
            if (player[side].at == at) all.push_back(SetArmy{player.color, side, at});
    return all;
}

}  // namespace byzantium::words
