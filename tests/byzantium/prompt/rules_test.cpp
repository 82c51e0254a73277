// SPDX-License-Identifier: MIT
// `rules`: the rules at hand, and the pages of help.
#include "byzantium/prompt/runs.h"
#include "support/environment.h"
#include "support/folder.h"
#include "support/places.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

struct InLanguage {
    const char* language;
    const char* heading;
    const char* rule;
    const char* page;
};
std::ostream& operator<<(std::ostream& out, const InLanguage& row) { return out << row.language; }

const std::vector<InLanguage> languages{
    {"en", "A. Take control of a city\n", "BYZ-30  Nobody attacks himself\n", "Battle cheat sheet\n"},
    {"nl", "A. Controle nemen over een stad\n", "BYZ-30  Niemand valt zichzelf aan\n", "Spiekbriefje"},
    {"hu", "A) Egy város birtokba vétele\n", "BYZ-30  Senki sem támadja meg önmagát\n", "Segédlet"},
    {"de", "A. Kontrolle über eine Stadt übernehmen\n", "BYZ-30  Niemand greift sich selbst an\n", "Spickzettel"},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(rules)

BOOST_DATA_TEST_CASE(are_told_in_every_language, boost::unit_test::data::make(languages), row) {
    const Ran ran = run({"rules", "--language", row.language});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.err.empty());
    BOOST_TEST(holds(ran.out, row.heading));
    BOOST_TEST(holds(ran.out, row.rule));
    BOOST_TEST(holds(ran.out, "BYZ-65  "));
    BOOST_TEST(widest_line(ran.out) <= 100U);
}

BOOST_DATA_TEST_CASE(pages_are_told_in_every_language, boost::unit_test::data::make(languages), row) {
    for (const char* page : {"battle", "scoring", "rulings", "odds"}) {
        const Ran ran = run({"rules", "--page", page, "--language", row.language});
        BOOST_TEST(ran.status == 0, page);
        BOOST_TEST(!holds(ran.out, "# "), page);
        const bool tables = page == std::string{"odds"};  // they are as wide as they are
        BOOST_TEST((tables || widest_line(ran.out) <= 100U), page);
    }
    BOOST_TEST(run({"rules", "--page", "battle", "--language", row.language}).out.starts_with(row.page));
}

BOOST_DATA_TEST_CASE(the_manual_is_told_with_words_for_its_pictures, boost::unit_test::data::make(languages), row) {
    const Ran ran = run({"rules", "--page", "manual", "--language", row.language});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.err.empty());
    BOOST_TEST(holds(ran.out, "\n["));
    BOOST_TEST(widest_line(ran.out) <= 100U);
    for (const char* mark : {"**", "{#", ".png", "# "}) BOOST_TEST(!holds(ran.out, mark), mark);
}

BOOST_AUTO_TEST_CASE(one_is_found_by_its_number) {
    const Ran ran = run({"rules", "30"});
    BOOST_TEST(ran.out.starts_with("F. Move and attack\n\nBYZ-30  Nobody attacks himself\n  An army never"));
    BOOST_TEST(run({"rules", "byz-30"}).out == ran.out);
    BOOST_TEST(!holds(ran.out, "BYZ-31"));
}

BOOST_AUTO_TEST_CASE(words_that_stand_in_no_rule_are_said) {
    const Ran ran = run({"rules", "dragons"});
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(ran.out.empty());
    BOOST_TEST(ran.err == "No rule contains all of these words. Try fewer, or part of a word.\n");
}

BOOST_AUTO_TEST_CASE(wrong_choices_are_named) {
    BOOST_TEST(holds(run({"rules", "--language", "fr"}).err, "must be one of en, nl, hu and de, not fr"));
    BOOST_TEST(holds(run({"rules", "--page", "soup"}).err,
                     "must be one of manual, battle, scoring, rulings, odds and counsel, not soup"));
    const Ran both = run({"rules", "30", "--page", "battle"});
    BOOST_TEST(both.status == 2);
    BOOST_TEST(both.err == "A help page is shown whole: leave out --page, or the words.\n");
}

BOOST_AUTO_TEST_CASE(a_missing_language_is_said_and_english_told) {
    const support::Folder folder;
    fs::create_directories(folder / "byzantium/boards");
    fs::create_directories(folder / "byzantium/rules");
    fs::copy_file(support::in_source_tree("resources/byzantium/rules/rules-en.txt"),
                  folder / "byzantium/rules/rules-en.txt");
    const support::Environment chosen{"LOGOTHETE_RESOURCES", (folder / "").string()};
    const Ran ran = run({"rules", "30", "--language", "hu"});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(holds(ran.out, "Nobody attacks himself"));
    BOOST_TEST(holds(ran.err, "rules-hu.txt"));
    BOOST_TEST(run({"rules", "--page", "battle"}).status == 2);
}

BOOST_AUTO_TEST_SUITE_END()
