// SPDX-License-Identifier: MIT
// Who called lately, by address: how often, and whether they have shown the key. Remembers few, so that nobody can fill
// memory with addresses.
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <string>

namespace guests {

class Callers {
public:
    using Clock = std::chrono::steady_clock;

    // `burst`: requests that may come at once, and again each second.
    explicit Callers(std::size_t burst) : burst_{static_cast<double>(burst)} {}

    // Counts a connection of somebody who has not shown the key: the cheapest place to turn a flood away.
    bool may_come(const std::string& address, Clock::time_point now);
    // Counts a request; false if there were too many of this address.
    bool may_ask(const std::string& address, Clock::time_point now);
    void has_shown_key(const std::string& address, Clock::time_point now);
    bool knows_key(const std::string& address) const;

    static constexpr std::size_t most = 256;
    std::size_t size() const { return all_.size(); }

private:
    struct Caller {
        double left;  // requests that may still come at once
        Clock::time_point last;
        bool knows_key = false;
    };
    Caller& caller(const std::string& address, Clock::time_point now);
    void forget_one();

    double burst_;
    std::map<std::string, Caller> all_;
};

}  // namespace guests
