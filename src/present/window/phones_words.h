// SPDX-License-Identifier: MIT
// The words of the window's page "Phones", and of whatever else shows sessions to phones.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace present {

// Whether this program can show sessions to phones. If not, it has no command and no key for it, and no page.
bool shows_to_phones();

// Somebody who has come to look.
struct PhoneSeen {
    std::string address;
    std::string device;                        // "iPhone"; empty: unknown
    std::optional<std::chrono::seconds> gone;  // since when; none: it is connected
    bool operator==(const PhoneSeen&) const = default;
};

// A phone that asks for a seat, or has one.
struct PhoneAtSeat {
    std::string seat;    // "Anna (red)"
    std::string digits;  // on its screen
    std::string phone;   // "iPhone 192.168.1.7"
    enum class Stands : std::uint8_t { asks, answers } stands = Stands::asks;
    bool operator==(const PhoneAtSeat&) const = default;
};

// What has happened to the address at which phones find it.
enum class PhonesNews : std::uint8_t { none, moved, no_network, woken, refused };

// The session as it is shown to phones.
struct PhonesNow {
    enum class State : std::uint8_t { off, on } state = State::off;
    std::string address{};  // "http://192.168.1.10:4680/ABCDEFGHIJKLMNOP"; empty if it is off
    std::string network{};  // its name; may be empty
    unsigned port = 0;
    std::size_t other_networks = 0;  // where it could be shown, too
    std::vector<PhoneSeen> phones{};
    std::size_t watching = 0;  // how many of them are connected
    std::vector<PhoneAtSeat> seats{};
    std::string waiting{};  // whose answer waits for Enter, and what it would do; empty: none does
    PhonesNews news = PhonesNews::none;
    enum class Nobody : std::uint8_t { not_long, long_since } nobody = Nobody::not_long;  // came at all
    // The seats that phones ask for, once for each phone.
    std::vector<std::string> asked_for() const;
    bool operator==(const PhonesNow&) const = default;
};

struct PhonesPageWords {
    std::string heading;
    std::string back;
    std::string keys;  // how it is used without a mouse
    std::string start;
    std::string next;
    std::string copy;
    std::string end;
    std::string end_asked;               // the same, once it was pressed while phones are connected
    std::string news;                    // may be empty
    std::string scan;                    // what to do with the code
    std::vector<std::string> sentences;  // while it is off: what it does; while it is on: what is good to know
    std::string who;                     // heading of those who have come
    std::vector<std::string> phones;     // a line each
    std::vector<std::string> causes;     // why nobody came: a sentence, the causes, the way out; may be empty
    struct AtSeat {
        std::string line;
        std::string yes;   // what is answered; empty if nothing is asked
        std::string away;  // the other answer, or what takes the seat back
    };
    std::vector<AtSeat> seats;  // one for each of those at seats
    std::string waiting;        // what to do with an answer that waits; may be empty
};
// Of the session with that title.
PhonesPageWords phones_page_words(const PhonesNow& now, const std::string& title);

// What may keep phones away, mostly; `port` is the one that a firewall may keep closed.
std::string nobody_came();
std::vector<std::string> causes_of_nobody(unsigned port);
std::string way_for_phones();

// "Phones find it on the network wlan0."
std::string phones_find_it_in(const std::string& network);
std::string television_words();

// "Anna (red): Anna adds 1."
std::string waiting_line(const std::string& player, const std::string& answer);

// "2 connected", "nobody is connected".
std::string watching_words(std::size_t watching);

// "; 1 asks for a seat"; empty if nobody does.
std::string asking_words(std::size_t asking);
// "Anna (red): a phone asks to answer for this seat. F12", and the words of a button beside it.
std::string asking_line(const std::string& seat);
std::string asking_button();

// For the page about the program: whether anything listens.
std::string listening_words(const PhonesNow& now);
// What was copied.
std::string address_label();

}  // namespace present
