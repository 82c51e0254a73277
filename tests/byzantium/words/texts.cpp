// SPDX-License-Identifier: MIT
#include "byzantium/words/texts.h"

#include "support/random_player.h"
#include "support/scene.h"

#include <algorithm>

namespace {

using namespace byzantium;

constexpr int most_entries = 3000;  // a game is far shorter

int look_at_game(std::uint64_t seed, const std::function<void(const Seen&)>& look) {
    support::RandomPlayer player{seed, seed % 2 == 0 ? support::Taste::warlike : support::Taste::uniform};
    const Header header = player.header();
    const Table table = support::table_with(header.rulings);
    Position now = start(table, header);
    int entries = 0;
    for (; !std::holds_alternative<Over>(now.awaits) && entries < most_entries; ++entries) {
        const Entry entry = player.entry(table, now);
        const byzantium::Step step = apply(table, now, entry).value();
        look(Seen{table, header, now, entry, step});
        now = step.after;
    }
    return entries;
}

// An Arab army of red's, of so many Main cubes, is to sail from Alexandria to Candia; blue holds the fleet.
support::Scene sailing(int main) {
    support::Scene scene{Color::red, Color::yellow, Color::blue};
    scene.at("alexandria").side = Allegiance::arab;
    scene.army(Color::red, Side::arab, "alexandria", 0, main, 5);
    scene.now[ActionBox::byzantine_fleet].push_back(Color::blue);
    scene.takes(Move{Side::arab, support::city("candia")});
    return scene;
}

Position sailing_on() {
    support::Scene scene = sailing(8);
    scene.takes(Impose{});
    return scene.now;
}

Position beaten_at_sea() {
    support::Scene scene = sailing(2);  // no stronger than the two tokens of Candia
    scene.takes(Allow{});
    scene.rolls(0, 0);
    return scene.now;
}

Position two_armies_standing() {
    support::Scene scene{Color::red, Color::yellow, Color::blue};
    scene.army(Color::red, Side::arab, "tabuk", 0, 8, 5);
    scene.army(Color::yellow, Side::byzantine, "jerusalem", 1, 3, 2);
    scene.army(Color::blue, Side::byzantine, "jerusalem", 1, 3, 2);
    scene.takes(Move{Side::arab, support::city("jerusalem")});
    scene.takes(Stand{});
    scene.takes(Stand{});
    return scene.now;
}

}  // namespace

std::vector<byzantium::Position> staged_positions() {
    return {sailing(8).now, sailing_on(), beaten_at_sea(), two_armies_standing()};
}

const byzantium::Header& three_players() {
    static const byzantium::Header header{
        "byzantium-2005",
        {{byzantium::Color::red, "Anna"}, {byzantium::Color::yellow, "Basil"}, {byzantium::Color::blue, "Clara"}},
        byzantium::Color::red,
        {}};
    return header;
}

const byzantium::words::Names& names() {
    static const byzantium::words::Names all{support::standard_table().board, three_players()};
    return all;
}

int look_at_games(std::uint64_t first_seed, int games, const std::function<void(const Seen&)>& look) {
    int entries = 0;
    for (int i = 0; i < games; ++i) entries += look_at_game(first_seed + static_cast<std::uint64_t>(i), look);
    return entries;
}
