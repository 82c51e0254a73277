// SPDX-License-Identifier: MIT
// Long runs that were stopped go on where they were.
#include "byzantium/counsel/games/parts.h"

#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

using counsel_games::Begin;
using counsel_games::Parts;

namespace {

std::string not_made() { throw std::logic_error{"this part was made already"}; }

}  // namespace

BOOST_AUTO_TEST_SUITE(parts)

BOOST_AUTO_TEST_CASE(what_was_made_is_there_when_a_run_is_taken_up) {
    const support::Folder folder;
    const std::string file = (folder / "weights.parts").string();
    Parts first{file, "seed 4", Begin::anew};
    first.part("one", [] { return "of\ntwo lines\n"; });
    first.part("two", [] { return ""; });
    Parts second{file, "seed 4", Begin::where_it_stopped};
    BOOST_TEST(second.part("one", not_made) == "of\ntwo lines\n");
    BOOST_TEST(second.part("two", not_made) == "");
    BOOST_TEST(second.part("three", [] { return "3"; }) == "3");
    Parts anew{file, "seed 4", Begin::anew};
    BOOST_TEST(!anew.has("one"));
    anew.finish();
    BOOST_TEST(!std::filesystem::exists(file));
}

BOOST_AUTO_TEST_CASE(a_part_that_was_cut_short_is_made_again) {
    const support::Folder folder;
    const std::string file = (folder / "weights.parts").string();
    Parts first{file, "seed 4", Begin::anew};
    first.part("one", [] { return "whole"; });
    first.part("two", [] { return "cut short"; });
    std::filesystem::resize_file(file, std::filesystem::file_size(file) - 4);
    Parts second{file, "seed 4", Begin::where_it_stopped};
    BOOST_TEST(second.has("one"));
    BOOST_TEST(!second.has("two"));
    second.part("two", [] { return "again"; });
    Parts third{file, "seed 4", Begin::where_it_stopped};
    BOOST_TEST(third.part("two", not_made) == "again");
}

BOOST_AUTO_TEST_CASE(parts_of_another_run_are_refused_and_stay) {
    const support::Folder folder;
    const std::string file = (folder / "weights.parts").string();
    Parts{file, "seed 4", Begin::anew}.part("one", [] { return "1"; });
    BOOST_CHECK_THROW((Parts{file, "seed 5", Begin::where_it_stopped}), std::runtime_error);
    BOOST_TEST((Parts{file, "seed 4", Begin::where_it_stopped}.has("one")));
}

BOOST_AUTO_TEST_SUITE_END()
