// SPDX-License-Identifier: MIT
#include "paper/document.h"

#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>
#include <boost/test/unit_test.hpp>

#include <sstream>

using namespace paper;

namespace {

const Badge red{Shape::circle, Ink::red, "R"};

bool holds(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

Table prices() {
    return {"Prices",
            {{"what"}, {"bezants", Align::right}},
            {{{"bread, \"fresh\"", "2"}}, {{Cell{red, "Anna"}, "10"}, RowLook::sum}}};
}

Document every_block() {
    return {
        "A & B",
        "en",
        "Made by hand.",
        {Heading{1, "A & B"}, Paragraph{"One <two>."}, prices(),
         Figures{{{Picture{10, 10, "Nothing", {}}, "A caption"}}},
         JournalEntry{"7", EntryLook::correction, Cell{red, "The table sets it right."}, {"It follows."}}, NewPage{}}};
}

BOOST_AUTO_TEST_SUITE(tables)

BOOST_AUTO_TEST_CASE(fields_are_quoted_where_they_must_be) {
    BOOST_TEST(csv(prices()) == "what,bezants\r\n\"bread, \"\"fresh\"\"\",2\r\nAnna,10\r\n");
    BOOST_TEST(csv({{}, {{"a"}}, {{{"two\nlines"}}}}) == "a\r\n\"two\nlines\"\r\n");
}

BOOST_AUTO_TEST_CASE(a_heading_over_several_columns_stands_once_on_a_page_and_in_each_field_of_a_file) {
    const Table table{
        {},
        {{"source"}, {"Byz.", Align::right, Cell{red, "Anna"}}, {"Arab", Align::right, Cell{red, "Anna"}}},
        {{{"at the start", "10", "11"}}}};
    BOOST_TEST(csv(table).starts_with("source,\"Anna, Byz.\",\"Anna, Arab\"\r\n"));
    BOOST_TEST(end_of_group(table, 0) == 1U);
    BOOST_TEST(end_of_group(table, 1) == 3U);
    const std::string page = html({"A", "en", {}, {table}});
    BOOST_TEST(holds(page, "colspan=\"2\""));
    BOOST_TEST(page.find("Anna") == page.rfind("Anna"));
    BOOST_TEST(holds(plain_text({"A", "en", {}, {table}}), "Anna, Arab"));
}

BOOST_AUTO_TEST_CASE(no_cell_is_run_by_a_spreadsheet_and_numbers_stay_numbers) {
    const auto cell = [](const char* text) { return csv({{}, {{"a"}}, {{{text}}}}).substr(3); };
    BOOST_TEST(cell("=1+1") == "'=1+1\r\n");
    BOOST_TEST(cell("=cmd|\" /C calc\"!A0") == "\"'=cmd|\"\" /C calc\"\"!A0\"\r\n");
    BOOST_TEST(cell("@SUM(A1)") == "'@SUM(A1)\r\n");
    BOOST_TEST(cell("+1+1") == "'+1+1\r\n");
    BOOST_TEST(cell("-A1") == "'-A1\r\n");
    BOOST_TEST(cell("-") == "'-\r\n");
    BOOST_TEST(cell("\t=1") == "'\t=1\r\n");
    BOOST_TEST(cell("\r=1") == "\"'\r=1\"\r\n");
    for (const char* const number : {"-3", "+4", "-0.125", "-12%", "7", "a=b", ""})
        BOOST_TEST(cell(number) == std::string{number} + "\r\n");
    BOOST_TEST(cell("\u22121.06") == "-1.06\r\n");  // the minus of print
    BOOST_TEST(cell("\u2212A1") == "\u2212A1\r\n");
    BOOST_TEST(csv({{}, {{"=a"}}, {}}) == "'=a\r\n");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(documents)

BOOST_AUTO_TEST_CASE(a_page_is_well_formed_and_escaped) {
    std::istringstream in{html(every_block())};
    boost::property_tree::ptree tree;
    BOOST_REQUIRE_NO_THROW(boost::property_tree::read_xml(in, tree));
    const auto body = tree.get_child("html.body");
    BOOST_TEST(body.get<std::string>("h1") == "A & B");
    BOOST_TEST(body.get<std::string>("p") == "One <two>.");
    BOOST_TEST(body.get<std::string>("footer") == "Made by hand.");
    BOOST_TEST(tree.get<std::string>("html.<xmlattr>.lang") == "en");
}

BOOST_AUTO_TEST_CASE(a_page_needs_nothing_else) {
    const std::string page = html(every_block());
    for (const char* reference : {"src=", "href=", "url(", "@import", "<script", "<link"})
        BOOST_TEST(!holds(page, reference), reference);
}

BOOST_AUTO_TEST_CASE(a_page_is_dark_on_a_dark_screen_and_light_on_paper) {
    const std::string page = html(every_block());
    BOOST_TEST(holds(page, "@media screen and (prefers-color-scheme:dark)"));
    BOOST_TEST(holds(page, "@media print"));
}

BOOST_AUTO_TEST_CASE(a_correction_is_marked_in_both) {
    BOOST_TEST(holds(html(every_block()), "class=\"entry correction\""));
    BOOST_TEST(holds(plain_text(every_block()), "      7 * The table sets it right.\n            It follows.\n"));
}

BOOST_AUTO_TEST_CASE(a_text_has_columns) {
    const std::string text = plain_text(every_block());
    BOOST_TEST(text.starts_with("A & B\n=====\nOne <two>.\n"), text);
    BOOST_TEST(holds(text,
                     "\nPrices\n"
                     "what            bezants\n"
                     "bread, \"fresh\"        2\n"
                     "Anna                 10\n"),
               text);
    BOOST_TEST(text.ends_with("\nMade by hand.\n"), text);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
