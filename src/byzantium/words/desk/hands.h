// SPDX-License-Identifier: MIT
// What hands do between two events: cubes, money, VP, pawns, summed up player by player.
#pragma once

#include "byzantium/rules/effect.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/table/names.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

// The numbers a story counts on from: treasuries, tracks and the Bulgar box.
struct RunningNumbers {
    std::array<std::array<int, 2>, 4> money;  // bezants, by colour and side
    std::array<std::array<int, 2>, 4> vp;
    int bulgars;

    explicit RunningNumbers(const byzantium::Position& position);
};

std::string place(const Names& names, const byzantium::CubePlace& place);  // the Tax box

// One player's hands, or the table's tokens and Bulgars, which belong to nobody.
struct Deed {
    std::optional<byzantium::Color> player;
    std::string text;  // "Anna: 1 cube from the Casualty Pool to Damascus."
};

class Hands {
public:
    Hands(const Names& names, const byzantium::Position& before) : names_{names}, numbers_{before} {}

    void moved(const byzantium::CubesMoved& cubes);
    void changed(const byzantium::MoneyChanged& money);
    void changed(const byzantium::VpChanged& vp);
    void moved(const byzantium::PawnMoved& pawn);
    void moved(const byzantium::GuardMoved& guard);
    void moved(const byzantium::FortificationMoved& fortification);
    void changed(const byzantium::TokensChanged& tokens);
    void changed(const byzantium::BulgarsChanged& bulgars);

    // The deeds of all that has been told since the last time: the table's, then players in the order they came up.
    std::vector<Deed> take();
    // The same with each thing that a player does as a deed of its own, without the name: "1 cube from ... to ...".
    std::vector<Deed> take_singly();

private:
    struct Numbers {  // a treasury or a track: from where to where
        byzantium::Side side;
        int from;
        int to;
    };
    struct Doings {
        byzantium::Color player;
        std::vector<byzantium::CubesMoved> cubes;
        std::vector<Numbers> money;
        std::vector<Numbers> vp;
        std::vector<byzantium::PawnMoved> pawns;  // each from where it stood first to where it stands last
        std::vector<std::string> pieces;          // guards, fortifications
    };

    Doings& of(byzantium::Color player);
    std::vector<std::string> items(const Doings& doings) const;
    std::string line(const Doings& doings) const;
    static void count(std::vector<Numbers>& list, byzantium::Side side, int from, int to);

    const Names& names_;
    RunningNumbers numbers_;
    std::vector<Doings> players_;
    std::vector<std::string> table_;  // tokens and Bulgars
};

}  // namespace byzantium::words
