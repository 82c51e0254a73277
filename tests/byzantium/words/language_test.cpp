// SPDX-License-Identifier: MIT
#include "present/language/language.h"

#include "byzantium/words/table/player_marks.h"
#include "byzantium/words/texts.h"
#include "present/language/chance_words.h"
#include "present/language/numbers.h"
#include "present/language/words.h"
#include "present/speaking.h"
#include "support/folder.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <fstream>
#include <set>

namespace data = boost::unit_test::data;

namespace {

struct AskedInLanguage {
    const char* name;
    const char* language_list;
    const char* all;
    const char* messages;
    const char* lang;
    const char* spoken;
};
std::ostream& operator<<(std::ostream& out, const AskedInLanguage& row) { return out << row.name; }

const std::vector<AskedInLanguage> all_asked{
    {"nothing is set", "", "", "", "", "en"},
    {"LANG alone", "", "", "", "nl_BE.UTF-8", "nl"},
    {"LC_ALL goes before LANG", "", "hu_HU.UTF-8", "", "nl_NL.UTF-8", "hu"},
    {"LC_MESSAGES goes before LANG", "", "", "de_AT@euro", "nl_NL.UTF-8", "de"},
    {"LANGUAGE goes before all", "fr:de:nl", "hu_HU.UTF-8", "", "", "de"},
    {"but not before plain C", "de", "C", "", "nl_NL.UTF-8", "en"},
    {"C with letters is no plain C", "de", "C.UTF-8", "", "", "de"},
    {"a language that there is not", "", "", "", "fr_FR.UTF-8", "en"},
};

std::string mo_file(const std::string& language) {
    std::ifstream in{session::catalogue_folder() / language / "LC_MESSAGES/logothete.mo", std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
}

std::filesystem::path folder_with(const support::Folder& folder, const std::string& catalogue) {
    const auto place = folder / "nl/LC_MESSAGES";
    std::filesystem::create_directories(place);
    std::ofstream{place / "logothete.mo", std::ios::binary} << catalogue;
    return folder / "";
}

std::vector<std::string> other_languages() {
    std::vector<std::string> codes;
    for (const auto& one : present::languages()) codes.push_back(one.code);
    return codes;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(language)

BOOST_DATA_TEST_CASE(the_system_is_asked_as_gettext_asks_it, data::make(all_asked), row) {
    const auto environment = [&](std::string_view name) -> std::string_view {
        if (name == "LANGUAGE") return row.language_list;
        if (name == "LC_ALL") return row.all;
        return name == "LC_MESSAGES" ? row.messages : row.lang;
    };
    BOOST_TEST(present::language_asked_for(environment) == row.spoken);
}

BOOST_AUTO_TEST_CASE(a_wish_is_taken_out_of_the_arguments) {
    std::vector<std::string> arguments{"--language", "nl", "score", "--language=hu", "game.jsonl", "--", "--language"};
    BOOST_TEST(present::take_language_wish(arguments).value() == "hu");
    const std::vector<std::string> left{"score", "game.jsonl", "--", "--language"};
    BOOST_TEST(arguments == left);
    std::vector<std::string> without_value{"score", "--language"};
    BOOST_TEST(present::take_language_wish(without_value).value().empty());
    BOOST_TEST(!present::take_language_wish(without_value));
}

BOOST_AUTO_TEST_CASE(a_language_is_spoken_without_any_locale_of_the_system) {
    {
        const Speaking invented{invented_language()};
        BOOST_TEST(!invented.trouble);
        BOOST_TEST(present::spoken_language() == "de");
        BOOST_TEST(std::string{present::translated("The board.")} == "[Ťhé bőářď.~~~~]");
        BOOST_TEST(byzantium::words::cubes(1) == "[1 čűbé~~~]");
        BOOST_TEST(byzantium::words::cubes(2) == "[2 čűbéš~~~]");
        BOOST_TEST(present::say({"{a} and what no catalogue has", {{"a", 1}}}) == "1 and what no catalogue has");
    }
    BOOST_TEST(std::string{present::translated("The board.")} == "The board.");
}

BOOST_AUTO_TEST_CASE(without_its_catalogue_all_is_said_in_english) {
    const support::Folder empty;
    const Speaking dutch{"nl", empty / ""};
    BOOST_TEST(holds(dutch.trouble.value(),
                     ": this translation cannot be read, so everything is shown in English. Install Logothete again."));
    BOOST_TEST(present::spoken_language() == "en");
    BOOST_TEST(byzantium::words::cubes(2) == "2 cubes");
}

// libintl trusts the numbers in a catalogue; each of these would have it read beyond the file.
BOOST_AUTO_TEST_CASE(a_damaged_catalogue_is_not_opened) {
    const std::string whole = mo_file("nl");
    BOOST_REQUIRE(whole.size() > 1000U);
    for (const std::size_t size :
         {std::size_t{0}, std::size_t{27}, std::size_t{500}, whole.size() / 2, whole.size() - 1}) {
        const support::Folder folder;
        const Speaking dutch{"nl", folder_with(folder, whole.substr(0, size))};
        BOOST_TEST(holds(dutch.trouble.value(), "damaged"), size);
        BOOST_TEST(byzantium::words::cubes(2) == "2 cubes");
    }
    std::string other = whole;
    other[12] = '\x7f', other[15] = '\x7f';  // where its texts begin
    const support::Folder folder;
    BOOST_TEST(holds(Speaking("nl", folder_with(folder, other)).trouble.value(), "damaged"));
}

BOOST_DATA_TEST_CASE(every_language_has_its_catalogue, data::make(other_languages()), code) {
    const Speaking speaking{code};
    BOOST_TEST(!speaking.trouble, speaking.trouble.value_or(""));
    BOOST_TEST(present::spoken_language() == code);
}

// Whoever cannot tell the colours apart reads the letters.
BOOST_DATA_TEST_CASE(the_pieces_have_different_letters, data::make(other_languages()), code) {
    const Speaking speaking{code};
    std::set<std::string> letters;
    for (const auto color : byzantium::colors) letters.insert(byzantium::words::badge(color).letter);
    BOOST_TEST(letters.size() == byzantium::colors.size());
}

BOOST_AUTO_TEST_CASE(numbers_have_the_point_of_the_language) {
    BOOST_TEST(present::decimal(0.5, 2) == "0.50");
    BOOST_TEST(present::signed_decimal(1.25, 1) == "+1.3");
    BOOST_TEST(present::signed_decimal(-1.25, 2) == "\u22121.25");
    BOOST_TEST(present::signed_decimal(-0.001, 2) == "0.00");
    BOOST_TEST(present::percent(0.0004) == "under 0.1%");
    BOOST_TEST(present::percent(0.9996) == "over 99.9%");
}

// What was looked up in one language is not remembered in the next.
BOOST_AUTO_TEST_CASE(one_language_after_the_other_is_spoken) {
    std::set<std::string> words;
    for (const char* code : {"nl", "hu", "de", "nl"}) {
        const Speaking speaking{code};
        words.insert(present::translated("Turn"));
    }
    BOOST_TEST(words.size() == 3U);
}

BOOST_AUTO_TEST_SUITE_END()
