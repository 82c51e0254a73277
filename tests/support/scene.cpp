// SPDX-License-Identifier: MIT
#include "support/scene.h"

#include "byzantium/text/board.h"
#include "support/places.h"

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <iterator>
#include <stdexcept>

namespace support {
namespace {

using namespace byzantium;

Board read_standard_board() {
    const std::string path = support::in_source_tree("resources/byzantium/boards/byzantium-2005.json");
    std::ifstream file{path};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    return byzantium::text::read_board(text, path);
}

void keep_in_box(Player& player, int& box, int cubes) {
    player.casualty += box - cubes;
    box = cubes;
}

}  // namespace

const Table& standard_table() {
    static const Table table{read_standard_board(), {}};
    return table;
}

Table table_with(Rulings rulings) { return {standard_table().board, rulings}; }

CityId city(std::string_view id) {
    const auto found = standard_table().board.find(id);
    if (!found) throw std::invalid_argument{"no city " + std::string{id}};
    return *found;
}

Header header_of(std::initializer_list<Color> seats) {
    Header header{standard_table().board.id, {}, *seats.begin(), {}};
    for (const Color color : seats) header.seats.push_back({color, std::string{to_text(color)}});
    return header;
}

Scene::Scene(std::initializer_list<Color> seats, Rulings rulings)
    : now{start(table_with(rulings), header_of(seats))}, table_{table_with(rulings)} {}

void Scene::takes(const Entry& entry) {
    auto step = apply(table_, now, entry);
    if (!step) BOOST_FAIL("refused: " << to_text(rule(step.error())) << ": " << message(table_.board, step.error()));
    now = std::move(step->after);
    effects = std::move(step->effects);
}

void Scene::refuses(const Entry& entry, RuleId expected, std::string_view says) const {
    const Position before = now;
    const std::string fault = refusal_fault(entry, expected, says);
    BOOST_TEST((now == before));
    BOOST_TEST(fault == "");
}

std::string Scene::refusal_fault(const Entry& entry, RuleId expected, std::string_view says) const {
    const auto step = apply(table_, now, entry);
    if (step) return "taken, though " + std::string{to_text(expected)} + " refuses it";
    const std::string told = message(table_.board, step.error());
    if (rule(step.error()) == expected && !says.empty() && told.find(says) != told.npos) return {};
    return "refused by " + std::string{to_text(rule(step.error()))} + " with \"" + told + '"';
}

bool Scene::allows(const Entry& entry) const { return !check(table_, now, entry); }

std::vector<Decision> Scene::legal() const { return byzantium::legal(table_, now); }

void Scene::rolls(int attacker_hits, int defender_hits) { takes(Roll{Hits{attacker_hits, defender_hits}}); }

void Scene::army(Color color, Side side, std::string_view id, int elite, int main, int move) {
    Player& owner = now[color];
    Display& army = owner[side];
    army.at = city(id);
    if (side == Side::byzantine) army.taken = true;
    keep_in_box(owner, army.elite, elite);
    keep_in_box(owner, army.main, main);
    keep_in_box(owner, army.move, move);
}

void Scene::controls(Color color, std::string_view id) {
    now[city(id)].control = color;
    --now[color].casualty;
}

}  // namespace support
