// SPDX-License-Identifier: MIT
// Who has come with the key, by address: for whoever shows the session. The network's thread notes them, any thread
// may ask. Remembers few, so that nobody can fill memory with addresses.
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace guests {

struct Visitor {
    std::string address;
    std::string device;    // "iPhone"; empty: unknown
    std::size_t open = 0;  // streams, and requests that wait for a change
    std::chrono::steady_clock::time_point last;
};

// Of what a browser says it is: "iPhone", "Android", "TV"; empty if it says nothing known.
std::string device_of(std::string_view agent);

class Visitors {
public:
    using Time = std::chrono::steady_clock::time_point;

    void came(const std::string& address, std::string_view agent, Time now);
    void opened(const std::string& address, Time now);
    void closed(const std::string& address, Time now);

    // Those connected first, then whoever was seen last.
    std::vector<Visitor> all() const;

    static constexpr std::size_t most = 64;

private:
    Visitor& visitor(const std::string& address, Time now);
    void forget_one();

    mutable std::mutex guard_;
    std::map<std::string, Visitor> all_;
};

}  // namespace guests
