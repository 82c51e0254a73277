// SPDX-License-Identifier: MIT
#include "present/help/handbook.h"

#include "byzantium/words/entries/rule_topics.h"
#include "byzantium/words/help/book_pages.h"
#include "byzantium/words/texts.h"
#include "present/help/manual.h"
#include "present/speaking.h"
#include "support/folder.h"
#include "support/pdf_pages.h"
#include "support/places.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace {

namespace data = boost::unit_test::data;
namespace fs = std::filesystem;
using present::Handbook;
using present::HelpPage;

const std::array<const char*, 4> languages{"en", "nl", "hu", "de"};

std::string text_of(const present::Article& article) { return present::article_text(article, 1000); }

// The ids of rules in an article, in order.
std::vector<std::string> rules_in(const present::Article& article) {
    std::vector<std::string> ids;
    for (const auto& passage : article.passages)
        if (const auto* rule = std::get_if<present::RuleTold>(&passage)) ids.push_back(rule->id);
    return ids;
}

struct Lacking {
    explicit Lacking(const std::vector<std::string>& files) {
        fs::copy(support::in_source_tree("resources"), folder / "", fs::copy_options::recursive);
        for (const std::string& file : files) fs::remove(folder / file);
    }
    Handbook book() const { return byzantium::words::handbook(session::Resources{folder / ""}); }

