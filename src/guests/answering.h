// SPDX-License-Identifier: MIT
// Phones that answer for seats, on the main thread: who may, and what comes of it. Each seat has a desk of its own;
// what becomes an entry goes through the door of the session, as anything that is entered at the table.
#pragma once

#include "guests/seats.h"
#include "guests/wish.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace present {
class OpenSession;
}

namespace guests {

class Answering {
public:
    // The open session whenever somebody answers; nullptr: there is none.
    std::function<present::OpenSession*()> session = [] { return nullptr; };
    // What may move the table is done in here.
    std::function<void(const std::function<void()>&)> at_table = [](const std::function<void()>& doing) { doing(); };
    // Somebody asks for a seat, has one, or has one no longer.
    std::function<void()> on_change = [] {};

    // What to send back: JSON, with a sentence if nothing came of it. `device`: from where it came.
    std::string answer(std::string_view body, const std::string& device);

    const Seats& seats() const { return seats_; }
    void say_yes(const std::string& digits);
    void send_away(const std::string& digits);
    // Of another session there are other seats.
    void send_all_away();
    // The keys of those that phones answer for.
    std::vector<std::string> answered() const;

private:
    std::string ask(present::OpenSession& open, const std::string& seat, const std::string& device);
    std::string look(present::OpenSession& open, const Seats::Holder& holder, const std::string& refused) const;
    std::string refusal_of(present::OpenSession& open, const Wish& wish, const Seats::Holder& holder);

    Seats seats_;
    std::vector<std::string> keys_;  // of the seats of the session, when somebody asked last
};

}  // namespace guests
