// SPDX-License-Identifier: MIT
#include "guests/addresses.h"

#include "guests/key.h"

#include <boost/test/unit_test.hpp>

#include <set>
#include <string>
#include <vector>

namespace {

using namespace guests;

std::vector<std::string> names(const std::vector<Interface>& all) {
    std::vector<std::string> some;
    for (const Interface& one : all) some.push_back(one.name);
    return some;
}

void check_order(const std::vector<Interface>& all, const std::vector<std::string>& expected) {
    const auto got = names(ranked(all));
    BOOST_TEST(got == expected, boost::test_tools::per_element());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(addresses)

BOOST_AUTO_TEST_CASE(the_network_of_the_house_comes_before_tunnels_and_bridges) {
    check_order({{"lo", "127.0.0.1", true, true, false},
                 {"docker0", "172.17.0.1", true, false, false},
                 {"tun0", "10.8.0.2", true, false, true},
                 {"br-1c9f", "172.18.0.1", true, false, false},
                 {"enp3s0", "203.0.113.9", true, false, false},
                 {"wlp2s0", "192.168.1.10", true, false, false},
                 {"wg0", "10.9.0.2", true, false, false}},
                {"wlp2s0", "enp3s0", "docker0", "tun0", "br-1c9f", "wg0"});
}

BOOST_AUTO_TEST_CASE(what_is_down_or_has_no_real_address_is_left_out) {
    check_order({{"eth0", "192.168.1.10", false, false, false},
                 {"eth1", "169.254.7.7", true, false, false},
                 {"lo", "127.0.0.1", true, true, false}},
                {});
}

BOOST_AUTO_TEST_CASE(equals_keep_the_systems_order_and_private_ranges_are_known) {
    check_order({{"e1", "172.32.0.1", true, false, false},
                 {"e2", "172.31.0.1", true, false, false},
                 {"e3", "10.0.0.1", true, false, false},
                 {"e4", "192.169.0.1", true, false, false},
                 {"e5", "192.168.0.1", true, false, false}},
                {"e2", "e3", "e5", "e1", "e4"});
}

BOOST_AUTO_TEST_CASE(this_computer_finds_itself) {
    bool loopback = false;
    for (const Interface& one : interfaces_here()) loopback = loopback || one.address == "127.0.0.1";
    BOOST_TEST(loopback);
}

BOOST_AUTO_TEST_CASE(typed_addresses_are_taken_apart) {
    const auto is = [](const char* typed, const char* address, std::optional<std::uint16_t> port) {
        const auto at = listen_at(typed);
        return at && at->address == address && at->port == port;
    };
    BOOST_TEST(is("", "", std::nullopt));
    BOOST_TEST(is("192.168.1.10", "192.168.1.10", std::nullopt));
    BOOST_TEST(is("192.168.1.10:4680", "192.168.1.10", 4680));
    BOOST_TEST(is(":4680", "", 4680));
    BOOST_TEST(is("0.0.0.0", "", std::nullopt));  // as other programs say "anywhere": here it is one place
    BOOST_TEST(is("[::]:4680", "", 4680));
    BOOST_TEST(is("[::1]:4680", "::1", 4680));
    BOOST_TEST(is("[::1]", "::1", std::nullopt));
    BOOST_TEST(is("::1", "::1", std::nullopt));
    for (const char* wrong : {"1.2.3.4:", "1.2.3.4:0", "1.2.3.4:65536", "1.2.3.4:x", "example.org", "[::1", "[::1]x",
                              "[::1]x:80", "1.2.3.4:80 "})
        BOOST_TEST(!listen_at(wrong), wrong);
}

BOOST_AUTO_TEST_CASE(hosts_are_written_as_browsers_say_them) {
    BOOST_TEST(host_of("192.168.1.10", 4680) == "192.168.1.10:4680");
    BOOST_TEST(host_of("192.168.1.10", 80) == "192.168.1.10");
    BOOST_TEST(host_of("::1", 4680) == "[::1]:4680");
    BOOST_TEST(address_for_code("[fd00::a]:4680", "KEY") == "HTTP://[FD00::A]:4680/KEY");
}

BOOST_AUTO_TEST_CASE(keys_are_long_and_never_the_same) {
    std::set<std::string> keys;
    std::set<char> letters;
    for (int i = 0; i < 1000; ++i) {
        const std::string key = new_table_key();
        BOOST_TEST(key.size() == key_letters);
        keys.insert(key);
        letters.insert(key.begin(), key.end());
    }
    BOOST_TEST(keys.size() == 1000U);
    BOOST_TEST(letters.size() == 32U);
    BOOST_TEST(std::string(letters.begin(), letters.end()) == "234567ABCDEFGHIJKLMNOPQRSTUVWXYZ");
}

BOOST_AUTO_TEST_SUITE_END()
