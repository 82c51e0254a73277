// SPDX-License-Identifier: MIT
#include "house/layers.h"

#include "house/planted.h"
#include "support/places.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace house;

namespace {

const std::string small_readme =
    "# Modules\n\n"
    "| module | contract | may use |\n"
    "|---|---|---|\n"
    "| `byzantium/rules` | the game | fmt |\n"
    "| `protocol` | its text | `byzantium/rules`, nlohmann-json |\n"
    "\nMore words.\n";

// A tree in which nothing is wrong.
const std::vector<File> small_tree{
    {"src/README.md", small_readme},
    {"src/byzantium/rules/CMakeLists.txt", "logothete_module(byzantium/rules USES fmt)\n"},
    {"src/byzantium/rules/ids.cpp", "#include \"byzantium/rules/ids.h\"\n#include <fmt/format.h>\n#include <array>\n"},
    {"src/protocol/CMakeLists.txt",
     "logothete_module(protocol\n  USES byzantium/rules nlohmann-json\n  TOGETHER entry.cpp)\n"},
    {"src/protocol/entry.cpp", "#include \"byzantium/rules/ids.h\"\n#include <nlohmann/json.hpp>\n"},
};

std::vector<File> small_tree_with(const File& file) {
    auto tree = small_tree;
    tree.push_back(file);
    return tree;
}

Faults faults_with(const File& file) { return use_faults(module_table(small_readme), small_tree_with(file)); }

struct Planted {
    std::string name;
    File file;
    std::string reported;
};
std::ostream& operator<<(std::ostream& out, const Planted& planted) { return out << planted.name; }

const std::vector<Planted> wrong_includes{
    {"module_against_the_arrow",
     {"src/byzantium/rules/x.cpp", "#include \"protocol/entry.h\"\n"},
     "does not allow protocol"},
    {"library_not_in_the_row", {"src/protocol/x.cpp", "#include <fmt/format.h>\n"}, "does not allow fmt"},
    {"library_nobody_knows", {"src/protocol/x.cpp", "#  include <newlib/all.h>\n"}, "does not allow newlib"},
    {"header_of_the_system", {"src/protocol/x.cpp", "#include <unistd.h>\n"}, "does not allow POSIX"},
    {"not_a_path_from_src", {"src/protocol/x.cpp", "#include \"entry.h\"\n"}, "not a path from src/"},
    {"json_in_a_header", {"src/protocol/x.h", "#include <nlohmann/json.hpp>\n"}, "no header"},
    {"chance_in_the_rules", {"src/byzantium/rules/x.cpp", "#include <random>\n"}, "random"},
    {"clock_in_the_rules", {"src/byzantium/rules/x.h", "#include <chrono>\n"}, "chrono"},
    {"rand_in_the_rules", {"src/byzantium/rules/x.cpp", "int d6() { return rand () % 6 + 1; }\n"}, "rand"},
};

const std::vector<Planted> wrong_names{
    {"type_of_a_module_below", {"src/byzantium/rules/x.cpp", "int f(const protocol::Line&);\n"}, "does not allow it"},
    {"from_the_top", {"src/byzantium/rules/x.h", "using Line = ::protocol::Line;\n"}, "names protocol"},
    {"in_a_lambda_of_a_macro", {"src/byzantium/rules/x.cpp", "#define LINE protocol :: Line\n"}, "names protocol"},
    {"a_namespace_as_a_whole", {"src/byzantium/rules/x.cpp", "using namespace protocol;\n"}, "names protocol"},
    {"under_another_name", {"src/byzantium/rules/x.cpp", "namespace text = protocol;\n"}, "names protocol"},
    {"declared_only", {"src/byzantium/rules/x.h", "namespace protocol {\nstruct Line;\n}\n"}, "names protocol"},
    {"twice_is_said_once", {"src/byzantium/rules/x.h", "protocol::A a();\nprotocol::B b();\n"}, "names protocol"},
    {"after_texts_and_numbers",
     {"src/byzantium/rules/x.cpp", "f(\"\\\"\", '\\'', 20'000, R\"a(\" // )a\"); protocol::Line x;\n"},
     "names protocol"},
    {"without_an_include", {"src/protocol/x.cpp", "byzantium::CityId x();\n"}, "includes nothing of it"},
};

// Each of these uses a module, and no row of the table allows any.
const std::vector<ModuleRow> game_table{{"byzantium/rules", {}}, {"byzantium/odds", {}}, {"protocol", {}}};
const std::vector<Planted> names_of_a_game{
    {"rules_from_another_folder_of_the_game",
     {"src/byzantium/odds/x.cpp", "byzantium::Move x();\n"},
     "names byzantium/rules"},
    {"another_folder_of_the_game",
     {"src/byzantium/rules/x.cpp", "byzantium::odds::Report x();\n"},
     "names byzantium/odds"},
    {"its_short_name_within_the_game", {"src/byzantium/rules/x.cpp", "odds::Report x();\n"}, "names byzantium/odds"},
    {"that_folder_as_a_whole", {"src/protocol/x.cpp", "using namespace byzantium::odds;\n"}, "names byzantium/odds"},
};

const std::vector<Planted> no_names{
    {"comments", {"src/byzantium/rules/x.cpp", "// protocol::Line\n/* using namespace protocol; */\n"}, ""},
    {"texts", {"src/byzantium/rules/x.cpp", "f(\"protocol::Line\", R\"(\")protocol::\" )\", '\"', 1'0);\n"}, ""},
    {"something_else_of_the_name",
     {"src/byzantium/rules/x.cpp", "here::protocol::Line a = b.protocol(), protocol, c;\n"},
     ""},
    {"a_longer_name",
     {"src/byzantium/rules/x.cpp", "my_protocol::Line a; protocols::Line b; namespace protocol_text = c;\n"},
     ""},
    {"its_own", {"src/byzantium/rules/x.cpp", "namespace byzantium {}\nusing namespace byzantium;\n"}, ""},
    {"declared_first",
     {"src/protocol/x.h", "namespace byzantium {\nstruct Move;\n}\nvoid f(const byzantium::Move&);\n"},
     ""},
    {"no_source_file", {"src/byzantium/rules/x.cpp.in", "protocol::Line\n"}, ""},
};

struct SoleUser {
    std::string name;  // of the library in the table
    std::string include;
    std::string module;
};
std::ostream& operator<<(std::ostream& out, const SoleUser& user) { return out << user.name; }

const std::vector<SoleUser> sole_users{{"nlohmann-json", "nlohmann/json.hpp", "protocol"},
                                       {"CLI11", "CLI/CLI.hpp", "cli"},
                                       {"SQLiteCpp", "SQLiteCpp/SQLiteCpp.h", "store"},
                                       {"SQLiteCpp", "sqlite3.h", "store"},
                                       {"wx", "wx/wx.h", "gui"}};

}  // namespace