    support::Folder folder;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(handbook)

BOOST_DATA_TEST_CASE(holds_every_page_and_every_rule_in_every_language, data::make(languages), language) {
    const Speaking speaking{language};
    const Handbook book = byzantium::words::handbook(resources());
    BOOST_TEST(book.troubles().empty());
    std::set<std::string> names;
    std::set<std::string> rules;
    for (std::size_t i = 0; i < book.chapters().size(); ++i) {
        names.insert(book.chapters()[i].name);
        BOOST_TEST(!book.chapters()[i].title.empty());
        BOOST_TEST(book.article(i).title == book.chapters()[i].title);
        for (const auto& id : rules_in(book.article(i))) rules.insert(id);
    }
    BOOST_TEST(names.size() == book.chapters().size());
    BOOST_TEST(rules.size() == 65U);
}

BOOST_DATA_TEST_CASE(begins_with_the_manual_which_has_every_topic, data::make(languages), language) {
    const Speaking speaking{language};
    const Handbook book = byzantium::words::handbook(resources());
    BOOST_TEST((book.chapter_of(present::manual_page()) == std::optional<std::size_t>{0}));
    std::multiset<std::string> topics;
    for (const auto& passage : book.article(0).passages) {
        if (const auto* heading = std::get_if<present::Subheading>(&passage)) topics.insert(heading->topic);
        if (const auto* picture = std::get_if<present::Screenshot>(&passage))
            BOOST_TEST(fs::exists(picture->file), picture->file);
    }
    for (const auto topic : present::manual_topics()) {
        const HelpPage page = present::manual_page(topic);
        BOOST_TEST((book.chapter_of(page) == std::optional<std::size_t>{0}));
        BOOST_TEST(topics.count(page.topic) == 1U, page.topic);
    }
}

BOOST_AUTO_TEST_CASE(the_manual_is_searched_with_the_rules) {
    const Handbook book = byzantium::words::handbook(resources());
    const std::string found = text_of(book.found("backup library"));
    BOOST_TEST(holds(found, "Manual\n\n- A backup of the library is made"), found);
}

BOOST_DATA_TEST_CASE(the_cribs_are_printed_on_one_page_each, data::make(languages), language) {
    const Speaking speaking{language};
    const Handbook book = byzantium::words::handbook(resources());
    for (const HelpPage& page : {byzantium::words::battle_page(), byzantium::words::scoring_page()}) {
        const std::string pdf = present::article_pdf(book.article(*book.chapter_of(page)), "1.2.3");
        BOOST_TEST(pdf.starts_with("%PDF"));
        BOOST_TEST(support::pdf_pages(pdf) == 1);
    }
    const std::string odds =
        present::article_pdf(book.article(*book.chapter_of(byzantium::words::odds_page())), "1.2.3");
    BOOST_TEST(support::pdf_pages(odds) > 1);
}

BOOST_AUTO_TEST_CASE(a_rule_is_found_where_it_stands) {
    const Handbook book = byzantium::words::handbook(resources());
    for (int i = 1; i <= 65; ++i) {
        const std::string id = byzantium::to_text(byzantium::byz(i));
        const auto chapter = book.chapter_of(id);
        BOOST_TEST_REQUIRE(chapter.has_value(), id);
        const auto rules = rules_in(book.article(*chapter));
        BOOST_TEST((std::find(rules.begin(), rules.end(), id) != rules.end()), id);
    }
    BOOST_TEST(!book.chapter_of("BYZ-66").has_value());
}

BOOST_AUTO_TEST_CASE(some_rules_can_be_taken_out_of_it) {
    const Handbook book = byzantium::words::handbook(resources());
    const present::RuleIds ids{"BYZ-45", "BYZ-999", "BYZ-3"};
    BOOST_TEST(rules_in(book.rules(ids)) == (present::RuleIds{"BYZ-45", "BYZ-3"}));
}

BOOST_AUTO_TEST_CASE(words_are_looked_for_in_rules_and_pages) {
    const Handbook book = byzantium::words::handbook(resources());
    BOOST_TEST(text_of(book.found("30")).find("30 and 15 make 45") == std::string::npos);
    BOOST_TEST(rules_in(book.found("30")) == present::RuleIds{"BYZ-30"});
    BOOST_TEST(holds(text_of(book.found("byz-35")), "that does not survive it. (BYZ-35)"));
    const std::string crib = text_of(book.found("  beaten   LEVY "));
    BOOST_TEST(holds(crib, "Battle cheat sheet"));
    BOOST_TEST(holds(crib, "a beaten levy stays"));
    BOOST_TEST(book.found("dragons").passages.empty());
    BOOST_TEST(is_sentence(present::nothing_found("dragons")));
}

BOOST_AUTO_TEST_CASE(the_page_of_rulings_tells_how_the_open_table_reads_them) {
    Handbook book = byzantium::words::handbook(resources());
    const auto chapter = *book.chapter_of(byzantium::words::rulings_page());
    BOOST_TEST(!holds(text_of(book.article(chapter)), "How this table reads the rules"));
    book.set_choices(byzantium::words::choices_of(
        byzantium::Rulings{byzantium::EliteLimit::per_action, byzantium::CasualtyRounding::down}));
    const std::string told = text_of(book.article(chapter));
    BOOST_TEST(holds(told, "How this table reads the rules\n\n- BYZ-12, Elite cubes in one action: One in the whole"));
    BOOST_TEST(holds(told, "Rounded down"));
    BOOST_TEST(holds(told, "- BYZ-35, Retreat before battle without a way to survive: Not possible: the army stands."));
    BOOST_TEST(holds(told, "Your table chooses"));
}

BOOST_AUTO_TEST_CASE(a_page_that_lacks_in_a_language_is_english_and_one_that_lacks_is_left_out) {
    const Lacking some{{"byzantium/help/battle-nl.md", "byzantium/help/scoring-nl.md", "byzantium/help/scoring-en.md"}};
    const Speaking speaking{"nl"};
    const Handbook book = some.book();
    BOOST_TEST(book.article(*book.chapter_of(byzantium::words::battle_page())).title == "Battle cheat sheet");
    BOOST_TEST(!book.chapter_of(byzantium::words::scoring_page()).has_value());
    BOOST_TEST(book.article(*book.chapter_of(byzantium::words::rulings_page())).title != "Where the rulebooks differ");
    BOOST_TEST(book.troubles().size() == 2U);
    BOOST_TEST(holds(book.troubles().front(), "battle-nl.md"));
    BOOST_TEST(holds(book.troubles().back(), "scoring-en.md"));
}

BOOST_AUTO_TEST_CASE(without_any_rules_the_pages_stand) {
    const Lacking rules{{"byzantium/rules/rules-en.txt"}};
    const Handbook book = rules.book();
    BOOST_TEST(book.chapters().size() == 6U);  // with the manual
    BOOST_TEST(book.rules({"BYZ-1"}).passages.empty());
    const Lacking all{{"byzantium/rules/rules-en.txt", "byzantium/help/battle-en.md", "byzantium/help/scoring-en.md",
                       "byzantium/help/rulings-en.md", "byzantium/help/odds-en.md", "byzantium/help/counsel-en.md"}};
    BOOST_TEST(all.book().chapters().size() == 1U);  // the manual
    BOOST_TEST(all.book().found("levy").passages.empty());
    BOOST_TEST(all.book().troubles().size() == 6U);
}

BOOST_AUTO_TEST_SUITE_END()
