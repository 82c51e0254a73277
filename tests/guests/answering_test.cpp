// SPDX-License-Identifier: MIT
// Phones that answer for seats, in the toy game: who may, what they may, and what is refused with a sentence.
#include "guests/answering.h"

#include "guests/answered_room.h"
#include "guests/at_counter.h"
#include "guests/open_room.h"
#include "present/watched/watching.h"

#include <boost/test/unit_test.hpp>

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

using guests::test::AtCounter;

BOOST_FIXTURE_TEST_SUITE(answering, AtCounter)

BOOST_AUTO_TEST_CASE(a_seat_is_had_once_the_table_says_yes) {
    int changes = 0;
    answering.on_change = [&] { ++changes; };
    const json asked = ask(key(0));
    BOOST_TEST(asked["stands"] == "asks");
    BOOST_TEST(asked["digits"].get<std::string>().size() == 4U);
    BOOST_TEST(asked["page"].is_null());
    BOOST_TEST(changes == 1);
    const std::string ticket = asked["ticket"];
    BOOST_TEST(!choose(ticket, {{"state", 0}, {"page", 1}}, 0)["refused"].get<std::string>().empty());
    BOOST_TEST(entries() == 0U);
    BOOST_REQUIRE(answering.seats().all().size() == 1U);
    BOOST_TEST(answering.seats().all().front().digits == asked["digits"].get<std::string>());
    BOOST_TEST(answering.seats().all().front().device == "iPhone 192.168.1.7");
    answering.say_yes("none");
    BOOST_TEST(look(ticket)["stands"] == "asks");
    answering.say_yes(asked["digits"]);
    BOOST_TEST(changes == 2);
    BOOST_TEST((answering.answered() == std::vector{key(0)}));
    const json page = look(ticket)["page"];
    BOOST_TEST(page["rows"].size() == 2U);
    BOOST_TEST(page["rows"][1]["text"] == "add 2");
    BOOST_TEST(page["heading"] == "Anna: how much?");
}

// Of the board's places those alone that the open answers are about; each row names its own.
BOOST_AUTO_TEST_CASE(what_is_asked_says_where_on_the_board) {
    const std::string anna = seated(key(0));
    const std::string boris = seated(key(1));
    const json page = look(anna)["page"];
    BOOST_TEST(page["rows"][1]["place"] == "add:2");
    BOOST_TEST(page["rows"][1]["key"] == "2");
    BOOST_TEST(page["places"].dump() ==
               R"([{"key":"add:1","r":5,"x":10.3,"y":20},{"key":"add:2","r":5,"x":10.3,"y":40}])");
    for (const int row : {1, 1, 1, 1, 0}) choose(anna, row);
    const json last = look(boris)["page"];  // 9 of 10: one can be added
    BOOST_TEST(last["places"].size() == 1U);
    BOOST_TEST(last["places"][0]["key"] == "add:1");
}

// Hands put back what their phone has undone, as the list at the table says.
BOOST_AUTO_TEST_CASE(what_a_phone_undoes_is_put_back_by_its_hands) {
    answering.at_table = [this](const auto& doing) {
        doing();
        open->desk().follow();
    };
    present::Watching watching;
    const auto hands = [&](std::size_t seat) { return watching.look(*open).seats.at(seat).hands; };
    using Texts = std::vector<std::string>;
    const std::string anna = seated(key(0));
    choose(anna, 1);
    const Texts done{"Anna turns it from 0 to 2."};
    BOOST_TEST(hands(0) == done, boost::test_tools::per_element());
    undo(anna);
    const Texts back{"Undone, so put this back:", "\u21B6 It turns back from 2 to 0."};
    BOOST_TEST(hands(0) == back, boost::test_tools::per_element());
    BOOST_TEST(hands(1).empty());
    choose(anna, 0);
    const Texts both{"New:", "Anna turns it from 0 to 1.",
                     "Before that, put back what was undone:", "\u21B6 It turns back from 2 to 0."};
    BOOST_TEST(hands(0) == both, boost::test_tools::per_element());
    watching.forget();  // the session was left, and opened again
    BOOST_TEST(hands(0) == both, boost::test_tools::per_element());
    watching.forget();
    choose(seated(key(1)), 0);  // it went on elsewhere
    BOOST_TEST(hands(0).empty());
}

