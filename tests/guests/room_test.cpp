// SPDX-License-Identifier: MIT
// The room by whole requests: what somebody with the key gets, and in which order.
#include "guests/room.h"

#include "guests/key.h"
#include "guests/open_room.h"
#include "wording/failure.h"

#include <boost/test/unit_test.hpp>

#include <memory>
#include <string>

namespace {

using namespace guests;
using namespace guests::test;
using std::chrono::milliseconds;

}  // namespace

BOOST_AUTO_TEST_SUITE(room)

BOOST_AUTO_TEST_CASE(the_page_comes_with_its_own_policy) {
    const OpenRoom open;
    const std::string answer = open.answer();
    BOOST_TEST(status_of(answer) == "200");
    BOOST_TEST(answer.find("text/html") != std::string::npos);
    const std::string word = answer.substr(answer.find("script-src 'nonce-") + 18, nonce_letters);
    BOOST_TEST(body_of(answer) ==
               "<!DOCTYPE html><style nonce=\"" + word + "\">p{}</style><script nonce=\"" + word + "\">1</script>");
    BOOST_TEST(open.room.pages() == 1U);
    BOOST_TEST(open.answer().find(word) == std::string::npos);  // another one each time
}

BOOST_AUTO_TEST_CASE(a_state_is_there_at_once_and_the_next_one_is_waited_for) {
    Limits limits;
    limits.poll = std::chrono::hours{1};
    OpenRoom open{limits};
    open.room.show(shown(1));
    BOOST_TEST(body_of(open.answer("/state")) == shown(1)->state);
    BOOST_TEST(body_of(open.answer("/state?after=0")) == shown(1)->state);
    const Client waiting{open.room.port()};
    waiting.send(open.get("/state?after=1"));
    for (int i = 0; i < 3; ++i) BOOST_TEST(status_of(open.answer("/state", "127.0.0.3")) == "200");  // it waits by then
    open.room.show(shown(2));
    BOOST_TEST(body_of(waiting.rest()) == shown(2)->state);
}

BOOST_AUTO_TEST_CASE(a_wait_ends_with_the_state_there_is) {
    Limits limits;
    limits.poll = milliseconds{20};
    OpenRoom open{limits};
    open.room.show(shown(1));
    BOOST_TEST(body_of(open.answer("/state?after=1")) == shown(1)->state);
}

BOOST_AUTO_TEST_CASE(before_anything_is_shown_nothing_is_here) {
    Limits limits;
    limits.poll = milliseconds{20};
    const OpenRoom open{limits};
    BOOST_TEST(status_of(open.answer("/state")) == "404");
    BOOST_TEST(status_of(open.answer("/picture/0123456789abcdef")) == "404");
}

BOOST_AUTO_TEST_CASE(pictures_are_those_of_the_newest_snapshot) {
    OpenRoom open;
    open.room.show(shown(1));
    BOOST_TEST(body_of(open.answer("/picture/0123456789abcdef")) == "<svg></svg>");
    BOOST_TEST(status_of(open.answer("/picture/0123456789abcdee")) == "404");
}

BOOST_AUTO_TEST_CASE(a_stream_has_the_state_then_each_that_follows_and_the_end) {
    auto open = std::make_unique<OpenRoom>();
    open->room.show(shown(1));
    const Client client{open->room.port()};
    client.send(open->get("/events"));
    Events events{client};
    BOOST_TEST(events.next().value().data == shown(1)->state);
    BOOST_TEST(open->room.watching() == 1U);
    open->room.show(shown(2));
    const auto second = events.next().value();
    BOOST_TEST(second.name == "state");
    BOOST_TEST(second.data == shown(2)->state);
    open.reset();
    BOOST_TEST(events.next().value().name == "end");
    BOOST_TEST(!events.next());
}

BOOST_AUTO_TEST_CASE(the_end_comes_behind_what_is_still_on_its_way) {
    auto open = std::make_unique<OpenRoom>();
    open->room.show(shown(1));
    const Client client{open->room.port()};
    client.send(open->get("/events"));
    Events events{client};
    BOOST_TEST(events.next().value().name == "state");
    open->room.show(shown(2));
    open.reset();
    BOOST_TEST(events.next().value().data == shown(2)->state);
    BOOST_TEST(events.next().value().name == "end");
    BOOST_TEST(!events.next());
}

BOOST_AUTO_TEST_CASE(whoever_takes_nothing_does_not_hold_the_end_up) {
    Limits limits;
    limits.stalled = std::chrono::hours{1};
    limits.beat = std::chrono::hours{1};
    auto open = std::make_unique<OpenRoom>(limits);
    open->room.show(shown(0));
    const Client stalled{open->room.port()};
    stalled.send(open->get("/events"));
    BOOST_TEST(comes_true([&] { return open->room.watching() == 1; }));
    open->room.show(shown(1, std::string(32'000'000, 'x')));  // more than both systems hold
    open.reset();                                             // comes back
    Events events{stalled};
    std::string last;
    while (const auto event = events.next()) last = event->name;
    BOOST_TEST(last != "end");
}

BOOST_AUTO_TEST_CASE(a_silent_stream_beats_with_the_number_of_its_state) {
    Limits limits;
    limits.beat = milliseconds{10};
    OpenRoom open{limits};
    open.room.show(shown(7));
    const Client client{open.room.port()};
    client.send(open.get("/events"));
    Events events{client};
    BOOST_TEST(events.next().value().name == "state");
    for (int i = 0; i < 3; ++i) {
        const auto beat = events.next().value();
        BOOST_TEST(beat.name == "beat");
        BOOST_TEST(beat.data == "7");
    }
}

BOOST_AUTO_TEST_CASE(whoever_leaves_is_not_counted_any_more) {
    OpenRoom open;
    open.room.show(shown(1));
    {
        const Client client{open.room.port()};
        client.send(open.get("/events"));
        BOOST_TEST(Events{client}.next().has_value());
        BOOST_TEST(open.room.watching() == 1U);
    }
    BOOST_TEST(comes_true([&] { return open.room.watching() == 0; }));
}

BOOST_AUTO_TEST_CASE(where_nobody_can_listen_that_is_said) {
    const OpenRoom open;
    const Page page = page_of("");
    BOOST_CHECK_THROW((Room{{"127.0.0.1", open.room.port(), open_key}, page}), wording::Failure);
    BOOST_CHECK_THROW((Room{{"no address", 0, open_key}, page}), wording::Failure);
    BOOST_CHECK_THROW((Room{{"203.0.113.7", 0, open_key}, page}), wording::Failure);
}

BOOST_AUTO_TEST_CASE(it_listens_at_its_own_address_alone) {
    const Room room{{"127.0.0.5", 0, open_key}, page_of("")};
    BOOST_TEST(room.host() == "127.0.0.5:" + std::to_string(room.port()));
    BOOST_CHECK_THROW(Client{room.port()}, std::runtime_error);  // at 127.0.0.1
}

BOOST_AUTO_TEST_SUITE_END()
