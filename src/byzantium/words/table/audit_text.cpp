// SPDX-License-Identifier: MIT
#include "byzantium/words/table/audit_text.h"

#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

// The places of BYZ-3, armies by box.
class CountTable {
public:
    explicit CountTable(const Position& now) : now_{now}, columns_{alignment(now), "  "} {}

    void headings(const Names& names) {
        std::vector<std::string> cells{""};
        for (const Player& player : now_.players) cells.push_back(names.label(player.color));
        columns_.row(std::move(cells));
    }

    template <class Count>
    void row(std::string place, const Count& count) {
        std::vector<std::string> cells{std::move(place)};
        for (const Player& player : now_.players) cells.push_back(std::to_string(count(player)));
        columns_.row(std::move(cells));
    }

    std::string text() const { return columns_.text(); }

private:
    static std::vector<Align> alignment(const Position& now) {
        std::vector<Align> aligns(now.players.size() + 1, Align::right);
        aligns.front() = Align::left;
        return aligns;
    }

    const Position& now_;
    Columns columns_;
};

void army_rows(CountTable& table) {
    for (const Side side : sides) {
        for (const Box of_army : boxes) {
            table.row(
                capitalised(say("{side} {box} box", arg("side", word(side)), arg("box", word_before_box(of_army)))),
                [&](const Player& player) { return player[side][of_army]; });
        }
    }
}

}  // namespace

std::string audit_text(const Names& names, const Board& board, const Position& now) {
    CountTable table{now};
    const auto counted = [&now](int CubeCount::*place) {
        return [&now, place](const Player& player) { return count_cubes(now, player).*place; };
    };
    table.headings(names);
    table.row(translated("Cube Pool"), counted(&CubeCount::pool));
    table.row(translated("Casualty Pool"), counted(&CubeCount::casualty));
    army_rows(table);
    table.row(translated("On cities"), counted(&CubeCount::cities));
    table.row(translated("Special actions"), counted(&CubeCount::action_boxes));
    table.row(translated("Tax box"), counted(&CubeCount::tax));
    table.row(translated("Pass box"), counted(&CubeCount::pass));
    table.row(translated("Churches"), counted(&CubeCount::churches));
    table.row(translated("Mosques"), counted(&CubeCount::mosques));
    table.row(translated("Out of the game"), counted(&CubeCount::removed));
    table.row(translated("Total"), [&now](const Player& player) { return count_cubes(now, player).total(); });
    const std::string faults = faults_text(names, board, now);
    if (!faults.empty()) return table.text() + '\n' + faults;
    return table.text() + '\n' +
           say("Everybody has all {n} cubes, and everything else is in order.",
               arg("n", board.setup.cubes_per_player)) +
           '\n';
}

std::string faults_text(const Names& names, const Board& board, const Position& now) {
    std::string text;
    for (const Fault& fault : audit(board, now)) {
        const std::string what = plain(fault.what, 200);
        text += wrapped(fault.player
                            ? say("{player}: {fault}", arg("player", names.player(*fault.player)), arg("fault", what))
                            : what,
                        100);
    }
    return text;
}

}  // namespace byzantium::words
