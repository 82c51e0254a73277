// SPDX-License-Identifier: MIT
// The pictures of the manual: few, small, and each of them there in every language.
#include "house/files.h"
#include "house/glossary.h"
#include "house/texts.h"
#include "support/places.h"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <regex>
#include <set>
#include <string>

using namespace house;

namespace {

constexpr std::size_t most_pictures = 6;
constexpr std::uintmax_t most_bytes = 90'000;

std::set<std::string> pictures_named(const std::string& text) {
    static const std::regex picture{R"(!\[[^\]]+\]\(([^)]+)\))"};
    std::set<std::string> names;
    for (std::sregex_iterator at{text.begin(), text.end(), picture}; at != std::sregex_iterator{}; ++at)
        names.insert((*at)[1]);
    return names;
}

std::set<std::string> pictures_there() {
    std::set<std::string> names;
    for (const auto& file : std::filesystem::directory_iterator{support::source_tree() / "resources/help"})
        if (file.path().extension() == ".png") names.insert(file.path().filename().string());
    return names;
}

// "dice-de.png" in English: "dice-en.png".
std::set<std::string> in_english(const std::set<std::string>& names, const std::string& language) {
    std::set<std::string> english;
    for (const std::string& name : names) {
        const auto ending = name.rfind('-' + language + ".png");
        english.insert(ending == std::string::npos ? name : name.substr(0, ending) + "-en.png");
    }
    return english;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pictures_of_the_manual)

BOOST_AUTO_TEST_CASE(are_few_and_the_same_in_every_language) {
    std::set<std::string> named;
    const auto english = pictures_named(in_language("resources/help/manual", "en", ".md").text);
    BOOST_TEST((!english.empty() && english.size() <= most_pictures));
    for (const std::string language : {"en", "nl", "hu", "de"}) {
        const auto of_this = pictures_named(in_language("resources/help/manual", language, ".md").text);
        BOOST_TEST((in_english(of_this, language) == english), language);
        named.insert(of_this.begin(), of_this.end());
    }
    BOOST_TEST(named.size() == 4 * english.size());
    BOOST_TEST((named == pictures_there()));
}

BOOST_AUTO_TEST_CASE(are_small) {
    for (const std::string& name : pictures_there())
        BOOST_TEST(std::filesystem::file_size(support::source_tree() / "resources/help" / name) <= most_bytes, name);
}

BOOST_AUTO_TEST_CASE(their_names_are_read) {
    BOOST_TEST((pictures_named("![a (b)](c.png)\n[no](d.png)\n") == std::set<std::string>{"c.png"}));
}

BOOST_AUTO_TEST_SUITE_END()
