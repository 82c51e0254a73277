// SPDX-License-Identifier: MIT
#include "print/pdf.h"

#include "support/pdf_pages.h"

#include <boost/test/unit_test.hpp>

using namespace paper;

namespace {

Document paragraphs(int count, Paging paging) {
    Document document{"A long letter", "en", "Made by hand.", {Heading{1, "A long letter"}}, paging};
    for (int i = 0; i < count; ++i)
        document.blocks.emplace_back(Paragraph{"The quick brown fox jumps over the lazy dog, and back again."});
    return document;
}

BOOST_AUTO_TEST_SUITE(pdf)

BOOST_AUTO_TEST_CASE(a_document_takes_as_many_pages_as_it_needs) {
    const std::string one = print::pdf(paragraphs(5, Paging::flow));
    BOOST_TEST(one.starts_with("%PDF-"));
    BOOST_TEST(support::pdf_pages(one) == 1);
    BOOST_TEST(support::pdf_pages(print::pdf(paragraphs(100, Paging::flow))) == 3);
}

BOOST_AUTO_TEST_CASE(what_is_for_one_page_is_made_smaller) {
    BOOST_TEST(support::pdf_pages(print::pdf(paragraphs(60, Paging::flow))) == 2);
    BOOST_TEST(support::pdf_pages(print::pdf(paragraphs(60, Paging::one_page))) == 1);
}

BOOST_AUTO_TEST_CASE(a_new_page_begins_where_it_is_asked_for) {
    Document document = paragraphs(1, Paging::flow);
    document.blocks.emplace_back(NewPage{});
    document.blocks.emplace_back(Paragraph{"On the second."});
    BOOST_TEST(support::pdf_pages(print::pdf(document)) == 2);
}

BOOST_AUTO_TEST_CASE(every_kind_of_block_and_a_picture_too_high_for_a_page_find_their_place) {
    Document document = paragraphs(1, Paging::flow);
    const Badge badge{Shape::diamond, Ink::green, "G"};
    document.blocks.emplace_back(Table{"Prices", {{"what"}, {"how much", Align::right}}, {{{"bread", "2"}}}});
    document.blocks.emplace_back(JournalEntry{"1", EntryLook::correction, Cell{badge, "An entry"}, {"a line"}});
    document.blocks.emplace_back(Figures{{{Picture{100, 5000, "High", {}}, "A caption"}}});
    BOOST_TEST(support::pdf_pages(print::pdf(document)) == 2);
}

BOOST_AUTO_TEST_CASE(a_long_table_says_its_headings_on_each_page) {
    Document document{"Table", "en", {}, {}};
    Table table{{}, {{"number"}}, {}};
    for (int i = 0; i < 150; ++i) table.rows.push_back({{std::to_string(i)}});
    document.blocks.emplace_back(table);
    BOOST_TEST(support::pdf_pages(print::pdf(document)) >= 3);
}

// A picture at the right costs no height as long as there are sentences beside it.
BOOST_AUTO_TEST_CASE(sentences_stand_beside_a_picture) {
    const auto told = [](int pictures) {
        Document document{"Story", "en", {}, {}};
        for (int i = 0; i < 48; ++i) {
            if (i % 12 == 0 && i / 12 < pictures)
                document.blocks.emplace_back(SideFigure{{Picture{330, 210, "Near", {}}, "A caption"}});
            document.blocks.emplace_back(JournalEntry{"1", EntryLook::played, "Anna takes control of Nicaea.", {}});
        }
        return support::pdf_pages(print::pdf(document));
    };
    BOOST_TEST(told(0) == 1);
    BOOST_TEST(told(4) == 1);
}

BOOST_AUTO_TEST_CASE(a_picture_without_room_beside_the_sentences_comes_behind_them) {
    Document document{"Story", "en", {}, {}};
    for (int i = 0; i < 6; ++i) document.blocks.emplace_back(SideFigure{{Picture{330, 330, "Near", {}}, "A caption"}});
    document.blocks.emplace_back(JournalEntry{"1", EntryLook::turning_point, "Nicaea falls.", {}});
    document.blocks.emplace_back(Heading{2, "The end"});
    BOOST_TEST(support::pdf_pages(print::pdf(document)) == 2);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
