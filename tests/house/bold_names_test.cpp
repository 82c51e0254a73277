// SPDX-License-Identifier: MIT
#include "house/bold_names.h"

#include "house/planted.h"
#include "house/texts.h"
#include "support/places.h"

#include <boost/test/unit_test.hpp>

using namespace house;

namespace {

std::vector<Message> catalogue_of(std::string_view language) {
    const std::string path = "resources/locale/" + std::string{language} + ".po";
    return messages(read_file(support::source_tree(), support::source_tree() / path));
}

File manual_in(std::string_view language) { return in_language("resources/help/manual", language, ".md"); }

const std::vector<Message> few{{"", "&Undo", "", {"&Rückgängig"}}, {"menu", "Open", "", {"Öffnen"}}};
const File english_names{"x-en.md", "# Title\n\n- **Undo** it.\n"};

Faults german_names(const std::string& text) { return other_names(english_names, {"x-de.md", text}, few); }

}  // namespace

BOOST_AUTO_TEST_SUITE(bold_names_of_the_manual)

BOOST_AUTO_TEST_CASE(are_those_that_the_window_shows) {
    for (const auto language : translations) {
        const auto catalogue = catalogue_of(language);
        BOOST_TEST(no_fault(unknown_names(manual_in("en"), catalogue)));
        BOOST_TEST(no_fault(other_names(manual_in("en"), manual_in(language), catalogue)));
    }
    BOOST_TEST(bold_names(manual_in("en").text).size() > 30U);
}

BOOST_AUTO_TEST_CASE(a_name_is_its_label_without_the_mark_of_a_key) {
    BOOST_TEST(no_fault(unknown_names(english_names, few)));
    BOOST_TEST(no_fault(german_names("# Titel\n\n- **Rückgängig**.\n")));
}

BOOST_AUTO_TEST_CASE(planted_faults_are_reported) {
    BOOST_TEST(only_fault(unknown_names({"x-en.md", "**Undone**\n"}, few), {"x-en.md", "Undone"}));
    BOOST_TEST(only_fault(german_names("# Titel\n\n- Zurück.\n"), {"x-de.md", "Undo", "Rückgängig"}));
    BOOST_TEST(only_fault(german_names("# Titel\n\n- **Rückgängig** und **Öffnen**.\n"), {"x-de.md", "Öffnen"}));
}

BOOST_AUTO_TEST_SUITE_END()
