// SPDX-License-Identifier: MIT
// Two numbers of 32 bits at a time: written out here because std::hash promises nothing from one run to the next.
// Every step can be undone, so positions that differ in one word never get the same hash.
#include "byzantium/rules/position.h"
#include "values/few.h"
#include "values/overloaded.h"

#include <utility>

namespace byzantium {
namespace {

class Hash {
public:
    void add(std::uint32_t number) {
        if (!half_full_) {
            half_ = number;
        } else {
            mix(std::uint64_t{half_} << 32U | number);
        }
        half_full_ = !half_full_;
    }
    void add(int number) { add(static_cast<std::uint32_t>(number)); }
    template <class Enum>
        requires std::is_enum_v<Enum>
    void add(Enum value) {
        add(byte(value));
    }
    template <class Value>
    void add(const std::optional<Value>& value) {
        add(value ? 1 : 0);
        if (value) add(*value);
    }
    template <class Value, std::size_t Capacity>
    void add(const values::Few<Value, Capacity>& list) {
        add(static_cast<int>(list.size()));
        for (const Value& value : list) add(value);
    }
    void add(const Display& display) {
        for (const int count : {display.treasury, display.vp, display.elite, display.main, display.levy, display.move})
            add(count);
        add(byte(display.guard) | byte(display.taken) << 8U | byte(display.at) << 16U);
    }
    void add(const Player& player) {
        add(player.color);
        for (const Display& display : player.displays) add(display);
        for (const int count : {player.pool, player.casualty, player.removed, player.fortifications, player.taxed,
                                player.pass_cubes, player.churches, player.mosques})
            add(count);
    }
    // In one number: there are many of them.
    void add(const City& city) {
        add(byte(city.side) | static_cast<std::uint32_t>(static_cast<std::uint8_t>(city.tokens)) << 8U |
            byte(city.control) << 16U | byte(city.fortified) << 24U);
    }
    void add(const Score& score) {
        add(score.player);
        for (const int points : {score.byzantine, score.arab, score.total}) add(points);
    }
    std::uint64_t value() {
        mix(half_full_ ? half_ : 0);
        return mixed(one_ ^ (other_ << 32U | other_ >> 32U));
    }

private:
    template <class Small>
    static std::uint32_t byte(Small value) {
        return static_cast<std::uint8_t>(value);
    }
    // 0 for nothing; no colour and no city is the last that a byte can hold.
    template <class Small>
    static std::uint32_t byte(const std::optional<Small>& value) {
        return value ? byte(*value) + 1U : 0U;
    }
    static std::uint64_t mixed(std::uint64_t word) {
        word *= 0xFF51'AFD7'ED55'8CCDU;
        return word ^ word >> 32U;
    }
    // Two chains in turn: a processor works at both at once.
    void mix(std::uint64_t word) {
        one_ = mixed(one_ ^ word);
        std::swap(one_, other_);
    }

    std::uint64_t one_ = 0x9E37'79B9'7F4A'7C15U;
    std::uint64_t other_ = 0x6A09'E667'F3BC'C908U;
    std::uint32_t half_ = 0;
    bool half_full_ = false;
};

template <class... Values>
void add_all(Hash& hash, const Values&... values) {
    (hash.add(values), ...);
}

void add_awaits(Hash& hash, const Awaits& awaits) {
    hash.add(static_cast<int>(awaits.index()));
    std::visit(values::overloaded{
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
    Hash hash;
    add_all(hash, position.turn, position.first, position.passed, position.players, position.cities, position.bulgars);
    for (const auto& box : position.boxes) hash.add(box);
    add_awaits(hash, position.awaits);
    return hash.value();
}

}  // namespace byzantium
