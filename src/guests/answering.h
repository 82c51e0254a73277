// SPDX-License-Identifier: MIT
// Phones that answer for seats, on the main thread: who may, and what comes of it. Each seat has a desk of its own;
// what becomes an entry goes through the door of the session, as anything that is entered at the table.
#pragma once

#include "guests/seats.h"
#include "guests/wish.h"
#include "present/window/preferences.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace present {
class OpenSession;
struct WaitingAnswer;
}  // namespace present

namespace guests {

class Answering {
public:
    // The open session whenever somebody answers; nullptr: there is none.
    std::function<present::OpenSession*()> session = [] { return nullptr; };
    // What may move the table is done in here.
    std::function<void(const std::function<void()>&)> at_table = [](const std::function<void()>& doing) { doing(); };
    // When somebody asked for a seat.
    std::function<Seats::Time()> clock = std::chrono::steady_clock::now;
    // Whether what would move the table waits for Enter there; asked each time.
    std::function<present::Switch()> answers_wait = [] { return present::Switch::off; };
    // Somebody asks for a seat, has one, or has one no longer; or an answer waits, or was taken back.
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
    // Whose answer waits for Enter at the table, and what it would do; nothing: none waits.
    struct Waiting {
        std::size_t seat;
        std::string what;
    };
    std::optional<Waiting> waiting() const;

private:
    // The last answer of a phone that had to wait: what became of it is told until the phone sends something else.
    struct Waited {
        std::string ticket;
        std::size_t seat;
        std::shared_ptr<present::WaitingAnswer> answer;
    };

    std::string ask(present::OpenSession& open, const std::string& seat, const std::string& device);
    std::string look(present::OpenSession& open, const Seats::Holder& holder, const std::string& refused) const;
    std::string refusal_of(present::OpenSession& open, const Wish& wish, const Seats::Holder& holder);
    std::string carried_out(present::OpenSession& open, const Wish& wish, const Seats::Holder& holder);
    const Waited* waited_of(std::string_view ticket) const;
    void forget_waited(std::string_view ticket);
    void forget_those_gone();

    Seats seats_;
    std::vector<std::string> keys_;  // of the seats of the session, when somebody asked last
    std::vector<Waited> waited_;     // one of a ticket
};

}  // namespace guests
