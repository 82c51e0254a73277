// SPDX-License-Identifier: MIT
#include "byzantium/text/luck.h"

#include "byzantium/rules/ids.h"
#include "protocol/json_out.h"

#include <array>

namespace byzantium::text {

using namespace protocol;

namespace {

using namespace byzantium;
using namespace std::string_view_literals;
using json::Raw;

// In the order of the enumerators.
constexpr std::array turnings{"battle_dice"sv, "siege_dice"sv, "losses"sv, "defence"sv, "order"sv, "sea_leave"sv};
constexpr std::array ends{"taken"sv, "beaten_off"sv, "broken_off"sv, "under_way"sv};

std::optional<std::string_view> color_text(const std::optional<Color>& color) {
    return color ? std::optional{to_text(*color)} : std::nullopt;
}

std::string step_json(const byzantium::odds::Step& step) {
    return json::object("n", step.entry + 1, "what", turnings.at(static_cast<std::size_t>(step.what)), "player",
                        color_text(step.chooser), "p_before", step.before, "p_after", step.after);
}

std::string fight_json(const Board& board, const byzantium::odds::Fight& fight) {
    const auto side = fight.army ? std::optional{to_text(*fight.army)} : std::nullopt;
    return json::object("n", fight.entry + 1, "attacker", to_text(fight.attacker), "army", side, "city",
                        board[fight.city].id, "control", color_text(fight.controls), "p_at_start", fight.p_at_start,
                        "steps", Raw{json::listed(fight.steps, step_json)}, "end",
                        ends.at(static_cast<std::size_t>(fight.end)));
}

std::string luck_json(const byzantium::odds::PlayerLuck& player) {
    return json::object("player", to_text(player.player), "luck", player.luck, "choice", player.choice, "dice",
                        player.dice, "hits", player.hits, "expected_hits", player.dice / 2.0);
}

}  // namespace

std::string write_luck(const Board& board, const byzantium::odds::LuckReport& report) {
    const auto fights =
        json::listed(report.fights, [&](const byzantium::odds::Fight& fight) { return fight_json(board, fight); });
    return json::object("players", Raw{json::listed(report.players, luck_json)}, "fights", Raw{fights});
}

}  // namespace byzantium::text
