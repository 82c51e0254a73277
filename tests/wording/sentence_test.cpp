// SPDX-License-Identifier: MIT
#include "wording/sentence.h"

#include "wording/failure.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>

namespace {

using wording::Sentence;

Sentence too_long(const char* place, const char* english = "The line has {bytes} bytes, and may have {most}.") {
    return {english, {{place, std::string{"1,048,577"}}, {"most", 1048576}}};
}

const char* in_dutch(const char* english) {
    if (std::string_view{english} == "The file {file} cannot be opened: {why}")
        return "Het bestand {file} kan niet worden geopend: {why}";
    if (std::string_view{english} == "there is none.") return "het bestaat niet.";
    return english;
}

const char* with_a_place_unheard_of(const char*) { return "{something_else}"; }
const char* with_half_a_place(const char*) { return "{bytes"; }

}  // namespace

BOOST_AUTO_TEST_SUITE(a_sentence)

BOOST_AUTO_TEST_CASE(in_english_has_its_facts_in_their_places) {
    BOOST_TEST(in_english(too_long("bytes")) == "The line has 1,048,577 bytes, and may have 1048576.");
    BOOST_TEST(in_english(Sentence{"there is none."}) == "there is none.");
}

BOOST_AUTO_TEST_CASE(is_said_with_the_sentences_in_it) {
    const Sentence missing{"The file {file} cannot be opened: {why}",
                           {{"file", std::string{"a.json"}}, {"why", Sentence{"there is none."}}}};
    BOOST_TEST(said(missing, in_dutch) == "Het bestand a.json kan niet worden geopend: het bestaat niet.");
}

BOOST_AUTO_TEST_CASE(is_english_if_its_translation_cannot_be_filled) {
    const std::string english = in_english(too_long("bytes"));
    BOOST_TEST(said(too_long("bytes"), with_a_place_unheard_of) == english);
    BOOST_TEST(said(too_long("bytes"), with_half_a_place) == english);
}

// Compilers may, or may not, keep equal texts in one place: here they certainly stand in two.
BOOST_AUTO_TEST_CASE(is_equal_by_its_words_wherever_they_stand) {
    const std::string english = "The line has {bytes} bytes, and may have {most}.";
    const std::string place = "bytes";
    BOOST_TEST((too_long(place.c_str(), english.c_str()) == too_long("bytes")));
    BOOST_TEST((too_long("bytes", "The line is long.") != too_long("bytes")));
    BOOST_TEST((too_long("letters") != too_long("bytes")));
    BOOST_TEST((Sentence{"there is none.", {{"n", 1}}} != Sentence{"there is none.", {{"n", 2}}}));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_CASE(a_failure_says_its_sentence_in_english_to_whoever_knows_no_language) {
    const wording::Failure failure{too_long("bytes")};
    BOOST_TEST(std::string{failure.what()} == in_english(too_long("bytes")));
    BOOST_TEST((failure.sentence == too_long("bytes")));
}
