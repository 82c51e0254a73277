// SPDX-License-Identifier: MIT
// A chain over numbers of 64 bits: written out here because std::hash promises nothing from one run to the next.
// Every step can be undone, so positions that differ in one number never get the same hash.
#include "eko/rules/position.h"
#include "values/overloaded.h"

namespace eko {
namespace {

class Hash {
public:
    void add(std::uint64_t number) {
        word_ = (word_ ^ number) * 0xFF51'AFD7'ED55'8CCDU;
        word_ ^= word_ >> 32U;
    }
    void add(int number) { add(static_cast<std::uint64_t>(static_cast<std::uint32_t>(number))); }
    template <class Enum>
        requires std::is_enum_v<Enum>
    void add(Enum value) {
        add(static_cast<std::uint64_t>(value));
    }
    void add(bool value) { add(std::uint64_t{value}); }
    void add(const Seats& seats) {
        add(std::uint64_t{seats.size()});
        for (const Color color : seats) add(color);
    }
    // Eight fields at a time, the first in the lowest byte on every machine; the last few, perhaps none, by themselves.
    void add(const Cells& cells) {
        const std::uint8_t* at = cells.begin();
        for (; cells.end() - at >= 8; at += 8) add(word_at(at));
        std::uint64_t rest = 0;
        for (unsigned i = 0; at + i != cells.end(); ++i) rest |= std::uint64_t{at[i]} << 8U * i;
        add(rest);
    }
    void add(const Player& player) {
        add(player.reserve);
        add(player.destroyed);
        add(std::uint64_t{player.emperor.index()});
        if (const auto holder = holder_of(player)) add(*holder);
    }
    std::uint64_t value() const { return word_; }

private:
    // A constant number of bytes: the compiler reads them at once.
    static std::uint64_t word_at(const std::uint8_t* bytes) {
        std::uint64_t word = 0;
        for (unsigned i = 0; i < 8; ++i) word |= std::uint64_t{bytes[i]} << 8U * i;
        return word;
    }

    std::uint64_t word_ = 0x9E37'79B9'7F4A'7C15U;
};

template <class... Values>
void add_all(Hash& hash, const Values&... values) {
    (hash.add(values), ...);
}

void add_result(Hash& hash, const Result& result) {
    add_all(hash, result.reason, result.winners);
    for (const int points : result.points) hash.add(points);
}

void add_awaits(Hash& hash, const Awaits& awaits) {
    hash.add(std::uint64_t{awaits.index()});
    std::visit(values::overloaded{
                   [&](const AwaitSwap& a) { hash.add(a.player); },
                   [&](const AwaitAction& a) { add_all(hash, a.player, a.which); },
                   [&](const AwaitMarch& a) { hash.add(a.player); },
                   [&](const AwaitExchange& a) { add_all(hash, a.player, a.onward, a.whose); },
                   [&](const AwaitReinforce& a) { add_all(hash, a.player, a.placed); },
                   [&](const Over& a) { add_result(hash, a.result); },
               },
               awaits);
}

}  // namespace

std::uint64_t position_hash(const Position& now) {
    Hash hash;
    add_all(hash, now.turn, now.player, now.marched, now.sand_used, now.moon_used);
    hash.add(std::uint64_t{now.stormed.size()});
    for (const PaidZone& paid : now.stormed) add_all(hash, paid.field, paid.zone);
    hash.add(now.cells);
    for (const Player& player : now.players) hash.add(player);
    add_awaits(hash, now.awaits);
    return hash.value();
}

}  // namespace eko
