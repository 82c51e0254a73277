// SPDX-License-Identifier: MIT
// Limits under attack, always with an honest request beside it. Attackers have addresses of their own; so has the
// honest one, but where it says otherwise.
#include "guests/callers.h"
#include "guests/open_room.h"
#include "guests/room.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace {

using namespace guests;
using namespace guests::test;
using std::chrono::milliseconds;

constexpr const char* attacker = "127.0.0.66";
constexpr const char* honest = "127.0.0.9";

std::size_t open_of(const std::vector<Client>& clients) {
    return static_cast<std::size_t>(
        std::count_if(clients.begin(), clients.end(), [](const Client& one) { return !one.is_closed(); }));
}
// So few are left open; the others have been closed by the room.
bool comes_to(const std::vector<Client>& clients, std::size_t most) {
    return comes_true([&] { return open_of(clients) <= most; });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(attacks)

BOOST_AUTO_TEST_CASE(foreign_hosts_origins_methods_and_bodies_are_refused) {
    OpenRoom open;
    open.room.show(shown(1));
    const auto status = [&](const std::string& request) { return status_of(answer_to(open.room.port(), request)); };
    const std::string host = open.room.host();
    BOOST_TEST(status(test::get(open.target("/state"), "evil.example")) == "403");
    BOOST_TEST(status(test::get(open.target("/state"), host, "Host: evil.example\r\n")) == "403");
    BOOST_TEST(status(open.get("/state", "Origin: http://evil.example\r\n")) == "403");
    BOOST_TEST(status(open.get("/state", "Origin: http://" + host + "\r\n")) == "200");
    BOOST_TEST(status("GET " + open.target() + " HTTP/1.1\r\n\r\n") == "403");
    BOOST_TEST(status(test::get("/AAAAAAAAAAAAAAAA", host)) == "404");
    BOOST_TEST(status("POST " + open.target() + " HTTP/1.1\r\nHost: " + host + "\r\nContent-Length: 2\r\n\r\n{}") ==
               "405");
    BOOST_TEST(status(open.get("/state", "Content-Length: 5\r\n") + "hello") == "413");
    BOOST_TEST(status(open.get("/state", "Transfer-Encoding: chunked\r\n")) == "413");
    BOOST_TEST(status(open.get("/state", "Transfer-Encoding: of its own\r\n")) == "413");
    BOOST_TEST(status("nonsense\r\n\r\n") == "400");
    BOOST_TEST(status("GET " + open.target() + " HTTP/1.1\r\nHost:\r\n " + host + "\r\n\r\n") == "400");
    BOOST_TEST(status("GET / HTTP/9.9\r\n\r\n") == "400");
    BOOST_TEST(status(open.get("/state")) == "200");
}

// It is told so whatever it wanted, and is nobody who has come: it gets neither more places nor a line at the table.
BOOST_AUTO_TEST_CASE(a_wrong_key_opens_nothing) {
    OpenRoom open;
    open.room.show(shown(1));
    for (const char* what : {"", "/", "/state", "/events", "/answer", "/picture/0123456789abcdef"}) {
        const std::string wrong = std::string{"/AAAAAAAAAAAAAAAA"} + what;
        const std::string come = answer_to(open.room.port(), test::get(wrong, open.room.host()), attacker);
        BOOST_TEST(status_of(come) == "404", what);
        BOOST_TEST(body_of(come) == wrong_key_page("en"), what);
        BOOST_TEST(come.find("\r\nContent-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n") !=
                   std::string::npos);
    }
    BOOST_TEST(open.room.visitors().empty());
    BOOST_TEST(open.room.pages() == 0U);
    std::vector<Client> many;
    for (int i = 0; i < 100; ++i) many.emplace_back(open.room.port(), attacker);
    BOOST_TEST(comes_to(many, 4));
}

BOOST_AUTO_TEST_CASE(a_flood_of_headers_is_cut_off) {
    OpenRoom open;
    open.room.show(shown(1));
    const Client flood{open.room.port(), attacker};
    std::string lines;
    while (lines.size() < 65536) lines += "X: y\r\n";
    flood.send("GET / HTTP/1.1\r\n");
    std::size_t sent = 0;
    while (sent < 40000000 && flood.send(lines)) sent += lines.size();
    BOOST_TEST(sent < 20000000U);  // what both systems hold, and no more
    BOOST_TEST(status_of(open.answer("/state", honest)) == "200");
}

BOOST_AUTO_TEST_CASE(an_endless_line_is_too_long) {
    OpenRoom open;
    open.room.show(shown(1));
    BOOST_TEST(status_of(answer_to(open.room.port(), "GET /" + std::string(8192, 'x'), attacker)) == "431");
    BOOST_TEST(status_of(open.answer("/state", honest)) == "200");
}

BOOST_AUTO_TEST_CASE(dripping_headers_have_their_time) {
    Limits limits;
    limits.header = milliseconds{300};
    OpenRoom open{limits};
    open.room.show(shown(1));
    std::vector<Client> dripping;
    for (int i = 0; i < 4; ++i) dripping.emplace_back(open.room.port(), attacker);
    const std::string request = open.get("/state");
    BOOST_TEST(comes_true([&, at = std::size_t{0}]() mutable {
        for (const Client& one : dripping) one.send(request.substr(at % 10, 1));
        if (at++ == 0) BOOST_TEST(status_of(open.answer("/state", honest)) == "200");
        return open_of(dripping) == 0;
    }));
    BOOST_TEST(status_of(open.answer("/state", honest)) == "200");
}

BOOST_AUTO_TEST_CASE(two_hundred_connections_of_one_address_are_four) {
    OpenRoom open;
    open.room.show(shown(1));
    std::vector<Client> many;
    for (int i = 0; i < 200; ++i) many.emplace_back(open.room.port(), attacker);
    BOOST_TEST(comes_to(many, 4));
    BOOST_TEST(status_of(open.answer("/state", honest)) == "200");
    BOOST_TEST(open_of(many) == 4U);
}

BOOST_AUTO_TEST_CASE(two_hundred_connections_of_fifty_addresses_leave_room_for_one_more) {
    OpenRoom open;
    open.room.show(shown(1));
    const Client watching{open.room.port(), honest};
    watching.send(open.get("/events"));
    Events events{watching};
    BOOST_TEST(events.next().has_value());
    std::vector<Client> many;
    for (int i = 0; i < 200; ++i) many.emplace_back(open.room.port(), "127.0.1." + std::to_string(1 + i % 50));
    BOOST_TEST(comes_to(many, Limits{}.connections - 1));
    BOOST_TEST(status_of(open.answer("/state", "127.0.0.10")) == "200");  // not known before
    BOOST_TEST(status_of(open.answer("/state", honest)) == "200");
    open.room.show(shown(2));
    BOOST_TEST(events.next().value().data == shown(2)->state);  // nobody pushed it out
}

// Refused already, they stay as long as they may, in places of their own or next to a guest's.
BOOST_AUTO_TEST_CASE(whoever_was_refused_and_stays_takes_nobodys_place) {
    OpenRoom open;
    open.room.show(shown(1));
    BOOST_TEST(status_of(open.answer("/state", honest)) == "200");
    std::vector<Client> refused;
    for (int i = 0; i < 24; ++i) {
        refused.emplace_back(open.room.port(), "127.0.1." + std::to_string(1 + i / 4));
        refused.back().send("GET / HTTP/1.1\r\n\r\n");
        BOOST_TEST(refused.back().receive().find(" 403 ") != std::string::npos);
    }
    BOOST_TEST(status_of(open.answer("/state", honest)) == "200");
    BOOST_TEST(status_of(open.answer("/state", "127.0.0.10")) == "200");
}

BOOST_AUTO_TEST_CASE(silent_connections_of_a_guests_address_leave_room_for_another) {
    OpenRoom open;
    open.room.show(shown(1));
    BOOST_TEST(status_of(open.answer("/state", attacker)) == "200");
    std::vector<Client> silent;
    for (int i = 0; i < 30; ++i) silent.emplace_back(open.room.port(), attacker);
    BOOST_TEST(status_of(open.answer("/state", honest)) == "200");
}

BOOST_AUTO_TEST_CASE(streams_of_one_guest_leave_room_for_another) {
    Limits limits;
    limits.requests_a_second = 1000;
    OpenRoom open{limits};
    open.room.show(shown(1));
    const Client watching{open.room.port(), "127.0.0.10"};
    watching.send(open.get("/events"));
    Events events{watching};
    BOOST_TEST(events.next().has_value());
    std::vector<Client> streams;
    for (int i = 0; i < 30; ++i) {
        streams.emplace_back(open.room.port(), attacker);
        streams.back().send(open.get("/events"));
        BOOST_TEST(Events{streams.back()}.next().has_value());
    }
    BOOST_TEST(status_of(open.answer("/state", honest)) == "200");
    open.room.show(shown(2));
    BOOST_TEST(events.next().value().data == shown(2)->state);  // whoever has one keeps it
}

// As a browser that tries another protocol first: it learns at once that this is none.
BOOST_AUTO_TEST_CASE(what_does_not_begin_as_a_request_is_refused_at_once) {
    Limits limits;
    limits.header = std::chrono::hours{1};
    OpenRoom open{limits};
    open.room.show(shown(1));
    const std::string of_tls{"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11};
    for (const std::string& bytes : {of_tls, std::string{" GET"}, std::string{"\r\n"}})
        BOOST_TEST(status_of(answer_to(open.room.port(), bytes)) == "400");
}

BOOST_AUTO_TEST_CASE(whoever_has_the_key_may_have_more_than_four) {
    OpenRoom open;
    open.room.show(shown(1));
    BOOST_TEST(status_of(open.answer("/state", honest)) == "200");
    std::vector<Client> streams;
    for (int i = 0; i < 10; ++i) {
        streams.emplace_back(open.room.port(), honest);
        streams.back().send(open.get("/events"));
    }
    for (const Client& one : streams) BOOST_TEST(Events{one}.next().has_value());
}

BOOST_AUTO_TEST_CASE(too_many_requests_are_refused_and_others_are_not) {
    Limits limits;
    limits.requests_a_second = 3;
    OpenRoom open{limits};
    open.room.show(shown(1));
    std::size_t refused = 0;
    for (int i = 0; i < 50; ++i) refused += status_of(open.answer("/state", attacker)) == "429" ? 1 : 0;
    BOOST_TEST(refused > 0U);
    BOOST_TEST(status_of(open.answer("/state", honest)) == "200");
}

BOOST_AUTO_TEST_CASE(who_knocks_too_often_without_the_key_is_turned_away_unheard) {
    Limits limits;
    limits.requests_a_second = 3;
    OpenRoom open{limits};
    open.room.show(shown(1));
    const std::string guess = get("/AAAAAAAAAAAAAAAA/state", open.room.host());
    std::size_t heard = 0;
    for (int i = 0; i < 50; ++i) heard += answer_to(open.room.port(), guess, attacker).empty() ? 0 : 1;
    BOOST_TEST((heard > 0 && heard < 50));
    BOOST_TEST(status_of(open.answer("/state", honest)) == "200");
}

BOOST_AUTO_TEST_CASE(whoever_has_the_key_comes_as_often_as_they_like) {
    Callers callers{2};
    const auto now = Callers::Clock::now();
    BOOST_TEST((callers.may_come("guest", now) && callers.may_come("guest", now)));
    BOOST_TEST(!callers.may_come("guest", now));
    BOOST_TEST(callers.may_come("guest", now + milliseconds{500}));
    callers.has_shown_key("guest", now);
    for (int i = 0; i < 50; ++i) BOOST_TEST(callers.may_come("guest", now));
}

BOOST_AUTO_TEST_CASE(addresses_that_are_remembered_are_few_and_those_with_the_key_stay) {
    Callers callers{2};
    const auto start = Callers::Clock::now();
    callers.has_shown_key("honest", start);
    for (int i = 0; i < 1000; ++i) BOOST_TEST(callers.may_ask(std::to_string(i), start + milliseconds{i}));
    BOOST_TEST(callers.size() == Callers::most);
    BOOST_TEST(callers.knows_key("honest"));
    BOOST_TEST((callers.may_ask("honest", start) && callers.may_ask("honest", start)));
    BOOST_TEST(!callers.may_ask("honest", start + milliseconds{499}));
    BOOST_TEST(callers.may_ask("honest", start + milliseconds{1000}));
}

// Somebody who takes nothing makes nothing wait: of what is shown meanwhile, the newest alone is kept.
BOOST_AUTO_TEST_CASE(a_stalled_stream_gets_the_newest_alone) {
    Limits limits;
    limits.stalled = std::chrono::hours{1};
    limits.beat = std::chrono::hours{1};  // states alone
    OpenRoom open{limits};
    const std::string filling(10000, 'x');
    open.room.show(shown(0, filling));
    const Client stalled{open.room.port(), attacker};
    const Client quick{open.room.port(), honest};
    for (const Client* one : {&stalled, &quick}) one->send(open.get("/events"));
    Events quickly{quick};
    BOOST_TEST(quickly.next().has_value());
    constexpr std::uint64_t count = 3000;
    for (std::uint64_t i = 1; i <= count; ++i) {
        open.room.show(shown(i, filling));
        if (i % 100 == 0) BOOST_REQUIRE(quickly.next().has_value());
    }
    Events slowly{stalled};
    std::size_t come = 0;
    for (std::string last; last != shown(count, filling)->state; ++come) last = slowly.next().value().data;
    BOOST_TEST(come < count);
}

BOOST_AUTO_TEST_CASE(whoever_takes_nothing_for_too_long_is_cut_off) {
    Limits limits;
    limits.stalled = milliseconds{50};
    limits.beat = milliseconds{10};
    OpenRoom open{limits};
    open.room.show(shown(0));
    const Client stalled{open.room.port(), attacker};
    stalled.send(open.get("/events"));
    BOOST_TEST(comes_true([&] { return open.room.watching() == 1; }));
    const std::string filling(15000, 'x');
    BOOST_TEST(comes_true([&, i = std::uint64_t{0}]() mutable {
        open.room.show(shown(++i, filling));
        return open.room.watching() == 0;
    }));
    BOOST_TEST(status_of(open.answer("/state", honest)) == "200");
}

BOOST_AUTO_TEST_SUITE_END()
