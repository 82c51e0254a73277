// SPDX-License-Identifier: MIT
#include "guests/callers.h"

#include <algorithm>

namespace guests {

Callers::Caller& Callers::caller(const std::string& address, Clock::time_point now) {
    const auto known = all_.find(address);
    if (known == all_.end() && all_.size() == most) forget_one();
    Caller& caller = all_.try_emplace(address, Caller{burst_, now}).first->second;
    const std::chrono::duration<double> since = now - caller.last;
    caller.left = std::min(burst_, caller.left + since.count() * burst_);
    caller.last = now;
    return caller;
}

// Of those without the key, if there are any, the one that has been silent longest.
void Callers::forget_one() {
    all_.erase(std::min_element(all_.begin(), all_.end(), [](const auto& a, const auto& b) {
        if (a.second.knows_key != b.second.knows_key) return b.second.knows_key;
        return a.second.last < b.second.last;
    }));
}

bool Callers::may_come(const std::string& address, Clock::time_point now) {
    return knows_key(address) || may_ask(address, now);
}

bool Callers::may_ask(const std::string& address, Clock::time_point now) {
    Caller& one = caller(address, now);
    if (one.left < 1) return false;
    one.left -= 1;
    return true;
}

void Callers::has_shown_key(const std::string& address, Clock::time_point now) {
    caller(address, now).knows_key = true;
}

bool Callers::knows_key(const std::string& address) const {
    const auto known = all_.find(address);
    return known != all_.end() && known->second.knows_key;
}

}  // namespace guests