BOOST_AUTO_TEST_CASE(what_is_chosen_is_entered_and_the_next_seat_is_asked) {
    const std::string anna = seated(key(0));
    const std::string boris = seated(key(1));
    BOOST_TEST(look(boris)["page"].is_null());
    const json after = choose(anna, look(anna)["page"], 0);
    BOOST_TEST(after["refused"] == "");
    BOOST_TEST(after["page"].is_null());
    BOOST_TEST(entries() == 1U);
    BOOST_TEST(look(boris)["page"]["heading"] == "Boris: how much?");
    choose(boris, look(boris)["page"], 1);
    BOOST_TEST(entries() == 2U);
}

BOOST_AUTO_TEST_CASE(a_stale_or_replayed_or_foreign_answer_changes_nothing) {
    const std::string anna = seated(key(0));
    const std::string boris = seated(key(1));
    const json page = look(anna)["page"];
    const auto is_refused = [&](const json& come) {
        BOOST_TEST(!come.at("refused").get<std::string>().empty(), come.dump());
    };
    is_refused(choose(boris, page, 0));                                       // the page of another
    is_refused(choose("ABCDEFGHIJKLMNOP", page, 0));                          // no such ticket
    is_refused(choose(anna, page, 7));                                        // no such row
    is_refused(choose(anna, {{"state", page["state"]}, {"page", 4711}}, 0));  // no such page
    is_refused(choose(anna, {{"state", 99}, {"page", page["page"]}}, 0));     // another state
    BOOST_TEST(entries() == 0U);
    choose(anna, page, 0);
    BOOST_TEST(entries() == 1U);
    is_refused(choose(anna, page, 0));  // the same once more
    const json of_boris = look(boris)["page"];
    BOOST_TEST(open->desk().follow());
    open->desk().choose(0);  // at the table, meanwhile
    BOOST_TEST(entries() == 2U);
    is_refused(choose(boris, of_boris, 0));
    BOOST_TEST(entries() == 2U);
}

BOOST_AUTO_TEST_CASE(the_table_can_take_a_seat_back) {
    const std::string anna = seated(key(0));
    const json page = look(anna)["page"];
    BOOST_TEST(!ask(key(0))["refused"].get<std::string>().empty());  // somebody has it
    const std::string digits = answering.seats().all().front().digits;
    answering.send_away(digits);
    BOOST_TEST(answering.answered().empty());
    const json come = choose(anna, page, 0);
    BOOST_TEST(come["stands"] == "none");
    BOOST_TEST(entries() == 0U);
    BOOST_TEST(ask(key(0))["stands"] == "asks");
}

BOOST_AUTO_TEST_CASE(of_two_who_ask_for_a_seat_one_has_it) {
    const json first = ask(key(0));
    const json second = ask(key(0));
    BOOST_TEST(first["digits"] != second["digits"]);
    answering.say_yes(second["digits"]);
    answering.say_yes(first["digits"]);
    BOOST_TEST(look(first["ticket"])["stands"] == "asks");
    BOOST_TEST(look(second["ticket"])["stands"] == "answers");
    say({{"do", "leave"}, {"ticket", second["ticket"]}});
    answering.say_yes(first["digits"]);
    BOOST_TEST(look(first["ticket"])["stands"] == "answers");
}

BOOST_AUTO_TEST_CASE(those_who_ask_are_few) {
    for (std::size_t i = 0; i < guests::Seats::most_who_ask; ++i) BOOST_TEST(ask(key(0))["stands"] == "asks");
    const json refused = ask(key(0));
    BOOST_TEST(refused["stands"] == "none");
    BOOST_TEST(refused["refused"] == "Too many phones are asking for a seat right now.");
    BOOST_TEST(ask(key(1))["stands"] == "none");  // of all seats together
    BOOST_TEST(answering.seats().all().size() == guests::Seats::most_who_ask);
}

BOOST_AUTO_TEST_CASE(whoever_asks_no_longer_makes_room_for_another) {
    std::vector<json> asking;
    const auto nobody_else = [&] { BOOST_TEST(ask(key(1))["stands"] == "none"); };
    const auto one_more = [&] {
        asking.push_back(ask(key(0)));
        BOOST_TEST(asking.back()["stands"] == "asks");
    };
    for (std::size_t i = 0; i < guests::Seats::most_who_ask; ++i) one_more();
    nobody_else();
    answering.send_away(asking.at(0)["digits"]);
    one_more();
    nobody_else();
    say({{"do", "leave"}, {"ticket", asking.at(1)["ticket"]}});
    one_more();
    nobody_else();
    answering.say_yes(asking.at(2)["digits"]);  // those who have a seat ask for none
    BOOST_TEST(ask(key(1))["stands"] == "asks");
}

