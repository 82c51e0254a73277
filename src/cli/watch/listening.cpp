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
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace cli {

namespace {

constexpr std::uint16_t usual_port = 4680;
constexpr std::size_t longest_page = 65536;
constexpr std::chrono::milliseconds between_looks{200};  // at the library
constexpr std::chrono::milliseconds watched_looks{20};   // while somebody watches
constexpr std::chrono::seconds patience{60};             // until nobody's coming is explained

SessionNumber session_of(const std::string& typed) {
    SessionNumber number = 0;
    const auto [end, fault] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (typed.empty() || fault != std::errc{} || end != typed.data() + typed.size())
        throw wording::Failure{
            {marked("{what} is not a number: --listen takes the number of a session in the list."), {{"what", typed}}}};
    return number;
}

// Where it is shown, and where else it could be.
struct Places {
    guests::ListenAt at;
    std::string network;                    // its name; may be empty
    std::vector<guests::Interface> others;  // the likeliest first
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
    if (places.at.address.empty()) places.at.address = places.others.front().address;
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
    Follower(const Library& in, SessionNumber session, guests::Room& room, const Console& console)
        : in_{in}, session_{session}, room_{room}, console_{console} {}

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

    void show() {
        const auto opened = look_at(in_, session_, console_);
        state_ = opened.details.state;
        title_ = opened.details.title;
        room_.show(guests::snapshot({++number_, present::spoken_language(), opened.details.title,
                                     game_of(in_, session_).name(), opened.session->watched()}));
    }

private:
    const Library& in_;
    SessionNumber session_;
    guests::Room& room_;
    const Console& console_;
    std::uint64_t number_ = 0;
    std::optional<store::State> state_;
    std::string title_;
    std::string told_;
};

void follow(Follower& follower, const guests::Room& room, const Console& console) {
    const Interrupted interrupted;
    const auto begun = std::chrono::steady_clock::now();
    bool explained = false;
    while (!interrupted.happened()) {
        follower.look();
        if (!explained && std::chrono::steady_clock::now() - begun > patience) {
            explained = true;
            if (room.pages() == 0) explain_why_nobody_came(room, console);
        }
        std::this_thread::sleep_for(room.watching() > 0 ? watched_looks : between_looks);
    }
}

}  // namespace

int execute(const WatchOptions& options, const Games& games, const Console& console) {
    const SessionNumber session = session_of(options.session);
    const Places places = places_for(options.listen.value_or(std::string{}));
    SessionOptions of_library;
    of_library.library = options.library;
    const Library in{library_to_read(of_library, console), options.board, Form::text, games};
    const auto details = in.library.details(store::SessionId{session});
    const auto page =
        guests::page_of(session::read_file(session::Resources::find().root() / "guests" / "page.html", longest_page));
    const std::string key = guests::new_table_key();
    const auto room = room_at(places.at, key, page);
    Follower follower{in, session, *room, console};
    follower.show();
    say_lines(say("{title} is shown to phones now.", arg("title", details.title)), console);
    invite(*room, places, key, options, console);
    follow(follower, *room, console);
    console.out << '\n' << translated("Nothing is shown to phones any more.") << '\n';
    return done;
}

}  // namespace cli
