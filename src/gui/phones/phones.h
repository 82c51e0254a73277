// SPDX-License-Identifier: MIT
// The open session on phones, as the window has it. Nothing listens before `start` and after `end`; the end of this
// object is one. All of it is for the main thread, where snapshots are made; the network's thread gets them as pointers
// to values that never change.
#pragma once

#include "guests/addresses.h"
#include "guests/code.h"
#include "present/window/phones_words.h"
#include "present/window/preferences.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace present {
class OpenSession;
}

namespace gui {

class Phones {
public:
    Phones() = default;
    virtual ~Phones() = default;
    Phones(const Phones&) = delete;
    Phones& operator=(const Phones&) = delete;

    // What it knows of the world; tests have one of their own.
    struct World {
        std::function<std::vector<guests::Interface>()> networks;
        std::function<std::chrono::milliseconds()> asleep;  // how long the computer has slept so far
        std::function<std::chrono::steady_clock::time_point()> now;
        std::chrono::milliseconds between_looks{5000};  // at the networks, only while it is on
        std::chrono::seconds patience{60};              // until nobody's coming is explained
    };
    virtual World& world() = 0;

    // Listens at the likeliest address, with a new key.
    virtual void start() = 0;
    virtual void next_address() = 0;
    // Whoever watches is told.
    virtual void end() = 0;
    bool is_on() const { return now().state == present::PhonesNow::State::on; }

    virtual present::PhonesNow now() const = 0;
    // What phones scan; empty while it is off.
    virtual guests::Modules code() const = 0;

    // Something is seen in another way now: who is there, the address, what has happened to it.
    std::function<void()> on_change = [] {};

    // Call it whenever the table may have changed, or another session is open. Phones see the table as it is now;
    // nullptr: no session is open. Does little if nothing has changed, and nothing while it is off.
    virtual void follow(present::OpenSession* session, const std::string& game) = 0;
    // --- Phones that answer for seats, by the digits on their screens
    // The open session whenever somebody answers; nullptr: there is none.
    std::function<present::OpenSession*()> open_session = [] { return nullptr; };
    // What may move the table is done in here.
    std::function<void(const std::function<void()>&)> at_table = [](const std::function<void()>& doing) { doing(); };
    // Whether their answers wait for Enter at the table.
    std::function<present::Switch()> answers_wait = [] { return present::Switch::off; };
    virtual void say_yes(const std::string& digits) = 0;
    virtual void send_away(const std::string& digits) = 0;

    // The next `follow` is of another session, or in another language.
    virtual void forget() = 0;
    // How many snapshots were made.
    virtual std::size_t snapshots() const = 0;
};

// nullptr in a program without that part (LOGOTHETE_GUESTS).
std::unique_ptr<Phones> make_phones();

// Whether there are codes for a phone's camera: not in a program without that part.
bool makes_codes();
// That text as such a code. Nothing if there is too much in it.
std::optional<guests::Modules> code_for_camera(const std::string& text);

}  // namespace gui
