// SPDX-License-Identifier: MIT
#include "guests/code.h"

#include "guests/addresses.h"
#include "guests/code_reader.h"
#include "guests/key.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

namespace {

using namespace guests;

// The modules of printed half blocks, without the quiet zone of four.
Modules printed_modules(const std::string& text, Brighter brighter) {
    std::vector<std::vector<bool>> rows;
    std::istringstream lines{text};
    for (std::string line; std::getline(lines, line);) {
        std::vector<bool> upper;
        std::vector<bool> lower;
        for (std::size_t at = 0; at < line.size();) {
            const std::size_t bytes = line[at] == ' ' ? 1 : 3;
            const std::string letter = line.substr(at, bytes);
            const bool printed_is_dark = brighter == Brighter::ground;
            upper.push_back((letter == "█" || letter == "▀") == printed_is_dark);
            lower.push_back((letter == "█" || letter == "▄") == printed_is_dark);
            at += bytes;
        }
        rows.push_back(upper);
        rows.push_back(lower);
    }
    Modules inside;
    for (std::size_t y = 4; y < 33; ++y) inside.emplace_back(rows.at(y).begin() + 4, rows.at(y).begin() + 33);
    return inside;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(codes)

BOOST_AUTO_TEST_CASE(a_phone_reads_the_address) {
    for (const char* host : {"192.168.1.10:4680", "10.0.0.1", "192.168.100.100:65535"}) {
        const std::string address = address_for_code(host, new_table_key());
        BOOST_TEST(test::read_code(code_of(address)) == address);
    }
}

BOOST_AUTO_TEST_CASE(the_longest_address_fits_29_modules) {
    BOOST_TEST(code_of(address_for_code("255.255.255.255:65535", new_table_key())).size() == 29U);
}

BOOST_AUTO_TEST_CASE(the_reader_sees_a_wrong_module) {
    const std::string address = address_for_code("192.168.1.10:4680", "ABCDEFGHIJKLMNOP");
    Modules code = code_of(address);
    code[20][12] = !code[20][12];
    code[28][27] = !code[28][27];
    std::string read;
    try {
        read = test::read_code(code);
    } catch (const std::exception&) {
        read = "nothing";
    }
    BOOST_TEST(read != address);
}

BOOST_AUTO_TEST_CASE(a_long_text_has_a_code_as_small_as_it_can_be_or_none) {
    const auto modules = [](std::size_t bytes) {
        const auto code = code_of_much(std::string(bytes, 'x'));
        return code ? code->size() : 0;
    };
    BOOST_TEST(modules(1) == 21U);
    BOOST_TEST(modules(1240) == 117U);  // a link with four players
    BOOST_TEST(modules(2953) == 177U);
    BOOST_TEST(modules(2954) == 0U);
}

BOOST_AUTO_TEST_CASE(half_blocks_are_the_same_code) {
    const Modules code = code_of(address_for_code("192.168.1.10:4680", "ABCDEFGHIJKLMNOP"));
    for (const Brighter brighter : {Brighter::letters, Brighter::ground})
        BOOST_TEST((printed_modules(half_blocks(code, brighter), brighter) == code));
    const std::string lines = half_blocks(code, Brighter::letters);
    BOOST_TEST(std::count(lines.begin(), lines.end(), '\n') == 19);
    BOOST_TEST(lines.starts_with("█████"));  // quiet, and bright
}

BOOST_AUTO_TEST_SUITE_END()
