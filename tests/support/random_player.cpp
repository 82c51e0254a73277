// SPDX-License-Identifier: MIT
#include "support/random_player.h"

#include "support/scene.h"
#include "values/overloaded.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace support {
namespace {

using namespace byzantium;

// A kind of decision is drawn first, by these weights; kinds not named here weigh 10.
int weight(const Decision& decision) {
    return std::visit(values::overloaded{[](const Control&) { return 12; }, [](const Increase&) { return 6; },
                                         [](const Improve&) { return 3; }, [](const Tax&) { return 3; },
                                         [](const Pass&) { return 2; }, [](const Move&) { return 40; },
                                         [](const Place&) { return 8; }, [](const CivilWar&) { return 30; },
                                         [](const BulgarsAttack&) { return 8; }, [](const auto&) { return 10; }},
                      decision);
}

Cube some_cube(RandomPlayer& player) { return static_cast<Cube>(player.below(cube_sources)); }
Side some_side(RandomPlayer& player) { return sides.at(player.below(2)); }
CityId some_city(RandomPlayer& player, const Position& now) {
    return static_cast<CityId>(player.below(now.cities.size()));
}
int some_count(RandomPlayer& player) { return static_cast<int>(player.below(9)) - 2; }
Box some_box(RandomPlayer& player) { return boxes.at(player.below(4)); }

}  // namespace

Header RandomPlayer::header() {
    std::array order = colors;
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order.at(i - 1), order.at(below(i)));
    Header header{standard_table().board.id, {}, order.front(), {}};
    const std::size_t seats = 2 + below(3);
    for (std::size_t i = 0; i < seats; ++i) header.seats.push_back({order.at(i), {}});
    header.first = header.seats.at(below(seats)).color;
    header.rulings.elite_limit = below(2) == 0 ? EliteLimit::per_box : EliteLimit::per_action;
    header.rulings.casualty_rounding = below(2) == 0 ? CasualtyRounding::up : CasualtyRounding::down;
    header.rulings.doomed_retreat = below(2) == 0 ? DoomedRetreat::stand : DoomedRetreat::allowed;
    return header;
}

Entry RandomPlayer::entry(const Table& table, const Position& now) {
    if (const auto* asked = std::get_if<AwaitRoll>(&now.awaits)) return roll(*asked);
    const auto decisions = legal(table, now);
    if (decisions.empty()) throw std::logic_error{"nothing is legal"};
    return taste_ == Taste::uniform ? decisions[below(decisions.size())] : choose(decisions);
}

Entry RandomPlayer::nonsense(const Position& now) {
    const auto city = some_city(*this, now);
    const std::array<Decision, 16> kinds{
        Control{city, some_cube(*this)},
        Increase{some_cube(*this), {some_side(*this), some_box(*this)}},
        Improve{city, some_cube(*this)},
        Fortify{city, some_cube(*this)},
        Emperor{some_cube(*this)},
        BulgarsAttack{some_cube(*this), city},
        Tax{some_count(*this), some_count(*this)},
        Church{some_cube(*this)},
        Place{some_side(*this), city},
        Move{some_side(*this), city},
        CivilWar{some_side(*this), some_cube(*this)},
        Pass{some_cube(*this)},
        RetreatTo{city},
        Lose{some_count(*this), some_count(*this), some_count(*this)},
        GarrisonFromArmy{some_box(*this), some_box(*this)},
        GiveUp{some_count(*this), some_count(*this), some_count(*this), some_count(*this)},
    };
    if (below(8) == 0) return Roll{Hits{some_count(*this), some_count(*this)}};
    if (below(8) == 0) return Correct{{SetTokens{city, some_count(*this)}, SetTurn{some_count(*this)}}, std::nullopt};
    return kinds.at(below(kinds.size()));
}

// Rejection, so that no remainder is favoured.
std::size_t RandomPlayer::below(std::size_t bound) {
    const std::uint64_t limit = UINT64_MAX - UINT64_MAX % bound;
    std::uint64_t drawn = bits_();
    while (drawn >= limit) drawn = bits_();
    return drawn % bound;
}

Roll RandomPlayer::roll(const AwaitRoll& asked) {
    const auto dice = [&](int count) {
        std::vector<int> faces;
        for (int i = 0; i < count; ++i) faces.push_back(1 + static_cast<int>(below(6)));
        return faces;
    };
    const auto attacker = dice(asked.attacker);
    return Roll{Faces{attacker, dice(asked.defender)}};
}

Decision RandomPlayer::choose(const std::vector<Decision>& decisions) {
    std::array<int, std::variant_size_v<Decision>> weights{};
    for (const Decision& decision : decisions) weights.at(decision.index()) = weight(decision);
    int sum = 0;
    for (const int kind : weights) sum += kind;
    auto drawn = static_cast<int>(below(static_cast<std::size_t>(sum)));
    std::size_t kind = 0;
    while (drawn >= weights.at(kind)) drawn -= weights.at(kind++);
    std::vector<Decision> alike;
    std::copy_if(decisions.begin(), decisions.end(), std::back_inserter(alike),
                 [&](const Decision& decision) { return decision.index() == kind; });
    return alike[below(alike.size())];
}

}  // namespace support
