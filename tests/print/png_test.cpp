// SPDX-License-Identifier: MIT
#include "print/png.h"

#include <boost/test/unit_test.hpp>

using namespace paper;

namespace {

// Of the file's first chunk: a number of four bytes, the highest first.
unsigned number_at(const std::string& png, std::size_t at) {
    unsigned value = 0;
    for (std::size_t i = at; i < at + 4; ++i) value = value << 8 | static_cast<unsigned char>(png.at(i));
    return value;
}

const Picture blank{40, 30, "Nothing", {}};

BOOST_AUTO_TEST_SUITE(png)

BOOST_AUTO_TEST_CASE(a_file_has_the_size_of_its_picture_times_the_scale) {
    const std::string file = print::png(blank, 3);
    BOOST_TEST(file.substr(1, 3) == "PNG");
    BOOST_TEST(number_at(file, 16) == 120U);
    BOOST_TEST(number_at(file, 20) == 90U);
}

BOOST_AUTO_TEST_CASE(every_kind_of_item_leaves_ink) {
    const std::vector<Item> items{
        Line{{0, 0}, {40, 30}, {}},
        Polyline{{{0, 0}, {20, 30}, {40, 0}}, {}},
        Area{{{{5, 5}, {20, 5}, {20, 20}}}, Ink::land, std::nullopt},
        Box{{5, 5}, 20, 20, std::nullopt, std::nullopt, Hatch::rising, Ink::ink},
        Mark{{20, 15}, 12, Shape::triangle, Ink::red, std::nullopt, "", Ink::on_player},
        Text{{1, 20}, "A", 12, Anchor::start, Face::plain, Ink::ink, std::nullopt},
    };
    const std::string empty = print::png(blank);
    for (const Item& item : items) {
        Picture picture = blank;
        picture.items = {item};
        BOOST_TEST((print::png(picture) != empty), "item " << item.index());
    }
}

// The mark before the sentence says that it reads from the left; it takes no room.
BOOST_AUTO_TEST_CASE(a_sentence_reads_from_the_left_even_if_a_name_from_the_right_begins_it) {
    const std::string sentence = "\u2068\u05DC\u05D4\u2069: 42";
    const auto written = [](const std::string& text) {
        Picture picture = blank;
        picture.items = {Text{{1, 20}, text, 12, Anchor::start, Face::plain, Ink::ink, std::nullopt}};
        return print::png(picture);
    };
    BOOST_TEST((written(sentence) == written("\u200E" + sentence)));
    BOOST_TEST((written(sentence) != print::png(blank)));
}

BOOST_AUTO_TEST_CASE(what_is_too_large_is_said) {
    BOOST_CHECK_EXCEPTION(print::png(blank, 1e6), std::runtime_error, [](const std::runtime_error& error) {
        return std::string{error.what()}.starts_with("The page could not be drawn: ");
    });
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
