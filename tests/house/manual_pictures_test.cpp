// SPDX-License-Identifier: MIT
// The pictures of the manual: few, small, and each of them named in every language.
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
    for (const auto& file : std::filesystem::directory_iterator{support::source_tree() / "resources/help"}) {
        if (file.path().extension() != ".png") continue;
        names.insert(file.path().filename().string());
        BOOST_TEST(file.file_size() <= most_bytes, file.path().filename() << " is too large");
    }
    return names;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pictures_of_the_manual)

BOOST_AUTO_TEST_CASE(are_few_small_and_named_in_every_language) {
    const auto there = pictures_there();
    BOOST_TEST((!there.empty() && there.size() <= most_pictures));
    for (const std::string language : {"en", "nl", "hu", "de"})
        BOOST_TEST((pictures_named(in_language("resources/help/manual", language, ".md").text) == there), language);
}

BOOST_AUTO_TEST_CASE(their_names_are_read) {
    BOOST_TEST((pictures_named("![a (b)](c.png)\n[no](d.png)\n") == std::set<std::string>{"c.png"}));
}

BOOST_AUTO_TEST_SUITE_END()
