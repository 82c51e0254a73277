// SPDX-License-Identifier: MIT
#include "byzantium/prompt/runs.h"
#include "support/environment.h"
#include "support/places.h"

#include <boost/test/unit_test.hpp>

namespace {

// Everything with accents: see tests/support/pseudo_letters.awk.
Ran invented(std::vector<std::string> arguments) {
    const support::Environment folder{"LOGOTHETE_LOCALE", support::pseudo_locale()};
    arguments.insert(arguments.end(), {"--language", "de"});
    return run(arguments);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(language)

BOOST_AUTO_TEST_CASE(help_is_told_in_the_language_that_is_asked_for) {
    const Ran ran = invented({"score", "--help"});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.err.empty());
    BOOST_TEST(holds(ran.out, "[Šhőw ťhé"));
    BOOST_TEST(holds(ran.out, "[Űšáğé~~]: logothete-cli score"));
    BOOST_TEST(holds(ran.out, "--board BOARD"));
    BOOST_TEST(!holds(ran.out, "For example"));
    BOOST_TEST(!holds(ran.out, "Options:"));
    const Ran nested = invented({"session", "list", "--help"});
    BOOST_TEST(holds(nested.out, "--json"));
    BOOST_TEST(!holds(nested.out, "Options:"));
}

BOOST_AUTO_TEST_CASE(answers_are_and_what_programs_read_is_not) {
    BOOST_TEST(holds(invented({"show", sample_file()}).out, "~]"));
    const Ran json = invented({"dice", "2", "--json"});
    BOOST_TEST(json.out == run({"dice", "2", "--json"}).out);
}

BOOST_AUTO_TEST_CASE(faults_are) {
    BOOST_TEST(holds(invented({"show"}).err, "[show: [ťhé "));
    BOOST_TEST(!holds(invented({"show"}).err, "is missing"));
    BOOST_TEST(holds(invented({"show", "no such file"}).err, "[ťhéřé íš ňő šűčh fíľé.~"));
    BOOST_TEST(holds(invented({"why", sample_file(), "{\"do\":\"dance\"}"}).out, "[Ňőť áň éňťřý."));
}

BOOST_AUTO_TEST_CASE(a_refusal_quotes_its_rule_in_that_language) {
    const Ran ran = invented({"why", sample_file(), "{\"do\":\"pass\"}"});
    BOOST_TEST(holds(ran.out, "Wie ein Eintrag aussieht"));
}

BOOST_AUTO_TEST_CASE(the_next_answer_is_english_again) {
    BOOST_TEST(holds(run({"--help"}).out,
                     ": it records what happens on the table, checks each\n"
                     "entry against the rules, and scores the game."));
}

BOOST_AUTO_TEST_CASE(a_language_that_there_is_not_is_named) {
    const Ran ran = run({"score", sample_file(), "--language", "xx"});
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(ran.err == "--language: must be one of en, nl, hu and de, not xx\n");
    BOOST_TEST(holds(run({"score", "--language"}).err, "not nothing"));
}

BOOST_AUTO_TEST_CASE(without_a_catalogue_the_answer_is_english_and_that_is_said) {
    const support::Environment folder{"LOGOTHETE_LOCALE", "/nowhere"};
    const Ran ran = run({"dice", "2", "--language", "hu"});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(holds(ran.out, "2 dice"));
    BOOST_TEST(holds(ran.err, "/nowhere/hu/LC_MESSAGES/logothete.mo: this translation"));
}

BOOST_AUTO_TEST_SUITE_END()
