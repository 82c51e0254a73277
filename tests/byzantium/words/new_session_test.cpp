// SPDX-License-Identifier: MIT
#include "byzantium/words/shelf/new_session.h"

#include "byzantium/text/boards.h"
#include "byzantium/text/kept.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

const byzantium::Board& board() { return support::standard_table().board; }

}  // namespace

BOOST_AUTO_TEST_SUITE(a_new_session_of_byzantium)

BOOST_AUTO_TEST_CASE(the_doubtful_rules_are_asked_with_what_the_books_say) {
    BOOST_TEST(byzantium::words::elite_limit_text().rule == "BYZ-12");
    BOOST_TEST(byzantium::words::elite_limit_text().books ==
               "The German book speaks of each Elite box and the Hungarian one of an Elite box; the English and Dutch "
               "ones can also be read as one cube in all.");
    BOOST_TEST(byzantium::words::casualty_rounding_text().rule == "BYZ-60");
    BOOST_TEST(byzantium::words::casualty_rounding_text().books ==
               "The English, Dutch and Hungarian books round up, the German one rounds down.");
}

BOOST_AUTO_TEST_CASE(byz_35_a_new_session_is_offered_first_that_the_doomed_may_retreat) {
    const auto text = byzantium::words::doomed_retreat_text();
    BOOST_TEST(text.rule == "BYZ-35");
    BOOST_TEST(text.choices.at(static_cast<std::size_t>(byzantium::DoomedRetreat::allowed)) ==
               "Allowed: the army is destroyed");
    BOOST_TEST((byzantium::offered_first.doomed_retreat == byzantium::DoomedRetreat::allowed));
    BOOST_TEST((byzantium::words::practice_header("byzantium-2005").rulings == byzantium::offered_first));
}

BOOST_AUTO_TEST_CASE(a_practice_table_can_be_begun) {
    const auto header = byzantium::words::practice_header(board().id);
    BOOST_TEST(header.seats.size() == 3U);
    auto library = store::Library::in_memory();
    const byzantium::text::Boards boards{session::Resources::find()};
    BOOST_CHECK_NO_THROW(byzantium::text::begin_session(library, header, {"Practice", {}}, boards));
}

BOOST_AUTO_TEST_SUITE_END()
