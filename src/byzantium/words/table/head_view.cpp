// SPDX-License-Identifier: MIT
#include "byzantium/words/table/head_view.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/entries/headline.h"
#include "byzantium/words/entries/questions.h"
#include "present/language/words.h"

namespace byzantium::words {

using namespace present;

namespace {

TrackMarker marker(const Names& names, const Player& player, Side side) {
    const int vp = player[side].vp;
    const Setting now = SetDisplayCount{player.color, side, DisplayCount::vp, vp};
    const std::string name = std::string{to_text(player.color)} + ':' + std::string{to_text(side)} + ":vp";
    return {player.color, vp, {name, std::to_string(vp), setting(names, now), now}};
}

TrackView track(const Names& names, const Position& now, Side side) {
    TrackView view{side, side == Side::byzantine ? translated("Byzantine VP") : translated("Arab VP"), {}};
    for (const Player& player : now.players) view.markers.push_back(marker(names, player, side));
    return view;
}

}  // namespace

HeadView head_view(const Names& names, const Position& now) {
    const Setting turn = SetTurn{now.turn};
    return {now.turn,
            {"turn", std::to_string(now.turn), setting(names, turn), turn},
            question(names, now),
            answering(now),
            {track(names, now, Side::byzantine), track(names, now, Side::arab)}};
}

}  // namespace byzantium::words
