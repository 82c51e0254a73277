// SPDX-License-Identifier: MIT
// Eight who watch through a network that cuts, splits and stalls: what each of them ends with is what was shown last,
// and nothing that any of them ever had was put together from pieces.
#include "guests/faulty_proxy.h"
#include "guests/open_room.h"

#include <boost/test/unit_test.hpp>

#include <array>
#include <chrono>
#include <random>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace {

using namespace guests;
using namespace guests::test;

constexpr std::uint64_t entries = 400;
constexpr std::size_t watchers = 8;
constexpr std::size_t most_connections = 10000;  // of one of them: then something is wrong

std::shared_ptr<const Snapshot> entry(std::uint64_t number) {
    return shown(number, std::string(200 + number * 37 % 9000, static_cast<char>('a' + number % 26)));
}

// What one of them had.
struct Watcher {
    std::set<std::string> states{};
    std::string last{};
    std::size_t connections = 0;
};

// As a page does: a stream, or now and then a long wait, and anew whenever it breaks; until the last state is there.
void watch(const OpenRoom& open, std::uint16_t port, const std::string& wanted, std::uint64_t seed, Watcher& watcher) {
    std::mt19937_64 chance{seed};
    const auto take = [&](const std::string& state) {
        watcher.states.insert(state);
        watcher.last = state;
    };
    while (watcher.last != wanted && watcher.connections < most_connections) try {
            ++watcher.connections;
            const Client client{port};
            if (chance() % 4 == 0) {
                client.send(open.get("/state"));
                const std::string answer = client.rest();
                const std::string head = answer.substr(0, answer.find("\r\n\r\n"));
                const std::string body = body_of(answer);
                const bool whole = head.find("Content-Length: " + std::to_string(body.size()) + "\r\n") != head.npos;
                if (status_of(answer) == "200" && whole) take(body);
                continue;
            }
            client.send(open.get("/events"));
            Events events{client};
            while (const auto event = events.next()) {
                if (event->name == "state") take(event->data);
                if (watcher.last == wanted) break;
            }
        } catch (const std::runtime_error&) {
            continue;
        }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(faults)

BOOST_AUTO_TEST_CASE(eight_watchers_of_four_hundred_entries_end_with_one_state) {
    Limits limits;
    limits.requests_a_second = 1000000;  // all of them come from one address here
    limits.connections = 1000;
    limits.connections_of_unknown = 1000;
    limits.beat = std::chrono::milliseconds{20};
    OpenRoom open{limits};
    FaultyProxy proxy{open.room.port(), 20};
    const std::string wanted = entry(entries)->state;
    std::set<std::string> all;
    std::array<Watcher, watchers> seen;
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < watchers; ++i)
        threads.emplace_back([&, i] { watch(open, proxy.port(), wanted, i, seen[i]); });
    for (std::uint64_t number = 1; number <= entries; ++number) {
        all.insert(entry(number)->state);
        open.room.show(entry(number));
        std::this_thread::sleep_for(std::chrono::milliseconds{2});  // so that they see some of them
    }
    proxy.mend();
    for (std::thread& one : threads) one.join();
    std::size_t had = 0;
    for (const Watcher& one : seen) {
        BOOST_TEST((one.last == wanted));
        for (const std::string& state : one.states) BOOST_TEST(all.contains(state));
        had += one.states.size();
    }
    BOOST_TEST_MESSAGE(had << " states, " << proxy.cuts() << " cuts, " << proxy.stalls() << " stalls");
    BOOST_TEST(had > watchers * 10);
    BOOST_TEST(proxy.cuts() > watchers);
    BOOST_TEST(proxy.stalls() > watchers);
}

BOOST_AUTO_TEST_SUITE_END()
