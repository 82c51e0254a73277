// SPDX-License-Identifier: MIT
// `watch SESSION --listen`: a session of the library, shown to phones while another program writes it.
#include "cli/execute.h"
#include "cli/line/words.h"
#include "cli/session/session_acts.h"
#include "cli/watch/interrupted.h"
#include "guests/addresses.h"
#include "guests/code.h"
#include "guests/key.h"
#include "guests/page.h"
#include "guests/room.h"
#include "guests/snapshot.h"
#include "guests/whereabouts.h"
#include "present/language/columns.h"
#include "present/language/language.h"
#include "present/window/phones_words.h"
#include "protocol/text.h"
#include "session/files.h"
#include "session/resources.h"
#include "store/library.h"
#include "store/store_error.h"
#include "wording/failure.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace cli {

namespace {

constexpr std::uint16_t usual_port = 4680;
constexpr std::size_t longest_page = 65536;
constexpr std::chrono::milliseconds between_looks{200};  // at the library
constexpr std::chrono::milliseconds watched_looks{20};   // while somebody watches
constexpr std::chrono::seconds patience{60};             // until nobody's coming is explained
constexpr std::chrono::seconds between_addresses{5};     // looks at the networks

SessionNumber session_of(const std::string& typed) {
    SessionNumber number = 0;
    const auto [end, fault] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (typed.empty() || fault != std::errc{} || end != typed.data() + typed.size())
        throw wording::Failure{{marked("“{what}” is not a number: --listen takes the number of a session in the list, "
                                       "for example: logothete-cli watch 3 --listen"),
                                {{"what", typed}}}};
    return number;
}

// Where it is shown, and where else it could be.
struct Places {
    guests::ListenAt at;
    std::string network;                    // its name; may be empty
    std::vector<guests::Interface> others;  // the likeliest first
    enum class By : std::uint8_t { likeliest, name } by = By::name;
};

Places places_for(const std::string& typed) {
    const auto at = guests::listen_at(typed);
    if (!at)
        throw wording::Failure{
            {marked("{what} is not an address. Write it like this: 192.168.1.10 or 192.168.1.10:4680."),
             {{"what", typed}}}};
    const auto here = guests::interfaces_here();
    Places places{*at, {}, guests::ranked(here)};
    if (places.at.address.empty() && places.others.empty())
        throw wording::Failure{
            {marked("This computer is not on a network where a phone could find it. Connect to one, or switch on a "
                    "phone's hotspot.")}};
    if (places.at.address.empty()) {
        places.at.address = places.others.front().address;
        places.by = Places::By::likeliest;
    }
    std::erase_if(places.others, [&](const auto& other) { return other.address == places.at.address; });
    for (const auto& one : here)
        if (one.address == places.at.address) places.network = one.name;
    return places;
}

// At the usual port, or where that is taken at any; but at the one that was asked for alone.
std::unique_ptr<guests::Room> room_at(const guests::ListenAt& at, const std::string& key, const guests::Page& page) {
    try {
        return std::make_unique<guests::Room>(guests::Listening{at.address, at.port.value_or(usual_port), key}, page);
    } catch (const wording::Failure&) {
        if (at.port) throw;
    }
    return std::make_unique<guests::Room>(guests::Listening{at.address, 0, key}, page);
}

std::string address_of(const guests::Room& room, const std::string& key) { return "http://" + room.host() + '/' + key; }

void say_lines(const std::string& text, const Console& console) { console.out << present::wrapped(text, screen); }

void invite(const guests::Room& room, const Places& places, const std::string& key, const WatchOptions& options,
            const Console& console) {
    const auto code = guests::code_of(guests::address_for_code(room.host(), key));
    console.out << '\n'
                << guests::half_blocks(code, options.bright ? guests::Brighter::ground : guests::Brighter::letters)
                << '\n'
                << "    " << address_of(room, key) << "\n\n";
    if (!places.network.empty()) say_lines(present::phones_find_it_in(places.network), console);
    for (const auto& other : places.others)
        console.out << say("If they are on the network {network}: --listen {address}", arg("network", other.name),
                           arg("address", other.address))
                    << '\n';
    say_lines(present::television_words(), console);
    say_lines(translated("Anybody on the same network can follow along. Ctrl+C stops it."), console);
    console.out.flush();
}

void explain_why_nobody_came(const guests::Room& room, const Console& console) {
    say_lines(present::nobody_came(), console);
    for (const auto& cause : present::causes_of_nobody(room.port()))
        console.out << present::wrapped("- " + cause, screen);
    say_lines(present::way_for_phones(), console);
    console.out.flush();
}

// Shows the session again each time that another program has changed it.
class Follower {
public:
    Follower(const Library& in, SessionNumber session, const Console& console)
        : in_{in}, session_{session}, console_{console} {}

    // From now on it is shown there.
    void show_at(guests::Room& room) {
        room_ = &room;
        show();
    }

