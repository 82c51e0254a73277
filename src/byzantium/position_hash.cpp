// SPDX-License-Identifier: MIT
// FNV-1a, 64 bits, over one number after the other: written out here because std::hash promises nothing
// from one run to the next.
#include "byzantium/overloaded.h"
#include "byzantium/position.h"

namespace byzantium {
namespace {

class Fnv1a {
public:
    void add(int number) {
        for (int shift = 0; shift < 32; shift += 8) {
            hash_ ^= (static_cast<std::uint32_t>(number) >> shift) & 0xFFU;
            hash_ *= 0x100000001b3U;
        }
    }
    template <class Enum>
        requires std::is_enum_v<Enum>
    void add(Enum value) {
        add(static_cast<int>(value));
    }
    template <class Value>
    void add(const std::optional<Value>& value) {
        add(value ? 1 : 0);
        if (value) add(*value);
    }
    template <class Value, std::size_t Capacity>
    void add(const Few<Value, Capacity>& list) {
        add(static_cast<int>(list.size()));
        for (const Value& value : list) add(value);
    }
    void add(const Display& display) {
        for (const int count : {display.treasury, display.vp, display.elite, display.main, display.levy, display.move})
            add(count);
        add(display.guard ? 1 : 0);
        add(display.taken ? 1 : 0);
        add(display.at);
    }
    void add(const Player& player) {
        add(player.color);
        for (const Display& display : player.displays) add(display);
        for (const int count : {player.pool, player.casualty, player.removed, player.fortifications, player.taxed,
                                player.pass_cubes, player.churches, player.mosques})
            add(count);
    }
    void add(const City& city) {
        add(city.side);
        add(static_cast<int>(city.tokens));
        add(city.control);
        add(city.fortified ? 1 : 0);
    }
    void add(const Score& score) {
        add(score.player);
        for (const int points : {score.byzantine, score.arab, score.total}) add(points);
    }
    std::uint64_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 0xcbf29ce484222325U;
};

template <class... Values>
void add_all(Fnv1a& hash, const Values&... values) {
    (hash.add(values), ...);
}

void add_awaits(Fnv1a& hash, const Awaits& awaits) {
    hash.add(static_cast<int>(awaits.index()));
    std::visit(overloaded{
                   [&](const AwaitAction& a) { add_all(hash, a.player, a.barred); },
                   [&](const AwaitIncrease& a) { add_all(hash, a.player, a.left, a.elite_used); },
                   [&](const AwaitMarch& a) { add_all(hash, a.player, a.side, a.links, a.barred); },
                   [&](const AwaitFleet& a) { add_all(hash, a.player, a.mover, a.from, a.to, a.cost, a.dice); },
                   [&](const AwaitSail& a) { add_all(hash, a.player, a.to, a.cost); },
                   [&](const AwaitDefence& a) { add_all(hash, a.player, a.side); },
                   [&](const AwaitSeaRetreat& a) { add_all(hash, a.player, a.owner); },
                   [&](const AwaitRetreat& a) { add_all(hash, a.player, a.side); },
                   [&](const AwaitLevy& a) { add_all(hash, a.player, a.side); },
                   [&](const AwaitFight& a) { add_all(hash, a.player, a.among); },
                   [&](const AwaitRoll& a) { add_all(hash, a.player, a.what, a.attacker, a.defender); },
                   [&](const AwaitLosses& a) { add_all(hash, a.player, a.side, a.count); },
                   [&](const AwaitGarrison& a) { add_all(hash, a.player, a.side); },
                   [&](const AwaitUpkeep& a) { add_all(hash, a.player, a.side, a.shortfall); },
                   [&](const Over& a) { add_all(hash, a.result.reason, a.result.scores, a.result.ranking); },
               },
               awaits);
}

}  // namespace

std::uint64_t position_hash(const Position& position) {
    Fnv1a hash;
    add_all(hash, position.turn, position.first, position.passed, position.players, position.cities, position.bulgars);
    for (const auto& box : position.boxes) hash.add(box);
    add_awaits(hash, position.awaits);
    return hash.value();
}

}  // namespace byzantium
