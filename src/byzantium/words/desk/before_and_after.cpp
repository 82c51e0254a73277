// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/before_and_after.h"

#include "byzantium/rules/position.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/table/names.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <array>

namespace byzantium::words {

using namespace present;

namespace {

// "12", or "12 → 15".
std::string change(int before, int after) {
    if (before == after) return std::to_string(after);
    return say("{before} → {after}", arg("before", before), arg("after", after));
}

int place_of(const Names& names, const Position& now, Color color) {
    return static_cast<int>(standing_of(rankings(names, now).front(), color).place);
}

// A row for each quantity that differs, a column for each player.
class Differences {
public:
    Differences(const Names& names, const Position& before, const Position& after) : before_{before}, after_{after} {
        rows_.push_back({""});
        for (const Player& then : before.players) rows_.front().push_back(names.label(then.color));
    }

    // `count` is of a position and a player of it.
    template <class Count>
    void row(std::string what, const Count& count) {
        std::vector<std::string> cells{std::move(what)};
        bool differs = false;
        for (const Player& then : before_.players) {
            const int was = count(before_, then);
            const int is = count(after_, after_[then.color]);
            differs = differs || was != is;
            cells.push_back(change(was, is));
        }
        if (differs) rows_.push_back(std::move(cells));
    }

    Passage take() {
        if (rows_.size() == 1) return Prose{ProseLook::paragraph, translated("No number of any player changes.")};
        return Rows{std::move(rows_)};
    }

private:
    const Position& before_;
    const Position& after_;
    std::vector<std::vector<std::string>> rows_;
};

void cube_rows(Differences& differences) {
    const auto row = [&](const char* what, int CubeCount::*place) {
        differences.row(what,
                        [place](const Position& at, const Player& player) { return count_cubes(at, player).*place; });
    };
    row(translated("Cube Pool"), &CubeCount::pool);
    row(translated("Casualty Pool"), &CubeCount::casualty);
    for (const Side side : sides)
        for (const Box of_army : boxes)
            differences.row(
                capitalised(say("{side} {box} box", arg("side", word(side)), arg("box", word_before_box(of_army)))),
                [=](const Position&, const Player& player) { return player[side][of_army]; });
    row(translated("On cities"), &CubeCount::cities);
    row(translated("Special actions"), &CubeCount::action_boxes);
    row(translated("Tax box"), &CubeCount::tax);
    row(translated("Pass box"), &CubeCount::pass);
    row(translated("Churches"), &CubeCount::churches);
    row(translated("Mosques"), &CubeCount::mosques);
    row(translated("Out of the game"), &CubeCount::removed);
}

}  // namespace

Passage before_and_after(const Names& names, const Position& before, const Position& after) {
    Differences differences{names, before, after};
    differences.row(translated_as("in the ranking", "Place"),
                    [&](const Position& at, const Player& player) { return place_of(names, at, player.color); });
    const auto of_side = [&](const char* what, Side side, int Display::*number) {
        differences.row(what, [=](const Position&, const Player& player) { return player[side].*number; });
    };
    of_side(translated("Byzantine VP"), Side::byzantine, &Display::vp);
    of_side(translated("Arab VP"), Side::arab, &Display::vp);
    of_side(translated("Byzantine bezants"), Side::byzantine, &Display::treasury);
    of_side(translated("Arab bezants"), Side::arab, &Display::treasury);
    cube_rows(differences);
    return differences.take();
}

}  // namespace byzantium::words
