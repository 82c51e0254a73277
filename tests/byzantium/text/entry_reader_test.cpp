// SPDX-License-Identifier: MIT
// Whoever reads many lines gets of each what reading it alone gives, the second time too.
#include "byzantium/text/entry.h"
#include "byzantium/text/session.h"
#include "byzantium/text/table.h"

#include <boost/test/unit_test.hpp>

#include <string>

using namespace byzantium::text;
using namespace protocol;

namespace {

const std::string correction_line =
    R"({"do":"correct","set":{"bulgars":3,"cities.athens.control":"red","passed":["red"]},"note":"so it lies"})";

}  // namespace

BOOST_AUTO_TEST_SUITE(entry_reader)

BOOST_AUTO_TEST_CASE(reads_as_if_alone_and_again) {
    const Seats seats{header()};
    Game::EntryReader reader{table(), header()};
    for (int time = 0; time < 3; ++time)
        for (const std::string& line : {std::string{R"({"do":"tax","cubes":3,"byzantine":4})"},
                                        std::string{R"({"do":"tax","cubes":3,"byzantine":5})"},
                                        std::string{R"({"do":"roll","attacker":[1,6],"defender":[]})"}, correction_line,
                                        std::string{R"({"do":"dance"})"}, std::string{R"({"do":)"}, std::string{}}) {
            const auto read = reader.read(line);
            BOOST_TEST((read == read_entry(table().board, seats, line)), line);
        }
}

// The text is the same, but not what stands behind it.
BOOST_AUTO_TEST_CASE(knows_a_line_that_breaks_off) {
    Game::EntryReader reader{table(), header()};
    const std::string half = R"({"do":"tax")";
    for (const Line& line : {Line{half}, Line{half, LineEnd::end_of_stream}, Line{"", LineEnd::too_long}})
        BOOST_TEST((reader.read(line).error() == read_entry(table().board, Seats{header()}, line).error()));
    BOOST_TEST((reader.read(half).error() != reader.read(Line{half, LineEnd::end_of_stream}).error()));
}

BOOST_AUTO_TEST_SUITE_END()
