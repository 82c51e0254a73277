// SPDX-License-Identifier: MIT
// The network's room: shows snapshots to whoever comes with the key, and nothing to anybody else. It has a thread of
// its own, which touches nothing but what is handed over here, and sleeps while nobody is connected.
//
// The constructor listens already; the destructor tells those who watch that it is over, and returns once nothing
// listens any more.
#pragma once

#include "guests/page.h"
#include "guests/snapshot.h"
#include "guests/visitors.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace guests {

struct Limits {
    std::size_t connections = 24;              // in all
    std::size_t connections_of_unknown = 4;    // of one address that has not shown the key
    std::size_t requests_a_second = 20;        // of one address
    std::chrono::milliseconds header{5000};    // to say what is wanted
    std::chrono::milliseconds stalled{15000};  // how long somebody may take nothing of what is sent
    std::chrono::milliseconds beat{3000};      // between signs of life
    std::chrono::milliseconds poll{20000};     // the longest wait for another state
};
inline constexpr std::size_t most_header = 8192;  // bytes

// What a phone sent to answer, at most `most_body` bytes. `reply` takes JSON, once, on the thread that ends the room
// and while it is there; without it the phone is told after a while that nobody had time.
struct ToAnswer {
    std::string body;
    std::string from;  // "iPhone 192.168.1.7"
    std::function<void(std::string json)> reply;
};

struct Listening {
    std::string address;     // of this computer, IPv4 or IPv6; there alone it listens
    std::uint16_t port = 0;  // 0: one that is free
    std::string key;
    Limits limits{};
    // Called on the network's thread when somebody comes, leaves, or was heard of again.
    std::function<void()> on_visit = [] {};
    // Called on the network's thread when a phone answers; without it phones can only look.
    std::function<void(ToAnswer)> on_answer{};
};

class Room {
public:
    // Throws wording::Failure if nobody can listen there.
    Room(const Listening& listening, Page page);
    ~Room();
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;

    std::uint16_t port() const;
    // "192.168.1.10:4680"
    std::string host() const;

    // --- From any thread
    // In the place of the one before, which those who have not got it yet never get. nullptr: nothing is shown for now,
    // and whoever watches is told that it is over; they come back by themselves when something is.
    void show(std::shared_ptr<const Snapshot> snapshot);
    // Streams that are open now, and pages that were loaded since the beginning.
    std::size_t watching() const;
    std::size_t pages() const;
    // Who has come with the key: those connected first, then whoever was seen last.
    std::vector<Visitor> visitors() const;

private:
    struct Hall;
    std::unique_ptr<Hall> hall_;
};

}  // namespace guests
