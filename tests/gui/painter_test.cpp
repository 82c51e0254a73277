// SPDX-License-Identifier: MIT
// What the painter does to be quick leaves the pixels as the toolkit would draw them.
#include "gui/canvas/painter.h"

#include "gui/canvas/fonts.h"
#include "gui/canvas/picture_drawing.h"
#include "gui/canvas/spoken_lines.h"
#include "gui/canvas/stamps.h"
#include "gui/canvas/text_measures.h"
#include "gui/canvas/theme.h"
#include "gui/canvas/wx_text.h"
#include "gui/table/row_drawing.h"
#include "gui/table/rows_width.h"

#include <boost/test/unit_test.hpp>
#include <wx/dcmemory.h>
#include <wx/image.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace gui_parts {

using Drawing = std::function<void(wxGraphicsContext&)>;

struct PainterTest {
    static constexpr int wide = 240;
    static constexpr int high = 120;

    // The colours of all pixels, red, green and blue in turn.
    std::vector<unsigned char> pixels(const Drawing& drawing) const {
        wxBitmap bitmap{wide, high, 24};
        {
            wxMemoryDC dc{bitmap};
            const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(dc)};
            context->SetBrush(wxBrush{theme.page});
            context->SetPen(*wxTRANSPARENT_PEN);
            context->DrawRectangle(0, 0, wide, high);
            drawing(*context);
        }
        const wxImage image = bitmap.ConvertToImage();
        return {image.GetData(), image.GetData() + std::size_t{3} * wide * high};
    }
    std::vector<unsigned char> painted(const std::function<void(gui::Painter&)>& painting) {
        return pixels([&](wxGraphicsContext& context) {
            std::vector<gui::Area> none;
            gui::Painter painter{context, theme, {0, 0, wide, high}, none, measures};
            painting(painter);
        });
    }

    const gui::Theme theme = gui::theme(gui::Tone::light, 1);
    gui::TextMeasures measures;
};

}  // namespace gui_parts

using gui_parts::PainterTest;

BOOST_FIXTURE_TEST_SUITE(painter, PainterTest)

BOOST_AUTO_TEST_CASE(a_text_looks_as_the_toolkit_draws_it_however_often_it_was_drawn) {
    const std::string text = "Ő: 3 → Ekö, \"fi\"";
    const gui::TextStyle style{13, gui::Face::serif_bold, theme.accent};
    const auto by_toolkit = pixels([&](wxGraphicsContext& context) {
        context.SetFont(gui::drawing_font(context, style.face, style.size, style.colour));
        double high_text = 0;
        context.GetTextExtent("Ag", nullptr, &high_text);
        context.DrawText(gui::wx_text(text), 10.4, 50 - high_text / 2);
    });
    const auto write = [&](gui::Painter& painter) { painter.text({10.4, 30, 220, 40}, text, style); };
    BOOST_TEST((by_toolkit != pixels([](wxGraphicsContext&) {})));
    for (int time = 0; time < 3; ++time) BOOST_TEST((painted(write) == by_toolkit));
    const auto in_ink = painted([&](gui::Painter& painter) {
        painter.text({10.4, 30, 220, 40}, text, {style.size, style.face});
    });
    BOOST_TEST((in_ink != by_toolkit));
}

BOOST_AUTO_TEST_CASE(a_large_rounded_area_looks_as_the_toolkit_draws_it) {
    const auto by_toolkit = pixels([&](wxGraphicsContext& context) {
        context.SetPen(*wxTRANSPARENT_PEN);
        context.SetBrush(wxBrush{theme.accent});
        context.DrawRoundedRectangle(10, 5, 200, 100, 6);
    });
    BOOST_TEST((painted([&](gui::Painter& painter) {
                    painter.fill({10, 5, 200, 100}, theme.accent, 6);
                }) == by_toolkit));
}

BOOST_AUTO_TEST_CASE(nothing_of_a_large_area_is_painted_twice) {
    const wxColour thin{200, 0, 0, 100};
    const auto by_toolkit = pixels([&](wxGraphicsContext& context) {
        context.SetPen(*wxTRANSPARENT_PEN);
        context.SetBrush(wxBrush{thin});
        context.DrawRoundedRectangle(10, 5, 200, 100, 6);
    });
    BOOST_TEST((painted([&](gui::Painter& painter) { painter.fill({10, 5, 200, 100}, thin, 6); }) == by_toolkit));
}

// Whether each colour is the same, but for what rounding makes of half a pixel's.
bool look_alike(const std::vector<unsigned char>& one, const std::vector<unsigned char>& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](int left, int right) { return std::abs(left - right) <= 2; });
}

