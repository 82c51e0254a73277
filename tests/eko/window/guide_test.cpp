// SPDX-License-Identifier: MIT
// The first-game guide of Ekö in the window: by Enter alone, and followed by hands at the board.
#include "eko/words/guide.h"

#include "eko/window/driver.h"
#include "gui/frame/commands.h"
#include "gui/frame/guide_strip.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/defs.h>
#include <wx/stattext.h>

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

}  // namespace

BOOST_AUTO_TEST_SUITE(guides_of_eko)

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
