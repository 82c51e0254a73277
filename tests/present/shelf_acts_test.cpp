// SPDX-License-Identifier: MIT
#include "present/shelf/shelf_acts.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>

namespace {

using present::Chosen;
using present::ShelfAct;
using store::Shelf;

constexpr Shelf shelves[] = {Shelf::open, Shelf::finished, Shelf::archived, Shelf::trashed};

}  // namespace

BOOST_AUTO_TEST_SUITE(acts_of_a_shelf)

BOOST_AUTO_TEST_CASE(each_shelf_offers_what_makes_sense_there) {
    const auto offers = [&](Shelf shelf, ShelfAct act) {
        const auto all = present::shelf_choices(shelf, Chosen::one, {});
        return std::any_of(all.begin(), all.end(), [&](const auto& one) { return one.act == act; });
    };
    BOOST_TEST(offers(Shelf::open, ShelfAct::archive));
    BOOST_TEST(!offers(Shelf::open, ShelfAct::unarchive));
    BOOST_TEST(offers(Shelf::archived, ShelfAct::unarchive));
    BOOST_TEST(!offers(Shelf::finished, ShelfAct::empty_trash));
    BOOST_TEST(offers(Shelf::trashed, ShelfAct::empty_trash));
    BOOST_TEST(!offers(Shelf::trashed, ShelfAct::open));
}

BOOST_AUTO_TEST_CASE(no_key_means_two_things_on_one_shelf) {
    for (const Shelf shelf : shelves) {
        const auto all = present::shelf_choices(shelf, Chosen::none, {});
        std::set<std::string> keys;
        for (const auto& one : all) keys.insert(one.key);
        BOOST_TEST(keys.size() == all.size());
    }
}

BOOST_AUTO_TEST_CASE(what_cannot_be_done_says_why) {
    for (const auto& one : present::shelf_choices(Shelf::open, Chosen::none, {}))
        BOOST_TEST(one.why_not == "No game is selected.");
    for (const auto& one : present::shelf_choices(Shelf::open, Chosen::one, {})) BOOST_TEST(one.why_not.empty());
    for (const auto& one : present::shelf_choices(Shelf::open, Chosen::one, "It is write-protected.")) {
        const bool reads = one.act == ShelfAct::open || one.act == ShelfAct::export_file;
        BOOST_TEST(one.why_not == (reads ? "" : "It is write-protected."));
    }
}

BOOST_AUTO_TEST_CASE(what_was_done_names_the_session) {
    BOOST_TEST(present::done_words(ShelfAct::trash, "Friday") == "“Friday” is in the trash.");
    BOOST_TEST(present::copy_title("Friday") == "Friday (copy)");
}

BOOST_AUTO_TEST_CASE(a_title_becomes_the_name_of_a_file) {
    BOOST_TEST(present::file_name("Friday") == "Friday");
    BOOST_TEST(present::file_name("../a:b?") == "-a-b-");
    BOOST_TEST(present::file_name(" . ") == "session");
    BOOST_TEST(present::file_name("") == "session");
}

BOOST_AUTO_TEST_SUITE_END()
