// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/row_chance.h"

#include "byzantium/text/boards.h"
#include "byzantium/text/open.h"
#include "byzantium/words/texts.h"

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <sstream>

namespace {

using namespace byzantium;

// The recorded sample, as far as so many entries.
byzantium::text::Session sample_of(std::size_t entries) {
    const session::Resources resources = session::Resources::find();
    std::ifstream all{resources.root() / "byzantium/samples" / "three-players.jsonl"};
    std::stringstream some;
    std::string line;
    for (std::size_t i = 0; i <= entries && std::getline(all, line); ++i) some << line << '\n';
    return byzantium::text::open_journal(some, "sample", byzantium::text::Boards{resources},
                                         session::DiceSource::from_seed(1))
        .session;
}

std::vector<std::string> row_sentences(std::size_t entries) {
    const byzantium::text::Session session = sample_of(entries);
    const byzantium::words::Names sample_names{session.table().board, session.header()};
    std::vector<std::string> all;
    for (const Decision& decision : session.legal())
        if (const auto chance =
                byzantium::words::detail_of(sample_names, session.table(), session.position(), decision))
            all.push_back(chance->sentence);
    return all;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(row_chances)

// A battle that is lost already, and losses to be chosen all the same; a retreat that gives the city away.
BOOST_AUTO_TEST_CASE(what_is_certain_is_not_said_as_a_chance) {
    for (const std::size_t entries : {63U, 65U}) {
        const auto all = row_sentences(entries);
        BOOST_TEST(!all.empty());
        for (const std::string& sentence : all) {
            BOOST_TEST(is_sentence(sentence), sentence);
            BOOST_TEST(!holds(sentence, "with never"), sentence);
            BOOST_TEST(!holds(sentence, "with always"), sentence);
        }
    }
    BOOST_TEST(holds(row_sentences(65).front(), "the battle is lost and the chance to keep the city is 12.5%"));
    BOOST_TEST(holds(row_sentences(63).back(), "is lost for certain"));
}

// The number of a row is the chance of whoever answers: a defender's is that the city is kept, before and after dice.
BOOST_AUTO_TEST_CASE(a_defender_who_loses_cubes_is_told_the_chance_to_keep_the_city) {
    const byzantium::text::Session session = sample_of(65);
    const auto* asked = std::get_if<AwaitLosses>(&session.position().awaits);
    BOOST_REQUIRE(asked != nullptr);
    BOOST_REQUIRE((asked->player != session.position().active));
    const byzantium::words::Names sample_names{session.table().board, session.header()};
    const auto row = byzantium::words::detail_of(sample_names, session.table(), session.position(), session.legal()[0]);
    BOOST_REQUIRE(row.has_value());
    BOOST_TEST(row->p == 0.125);
    BOOST_TEST(row->brief == "12.5%");
    BOOST_TEST(holds(row->sentence, "0 Move cubes stay."), row->sentence);
}

BOOST_AUTO_TEST_SUITE_END()
