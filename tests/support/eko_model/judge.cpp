// SPDX-License-Identifier: MIT
#include "support/eko_model/judge.h"

#include <algorithm>
#include <set>

namespace eko_model {
namespace {

const std::map<std::string, std::set<std::string>> words_by_kind{
    {"swap", {"swap", "keep"}}, {"action", {"move", "build", "sand", "pass"}}, {"march", {"march", "go_on"}},
    {"exchange", {"exchange"}}, {"reinforce", {"reinforce", "moon", "stop"}},  {"over", {}},
};

// EKO-17 to EKO-19: may this many discs, with the emperor among them or not, attack that many?
bool may_attack(int discs, bool emperor, int target) {
    if (discs < 1) return false;
    return target < discs || (emperor && target == discs) || (discs == 1 && target == 4);
}

}  // namespace

bool Judge::is_awaited(const std::string& word) const { return words_by_kind.at(now_.awaits.kind).contains(word); }

std::optional<std::string> Judge::refused(const Entry& entry) {
    if (!is_awaited(entry.word)) return "AWAITS";
    if (entry.word == "swap") return swap(entry);
    if (entry.word == "move") return move(entry);
    if (entry.word == "build") return build(entry);
    if (entry.word == "sand") return sand(entry);
    if (entry.word == "pass") return pass();
    if (entry.word == "march") return march();
    if (entry.word == "exchange") return exchange(entry);
    if (entry.word == "reinforce") return reinforce(entry);
    if (entry.word == "moon") return moon(entry);
    if (entry.word == "stop") return stop();
    return std::nullopt;  // keep, go_on
}

Judge::Rule Judge::swap(const Entry& entry) const {
    const std::string& player = now_.awaits.player;
    if (now_.players.at(player).emperor != "board") return "EKO-9";
    if (!has_stack_of(now_, entry.to, player)) return "EKO-9";
    if (now_.stacks.at(entry.to).emperor) return "EKO-9";
    return std::nullopt;
}

Judge::Rule Judge::move(const Entry& entry) {
    if (!has_stack_of(now_, entry.from, now_.awaits.player)) return "EKO-13";
    if (entry.to == entry.from) return "EKO-15";
    if (table_.board.letter(entry.to) == 'p') return "EKO-61";
    if (!table_.board.walkable(entry.to)) return "EKO-14";
    if (!ways(entry.from).reached.contains(entry.to)) return "EKO-14";

    const Stack& stack = now_.stacks.at(entry.from);
    const std::set<Field> zones(entry.zones.begin(), entry.zones.end());
    if (!ways(entry.from).ends.contains({entry.to, zones})) return "EKO-70";
    const bool gone = static_cast<int>(zones.size()) == stack.count;
    if (entry.lose_emperor && (!stack.emperor || zones.empty())) return "EKO-70";
    if (gone && stack.emperor && !entry.lose_emperor) return "EKO-70";
    return move_ends(entry);
}

// EKO-72: what is judged at the end of the way are the discs that are left.
Judge::Rule Judge::move_ends(const Entry& entry) const {
    if (!now_.stacks.contains(entry.to)) return std::nullopt;
    const Stack& moved = now_.stacks.at(entry.from);
    const Stack& there = now_.stacks.at(entry.to);
    const int left = moved.count - static_cast<int>(entry.zones.size());
    const bool emperor_left = moved.emperor && !entry.lose_emperor;
    if (there.owner == moved.owner) {
        if (left + there.count > 4) return "EKO-16";
        if (left == 0) return "EKO-72";  // A14
        return std::nullopt;
    }
    if (may_attack(left, emperor_left, there.count)) return std::nullopt;
    if (may_attack(moved.count, moved.emperor, there.count)) return "EKO-72";
    return moved.emperor ? "EKO-18" : "EKO-17";
}

Judge::Rule Judge::build(const Entry& entry) const {
    const std::string& player = now_.awaits.player;
    if (!has_stack_of(now_, entry.from, player)) return "EKO-20";
    if (!are_neighbours(entry.from, entry.to)) return "EKO-20";
    if (!table_.board.building_field(entry.to)) return "EKO-20";

    const int size = size_number(entry.size);
    if (size > highest_size(table_.board.letter(entry.to))) return "EKO-21";
    int price = size;
    if (!now_.buildings.contains(entry.to)) {
        if (size != 1) return "EKO-22";
    } else {
        const Building& old = now_.buildings.at(entry.to);
        const int growth = size - size_number(old.size);
        if (old.owner == player && growth != 1) return "EKO-23";
        if (old.owner != player && growth != 0 && growth != 1) return "EKO-24";
        if (old.owner != player) ++price;  // EKO-24
    }
    if (supply(now_, player, entry.size) == 0) return "EKO-26";
    const Stack& payer = now_.stacks.at(entry.from);
    if (price > payer.count) return "EKO-20";
    if (entry.emperor && !payer.emperor) return "EKO-27";
    if (payer.emperor && price == payer.count && !entry.emperor) return "EKO-27";
    return std::nullopt;
}

Judge::Rule Judge::sand(const Entry& entry) const {
    const std::string& player = now_.awaits.player;
    const bool may = !now_.awaits.extra && !now_.sand_used && owns_building_on(table_, now_, player, 'd') &&
                     plain_reserve(now_, player) >= 2;
    if (!may || !now_.stacks.contains(entry.to)) return "EKO-75";
    const Stack& target = now_.stacks.at(entry.to);
    const int plain = target.count - (target.emperor ? 1 : 0);
    if (target.owner == player || plain < 1) return "EKO-75";
    return std::nullopt;
}

Judge::Rule Judge::pass() {  // A2
    if (any_move_or_build()) return "EKO-11";
    return std::nullopt;
}

Judge::Rule Judge::march() {
    if (!march_possible()) return "EKO-33";
    return std::nullopt;
}

Judge::Rule Judge::exchange(const Entry& entry) const {
    const std::string& player = now_.awaits.player;
    if (!captor(now_, player)) return "EKO-39";
    if (captor(now_, entry.color) != player) return "EKO-39";
    return std::nullopt;
}

Judge::Rule Judge::stop() {
    const bool after_a_moon = now_.moon_used > 0;
    if (!any_legal("reinforce")) return std::nullopt;
    if (!after_a_moon) return "EKO-41";
    if (emperor_in_reserve(now_, now_.awaits.player)) return "EKO-44";
    return std::nullopt;
}

bool Judge::march_possible() {
    const std::string& player = now_.awaits.player;
    return !now_.marched && plain_reserve(now_, player) >= 3 && any_move_or_build();
}

const Ways& Judge::ways(Field from) {
    if (!ways_.contains(from)) ways_[from] = ways_from(table_, now_, from);
    return ways_.at(from);
}

}  // namespace eko_model
