// SPDX-License-Identifier: MIT
#include "house/glossary.h"

#include "house/planted.h"
#include "present/language/letters.h"
#include "support/places.h"

#include <boost/test/unit_test.hpp>

#include <set>

using namespace house;

namespace {

const char* const one_term = R"({"terms":[{"id":"levy","en":{"word":"Levy","forms":["levy","Levies"]},
    "nl":{"word":"Levieten","stems":["leviet"]},"hu":{"word":"segédcsapatok","stems":["segédcsapat"]},
    "de":{"word":"Bürgerwehr","stems":["bürgerwehr"],"never":["Levy"]}}]})";

Faults german(const std::string& english, const std::string& translated) {
    return term_faults(read_glossary(one_term), "de", "here", english, translated);
}

std::string with(const std::string& text, const std::string& replaced, const std::string& by) {
    std::string changed = text;
    return changed.replace(changed.find(replaced), replaced.size(), by);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(glossary)

BOOST_AUTO_TEST_CASE(ours_holds_every_term_once) {
    const auto ours = read_glossary(
        read_file(support::source_tree(), support::source_tree() / "resources/locale/glossary.json").text);
    std::set<std::string> ids;
    for (const auto& term : ours) {
        ids.insert(term.id);
        for (const auto& [language, in] : term.in)
            BOOST_TEST(present::small_letters(in.stems.front()) == in.stems.front(), term.id << " in " << language);
    }
    BOOST_TEST(ids.size() == ours.size());
    for (const auto* id : {"levy", "main", "elite", "casualty_pool", "cube_pool", "siege", "impose", "desert_track"})
        BOOST_TEST(ids.contains(id), id);
}

BOOST_AUTO_TEST_CASE(a_term_in_any_of_its_forms_is_no_fault) {
    BOOST_TEST(no_fault(german("The levy may fight.", "Die BÜRGERWEHR darf kämpfen.")));
    BOOST_TEST(no_fault(german("Levy cubes", "Bürgerwehrwürfel")));
    BOOST_TEST(no_fault(german("Nothing of the kind.", "Nichts dergleichen.")));
    BOOST_TEST(no_fault(german("They levied it: a levyman.", "Nichts dergleichen.")));
}

BOOST_AUTO_TEST_CASE(a_missing_term_is_reported) {
    BOOST_TEST(only_fault(german("The levy may fight.", "Die Miliz darf kämpfen."), {"here", "Bürgerwehr"}));
    BOOST_TEST(only_fault(german("Levies fight.", "Die Miliz kämpft."), {"here", "Bürgerwehr"}));
}

BOOST_AUTO_TEST_CASE(a_word_that_is_never_used_is_reported) {
    BOOST_TEST(only_fault(german("The levy.", "Die Levy, also die Bürgerwehr."), {"here", "\"Levy\""}));
    BOOST_TEST(no_fault(german("The levy.", "Die Bürgerwehr des Levyathan.")));
}

BOOST_AUTO_TEST_CASE(a_term_without_a_word_is_an_error) {
    BOOST_CHECK_THROW(read_glossary("{"), std::runtime_error);
    BOOST_CHECK_THROW(read_glossary(with(one_term, "\"hu\"", "\"fr\"")), std::runtime_error);
    BOOST_CHECK_THROW(read_glossary(with(one_term, "[\"leviet\"]", "[]")), std::runtime_error);
}

BOOST_AUTO_TEST_SUITE_END()