BOOST_AUTO_TEST_CASE(small_round_boxes_that_are_kept_look_as_drawn_ones_do) {
    const wxColour thin{200, 0, 0, 100};
    const auto boxes = [&](gui::Painter& painter) {
        painter.fill({10, 5, 60, 40}, theme.accent, 6);
        painter.fill({80.3, 5.7, 60.2, 40.6}, thin, 20);
        painter.outline({150.6, 5.1, 30, 30}, theme.ink, 1.5, 4);
        painter.outline({10.5, 60, 80.25, 40}, thin, 3, 8);
        painter.stamp({100, 60, 30, 30}, "mine", [&](gui::Painter& onto, const gui::Rect& box) {
            onto.fill(box, theme.good);
            onto.outline(box, theme.ink, 1, 3);  // which reaches half a pixel beyond it
        });
    };
    const auto drawn = painted(boxes);
    gui::Stamps stamps;
    const auto stamped = [&] {
        return painted([&](gui::Painter& painter) {
            painter.stamp_from(stamps, 1);
            boxes(painter);
        });
    };
    BOOST_TEST(look_alike(stamped(), drawn));
    BOOST_TEST(stamps.kept() == 0U);
    for (int time = 0; time < 2; ++time) {
        BOOST_TEST(look_alike(stamped(), drawn));
        BOOST_TEST(stamps.kept() == 5U);
    }
}

BOOST_AUTO_TEST_CASE(a_box_elsewhere_within_its_pixel_is_another_stamp) {
    gui::Stamps stamps;
    const auto box_at = [&](double x) {
        const auto box = [&](gui::Painter& painter) { painter.fill({x, 5, 60.2, 40}, theme.accent, 6); };
        const auto drawn = painted(box);
        for (int time = 0; time < 3; ++time) {
            const auto kept = painted([&](gui::Painter& painter) {
                painter.stamp_from(stamps, 1);
                box(painter);
            });
            BOOST_TEST(look_alike(kept, drawn), x);
        }
    };
    for (const double x : {10.1, 10.6, 11.1, 100.6}) box_at(x);  // all reach into 61 pixels
    BOOST_TEST(stamps.kept() == 2U);
}

BOOST_AUTO_TEST_CASE(a_text_is_as_wide_as_the_toolkit_says) {
    const std::vector<std::string> texts{"", " ", "Constantinople", "Ő: 3 → Ekö, \"fi\"",
                                         "\u2068\u05DC\u05D9\u2069: 42 VP"};
    for (const gui::Face face : {gui::Face::plain, gui::Face::serif_bold, gui::Face::digits})
        for (const std::string& text : texts) {
            double by_toolkit = 0;
            pixels([&](wxGraphicsContext& context) {
                context.SetFont(gui::drawing_font(context, face, 13, theme.ink));
                context.GetTextExtent(gui::wx_text(text), &by_toolkit, nullptr);
            });
            const auto measured = [&](gui::Painter& painter) {
                BOOST_TEST(painter.width(text, {13, face}) == by_toolkit);
            };
            painted(measured);
            const auto drawn_first = [&](gui::Painter& painter) {
                painter.text({10, 30, 220, 40}, text + ".", {13, face});
                painter.text({10, 30, 220, 40}, text, {13, face});
                measured(painter);
            };
            measures = {};
            painted(drawn_first);
        }
}

// Words are measured one by one, and not all lines as a whole.
BOOST_AUTO_TEST_CASE(each_line_has_as_many_words_as_it_has_room_for) {
    const std::string text =
        "Your Cube Pool is empty and you cannot buy a cube: your Byzantine army gives one to the city and one to the "
        "Casualty Pool. Which goes to the city?";
    painted([&](gui::Painter& painter) {
        for (double room = painter.width("Byzantine"); room < 300; room += 1) {
            const auto lines = painter.lines(room, text, {});
            std::string all;
            for (std::size_t i = 0; i < lines.size(); ++i) {
                BOOST_TEST(painter.width(lines[i]) <= room);
                if (i + 1 < lines.size())
                    BOOST_TEST(painter.width(lines[i] + ' ' + lines[i + 1].substr(0, lines[i + 1].find(' '))) > room);
                all += (i == 0 ? "" : " ") + lines[i];
            }
            BOOST_TEST(all == text);
        }
    });
}

// The mark before the sentence says that it reads from the left; it takes no room.
BOOST_AUTO_TEST_CASE(a_sentence_reads_from_the_left_even_if_a_name_from_the_right_begins_it) {
    const std::string sentence = "\u2068\u05DC\u05D9\u05DC\u05D4\u2069: 42 VP (red)";
    const auto written = [&](const std::string& text) {
        return painted([&](gui::Painter& painter) { painter.text({10, 30, 220, 40}, text); });
    };
    BOOST_TEST((written(sentence) == written("\u200E" + sentence)));
    const auto charted = [&](const std::string& text) {
        return painted([&](gui::Painter& painter) {
            const paper::Text label{{10, 40}, text, 16, paper::Anchor::start, paper::Face::plain, paper::Ink::ink, {}};
            gui::draw_picture(painter, painter.whole(), {wide, high, "A chart", {label}});
        });
    };
    BOOST_TEST((charted(sentence) == charted("\u200E" + sentence)));
}

