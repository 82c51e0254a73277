// SPDX-License-Identifier: MIT
// A network as bad as it gets, between clients and a room on this machine: what comes is split, stalled, half closed
// and cut, by chance of a seed.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <thread>
#include <vector>

namespace guests::test {

class FaultyProxy {
public:
    FaultyProxy(std::uint16_t to, std::uint64_t seed);
    ~FaultyProxy();
    FaultyProxy(const FaultyProxy&) = delete;
    FaultyProxy& operator=(const FaultyProxy&) = delete;

    std::uint16_t port() const { return port_; }
    std::size_t cuts() const { return cuts_; }
    std::size_t stalls() const { return stalls_; }
    // From now on all goes through as it comes.
    void mend() { faulty_ = false; }

private:
    void accept();
    void relay(int client, std::uint64_t seed);

    std::uint16_t to_;
    std::uint64_t seed_;
    int file_ = -1;
    std::uint16_t port_ = 0;
    std::atomic<bool> faulty_{true};
    std::atomic<bool> ended_{false};
    std::atomic<std::size_t> cuts_{0};
    std::atomic<std::size_t> stalls_{0};
    std::vector<std::thread> relays_{};
    std::thread door_{};
};

}  // namespace guests::test
