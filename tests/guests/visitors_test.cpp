// SPDX-License-Identifier: MIT
#include "guests/visitors.h"

#include "guests/asleep.h"
#include "guests/open_room.h"

#include <boost/test/unit_test.hpp>

#include <atomic>
#include <chrono>
#include <string>

namespace {

using namespace guests;
using namespace guests::test;
using namespace std::chrono_literals;

const Visitors::Time noon{};

}  // namespace

BOOST_AUTO_TEST_SUITE(visitors)

BOOST_AUTO_TEST_CASE(devices_are_told_by_what_browsers_say) {
    BOOST_TEST(device_of("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)") == "iPhone");
    BOOST_TEST(device_of("Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile") == "Android");
    BOOST_TEST(device_of("Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0)") == "TV");
    BOOST_TEST(device_of("Mozilla/5.0 (X11; Linux x86_64)") == "Linux");
    BOOST_TEST(device_of("<b>curl</b>").empty());
}

BOOST_AUTO_TEST_CASE(those_connected_come_first_then_who_was_seen_last) {
    Visitors all;
    all.came("10.0.0.1", "iPhone", noon);
    all.came("10.0.0.2", "", noon + 5s);
    all.came("10.0.0.3", "", noon + 1s);
    all.opened("10.0.0.3", noon + 1s);
    const auto list = all.all();
    BOOST_REQUIRE(list.size() == 3U);
    BOOST_TEST(list[0].address == "10.0.0.3");
    BOOST_TEST(list[1].address == "10.0.0.2");
    BOOST_TEST(list[2].device == "iPhone");
    all.closed("10.0.0.3", noon + 9s);
    BOOST_TEST(all.all().front().open == 0U);
    BOOST_TEST((all.all().front().last == noon + 9s));
}

BOOST_AUTO_TEST_CASE(few_are_remembered_and_never_those_forgotten_who_are_connected) {
    Visitors all;
    all.came("first", "", noon);
    all.opened("first", noon);
    for (int i = 0; i < 1000; ++i) all.came(std::to_string(i), "", noon + std::chrono::seconds{i});
    BOOST_TEST(all.all().size() == Visitors::most);
    BOOST_TEST(all.all().front().address == "first");
}

BOOST_AUTO_TEST_CASE(a_room_says_who_came_and_when_that_changes) {
    std::atomic<int> told{0};
    Room room{{"127.0.0.1", 0, open_key, {}, [&] { ++told; }}, page_of("")};
    room.show(shown(1));
    BOOST_TEST(status_of(answer_to(room.port(), get("/wrong", room.host()), "127.0.0.9")) == "404");
    BOOST_TEST(room.visitors().empty());
    {
        const Client client{room.port(), "127.0.0.4"};
        client.send(get(std::string{"/"} + open_key + "/events", room.host(), "User-Agent: iPad\r\n"));
        BOOST_TEST(Events{client}.next().has_value());
        BOOST_REQUIRE(room.visitors().size() == 1U);
        BOOST_TEST(room.visitors().front().address == "127.0.0.4");
        BOOST_TEST(room.visitors().front().device == "iPad");
        BOOST_TEST(room.visitors().front().open == 1U);
        BOOST_TEST(told == 1);
    }
    BOOST_TEST(comes_true([&] { return room.visitors().front().open == 0; }));
    BOOST_TEST(comes_true([&] { return told == 2; }));
}

BOOST_AUTO_TEST_CASE(a_room_without_a_snapshot_sends_those_away_who_watch_and_takes_them_back) {
    OpenRoom open;
    open.room.show(shown(1));
    const Client client{open.room.port()};
    client.send(open.get("/events"));
    Events events{client};
    BOOST_TEST(events.next().value().name == "state");
    open.room.show(nullptr);
    BOOST_TEST(events.next().value().name == "end");
    BOOST_TEST(!events.next());
    const Client back{open.room.port()};
    back.send(open.get("/events"));
    Events again{back};
    BOOST_TEST(comes_true([&] { return open.room.watching() == 1; }));
    open.room.show(shown(2));
    auto event = again.next().value();
    while (event.name == "beat") event = again.next().value();
    BOOST_TEST(event.data == shown(2)->state);
}

BOOST_AUTO_TEST_CASE(sleep_is_never_negative_and_does_not_grow_while_awake) {
    const auto before = asleep_so_far();
    BOOST_TEST(before.count() >= 0);
    BOOST_TEST((asleep_so_far() - before < 1s));
}

BOOST_AUTO_TEST_SUITE_END()
