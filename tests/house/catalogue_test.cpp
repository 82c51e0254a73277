// SPDX-License-Identifier: MIT
#include "house/catalogue.h"

#include "house/planted.h"
#include "support/places.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <set>

using namespace house;
namespace data = boost::unit_test::data;

namespace {

const std::vector<std::string> all_languages{std::begin(translations), std::end(translations)};

std::vector<Message> our_messages(const std::string& file) {
    return messages(read_file(support::source_tree(), support::source_tree() / "resources/locale" / file));
}

const File small{"x.po",
                 "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n"
                 "#: a.cpp\nmsgid \"{player} has a levy.\"\nmsgstr \"{player} hat eine \"\n\"Bürgerwehr.\"\n\n"
                 "#, fuzzy\nmsgctxt \"box\"\nmsgid \"{n} cube\"\nmsgid_plural \"{n} cubes\"\n"
                 "msgstr[0] \"ein Holzwürfel\"\nmsgstr[1] \"\"\n"};

// Where a word means something else: the box of the game, a display of the computer, a link of the web; or where a
// shorter term stands inside a longer one that a language says in one word of its own.
const std::set<std::string> said_otherwise{
    "No city token of that colour is left in the box.",
    "As in the box",
    "What comes in the box",
    "Displays and box",
    "Display program version information and exit",
    "logothete: there is no display to open a window on. Start it from a desktop, or use logothete-cli.",
    "Link for BG Stats",
    "Desert tracks: {cities}.",
    "One more {side} VP turns {total} into {more}.",
    "VP by source",
    "one more VP:",
    "the Cube Pool",
    "{player}'s Cube Pool holds {cubes}",
    "Cube Pool {pool}, Casualty Pool {casualty}, fortification tokens {tokens}",
    "{byzantine}. {arab}. Cube Pool {pool}, Casualty Pool {casualty}.",
};

// Places that have no room for a term as a whole.
const std::set<std::string> short_of_room{"on a display", "box on the map"};

std::vector<Message> held_messages(const std::string& file) {
    auto all = our_messages(file);
    std::erase_if(all, [](const Message& message) {
        return said_otherwise.contains(message.english) || short_of_room.contains(message.context);
    });
    return all;
}

std::vector<Message> with_first(const std::string& translated) {
    auto all = messages(small);
    all.front().translated = {translated};
    return all;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(catalogue)

BOOST_AUTO_TEST_CASE(is_read_message_by_message) {
    const std::vector<Message> read{
        {"", "{player} has a levy.", "", {"{player} hat eine Bürgerwehr."}, false},
        {"box", "{n} cube", "{n} cubes", {"ein Holzwürfel", ""}, true},
    };
    BOOST_TEST((messages(small) == read));
    BOOST_CHECK_THROW(messages({"x.po", "nonsense\n"}), std::runtime_error);
}

BOOST_DATA_TEST_CASE(places_are_those_of_the_english_text, data::make(all_languages), language) {
    const auto all = our_messages(language + ".po");
    BOOST_TEST(all.size() > 1000U);
    BOOST_TEST(no_fault(place_faults(language + ".po", all)));
}

BOOST_DATA_TEST_CASE(terms_are_those_of_the_glossary, data::make(all_languages), language) {
    static const Glossary glossary = read_glossary(
        read_file(support::source_tree(), support::source_tree() / "resources/locale/glossary.json").text);
    BOOST_TEST(no_fault(term_faults(glossary, language, language + ".po", held_messages(language + ".po"))));
}

BOOST_DATA_TEST_CASE(every_sentence_is_said_in_every_language, data::make(all_languages), language) {
    const std::string file = language + ".po";
    const auto all = our_messages(file);
    BOOST_TEST(no_fault(missing_faults(file, all)));
    BOOST_TEST(no_fault(other_texts(file, all, our_messages("logothete.pot"))));
}

BOOST_AUTO_TEST_CASE(what_is_said_otherwise_is_said) {
    std::set<std::string> texts;
    for (const Message& message : our_messages("logothete.pot")) texts.insert(message.english);
    for (const std::string& text : said_otherwise) BOOST_TEST(texts.contains(text), text);
}

BOOST_AUTO_TEST_CASE(planted_faults_are_reported) {
    const Glossary glossary = read_glossary(
        read_file(support::source_tree(), support::source_tree() / "resources/locale/glossary.json").text);
    BOOST_TEST(no_fault(place_faults("x", with_first("Eine Bürgerwehr hat {player}."))));
    BOOST_TEST(only_fault(place_faults("x", with_first("Eine Bürgerwehr hat {spieler}.")), {"x", "other places"}));
    BOOST_TEST(only_fault(place_faults("x", with_first("{player} hat eine Bürgerwehr. ")), {"x", "blanks"}));
    BOOST_TEST(no_fault(term_faults(glossary, "de", "x", with_first("{player} hat eine Bürgerwehr."))));
    BOOST_TEST(
        only_fault(term_faults(glossary, "de", "x", with_first("{player} hat eine Miliz.")), {"x", "Bürgerwehr"}));
    const auto missing = missing_faults("x", messages(small));
    BOOST_TEST(missing.size() == 2U);
    BOOST_TEST(other_texts("x", messages(small), with_first("")).empty());
    BOOST_TEST(other_texts("x", messages(small), {messages(small).front()}).size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
