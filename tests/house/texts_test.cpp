// SPDX-License-Identifier: MIT
#include "house/texts.h"

#include "house/planted.h"
#include "house/rule_coverage.h"
#include "support/places.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace house;
namespace data = boost::unit_test::data;

namespace {

struct Translated {
    const char* stem;
    const char* ending;
};
std::ostream& operator<<(std::ostream& out, const Translated& file) { return out << file.stem; }

const std::vector<Translated> files{{"resources/byzantium/rules/rules", ".txt"},
                                    {"resources/byzantium/help/battle", ".md"},
                                    {"resources/byzantium/help/scoring", ".md"},
                                    {"resources/byzantium/help/rulings", ".md"},
                                    {"resources/byzantium/help/odds", ".md"},
                                    {"resources/byzantium/help/counsel", ".md"},
                                    {"resources/byzantium/guide/first-game", ".txt"},
                                    {"resources/eko/rules/rules", ".txt"},
                                    {"resources/eko/help/turn", ".md"},
                                    {"resources/eko/help/recording", ".md"},
                                    {"resources/eko/help/scoring", ".md"},
                                    {"resources/eko/help/rulings", ".md"},
                                    {"resources/help/manual", ".md"}};

struct Rules {
    const char* game;
    const char* mark;
    Numbers numbers;
    std::size_t count;
};
std::ostream& operator<<(std::ostream& out, const Rules& rules) { return out << rules.game; }

const std::vector<Rules> rules_of_games{{"byzantium", "BYZ", Numbers::all, 65}, {"eko", "EKO", Numbers::some, 60}};

Glossary our_glossary() {
    return read_glossary(
        read_file(support::source_tree(), support::source_tree() / "resources/locale/glossary.json").text);
}

const File english{"x-en.txt", "# ours\n## The levy\n\nBYZ-1 First\nA levy of 3 cubes.\nIt fights.\n"};

Faults german_text(const std::string& text) {
    static const Glossary glossary = our_glossary();
    return translation_faults(glossary, "de", english, {"x-de.txt", text});
}

}  // namespace

BOOST_AUTO_TEST_SUITE(texts)

BOOST_DATA_TEST_CASE(each_says_the_same_in_every_language, data::make(files), file) {
    const auto glossary = our_glossary();
    const auto original = in_language(file.stem, "en", file.ending);
    BOOST_TEST(parts(original).size() > 10U);
    BOOST_TEST(no_fault(encoding_faults(original)));
    for (const auto language : translations) {
        const auto translated = in_language(file.stem, language, file.ending);
        BOOST_TEST(no_fault(encoding_faults(translated)));
        BOOST_TEST(no_fault(translation_faults(glossary, language, original, translated)));
    }
}

BOOST_DATA_TEST_CASE(every_language_has_all_rules_in_groups, data::make(rules_of_games), game) {
    for (const std::string_view language : {"en", "nl", "hu", "de"}) {
        const auto rules = in_language("resources/" + std::string{game.game} + "/rules/rules", language, ".txt");
        BOOST_TEST(rule_list(game.game, game.mark, game.numbers, rules.text).rules.size() == game.count, language);
        BOOST_TEST(parts(rules).front().mark == "##", language);
    }
}

BOOST_AUTO_TEST_CASE(a_file_is_read_in_parts) {
    const std::vector<Part> read{{"##", "The levy"}, {"BYZ-1", "First A levy of 3 cubes. It fights."}};
    BOOST_TEST((parts(english) == read));
    const std::vector<Part> page{{"#", "Title"}, {"", "One. Two."}, {"-", "Item"}, {"-", "Item"}};
    BOOST_TEST((parts({"x-en.md", "# Title\n\nOne.\nTwo.\n\n- Item\n- Item\n"}) == page));
}

BOOST_AUTO_TEST_CASE(a_good_translation_has_no_fault) {
    BOOST_TEST(
        no_fault(german_text("## Die Bürgerwehr\n\nBYZ-1 Erste\nEine Bürgerwehr von 3 Holzwürfeln.\nSie kämpft.\n")));
    BOOST_TEST(no_fault(
        german_text("## Die Bürgerwehr\n\nBYZ-1 Erste\nEine Bürgerwehr von 3 Holzwürfeln: stand_and_fight.\n")));
}

BOOST_AUTO_TEST_CASE(planted_faults_are_reported) {
    const std::string head = "## Die Bürgerwehr\n\nBYZ-1 Erste\n";
    BOOST_TEST(only_fault(german_text(head + "Eine Miliz von 3 Holzwürfeln.\n"), {"x-de.txt", "BYZ-1", "Bürgerwehr"}));
    BOOST_TEST(only_fault(german_text(head + "Die Levy heißt Bürgerwehr: 3 Holzwürfel.\n"), {"x-de.txt", "\"Levy\""}));
    BOOST_TEST(only_fault(german_text(head + "Eine Bürgerwehr von 4 Holzwürfeln.\n"), {"BYZ-1", "other numbers"}));
    BOOST_TEST(
        only_fault(german_text(head + "Bürgerwehr, 3 Holzwürfel, which fights.\n"), {"BYZ-1", "left in English"}));
    BOOST_TEST(only_fault(german_text("## Die Bürgerwehr\n"), {"x-de.txt", "1 parts, not 2"}));
    BOOST_TEST(only_fault(german_text("## Die Bürgerwehr\n\nBYZ-2 Erste\nBürgerwehr 3.\n"), {"BYZ-2", "BYZ-1 First"}));
}

BOOST_AUTO_TEST_CASE(a_part_left_empty_is_reported) {
    const File heading{"x-en.md", "## So\n\n- it is\n"};
    BOOST_TEST(only_fault(translation_faults({}, "de", heading, {"x-de.md", "## So\n\n-  \n"}), {"is empty"}));
}

BOOST_AUTO_TEST_CASE(bytes_that_no_editor_should_leave_are_reported) {
    BOOST_TEST(no_fault(encoding_faults({"x", "Bürgerwehr, segédcsapatok, Leviëten, ő, „so”\n"})));
    BOOST_TEST(only_fault(encoding_faults({"x", "B\xFCrgerwehr\n"}), {"x", "UTF-8"}));
    BOOST_TEST(only_fault(encoding_faults({"x", "cut off \xC3"}), {"x", "UTF-8"}));
    BOOST_TEST(only_fault(encoding_faults({"x",
                                           "\xEF\xBB\xBF"
                                           "a\n"}),
                          {"x", "mark"}));
    BOOST_TEST(only_fault(encoding_faults({"x", "a\r\n"}), {"x", "carriage"}));
    BOOST_TEST(only_fault(encoding_faults({"x", "a \nb\n"}), {"x", "blanks"}));
}

BOOST_AUTO_TEST_SUITE_END()
