// SPDX-License-Identifier: MIT
#include "guests/visitors.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace guests {

std::string device_of(std::string_view agent) {
    // The first that is found: a television says Linux or Android too, a phone says Linux, an iPad says Mac.
    constexpr std::array<std::pair<std::string_view, std::string_view>, 12> known{{{"SMART-TV", "TV"},
                                                                                   {"SmartTV", "TV"},
                                                                                   {"Web0S", "TV"},
                                                                                   {"GoogleTV", "TV"},
                                                                                   {"AppleTV", "TV"},
                                                                                   {"iPhone", "iPhone"},
                                                                                   {"iPad", "iPad"},
                                                                                   {"Android", "Android"},
                                                                                   {"CrOS", "Chromebook"},
                                                                                   {"Windows", "Windows"},
                                                                                   {"Macintosh", "Mac"},
                                                                                   {"Linux", "Linux"}}};
    const auto* const found = std::find_if(
        known.begin(), known.end(), [&](const auto& one) { return agent.find(one.first) != std::string_view::npos; });
    return found == known.end() ? std::string{} : std::string{found->second};
}

void Visitors::came(const std::string& address, std::string_view agent, Time now) {
    const std::lock_guard lock{guard_};
    Visitor& one = visitor(address, now);
    if (std::string device = device_of(agent); !device.empty()) one.device = std::move(device);
}

void Visitors::opened(const std::string& address, Time now) {
    const std::lock_guard lock{guard_};
    ++visitor(address, now).open;
}

void Visitors::closed(const std::string& address, Time now) {
    const std::lock_guard lock{guard_};
    Visitor& one = visitor(address, now);
    if (one.open > 0) --one.open;
}

std::vector<Visitor> Visitors::all() const {
    std::vector<Visitor> list;
    {
        const std::lock_guard lock{guard_};
        for (const auto& [address, one] : all_) list.push_back(one);
    }
    std::stable_sort(list.begin(), list.end(), [](const Visitor& a, const Visitor& b) {
        const bool a_is_gone = a.open == 0;
        const bool b_is_gone = b.open == 0;
        if (a_is_gone != b_is_gone) return b_is_gone;
        return a_is_gone && a.last > b.last;
    });
    return list;
}

Visitor& Visitors::visitor(const std::string& address, Time now) {
    if (!all_.contains(address) && all_.size() >= most) forget_one();
    Visitor& one = all_[address];
    one.address = address;
    one.last = now;
    return one;
}

// Whoever is connected is remembered: there are fewer connections than places here.
void Visitors::forget_one() {
    const auto oldest = std::min_element(all_.begin(), all_.end(), [](const auto& a, const auto& b) {
        return std::tuple{a.second.open > 0, a.second.last} < std::tuple{b.second.open > 0, b.second.last};
    });
    all_.erase(oldest);
}

}  // namespace guests
