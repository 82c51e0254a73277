// SPDX-License-Identifier: MIT
#include "present/help/article.h"

#include "paper/document.h"
#include "present/texts.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace {

using present::Article;
using present::Prose;
using present::ProseLook;
using present::Rows;
using present::RuleTold;
using present::Screenshot;
using present::Subheading;

const char* const article_page =
    "# Battle cheat sheet\n"
    "\n"
    "One attack from start to end.\n"
    "\n"
    "## 1. Who defends\n"
    "\n"
    "- An army retreats or stands. (BYZ-35, BYZ-47)\n"
    "- **Bulgars** never do (they stay in their box).\n"
    "\n"
    "| cubes lost | chance |\n"
    "|---|---|\n"
    "| 0 | 0.4% |\n"
    "| 1 | 3.1% |\n"
    "\n"
    "That is all. (BYZ-46)\n";

template <class T>
const T& passage(const Article& article, std::size_t i) {
    const T* found = std::get_if<T>(&article.passages.at(i));
    BOOST_TEST_REQUIRE(found != nullptr);
    return *found;
}

const present::RuleTexts& article_rules() {
    static const present::RuleTexts texts{
        "## A. Siege\n\nBYZ-45 The city rolls\nA die for each token.\n\nBYZ-46 Taken?\nIf the strength is greater.\n\n"
        "## B. Retreat\n\nBYZ-47 Way back\nFrom city to city.\n"};
    return texts;
}

