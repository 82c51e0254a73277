// SPDX-License-Identifier: MIT
#include "byzantium/words/boards/board_draft.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/rules.h"
#include "byzantium/words/boards/board_differences.h"
#include "byzantium/words/table/names.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

int cubes_of(const BoxCounts& boxes) { return boxes.elite + boxes.main + boxes.levy + boxes.move; }

int cubes_of(const Setup& setup) {
    return setup.cube_pool + setup.casualty_pool + cubes_of(setup.army[0]) + cubes_of(setup.army[1]);
}

// As if the pool held what is missing or left over: then one field can be judged while others are still to be changed.
BoardFacts evened(BoardFacts facts) {
    facts.setup.cube_pool += facts.setup.cubes_per_player - cubes_of(facts.setup);
    facts.setup.fewest_players = std::min(facts.setup.fewest_players, facts.setup.most_players);
    facts.setup.bulgar_cubes = std::min(facts.setup.bulgar_cubes, facts.supply.bulgar_cubes);
    return facts;
}

std::string cannot_be(const BoardFault& fault) {
    return say("This is not possible: {why} ({where}).", arg("why", fault.why), arg("where", fault.where));
}

bool reaches(const Link& link, std::size_t city) {
    return index(link.between[0]) == city || index(link.between[1]) == city;
}

std::size_t links_at(const BoardFacts& facts, std::size_t city) {
    return static_cast<std::size_t>(
        std::count_if(facts.links.begin(), facts.links.end(), [&](const Link& link) { return reaches(link, city); }));
}

// On the sphere nobody measures: for the eye on a map of these lands.
double apart(const BoardCity& a, const BoardCity& b) { return std::hypot(a.lon - b.lon, a.lat - b.lat); }

std::optional<std::size_t> nearest_not_joined(const BoardFacts& facts, std::size_t city) {
    std::optional<std::size_t> nearest;
    const BoardCity& here = facts.cities[city];
    for (std::size_t i = 0; i < facts.cities.size(); ++i) {
        const BoardCity& there = facts.cities[i];
        if (i == city || links_at(facts, i) == most_links || link_between(facts, here.id, there.id)) continue;
        if (!nearest || apart(here, there) < apart(here, facts.cities[*nearest])) nearest = i;
    }
    return nearest;
}

// "new-city-2", "New city 2": the first number that no city has.
struct FreeName {
    std::string id;
    std::string name;
};
FreeName free_name(const BoardFacts& facts) {
    for (int n = 1;; ++n) {
        FreeName free{fmt::format("new-city-{}", n), say("New city {n}", arg("n", n))};
        const bool taken = std::any_of(facts.cities.begin(), facts.cities.end(), [&](const BoardCity& city) {
            return city.id == free.id || city.name == free.name;
        });
        if (!taken) return free;
    }
}

std::string not_printed(const std::string& row) { return say("{row} (not on the printed board)", arg("row", row)); }
std::string otherwise(const std::string& row) { return say("{row} (not as printed)", arg("row", row)); }

Header nobody_at(const BoardFacts& facts) {
    Header header{facts.id, {}, Color::red, {}};
    for (std::size_t i = 0; i < static_cast<std::size_t>(facts.setup.fewest_players); ++i)
        header.seats.push_back({colors[i], {}});
    return header;
}

}  // namespace

BoardDraft::BoardDraft(BoardFacts usual, BoardFacts start)
    : usual_{std::move(usual)}, history_{{std::move(start), {}}} {}

// --- What is shown

std::vector<std::string> BoardDraft::rows(BoardPart part) const {
    std::vector<std::string> all;
    switch (part) {
        case BoardPart::cities:
            for (std::size_t i = 0; i < facts().cities.size(); ++i) all.push_back(city_row(i));
            return all;
        case BoardPart::links:
            for (std::size_t i = 0; i < facts().links.size(); ++i) all.push_back(link_row(i));
            return all;
        case BoardPart::displays:
            break;
    }
    for (const FieldGroup& group : display_fields())
        all.push_back(differs(group.fields) ? otherwise(group.heading) : group.heading);
    return all;
}