BOOST_AUTO_TEST_SUITE(layers)

BOOST_AUTO_TEST_CASE(the_source_keeps_to_the_table) {
    const auto sources = read_folder(support::source_tree(), "src");
    const auto table = module_table(select(sources, "src/README.md", "").at(0).text);
    BOOST_TEST(table.size() >= 6U);
    BOOST_TEST(no_fault(table_faults(table, sources)));
    BOOST_TEST(no_fault(outsider_faults(table)));
    BOOST_TEST(no_fault(use_faults(table, sources)));
    BOOST_TEST(no_fault(link_faults(table, sources)));
}

BOOST_AUTO_TEST_CASE(the_table_is_read_as_written) {
    const auto table = module_table(small_readme);
    BOOST_TEST_REQUIRE(table.size() == 2U);
    BOOST_TEST(table[0].module == "byzantium/rules");
    BOOST_TEST(table[1].module == "protocol");
    BOOST_TEST(table[1].uses == (std::vector<std::string>{"byzantium/rules", "nlohmann-json"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_readme_without_the_table_is_an_error) {
    BOOST_CHECK_THROW(module_table("# Modules\n\n| name | may use |\n|---|---|\n| `byzantium` | fmt |\n"),
                      std::runtime_error);
    BOOST_CHECK_THROW(module_table(""), std::runtime_error);
}

BOOST_AUTO_TEST_CASE(a_tree_without_faults_has_none_reported) {
    const auto table = module_table(small_readme);
    BOOST_TEST(no_fault(table_faults(table, small_tree)));
    BOOST_TEST(no_fault(use_faults(table, small_tree)));
    BOOST_TEST(no_fault(link_faults(table, small_tree)));
}

BOOST_DATA_TEST_CASE(a_wrong_include_is_reported, wrong_includes, planted) {
    BOOST_TEST(only_fault(faults_with(planted.file), {planted.file.path, planted.reported}));
}

BOOST_DATA_TEST_CASE(a_name_is_a_use_however_its_header_came_in, wrong_names, planted) {
    BOOST_TEST(only_fault(faults_with(planted.file), {planted.file.path, planted.reported}));
}

BOOST_DATA_TEST_CASE(a_folder_of_a_game_is_a_module, names_of_a_game, planted) {
    BOOST_TEST(only_fault(use_faults(game_table, {planted.file}), {planted.file.path, planted.reported}));
}

BOOST_AUTO_TEST_CASE(its_short_name_says_nothing_outside_the_game) {
    BOOST_TEST(no_fault(use_faults(game_table, {{"src/protocol/x.cpp", "odds::Report x();\n"}})));
}

BOOST_DATA_TEST_CASE(what_only_looks_like_a_name_of_a_module_is_none, no_names, planted) {
    BOOST_TEST(no_fault(faults_with(planted.file)));
}

BOOST_AUTO_TEST_CASE(a_source_file_may_rely_on_its_own_header_and_on_no_other) {
    auto tree = small_tree_with({"src/protocol/x.h", "#include \"byzantium/rules/ids.h\"\n"});
    tree.push_back({"src/protocol/x.cpp", "#include \"protocol/x.h\"\nbyzantium::CityId x();\n"});
    BOOST_TEST(no_fault(use_faults(module_table(small_readme), tree)));
    tree.push_back({"src/protocol/y.cpp", "#include \"protocol/x.h\"\nbyzantium::CityId y();\n"});
    BOOST_TEST(only_fault(use_faults(module_table(small_readme), tree), {"src/protocol/y.cpp", "includes nothing"}));
}

BOOST_AUTO_TEST_CASE(a_name_alone_makes_use_of_what_the_table_allows) {
    auto tree = small_tree;
    tree[4].text = "#include <nlohmann/json.hpp>\nnamespace byzantium { enum class CityId; }\n";
    BOOST_TEST(no_fault(use_faults(module_table(small_readme), tree)));
}

BOOST_AUTO_TEST_CASE(an_include_in_a_comment_is_none) {
    BOOST_TEST(no_fault(faults_with({"src/byzantium/rules/x.cpp", "// #include <random>\n/* operand(1) */\n"})));
}

BOOST_DATA_TEST_CASE(what_has_one_user_is_refused_elsewhere_even_if_the_table_allows_it, sole_users, library) {
    const File source{"src/session/x.cpp", "#include <" + library.include + ">\n"};
    const auto faults = use_faults({{"session", {library.name}}}, {source});
    BOOST_TEST(only_fault(faults, {source.path, library.name + " is for " + library.module}));
}

BOOST_AUTO_TEST_CASE(a_use_the_table_allows_but_nobody_makes_is_reported) {
    const auto table = module_table(small_readme);
    auto tree = small_tree;
    tree[2].text = "#include \"byzantium/rules/ids.h\"\n";
    BOOST_TEST(only_fault(use_faults(table, tree), {"lets byzantium/rules use fmt"}));
}

BOOST_AUTO_TEST_CASE(a_link_beyond_or_short_of_the_table_is_reported) {
    const auto table = module_table(small_readme);
    auto tree = small_tree;
    tree[1].text = "logothete_module(byzantium/rules USES fmt protocol)\n";
    BOOST_TEST(only_fault(link_faults(table, tree), {"src/byzantium/rules/CMakeLists.txt", "links fmt, protocol"}));
    tree[1].text = "logothete_module(byzantium/rules)\n";
    BOOST_TEST(only_fault(link_faults(table, tree), {"src/byzantium/rules/CMakeLists.txt", "the table says fmt"}));
    tree[1].text = "add_library(byzantium ids.cpp)\n";
    BOOST_TEST(only_fault(link_faults(table, tree), {"no logothete_module(byzantium/rules"}));
}

BOOST_AUTO_TEST_CASE(a_folder_without_a_row_and_a_row_without_a_folder_are_reported) {
    const auto table = module_table(small_readme);
    BOOST_TEST(only_fault(table_faults(table, small_tree_with({"src/odds/hits.h", ""})), {"no row", "src/odds"}));
    BOOST_TEST(
        only_fault(table_faults(table, select(small_tree, "src/byzantium/rules/", "")), {"no folder src/protocol"}));
}

BOOST_AUTO_TEST_CASE(a_game_is_for_its_own_folders_and_for_the_list_of_games) {
    const std::vector<ModuleRow> kept{{"eko/rules", {}},
                                      {"byzantium/rules", {}},
                                      {"byzantium/odds", {"byzantium/rules"}},
                                      {"games", {"byzantium/odds", "eko/rules"}}};
    BOOST_TEST(no_fault(outsider_faults(kept)));
    for (const std::string module : {"present", "eko/words"}) {
        auto broken = kept;
        broken.push_back({module, {"byzantium/rules"}});
        BOOST_TEST(only_fault(outsider_faults(broken), {module + " uses byzantium/rules", "nobody names it"}));
    }
}

BOOST_AUTO_TEST_CASE(a_row_that_uses_one_below_it_is_reported) {
    const std::vector<ModuleRow> upside_down{{"protocol", {"byzantium/rules"}}, {"byzantium/rules", {}}};
    BOOST_TEST(only_fault(table_faults(upside_down, small_tree), {"protocol uses byzantium/rules"}));
}

BOOST_AUTO_TEST_SUITE_END()
