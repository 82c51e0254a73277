// SPDX-License-Identifier: MIT
// The first-game guide of Ekö in the window: by Enter alone, and followed by hands at the board.
#include "eko/words/guide.h"

#include "eko/window/driver.h"
#include "eko/words/names.h"
#include "eko/words/places.h"
#include "gui/canvas/theme.h"
#include "gui/frame/commands.h"
#include "gui/frame/guide_strip.h"
#include "present/window/preferences.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/defs.h>
#include <wx/stattext.h>

#include <algorithm>
#include <cstddef>
#include <string>

namespace {

using present::CommandId;

// At the guide's first step.
struct Guided {
    Guided() {
        driver.run(CommandId::first_game);
        BOOST_REQUIRE(driver.frame().guide() != nullptr);
        driver.key(WXK_RETURN);
    }

    const eko::words::Guide& guide() {
        return dynamic_cast<const eko::words::Guide&>(driver.frame().guide()->walk()->guide());
    }
    bool has_keyboard(const std::string& name) { return &driver.native(name) == wxWindow::FindFocus(); }

    gui_test::EkoDriver driver;
};

bool writes(gui_test::EkoDriver& driver, const std::string& id) {
    const auto written = driver.canvas("board").written();
    return std::any_of(written.begin(), written.end(),
                       [&](const gui::Drawn& one) { return one.letters && one.letters->text == id; });
}

bool has_row(gui_test::EkoDriver& driver, eko::FieldId field) {
    const std::string place = eko::words::place_of(driver.desk().session().table().board, field);
    const auto& rows = driver.desk().page().rows;
    return std::any_of(rows.begin(), rows.end(), [&](const auto& row) { return row.place == place; });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(guides_of_eko)

// Desktop themes that have no dark buttons left them white, and showed nowhere that one of them had the keyboard.
BOOST_AUTO_TEST_CASE(buttons_have_the_colours_of_the_theme_and_show_the_keyboard) {
    Guided one;
    auto dark = one.driver.frame().preferences();
    dark.theme = present::ThemeWish::dark;
    one.driver.frame().prefer(dark);
    one.driver.settle();
    const gui::Theme theme = gui::theme(gui::Tone::dark, 1);
    const auto ground = [&](const std::string& name) { return one.driver.native(name).GetBackgroundColour(); };
    BOOST_TEST_REQUIRE(one.has_keyboard("guide step"));
    BOOST_TEST((ground("guide step") == theme.accent));
    BOOST_TEST((ground("guide leave") == theme.card));
    one.driver.native("guide leave").SetFocus();
    one.driver.settle();
    BOOST_TEST((ground("guide step") == theme.card));
    BOOST_TEST((ground("guide leave") == theme.accent));
}

BOOST_AUTO_TEST_CASE(all_steps_go_by_enter_alone) {
    Guided one;
    one.driver.run(CommandId::first_game);
    const std::size_t steps = one.guide().text().steps.size();
    for (std::size_t step = 0; step < steps; ++step) {
        BOOST_TEST_REQUIRE(one.has_keyboard("guide step"), "step " << step + 1);
        one.driver.key(WXK_RETURN);
        BOOST_TEST_REQUIRE(one.has_keyboard("guide next"), "step " << step + 1);
        one.driver.key(WXK_RETURN);
    }
    BOOST_TEST((one.driver.position() == one.guide().turn().position()));
    one.driver.key(WXK_RETURN);
    BOOST_TEST(!one.driver.frame().guide()->IsShownOnScreen());
}

// It answered at the table, with the row marked first there, and so left the guide.
BOOST_AUTO_TEST_CASE(enter_goes_on_with_the_guide_after_a_step_made_at_the_table) {
    Guided one;
    one.driver.answer_by_mouse(one.guide().turn().journal().record(0).entry);
    BOOST_TEST_REQUIRE(one.has_keyboard("guide next"));
    for (int i = 0; i < 2; ++i) one.driver.key(WXK_RETURN);
    const auto stand = one.guide().stand(one.driver.desk());
    BOOST_TEST(stand.entries == one.guide().entries_before(2));
    BOOST_TEST(!stand.left_at.has_value());
}

// GTK had measured the heading in smaller letters.
BOOST_AUTO_TEST_CASE(a_steps_heading_is_whole_in_large_letters) {
    Guided one;
    for (int i = 0; i < 3; ++i) one.driver.key(WXK_RETURN);
    one.driver.look(gui::Tone::light, 1.5, {1280, 720});
    int seen = 0;
    for (wxWindow* const child : one.driver.frame().guide()->GetChildren())
        if (const auto* const text = dynamic_cast<wxStaticText*>(child);
            text != nullptr && !text->GetLabel().empty() && text->GetLabel().Find('\n') == wxNOT_FOUND) {
            ++seen;
            BOOST_TEST(text->GetSize().x >= text->GetTextExtent(text->GetLabel()).x, text->GetLabel().utf8_string());
        }
    BOOST_TEST(seen >= 2);
}

// Where the fields are too small for their ids, those that a step names have theirs, unless a row names them.
BOOST_AUTO_TEST_CASE(the_fields_that_a_step_names_are_found_on_the_board) {
    Guided one;
    one.driver.look(gui::Tone::light, 1, {1280, 720});
    one.driver.run(CommandId::first_game);
    const auto& board = one.driver.desk().session().table().board;
    const std::size_t steps = one.guide().text().steps.size();
    std::size_t found = 0;
    for (std::size_t page = 0; page < 2 * steps; ++page) {
        const auto texts = one.driver.frame().guide()->texts();
        const auto named = eko::words::fields_named_in(board, texts);
        found += named.size();
        for (const auto field : named)
            BOOST_TEST((writes(one.driver, eko::words::field_label(board[field].at)) || has_row(one.driver, field)),
                       board.id(field) << " of: " << texts.front());
        one.driver.key(WXK_RETURN);
    }
    BOOST_TEST(found > 2 * steps);
}

BOOST_AUTO_TEST_CASE(without_names_in_its_words_the_board_has_none) {
    Guided one;
    one.driver.look(gui::Tone::light, 1.5, {1180, 600});
    BOOST_TEST(writes(one.driver, eko::words::field_label({-2, -1})));
    one.driver.click_native("guide leave");
    for (const auto& field : one.driver.desk().session().table().board.fields)
        BOOST_TEST(!writes(one.driver, eko::words::field_label(field.at)));
}

BOOST_AUTO_TEST_CASE(hands_at_the_board_are_followed) {
    Guided one;
    const auto& journal = one.guide().turn().journal();
    const std::size_t steps = one.guide().text().steps.size();
    for (std::size_t entry = 0; entry < journal.size(); ++entry)
        one.driver.answer_by_mouse(journal.record(entry).entry);
    BOOST_TEST(one.guide().stand(one.driver.desk()).entries == one.guide().entries_before(steps));
    BOOST_TEST(!one.guide().stand(one.driver.desk()).left_at.has_value());
}

BOOST_AUTO_TEST_SUITE_END()
