// SPDX-License-Identifier: MIT
// A room whose phones answer for seats: the main thread is the test's own, clients may be on others. Knows no game.
#pragma once

#include "guests/answering.h"
#include "guests/client.h"
#include "guests/page.h"
#include "guests/room.h"
#include "present/table/open_session.h"

#include <nlohmann/json.hpp>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <random>
#include <string>
#include <vector>

namespace guests::test {

using nlohmann::json;

// A request to answer, as a browser makes it; `more` are further lines.
std::string post(const std::string& target, const std::string& host, const std::string& body,
                 const std::string& more = "X-Logothete: 1\r\nContent-Type: application/json\r\n");

class AnsweredRoom {
public:
    explicit AnsweredRoom(present::OpenSession& session, const Limits& limits = {},
                          Page page = page_of("<!DOCTYPE html><style>p{}</style><script>1</script>"));

    // Does what is due on the main thread until that holds; false if it does not within a minute.
    bool serve_until(const std::function<bool()>& holds);

    std::string target() const;
    // What comes back to that body: on another thread than the main one.
    std::string answer(const std::string& body, const std::string& from = "127.0.0.1") const;
    // The same while the main thread, which is this one, does what is due.
    json answered(const json& wish);
    std::string answered(const std::string& request);

    present::OpenSession& session;
    Answering answering;

private:
    std::mutex guard_;
    std::deque<ToAnswer> due_;

public:
    Room room;  // last: its thread calls the rest
};

// A seat at a phone: answers whatever it is asked, by chance, again and again.
class SeatedClient {
public:
    SeatedClient(const AnsweredRoom& room, std::string seat, const std::string& from, unsigned seed);

    json ask();  // for its seat
    json look();
    // One answer to that page, which came of `look`.
    json answer_to(const json& page);
    // Until it is told that all is over.
    void play(const std::atomic<bool>& over);

    std::size_t answers() const { return answers_; }
    // Sent again what was taken already, and it was taken again.
    std::size_t taken_twice() const { return taken_twice_; }

private:
    json send(const json& wish) const;
    json wish_for(const json& page);
    int chosen(int from, int to) { return std::uniform_int_distribution<int>{from, to}(chance_); }

    const AnsweredRoom& room_;
    std::string seat_;
    std::string from_;
    std::mt19937 chance_;
    std::string ticket_{};
    std::size_t answers_ = 0;
    std::size_t taken_twice_ = 0;
};

// The real page at that session for so long: for a browser. Says where on the standard output; everybody who asks for a
// seat has it. With LOGOTHETE_WAITS in the environment answers wait for Enter, and are entered, refused or dropped in
// turn. Calls `on_shown` after each state that phones are shown.
void serve_to_browsers(present::OpenSession& session, const std::string& game, std::chrono::seconds time,
                       const std::function<void()>& on_shown);

// All seats of the session, each at a phone of its own, until it is over, or after so many minutes: whether it is.
bool play_by_phones(present::OpenSession& session, unsigned seed);

}  // namespace guests::test
