// SPDX-License-Identifier: MIT
#include "eko/foresight/blind.h"

#include "eko/rules/rules.h"

#include <algorithm>
#include <utility>

namespace eko_support {
namespace {

using namespace eko;

class Walk {
public:
    Walk(const Table& table, const Position& turn, std::size_t most, const OnEntry& on_entry)
        : table_{table}, turn_{turn}, left_{most}, on_entry_{on_entry} {}

    bool from(const Position& now) {
        for (const Decision& decision : legal(table_, now)) {
            if (left_ == 0) return false;
            --left_;
            const Position after = apply(table_, now, decision).value().after;
            line_.push_back(decision);
            on_entry_(now, line_, after);
            const bool goes_on = after.turn == turn_.turn && after.player == turn_.player;
            if (goes_on && !from(after)) return false;
            line_.pop_back();
        }
        return true;
    }

private:
    const Table& table_;
    const Position& turn_;
    std::size_t left_;
    const OnEntry& on_entry_;
    BlindLine line_;
};

bool is_his(const Position& now, Color player, Acting acting) {
    if (now.player != player || std::holds_alternative<AwaitSwap>(now.awaits)) return false;
    return acting == Acting::no || !std::holds_alternative<AwaitReinforce>(now.awaits);
}

}  // namespace

std::optional<Position> blind_turn(const Table& table, const Position& now, Color player, Acting acting) {
    if (std::holds_alternative<Over>(now.awaits)) return std::nullopt;
    if (is_his(now, player, acting)) return now;
    Position given = apply(table, now, AwaitPlayer{player}).value().after;
    if (has_discs(table.board, given, player)) return given;
    given.awaits = AwaitReinforce{player, Placed::no};
    for (const Decision& decision : legal(table, given))
        if (std::holds_alternative<Moon>(decision)) return given;
    return std::nullopt;
}

bool each_line(const Table& table, const Position& turn, std::size_t most_entries, const OnEntry& on_entry) {
    return Walk{table, turn, most_entries, on_entry}.from(turn);
}

int lost_in(const BlindLine& line) {
    int lost = 0;
    for (const Decision& decision : line)
        if (const auto* move = std::get_if<Move>(&decision)) lost += static_cast<int>(move->zones.size());
    return lost;
}

}  // namespace eko_support