std::string BoardDraft::city_row(std::size_t number) const {
    const BoardCity& city = facts().cities[number];
    const std::string sign = is_ticked(number) ? "\u2611" : "\u2610";  // a box with a tick, and one without
    const std::string row =
        city.capital ? say("{sign} {city}: {side}, {strength}, the capital", arg("sign", sign), arg("city", city.name),
                           arg("side", label_word(city.side)), arg("strength", city.strength))
                     : say("{sign} {city}: {side}, {strength}", arg("sign", sign), arg("city", city.name),
                           arg("side", label_word(city.side)), arg("strength", city.strength));
    const BoardCity* const printed = city_with(usual_, city.id);
    if (!printed) return not_printed(row);
    if (printed->side == city.side && printed->strength != city.strength)
        return say("{row} (printed: {strength})", arg("row", row), arg("strength", printed->strength));
    if (printed->side != city.side)
        return say("{row} (printed: {side}, {strength})", arg("row", row), arg("side", label_word(printed->side)),
                   arg("strength", printed->strength));
    return differs(city_fields(facts(), number)) ? otherwise(row) : row;
}

std::string BoardDraft::link_row(std::size_t number) const {
    const auto fields = link_fields(facts(), number);
    const std::string row = say("{link}: {kind}", arg("link", link_name(facts(), facts().links[number])),
                                arg("kind", *fields[2].read(facts())));
    if (!fields[2].read(usual_)) return not_printed(row);
    return differs(fields) ? otherwise(row) : row;
}

bool BoardDraft::differs(const std::vector<BoardField>& fields) const {
    return std::any_of(fields.begin(), fields.end(),
                       [&](const BoardField& field) { return !printed_words(field, usual_, facts()).empty(); });
}

std::vector<BoardField> BoardDraft::fields_of(BoardPart part, std::size_t row) const {
    switch (part) {
        case BoardPart::cities:
            return row < facts().cities.size() ? city_fields(facts(), row) : std::vector<BoardField>{};
        case BoardPart::links:
            return row < facts().links.size() ? link_fields(facts(), row) : std::vector<BoardField>{};
        case BoardPart::displays:
            break;
    }
    const auto groups = display_fields();
    return row < groups.size() ? groups[row].fields : std::vector<BoardField>{};
}

std::vector<ShownField> BoardDraft::fields(BoardPart part, std::size_t row) const {
    std::vector<ShownField> shown;
    for (const BoardField& field : fields_of(part, row))
        shown.push_back({field.key, field.label, field.kind, field.options, field.read(facts()).value_or(""),
                         printed_words(field, usual_, facts())});
    return shown;
}

std::size_t BoardDraft::differences() const { return board_differences(usual_, facts()).size(); }

// --- Changes

std::size_t BoardDraft::row_count(BoardPart part) const {
    switch (part) {
        case BoardPart::cities:
            return facts().cities.size();
        case BoardPart::links:
            return facts().links.size();
        case BoardPart::displays:
            break;
    }
    return display_fields().size();
}

std::optional<BoardField> BoardDraft::field(const std::string& key) const {
    for (const BoardPart part : {BoardPart::cities, BoardPart::links, BoardPart::displays})
        for (std::size_t row = 0; row < row_count(part); ++row)
            for (BoardField& one : fields_of(part, row))
                if (one.key == key) return std::move(one);
    return std::nullopt;
}

std::string BoardDraft::set(const std::string& key, const std::string& text) {
    const auto changed = field(key);
    if (!changed) return say("A board has no field {key}.", arg("key", plain(key, key.size())));
    if (changed->read(facts()) == text) return {};
    BoardFacts now = facts();
    if (std::string wrong = changed->write(now, text); !wrong.empty()) return wrong;
    if (changed->read(now) == changed->read(facts())) return {};  // "02" for 2
    return take(std::move(now), say("{field}: {value}", arg("field", changed->label), arg("value", text)));
}

std::string BoardDraft::rename(const std::string& name) {
    if (name == facts().name) return {};
    if (std::string wrong = board_name_fault(name); !wrong.empty()) return wrong;
    BoardFacts now = facts();
    now.name = name;
    return take(std::move(now), say("the board is called {name}", arg("name", name)));
}

std::string BoardDraft::add_city(std::size_t beside) {
    BoardFacts now = facts();
    if (now.cities.size() == most_cities) return say("A board holds at most {most} cities.", arg("most", most_cities));
    const auto [id, name] = free_name(now);
    const BoardCity& neighbour = now.cities.at(beside);
    constexpr double aside = 1;  // degrees
    now.cities.push_back(
        {id, name, Allegiance::byzantine, 1, neighbour.lon + aside, neighbour.lat - aside, false, false, false});
    return take(std::move(now), name);
}

std::string BoardDraft::remove_city(std::size_t city) {
    BoardFacts now = facts();
    const BoardCity gone = now.cities.at(city);
    if (gone.capital) return say("{city} stays: a board needs its capital.", arg("city", gone.name));
    std::erase_if(now.links, [&](const Link& link) { return reaches(link, city); });
    for (Link& link : now.links)
        for (CityId& end : link.between)
            if (index(end) > city) end = static_cast<CityId>(index(end) - 1);
    now.cities.erase(now.cities.begin() + static_cast<std::ptrdiff_t>(city));
    return take(std::move(now), say("without {city}", arg("city", gone.name)));
}

