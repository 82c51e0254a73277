// SPDX-License-Identifier: MIT
// `rules` and `why`, in every language: the digest of the rules, the pages of help, a refusal with its rule.
#include "eko/prompt/runs.h"
#include "eko/text/typed_ids.h"
#include "support/folder.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <string>
#include <vector>

namespace {

struct EkoInLanguage {
    const char* language;
    const char* rule;
    const char* page;
    const char* why;
};
std::ostream& operator<<(std::ostream& out, const EkoInLanguage& row) { return out << row.language; }

const std::vector<EkoInLanguage> all_languages{
    {"en", "EKO-19  Kamikaze\n  A single disc can attack a stack", "Ekö on the command line\n",
     "Not allowed. The player who is asked has no stack on 2,0.\n\nEKO-13  One whole stack\n"},
    {"nl", "EKO-19  Kamikaze\n  Eén losse schijf", "Ekö op de opdrachtregel\n",
     "Niet toegestaan. De speler die aan de beurt is, heeft geen stapel op 2,0.\n\nEKO-13  Eén hele stapel\n"},
    {"hu", "EKO-19  Kamikaze\n  Egyetlen korong", "Ekö a parancssorban\n",
     "Nem szabad. A soron lévő játékosnak itt nincs halma: 2,0.\n\nEKO-13  Egy egész halom\n"},
    {"de", "EKO-19  Kamikaze\n  Eine einzelne Scheibe", "Ekö auf der Befehlszeile\n",
     "Nicht erlaubt. Wer an der Reihe ist, hat keinen Stapel auf 2,0.\n\nEKO-13  Ein ganzer Stapel\n"},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_in_words)

BOOST_DATA_TEST_CASE(are_told_in_every_language, boost::unit_test::data::make(all_languages), row) {
    const Ran ran = run_eko({"rules", "--language", row.language});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.err.empty(), ran.err);
    BOOST_TEST(holds(ran.out, row.rule), ran.out);
    BOOST_TEST(holds(ran.out, "EKO-76  "));
}

BOOST_DATA_TEST_CASE(pages_are_told_in_every_language, boost::unit_test::data::make(all_languages), row) {
    for (const char* page : {"turn", "recording", "scoring", "rulings"}) {
        const Ran ran = run_eko({"rules", "--page", page, "--language", row.language});
        BOOST_TEST(ran.status == 0, page);
        BOOST_TEST(ran.err.empty(), ran.err);
        BOOST_TEST(!holds(ran.out, "# "), page);
    }
    BOOST_TEST(run_eko({"rules", "--page", "recording", "--language", row.language}).out.starts_with(row.page));
}

BOOST_DATA_TEST_CASE(why_tells_the_rule_in_every_language, boost::unit_test::data::make(all_languages), row) {
    const support::Folder folder;
    const std::string file = folder.write("game.jsonl", small_header + '\n' + journal_of(a_turn)).string();
    const Ran ran = run_eko({"why", file, "move 2,0 3,0", "--language", row.language});
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(ran.err.empty(), ran.err);
    BOOST_TEST(eko::text::with_ids(ran.out).starts_with(row.why), ran.out);
}

BOOST_AUTO_TEST_CASE(a_page_that_is_not_there_is_said) {
    const Ran ran = run_eko({"rules", "--page", "battle"});
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(holds(ran.err, "must be one of manual, turn, scoring, rulings and recording, not battle"), ran.err);
}

BOOST_AUTO_TEST_SUITE_END()