std::vector<std::string> texts_in(const std::vector<present::Passage>& passages) {
    std::vector<std::string> texts;
    for (const auto& one : passages) texts.push_back(std::get<Prose>(one).text);
    return texts;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(articles)

BOOST_AUTO_TEST_CASE(a_page_of_help_is_read_line_by_line) {
    const Article article = present::read_article(article_page);
    BOOST_TEST(article.title == "Battle cheat sheet");
    BOOST_TEST_REQUIRE(article.passages.size() == 6U);
    BOOST_TEST(passage<Prose>(article, 0).text == "One attack from start to end.");
    BOOST_TEST((passage<Prose>(article, 0).look == ProseLook::paragraph));
    BOOST_TEST(passage<Subheading>(article, 1).text == "1. Who defends");
    const std::vector<std::vector<std::string>> table{{"cubes lost", "chance"}, {"0", "0.4%"}, {"1", "3.1%"}};
    BOOST_TEST((passage<Rows>(article, 4).rows == table));
}

BOOST_AUTO_TEST_CASE(rules_at_the_end_of_a_line_are_links_and_other_brackets_are_not) {
    const Article article = present::read_article(article_page);
    const Prose& army = passage<Prose>(article, 2);
    BOOST_TEST(army.text == "An army retreats or stands.");
    BOOST_TEST(army.rules == (std::vector<std::string>{"BYZ-35", "BYZ-47"}));
    BOOST_TEST((army.look == ProseLook::item));
    const Prose& bulgars = passage<Prose>(article, 3);
    BOOST_TEST(bulgars.text == "Bulgars never do (they stay in their box).");
    BOOST_TEST(bulgars.rules.empty());
}

BOOST_AUTO_TEST_CASE(a_heading_may_have_a_topic) {
    const Article article = present::read_article("## Repair {#repair}\n## 1. Who {x}\n");
    BOOST_TEST(passage<Subheading>(article, 0).text == "Repair");
    BOOST_TEST(passage<Subheading>(article, 0).topic == "repair");
    BOOST_TEST(passage<Subheading>(article, 1).text == "1. Who {x}");
    BOOST_TEST(passage<Subheading>(article, 1).topic.empty());
}

BOOST_AUTO_TEST_CASE(a_picture_is_told_in_words_where_none_can_be_shown) {
    const Article article = present::read_article("![The window (light), in short](window.png)\n", "/help");
    const auto& picture = passage<Screenshot>(article, 0);
    BOOST_TEST(picture.file.string() == "/help/window.png");
    BOOST_TEST(picture.shows == "The window (light), in short");
    BOOST_TEST(present::article_text(article, 20) == "[The window (light),\nin short]\n");
    BOOST_TEST(holds(paper::plain_text(present::article_document(article, "")), "[The window (light), in short]"));
    BOOST_TEST(present::passages_with(article, {"window"}).empty());
}

BOOST_AUTO_TEST_CASE(whatever_stands_there_it_is_read) {
    for (const char* odd : {"", "#", "# ", "-", "|", "||", "|---|", "(BYZ-1)", " (", "## ## x", "text ()", "## {#",
                            "## {#}", "![", "![](", "![]()"})
        BOOST_CHECK_NO_THROW(present::article_text(present::read_article(odd), 40));
    BOOST_TEST(present::read_article("|---|\n").passages.empty());
}

BOOST_AUTO_TEST_CASE(on_a_terminal_it_fits_its_columns) {
    BOOST_TEST(present::article_text(present::read_article(article_page), 28) ==
               "Battle cheat sheet\n"
               "\n"
               "One attack from start to\n"
               "end.\n"
               "\n"
               "1. Who defends\n"
               "\n"
               "- An army retreats or\n"
               "  stands. (BYZ-35, BYZ-47)\n"
               "- Bulgars never do (they\n"
               "  stay in their box).\n"
               "\n"
               "cubes lost  chance\n"
               "0           0.4%\n"
               "1           3.1%\n"
               "\n"
               "That is all. (BYZ-46)\n");
}

BOOST_AUTO_TEST_CASE(rules_stand_under_the_titles_of_their_groups) {
    const Article all = present::rules_article(article_rules(), article_rules().groups());
    BOOST_TEST(all.title.empty());
    BOOST_TEST(passage<Subheading>(all, 0).text == "A. Siege");
    BOOST_TEST(passage<RuleTold>(all, 2).id == "BYZ-46");
    BOOST_TEST(passage<Subheading>(all, 3).text == "B. Retreat");
    const Article one = present::rules_article(article_rules(), {article_rules().groups().front()});
    BOOST_TEST(one.title == "A. Siege");
    BOOST_TEST(passage<RuleTold>(one, 0).words.title == "The city rolls");
    BOOST_TEST(present::article_text(one, 60) ==
               "A. Siege\n\nBYZ-45  The city rolls\n  A die for each token.\n\n"
               "BYZ-46  Taken?\n  If the strength is greater.\n");
}

BOOST_AUTO_TEST_CASE(passages_are_found_by_all_of_some_words) {
    const Article article = present::read_article(article_page);
    BOOST_TEST(texts_in(present::passages_with(article, {"STANDS", "army"})) ==
               (std::vector<std::string>{"An army retreats or stands."}));
    BOOST_TEST(present::passages_with(article, {"stands", "never"}).empty());
    BOOST_TEST(present::passages_with(article, {"0.4"}).empty());
}

BOOST_AUTO_TEST_CASE(on_paper_it_keeps_its_rules) {
    const auto document = present::article_document(present::read_article(article_page), "Logothete 1.2.3");
    BOOST_TEST(document.title == "Battle cheat sheet");
    BOOST_TEST(document.language == "en");
    BOOST_TEST(document.footer == "Logothete 1.2.3");
    const std::string text = paper::plain_text(document);
    for (const char* part : {"1. Who defends", "An army retreats or stands. (BYZ-35, BYZ-47)", "3.1%"})
        BOOST_TEST(holds(text, part), text);
    const std::string of_rules = paper::plain_text(
        present::article_document(present::rules_article(article_rules(), article_rules().groups()), ""));
    for (const char* part : {"B. Retreat", "BYZ-47  Way back", "From city to city."})
        BOOST_TEST(holds(of_rules, part), of_rules);
}

BOOST_AUTO_TEST_SUITE_END()