    // A library that cannot be read just now is looked at again, and its trouble is told once.
    void look() try {
        const auto details = in_.library.details(store::SessionId{session_});
        if (state_ == details.state && title_ == details.title) return;
        show();
        told_.clear();
    } catch (const store::StoreError& trouble) {
        const std::string said = say(trouble.sentence);
        if (said != told_) console_.err << present::wrapped(said, screen) << '\n';
        told_ = said;
    }

private:
    void show() {
        const auto opened = look_at(in_, session_, console_);
        state_ = opened.details.state;
        title_ = opened.details.title;
        room_->show(guests::snapshot({++number_, present::spoken_language(), opened.details.title,
                                      game_of(in_, session_).name(), opened.session->watched()}));
    }

    const Library& in_;
    SessionNumber session_;
    const Console& console_;
    guests::Room* room_ = nullptr;
    std::uint64_t number_ = 0;
    std::optional<store::State> state_;
    std::string title_;
    std::string told_;
};

// Where it is shown now. The likeliest address is followed when it changes; one that was asked for is waited for.
class Shown {
public:
    Shown(Places places, const WatchOptions& options, const guests::Page& page, const Console& console)
        : places_{std::move(places)},
          options_{options},
          page_{page},
          console_{console},
          room_{room_at(places_.at, key_, page_)} {
        listen();
    }

    guests::Room& room() { return *room_; }
    void invite_them() const { invite(*room_, places_, key_, options_, console_); }

    // Whether it is shown at another address now.
    bool look() {
        if (!is_known_ || std::chrono::steady_clock::now() - looked_ < between_addresses) return false;
        looked_ = std::chrono::steady_clock::now();
        const auto address = where_.look(guests::interfaces_here());
        if (address == guests::Whereabouts::Address::there) told_.clear();
        if (address != guests::Whereabouts::Address::gone) return false;
        if (places_.by == Places::By::likeliest && moved()) return true;
        say_once(
            places_.by == Places::By::likeliest
                ? translated("This computer is not on a network where a phone could find it. Connect to one, or switch "
                             "on a phone's hotspot.")
                : say("{address} is no longer an address of this computer. Once it is again, the phones reconnect.",
                      arg("address", places_.at.address)));
        return false;
    }

private:
    // Addresses that the system does not list, those of IPv6, are not looked for.
    void listen() {
        const auto here = guests::interfaces_here();
        is_known_ = std::any_of(here.begin(), here.end(),
                                [this](const auto& one) { return one.address == places_.at.address; });
        where_.listens_at(places_.at.address);
        looked_ = std::chrono::steady_clock::now();
        told_.clear();
    }
    bool moved() {
        for (const guests::Interface& one : guests::where_to_go(guests::ranked(guests::interfaces_here()))) try {
                Places next = places_for({});
                next.at = {one.address, places_.at.port};
                next.network = one.name;
                room_ = room_at(next.at, key_, page_);  // those at the old one are told that it is over
                places_ = std::move(next);
                listen();
                say_lines(translated("The address has changed: scan the code again."), console_);
                return true;
            } catch (const wording::Failure&) {
                continue;
            }
        return false;
    }
    void say_once(const std::string& words) {
        if (words == told_) return;
        told_ = words;
        say_lines(words, console_);
        console_.out.flush();
    }

    Places places_;
    const WatchOptions& options_;
    const guests::Page& page_;
    const Console& console_;
    const std::string key_ = guests::new_table_key();
    std::unique_ptr<guests::Room> room_;
    guests::Whereabouts where_{};
    bool is_known_ = false;  // to the system, which lists it
    std::chrono::steady_clock::time_point looked_{};
    std::string told_{};
};

void follow(Follower& follower, Shown& shown, const Console& console) {
    const Interrupted interrupted;
    auto begun = std::chrono::steady_clock::now();
    bool explained = false;
    while (!interrupted.happened()) {
        follower.look();
        if (shown.look()) {
            follower.show_at(shown.room());
            shown.invite_them();
            begun = std::chrono::steady_clock::now();
            explained = false;
        }
        if (!explained && std::chrono::steady_clock::now() - begun > patience) {
            explained = true;
            if (shown.room().pages() == 0) explain_why_nobody_came(shown.room(), console);
        }
        std::this_thread::sleep_for(shown.room().watching() > 0 ? watched_looks : between_looks);
    }
}

}  // namespace

int execute(const WatchOptions& options, const Games& games, const Console& console) {
    const SessionNumber session = session_of(options.session);
    Places places = places_for(options.listen.value_or(std::string{}));
    SessionOptions of_library;
    of_library.library = options.library;
    const Library in{library_to_read(of_library, console), options.board, Form::text, games};
    const auto details = in.library.details(store::SessionId{session});
    const auto page =
        guests::page_of(session::read_file(session::Resources::find().root() / "guests" / "page.html", longest_page));
    Shown shown{std::move(places), options, page, console};
    Follower follower{in, session, console};
    follower.show_at(shown.room());
    say_lines(say("{title} is shown to phones now.", arg("title", details.title)), console);
    shown.invite_them();
    follow(follower, shown, console);
    console.out << '\n' << translated("Nothing is shown to phones any more.") << '\n';
    return done;
}

}  // namespace cli
