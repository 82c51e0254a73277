// SPDX-License-Identifier: MIT
#include "present/window/phones_words.h"

#include "present/help/page_keys.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>

namespace present {
namespace {

constexpr auto some_minutes = std::chrono::minutes{2};

std::string time_gone(std::chrono::seconds gone) {
    if (gone < some_minutes) return say("{n} s ago", arg("n", gone.count()));
    return say("{n} min ago", arg("n", std::chrono::duration_cast<std::chrono::minutes>(gone).count()));
}

std::string line_of(const PhoneSeen& phone) {
    const std::string who =
        phone.device.empty() ? phone.address
                             : say("{device} at {address}", arg("device", phone.device), arg("address", phone.address));
    if (!phone.gone) return say("{phone}: connected", arg("phone", who));
    return say("{phone}: last seen {time}", arg("phone", who), arg("time", time_gone(*phone.gone)));
}

PhonesPageWords::AtSeat words_at_seat(const PhoneAtSeat& one) {
    const auto seat = arg("seat", one.seat);
    const auto digits = arg("digits", one.digits);
    if (one.stands == PhoneAtSeat::Stands::answers)
        return {say("{phone} answers for {seat} ({digits}).", arg("phone", one.phone), seat, digits),
                {},
                say("Take back the seat of {seat}", seat)};
    return {say("{phone} asks to answer for {seat}. Does it show {digits}?", arg("phone", one.phone), seat, digits),
            say("Yes: {seat}, {digits}", seat, digits), say("No: {digits}", digits)};
}

std::string news_words(PhonesNews news) {
    switch (news) {
        case PhonesNews::none:
            return {};
        case PhonesNews::moved:
            return translated("The address has changed: scan the code again.");
        case PhonesNews::no_network:
            return translated(
                "This computer is not on a network where a phone could find it. Connect to one, or switch on a phone's "
                "hotspot.");
        case PhonesNews::woken:
            return translated("This computer was asleep. Phones find it again by themselves.");
        case PhonesNews::refused:
            break;
    }
    return translated("This computer does not let the program listen at any of its addresses.");
}

std::vector<std::string> before_it_is_on() {
    return {
        translated("Everybody can follow the game on their own phone or tablet, in a web browser: whose decision it "
                   "is, the board, the players and the latest entries."),
        translated("Nothing is installed, and nothing leaves your network. A phone answers for a seat only after you "
                   "say yes here."),
        translated("It is off until you start it here. Anybody on the same network can follow along."),
        translated("The phones must be on the same network as this computer, such as your Wi-Fi.")};
}

std::vector<std::string> while_it_is_on(const PhonesNow& now) {
    std::vector<std::string> all;
    if (!now.network.empty()) all.push_back(phones_find_it_in(now.network));
    all.push_back(television_words());
    all.push_back(translated("Anybody on the same network can follow along."));
    return all;
}

std::vector<std::string> those_who_came(const PhonesNow& now) {
    std::vector<std::string> lines;
    for (const PhoneSeen& phone : now.phones) lines.push_back(line_of(phone));
    return lines;
}

std::vector<std::string> why_nobody_came(const PhonesNow& now) {
    if (now.nobody == PhonesNow::Nobody::not_long) return {};
    std::vector<std::string> all{nobody_came()};
    for (std::string& cause : causes_of_nobody(now.port)) all.push_back("\u2022 " + cause);
    all.push_back(way_for_phones());
    return all;
}

}  // namespace

std::vector<std::string> PhonesNow::asked_for() const {
    std::vector<std::string> all;
    for (const PhoneAtSeat& one : seats)
        if (one.stands == PhoneAtSeat::Stands::asks) all.push_back(one.seat);
    return all;
}

bool shows_to_phones() { return LOGOTHETE_GUESTS != 0; }

PhonesPageWords phones_page_words(const PhonesNow& now, const std::string& title) {
    const bool on = now.state == PhonesNow::State::on;
    PhonesPageWords words;
    words.heading = title.empty() ? translated("Phones") : say("Phones: {title}", arg("title", title));
    words.back = translated("Back");
    words.keys = translated("Tab, Enter: buttons   Up, Down: scroll   Esc: back");
    words.start = translated("Show the game to phones");
    words.next = translated("Next address");
    words.copy = translated("Copy the address");
    words.end = translated("Stop sharing");
    words.end_asked =
        say_counted(static_cast<int>(now.watching), "Stop: {n} phone loses the game", "Stop: {n} phones lose the game");
    words.news = news_words(now.news);
    words.scan = translated("Scan the code with a phone's camera, or type this address into its browser:");
    words.sentences = on ? while_it_is_on(now) : before_it_is_on();
    if (!on) return words;
    words.who = capitalised(watching_words(now.watching));
    words.phones = those_who_came(now);
    words.causes = why_nobody_came(now);
    for (const PhoneAtSeat& one : now.seats) words.seats.push_back(words_at_seat(one));
    if (!now.waiting.empty())
        words.waiting = say("An answer is waiting for Enter at the table. {answer}", arg("answer", now.waiting));
    return words;
}

std::string nobody_came() { return translated("Nobody has connected for a minute. The usual causes:"); }

std::vector<std::string> causes_of_nobody(unsigned port) {
    return {translated("the phone is on another network, such as a guest network, or uses mobile data;"),
            translated("the network keeps its devices apart, as guest networks do;"),
            say("a firewall on this computer blocks port {port};", arg("port", port)),
            translated("this computer is on several networks, and the address belongs to another one.")};
}

std::string way_for_phones() {
    return translated("What always works: switch on a phone's hotspot, connect this computer to it, and start again.");
}

std::string phones_find_it_in(const std::string& network) {
    return say("Phones find it on the network {network}.", arg("network", network));
}

std::string television_words() { return translated("For the table view on a television, add #table to the address."); }

std::string waiting_line(const std::string& player, const std::string& answer) {
    return say("{player}: {answer}", arg("player", player), arg("answer", answer));
}

std::string watching_words(std::size_t watching) {
    if (watching == 0) return translated("nobody is connected");
    return say_counted(static_cast<int>(watching), "{n} connected", "{n} connected");
}

std::string asking_words(std::size_t asking) {
    if (asking == 0) return {};
    return say_counted(static_cast<int>(asking), "; {n} asks for a seat", "; {n} ask for a seat");
}

std::string asking_line(const std::string& seat) {
    return say("{player}: a phone asks to answer for this seat. F12", arg("player", seat));
}

std::string asking_button() { return translated("Phones"); }

std::string listening_words(const PhonesNow& now) {
    if (now.state == PhonesNow::State::off)
        return translated("Phones are off now: nothing on this computer is listening.");
    return say("Phones are on now: the program is listening at {address}.", arg("address", now.address));
}

std::string address_label() { return translated("The address for phones"); }

}  // namespace present