BOOST_AUTO_TEST_CASE(a_name_that_goes_on_in_the_next_line_is_kept_apart_in_both) {
    const std::string first = "\u05DC\u05D9\u05DC\u05D4";
    const std::string second = "\u05D1\u05EA 3";
    painted([&](gui::Painter& painter) {
        const double room = painter.width("To " + first + " ");
        const auto lines = painter.lines(room, "To \u2068" + first + " " + second + "\u2069 21 VP, 4", {});
        BOOST_REQUIRE(lines.size() > 1U);
        BOOST_TEST(lines[0] == "To \u2068" + first + "\u2069");
        BOOST_TEST(lines[1].starts_with("\u2068" + second.substr(0, 4)));
        for (const std::string& line : lines) {
            const bool is_kept_apart = line.find("\u2068") < line.find("\u2069") || line.find("\u2069") == line.npos;
            BOOST_TEST(is_kept_apart, line);
        }
    });
}

// "−2" stood at the end of one line and "VP" at the beginning of the next.
BOOST_AUTO_TEST_CASE(a_number_stays_with_the_word_that_it_counts) {
    painted([&](gui::Painter& painter) {
        const double room = painter.width("Takes 2 Move out of the game: \u22122 V");
        const auto lines = painter.lines(room, "Takes 2 Move out of the game: \u22122 VP", {});
        BOOST_REQUIRE(lines.size() == 2U);
        BOOST_TEST(lines[0] == "Takes 2 Move out of the game:");
        BOOST_TEST(lines[1] == "\u22122 VP");
        const double narrow = painter.width("36 bezan");  // together they would not have room anywhere
        BOOST_TEST(painter.lines(narrow, "36 bezants", {}).front() == "36");
    });
}

// On a row of two lines the price came first: "3 bezants Byzantine Elite 1 0 there".
BOOST_AUTO_TEST_CASE(a_row_is_told_with_its_key_and_answer_first) {
    std::string told;
    pixels([&](wxGraphicsContext& context) {
        std::vector<gui::Area> areas;
        std::vector<gui::Drawn> drawn;
        gui::Painter painter{context, theme, {0, 0, wide, high}, areas, measures};
        painter.note_down(drawn);
        const present::Row row{"1", "Byzantine Elite", "0 there", "3 bezants"};
        const auto columns = gui::row_columns(painter, {row}, 1, gui::Notes::below);
        const gui::Rect where{0, 0, wide, high};
        gui::row_area(painter, where, row, gui::draw_row(painter, where, row, columns, gui::RowLook::plain), [] {});
        const auto lines = gui::spoken_lines(areas, drawn);
        BOOST_TEST(lines.size() == 1U);
        told = lines.at(0).text;
    });
    BOOST_TEST(told == "1 Byzantine Elite 3 bezants 0 there");
}

// In little room the longest row alone said nothing of what it loses.
BOOST_AUTO_TEST_CASE(all_rows_of_a_page_say_what_comes_of_them_or_none) {
    const std::vector<present::Row> rows{
        {"1", "Move to 2,2", "then 4 discs", "1 disc lost in the storm"},
        {"2", "Kamikaze against Boris on 5,0", "the emperor, captured", "2 discs lost"}};
    std::size_t said_by_all = 0;
    std::size_t said_by_none = 0;
    for (int width = 180; width < 500; width += 20)
        for (int height = 24; height < 140; height += 4) {
            std::size_t said = 0;
            painted([&](gui::Painter& painter) {
                const gui::Rect box{0, 0, static_cast<double>(width), static_cast<double>(height)};
                const auto columns = gui::rows_width(painter, box, rows).columns;
                for (const present::Row& row : rows) {
                    std::vector<gui::Drawn> drawn;
                    painter.note_down(drawn);
                    gui::draw_row(painter, box, row, columns, gui::RowLook::plain);
                    said += std::any_of(drawn.begin(), drawn.end(), [&](const gui::Drawn& one) {
                        return one.text.ends_with(row.note) && !one.cut;
                    });
                }
            });
            BOOST_TEST((said == 0 || said == rows.size()), width << " by " << height);
            ++(said == 0 ? said_by_none : said_by_all);
        }
    BOOST_TEST(said_by_all > 0U);
    BOOST_TEST(said_by_none > 0U);
}

BOOST_AUTO_TEST_SUITE_END()