std::string BoardDraft::add_link(std::size_t city) {
    BoardFacts now = facts();
    const auto other = nearest_not_joined(now, city);
    if (!other || links_at(now, city) == most_links)
        return say("{city} cannot have another link.", arg("city", now.cities.at(city).name));
    now.links.push_back({{static_cast<CityId>(city), static_cast<CityId>(*other)}, LinkKind::road, 1});
    std::string what = link_name(now, now.links.back());
    return take(std::move(now), std::move(what));
}

std::string BoardDraft::remove_link(std::size_t link) {
    BoardFacts now = facts();
    const std::string what = say("without {link}", arg("link", link_name(now, now.links.at(link))));
    now.links.erase(now.links.begin() + static_cast<std::ptrdiff_t>(link));
    return take(std::move(now), what);
}

// What only the whole board shows is left to `fault`; anything else is refused here.
std::string BoardDraft::take(BoardFacts changed, std::string what) {
    if (const auto board = make_board(evened(changed)); !board) return cannot_be(board.error());
    if (kept_ && *kept_ > cursor_) kept_.reset();
    history_.resize(cursor_ + 1);
    history_.push_back({std::move(changed), std::move(what)});
    ++cursor_;
    return {};
}

// --- Time

std::string BoardDraft::undo_name() const { return cursor_ > 0 ? history_[cursor_].what : std::string{}; }

std::string BoardDraft::redo_name() const {
    return cursor_ + 1 < history_.size() ? history_[cursor_ + 1].what : std::string{};
}

void BoardDraft::undo() {
    if (cursor_ > 0) --cursor_;
}

void BoardDraft::redo() {
    if (cursor_ + 1 < history_.size()) ++cursor_;
}

void BoardDraft::keep(const std::string& id) {
    for (Stand& stand : history_) stand.facts.id = id;
    kept_ = cursor_;
}

// --- Ticks

bool BoardDraft::is_ticked(std::size_t city) const { return ticked_.contains(facts().cities.at(city).id); }

void BoardDraft::tick(std::size_t city) { ticked_.insert(facts().cities.at(city).id); }

void BoardDraft::untick(std::size_t city) { ticked_.erase(facts().cities.at(city).id); }

std::size_t BoardDraft::ticked() const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < facts().cities.size(); ++i) count += is_ticked(i) ? 1U : 0U;
    return count;
}

std::optional<std::size_t> BoardDraft::next_unticked(std::size_t after) const {
    const std::size_t all = facts().cities.size();
    for (std::size_t by = 1; by <= all; ++by)
        if (const std::size_t city = (after + by) % all; !is_ticked(city)) return city;
    return std::nullopt;
}

// --- The whole

std::string BoardDraft::fault() const {
    const Setup& setup = facts().setup;
    const int cubes = cubes_of(setup);
    const int over = cubes - setup.cubes_per_player;
    if (over > 0)
        return say(
            "A player's pools and armies hold {cubes} cubes at the start; a player has {all} (BYZ-3). Take "
            "{n} from a pool or a box.",
            arg("cubes", cubes), arg("all", setup.cubes_per_player), arg("n", over));
    if (over < 0)
        return say(
            "A player's pools and armies hold {cubes} cubes at the start; a player has {all} (BYZ-3). Put {n} "
            "into a pool or a box.",
            arg("cubes", cubes), arg("all", setup.cubes_per_player), arg("n", -over));
    if (setup.fewest_players > setup.most_players)
        return translated("The minimum number of players is greater than the maximum. Change one of them.");
    if (setup.bulgar_cubes > facts().supply.bulgar_cubes)
        return translated("There are more Bulgar cubes at the start than the box can hold. Change one of the numbers.");
    const auto board = make_board(facts());
    return board ? std::string{} : cannot_be(board.error());
}

std::vector<std::string> BoardDraft::remarks() const {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < facts().cities.size(); ++i)
        if (links_at(facts(), i) == 0)
            all.push_back(say("No link leads to {city}.", arg("city", facts().cities[i].name)));
    return all;
}

Board BoardDraft::board(const std::string& id) const {
    BoardFacts kept = facts();
    kept.id = id;
    return *make_board(std::move(kept));
}

BoardView BoardDraft::view() const {
    const Table table{*make_board(evened(facts())), {}};
    const Header header = nobody_at(table.board);
    return board_view(Names{table.board, header}, table, start(table, header));
}

}  // namespace byzantium::words
