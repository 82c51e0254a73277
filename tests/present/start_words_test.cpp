// SPDX-License-Identifier: MIT
#include "present/shelf/start_words.h"

#include <boost/test/unit_test.hpp>

BOOST_AUTO_TEST_SUITE(words_of_the_start)

BOOST_AUTO_TEST_CASE(a_library_that_cannot_be_written_is_named) {
    BOOST_TEST(present::library_words("a.logothete", "a later version wrote it.") ==
               "a.logothete: a later version wrote it.");
}

BOOST_AUTO_TEST_CASE(what_came_of_a_file_is_said_with_its_name) {
    BOOST_TEST(present::exported_words("Friday", "f.logothete") == "“Friday” is in f.logothete.");
    BOOST_TEST(present::imported_words("Friday") == "“Friday” is new in the list.");
    BOOST_TEST(present::known_words("Friday") == "“Friday” is already here, entry for entry. Nothing was imported.");
    BOOST_TEST(present::not_imported("f.jsonl", 7, "It is no entry.") ==
               "f.jsonl, line 7: It is no entry. Nothing was imported.");
    BOOST_TEST(
        present::not_exported(3).starts_with("Entry 3 no longer leads to the same position, so the journal was not "
                                             "written. Export a session file instead; it contains everything."));
}

BOOST_AUTO_TEST_CASE(files_that_are_missing_are_named_and_of_many_their_folders) {
    BOOST_TEST(present::missing_files({"map/land.geojson"}) ==
               "Some of the program's own files are missing: map/land.geojson. It runs without them; installing it "
               "again restores them.");
    BOOST_TEST(present::missing_files({"help/a", "help/b", "map/c", "rules/d", "rules/e"})
                   .find(": help/, map/ and rules/. ") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_games_are_named) {
    BOOST_TEST(present::what_it_does({"Byzantium"}) ==
               "You play Byzantium; Logothete keeps track and checks the rules.");
    BOOST_TEST(present::what_it_does({"Chess", "Go"}) ==
               "You play Chess and Go; Logothete keeps track and checks the rules.");
}

BOOST_AUTO_TEST_CASE(every_word_is_there) {
    const auto words = present::start_words();
    for (const auto* one :
         {&words.new_session, &words.new_session_card, &words.practice, &words.practice_card, &words.import_file,
          &words.import_first, &words.welcome, &words.go_on, &words.last_entries, &words.no_entries, &words.new_title,
          &words.yes_delete, &words.no, &words.close, &words.keep_both, &words.open_ours})
        BOOST_TEST(!one->empty());
}

BOOST_AUTO_TEST_SUITE_END()