// A phone that was closed while it asked never says that it asks no longer.
BOOST_AUTO_TEST_CASE(who_asked_long_ago_gives_way_to_another) {
    using guests::Seats;
    Seats::Time now{};
    answering.clock = [&] { return now; };
    const json closed = ask(key(0));
    const json seated_first = ask(key(1));
    answering.say_yes(seated_first["digits"]);
    for (std::size_t i = 1; i < Seats::most_who_ask; ++i) BOOST_TEST(ask(key(0))["stands"] == "asks");
    now += Seats::patience;
    BOOST_TEST(ask(key(0))["stands"] == "none");
    now += std::chrono::seconds{1};
    const json come = ask(key(0));
    BOOST_TEST(come["stands"] == "asks");
    BOOST_TEST(look(closed["ticket"])["stands"] == "none");
    BOOST_TEST(look(seated_first["ticket"])["stands"] == "answers");  // a seat is not lost by time
    BOOST_TEST(answering.seats().all().size() == Seats::most_who_ask + 1);
}

BOOST_AUTO_TEST_CASE(ones_own_last_answer_is_undone_while_nothing_followed) {
    const std::string anna = seated(key(0));
    const std::string boris = seated(key(1));
    BOOST_TEST(look(anna)["undo"] == "");
    json after = choose(anna, look(anna)["page"], 0);
    BOOST_TEST(after["undo"] == "Anna adds 1.");
    BOOST_TEST(look(boris)["undo"] == "");
    const auto undo = [&](const std::string& ticket, const json& at) {
        return say({{"do", "undo"}, {"ticket", ticket}, {"state", at}});
    };
    BOOST_TEST(!undo(boris, after["state"])["refused"].get<std::string>().empty());
    BOOST_TEST(entries() == 1U);
    const json back = undo(anna, after["state"]);
    BOOST_TEST(back["refused"] == "");
    BOOST_TEST(entries() == 0U);
    BOOST_TEST(back["page"]["heading"] == "Anna: how much?");
    BOOST_TEST(!undo(anna, back["state"])["refused"].get<std::string>().empty());
    after = choose(anna, back["page"], 0);
    choose(boris, look(boris)["page"], 0);
    BOOST_TEST(look(anna)["undo"] == "");
    BOOST_TEST(!undo(anna, look(anna)["state"])["refused"].get<std::string>().empty());
    BOOST_TEST(entries() == 2U);
}

BOOST_AUTO_TEST_CASE(while_an_entry_is_repaired_phones_wait) {
    const std::string anna = seated(key(0));
    choose(anna, look(anna)["page"], 1);
    const json page = look(anna)["page"];
    BOOST_TEST(page["heading"] == "Anna: how much?");
    open->desk().follow();
    open->desk().change_entry(1);
    BOOST_TEST(!choose(anna, page, 0)["refused"].get<std::string>().empty());
    BOOST_TEST(entries() == 1U);
}

BOOST_AUTO_TEST_CASE(without_a_game_nobody_answers) {
    const std::string anna = seated(key(0));
    open.reset();
    BOOST_TEST(look(anna)["stands"] == "none");
    BOOST_TEST(ask("even")["stands"] == "none");
}

BOOST_AUTO_TEST_CASE(whatever_is_sent_is_answered_with_a_sentence) {
    const std::string ticket = seated(key(0));
    for (const char* const body :
         {"", "{", "[]", "null", R"({"do":"look"})", R"({"do":1})",
          R"({"do":"choose","ticket":"A","state":0,"page":1})", R"({"do":"ask","seat":""})",
          R"({"do":"ask","seat":"nobody"})", R"({"do":"correct","ticket":"A","state":0})",
          R"({"do":"choose","ticket":"A","state":-1,"page":1,"row":0})", R"({"do":"look","ticket":["A"]})"}) {
        const json come = json::parse(answering.answer(body, ""));
        BOOST_TEST(come["stands"] == "none", body);
        BOOST_TEST(!come["refused"].get<std::string>().empty(), body);
    }
    BOOST_TEST(entries() == 0U);
    BOOST_TEST(look(ticket)["stands"] == "answers");
}

BOOST_AUTO_TEST_SUITE_END()

// The door, over the network.
BOOST_FIXTURE_TEST_SUITE(answering_door, AtCounter)

