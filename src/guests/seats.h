// SPDX-License-Identifier: MIT
// Which phones answer for which seats: a phone asks, four digits stand on both screens, whoever keeps the books says
// yes, and can take the seat back. Knows no session; one thread.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace guests {

class Seats {
public:
    using Time = std::chrono::steady_clock::time_point;

    // A phone that asks for a seat, or has it.
    struct Holder {
        std::string ticket;  // known to that phone alone
        std::size_t seat;
        std::string digits;  // no other has these
        std::string device;  // "iPhone at 192.168.1.7"
        Time asked;
        enum class Stands : std::uint8_t { asks, answers } stands = Stands::asks;
    };

    // nullptr: `most_who_ask` ask already. Whoever has asked for longer than `patience` gives way, because a phone that
    // was closed meanwhile says nothing. A seat that somebody has is not given to anybody else.
    const Holder* ask(std::size_t seat, std::string device, Time now);
    // nullptr: nobody has that ticket.
    const Holder* find(std::string_view ticket) const;
    // In the order in which they asked.
    const std::vector<Holder>& all() const { return all_; }
    bool is_taken(std::size_t seat) const;

    // Of whoever has these digits; false: nobody has, or another phone has that seat.
    bool say_yes(std::string_view digits);
    // It asks no longer, or has the seat no longer.
    bool send_away(std::string_view digits);
    void leave(std::string_view ticket);
    void send_all_away() { all_.clear(); }

    static constexpr std::size_t most_who_ask = 4;
    static constexpr std::chrono::minutes patience{5};

private:
    bool is_full() const;
    void give_way(Time now);
    std::string new_digits() const;

    std::vector<Holder> all_;
};

}  // namespace guests
