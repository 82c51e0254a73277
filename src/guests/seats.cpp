// SPDX-License-Identifier: MIT
#include "guests/seats.h"

#include "guests/key.h"

#include <algorithm>
#include <random>
#include <utility>

namespace guests {

namespace {

using Stands = Seats::Holder::Stands;

}  // namespace

std::string Seats::new_digits() const {
    constexpr unsigned all_numbers = 10000;
    std::random_device system;
    for (;;) {
        const std::string number = std::to_string(all_numbers + system() % all_numbers);
        std::string digits = number.substr(1);
        const bool is_had =
            std::any_of(all_.begin(), all_.end(), [&](const Holder& one) { return one.digits == digits; });
        if (!is_had) return digits;
    }
}

bool Seats::is_full() const {
    const auto asking =
        std::count_if(all_.begin(), all_.end(), [](const Holder& one) { return one.stands == Stands::asks; });
    return static_cast<std::size_t>(asking) >= most_who_ask;
}

void Seats::give_way(Time now) {
    const auto oldest = std::find_if(all_.begin(), all_.end(), [&](const Holder& one) {
        return one.stands == Stands::asks && now - one.asked > patience;
    });
    if (oldest != all_.end()) all_.erase(oldest);
}

const Seats::Holder* Seats::ask(std::size_t seat, std::string device, Time now) {
    if (is_full()) give_way(now);
    if (is_full()) return nullptr;
    all_.push_back({new_table_key(), seat, new_digits(), std::move(device), now, Stands::asks});
    return &all_.back();
}

// In the same time wherever the first difference is.
const Seats::Holder* Seats::find(std::string_view ticket) const {
    for (const Holder& one : all_)
        if (is_same_secret(ticket, one.ticket)) return &one;
    return nullptr;
}

bool Seats::is_taken(std::size_t seat) const {
    return std::any_of(all_.begin(), all_.end(),
                       [&](const Holder& one) { return one.seat == seat && one.stands == Stands::answers; });
}

bool Seats::say_yes(std::string_view digits) {
    const auto found = std::find_if(all_.begin(), all_.end(), [&](const Holder& one) { return one.digits == digits; });
    if (found == all_.end() || is_taken(found->seat)) return false;
    found->stands = Stands::answers;
    return true;
}

bool Seats::send_away(std::string_view digits) {
    return std::erase_if(all_, [&](const Holder& one) { return one.digits == digits; }) > 0;
}

void Seats::leave(std::string_view ticket) {
    std::erase_if(all_, [&](const Holder& one) { return is_same_secret(ticket, one.ticket); });
}

}  // namespace guests