BOOST_AUTO_TEST_CASE(an_answer_must_say_where_it_comes_from) {
    guests::Limits limits;
    limits.requests_a_second = 1000;
    guests::test::AnsweredRoom room{*open, limits};
    const std::string host = room.room.host();
    const std::string body = R"({"do":"ask","seat":")" + key(0) + "\"}";
    const auto status = [&](const std::string& request) { return guests::test::status_of(room.answered(request)); };
    const std::string right = guests::test::post(room.target(), host, body);
    const auto with = [&](const std::string& from, const std::string& to) {
        std::string request = right;
        request.replace(request.find(from), from.size(), to);
        return request;
    };
    const std::string length = "Content-Length: " + std::to_string(body.size());
    BOOST_TEST(status(with("Host: " + host, "Host: evil.example")) == "403");
    BOOST_TEST(status(with("Origin: http://" + host, "Origin: http://evil.example")) == "403");
    BOOST_TEST(status(with("Origin: http://" + host + "\r\n", "")) == "403");
    BOOST_TEST(status(with("X-Logothete: 1\r\n", "")) == "403");
    BOOST_TEST(status(with("application/json", "text/plain")) == "400");
    BOOST_TEST(status(with("Content-Type: application/json\r\n", "")) == "400");
    BOOST_TEST(status(with(length + "\r\n", "")) == "400");
    BOOST_TEST(status(with(length, "Content-Length: 2049")) == "413");
    BOOST_TEST(status(with(length, "Transfer-Encoding: chunked")) == "400");
    BOOST_TEST(status(with("/answer", "/events")) == "405");
    BOOST_TEST(status(with("ABCDEFGHIJKLMNOP", "ABCDEFGHIJKLMNOQ")) == "404");
    BOOST_TEST(status(with("POST", "PUT")) == "405");
    BOOST_TEST(room.answering.seats().all().empty());
    BOOST_TEST(status(right) == "200");
    BOOST_TEST(room.answering.seats().all().size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_body_may_come_in_pieces_and_as_large_as_allowed) {
    guests::test::AnsweredRoom room{*open};
    std::string body = R"({"do":"ask","seat":")" + key(0) + "\"}";
    body += std::string(2048 - body.size(), ' ');
    const std::string request = guests::test::post(room.target(), room.room.host(), body);
    std::atomic<bool> done{false};
    std::string come;
    std::thread sender{[&] {
        const guests::test::Client client{room.room.port()};
        for (std::size_t at = 0; at < request.size(); at += 100) {
            client.send(request.substr(at, 100));
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
        }
        come = client.rest();
        done = true;
    }};
    BOOST_TEST(room.serve_until([&] { return done.load(); }));
    sender.join();
    BOOST_TEST(guests::test::status_of(come) == "200");
    BOOST_TEST(guests::test::body_of(come).find("\"asks\"") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(whoever_drips_a_body_is_cut_off_and_nobody_who_has_time_says_so) {
    guests::Limits limits;
    limits.header = std::chrono::milliseconds{50};
    limits.stalled = std::chrono::milliseconds{50};
    guests::test::AnsweredRoom room{*open, limits};
    const std::string body = R"({"do":"ask","seat":"x"})";
    const std::string request = guests::test::post(room.target(), room.room.host(), body);
    const guests::test::Client slow{room.room.port()};
    slow.send(request.substr(0, request.size() - 1));
    BOOST_TEST(slow.rest().empty());
    // The main thread is busy elsewhere.
    BOOST_TEST(guests::test::status_of(guests::test::answer_to(room.room.port(), request)) == "503");
}

BOOST_AUTO_TEST_CASE(where_nobody_may_answer_phones_only_look) {
    guests::test::OpenRoom open_room;
    const std::string host = open_room.room.host();
    const auto come =
        guests::test::answer_to(open_room.room.port(), guests::test::post(open_room.target("/answer"), host, "{}"));
    BOOST_TEST(guests::test::status_of(come) == "405");
}

BOOST_AUTO_TEST_CASE(a_room_that_ends_forgets_answers_under_way) {
    std::vector<guests::ToAnswer> kept;
    std::mutex guard;
    {
        guests::Room room{{"127.0.0.1",
                           0,
                           guests::test::open_key,
                           {},
                           [] {},
                           [&](guests::ToAnswer one) {
                               const std::lock_guard lock{guard};
                               kept.push_back(std::move(one));
                           }},
                          guests::page_of("<style>p{}</style><script>1</script>")};
        const guests::test::Client client{room.port()};
        client.send(guests::test::post(std::string{"/"} + guests::test::open_key + "/answer", room.host(), "{}"));
        BOOST_TEST(guests::test::comes_true([&] {
            const std::lock_guard lock{guard};
            return kept.size() == 1;
        }));
    }
    kept.front().reply("{}");  // to nobody
}

BOOST_AUTO_TEST_SUITE_END()
