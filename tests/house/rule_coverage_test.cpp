// SPDX-License-Identifier: MIT
#include "house/rule_coverage.h"

#include "house/planted.h"
#include "support/places.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace house;
namespace data = boost::unit_test::data;

namespace {

const RuleBook two_rules{"byzantium", "BYZ", {{1, "first"}, {2, "second"}}};

struct Game {
    const char* folder;
    const char* mark;
    Numbers numbers;
    std::size_t rules;
};
std::ostream& operator<<(std::ostream& out, const Game& game) { return out << game.folder; }

const std::vector<Game> games{{"byzantium", "BYZ", Numbers::all, 65}, {"eko", "EKO", Numbers::some, 60}};

RuleBook rules_of(const Game& game) {
    const auto path = support::source_tree() / "resources" / game.folder / "rules/rules-en.txt";
    return rule_list(game.folder, game.mark, game.numbers, read_file(support::source_tree(), path).text);
}

std::vector<File> files_of(const Game& game, const std::string& top) {
    return read_folder(support::source_tree(), top + "/" + game.folder + "/rules");
}

RuleBook byzantine(const std::string& text) { return rule_list("byzantium", "BYZ", Numbers::all, text); }

File engine(const std::string& text) { return {"src/byzantium/x.cpp", text}; }
File engine_test(const std::string& text) { return {"tests/byzantium/x_test.cpp", text}; }

}  // namespace

BOOST_AUTO_TEST_SUITE(rule_coverage)

BOOST_DATA_TEST_CASE(the_list_holds_all_rules_of_the_game, data::make(games), game) {
    BOOST_TEST(rules_of(game).rules.size() == game.rules);
}

BOOST_DATA_TEST_CASE(every_rule_is_decided_in_one_file, data::make(games), game) {
    BOOST_TEST(no_fault(decision_faults(rules_of(game), files_of(game, "src"))));
}

BOOST_DATA_TEST_CASE(every_rule_has_a_test_case_of_its_name, data::make(games), game) {
    BOOST_TEST(no_fault(test_faults(rules_of(game), files_of(game, "tests"))));
}

BOOST_AUTO_TEST_CASE(the_list_is_read_by_its_headings) {
    const auto rules =
        byzantine("# ours\n\nBYZ-1 First\nAs BYZ-2 says.\n\nBYZ-2 Second\nWords.\n\nFORMAT A line\nWords.\n").rules;
    BOOST_TEST_REQUIRE(rules.size() == 2U);
    BOOST_TEST(rules[0].title == "First");
    BOOST_TEST(rules[1].id == 2);
}

BOOST_AUTO_TEST_CASE(a_list_that_skips_or_doubles_an_id_is_an_error) {
    const std::string skipping = "BYZ-1 First\nWords.\n\nBYZ-3 Third\nWords.\n";
    BOOST_CHECK_THROW(byzantine(skipping), std::runtime_error);
    BOOST_CHECK_THROW(byzantine("BYZ-1 First\nWords.\n\nBYZ-1 Again\nWords.\n"), std::runtime_error);
    BOOST_TEST(rule_list("byzantium", "BYZ", Numbers::some, skipping).rules.size() == 2U);
    BOOST_CHECK_THROW(rule_list("byzantium", "BYZ", Numbers::some, "BYZ-3 Third\n\nBYZ-1 First\n"), std::runtime_error);
}

BOOST_AUTO_TEST_CASE(an_undecided_rule_is_reported) {
    BOOST_TEST(no_fault(decision_faults(two_rules, {engine("// BYZ-1, 2: why\n")})));
    BOOST_TEST(no_fault(decision_faults(two_rules, {engine("// BYZ-1 and BYZ-2: why\n")})));
    BOOST_TEST(only_fault(decision_faults(two_rules, {engine("// BYZ-1: why\n")}), {"BYZ-2 (second)", "nowhere"}));
}

BOOST_AUTO_TEST_CASE(a_rule_only_mentioned_is_not_decided) {
    const auto mentioned = engine("// BYZ-1: why\nconstexpr int most = 3;  // as in BYZ-2: three\n// (BYZ-2)\n");
    BOOST_TEST(only_fault(decision_faults(two_rules, {mentioned}), {"BYZ-2"}));
    const File header{"src/byzantium/x.h", "// BYZ-2: why\n"};
    BOOST_TEST(only_fault(decision_faults(two_rules, {engine("// BYZ-1: why\n"), header}), {"BYZ-2"}));
}

BOOST_AUTO_TEST_CASE(a_rule_decided_in_two_files_is_reported) {
    const File other{"src/byzantium/y.cpp", "    // BYZ-2: why not here\n"};
    const auto faults = decision_faults(two_rules, {engine("// BYZ-1: why\n// BYZ-2: why\n"), other});
    BOOST_TEST(only_fault(faults, {"BYZ-2", "src/byzantium/x.cpp, src/byzantium/y.cpp"}));
}

BOOST_AUTO_TEST_CASE(an_untested_rule_is_reported) {
    const auto first = engine_test("BOOST_AUTO_TEST_CASE(byz_1_red_begins) {\n");
    BOOST_TEST(only_fault(test_faults(two_rules, {first}), {"BYZ-2 (second)", "no test case"}));
    const auto second = engine_test("// BOOST_AUTO_TEST_CASE(byz_2_is_gone) {\nvoid byz_2_helper();\n");
    BOOST_TEST(only_fault(test_faults(two_rules, {first, second}), {"BYZ-2"}));
}

BOOST_AUTO_TEST_CASE(every_kind_of_test_case_counts) {
    const auto first = engine_test("BOOST_FIXTURE_TEST_CASE(byz_1_red_begins, Table) {\n");
    const auto second = engine_test("BOOST_DATA_TEST_CASE(byz_2_of_each_kind, kinds, kind) {\n");
    const auto third = engine_test("BOOST_DATA_TEST_CASE_F(Table, byz_2_of_each_kind, kinds, kind) {\n");
    BOOST_TEST(no_fault(test_faults(two_rules, {first, second})));
    BOOST_TEST(no_fault(test_faults(two_rules, {first, third})));
}

BOOST_AUTO_TEST_CASE(an_id_that_is_not_on_the_list_is_reported) {
    BOOST_TEST(only_fault(decision_faults(two_rules, {engine("// BYZ-1, 2, 3: why\n")}), {"there is no BYZ-3"}));
    const std::vector<File> tests{engine_test("BOOST_AUTO_TEST_CASE(byz_1_a) {\nBOOST_AUTO_TEST_CASE(byz_2_b) {\n"),
                                  engine_test("BOOST_AUTO_TEST_CASE(byz_66_c) {\n")};
    BOOST_TEST(only_fault(test_faults(two_rules, tests), {"there is no BYZ-66"}));
}

BOOST_AUTO_TEST_SUITE_END()
