// SPDX-License-Identifier: MIT
// The manual's pictures of Byzantium: tests/gui/manual_pictures runs these cases, nothing else does.
#include "byzantium/window/driver.h"
#include "byzantium/window/sample_table.h"
#include "byzantium/words/table/own_commands.h"
#include "gui/hands/small_picture.h"
#include "present/speaking.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

namespace {

using byzantium::words::OwnCommand;
using gui_test::Driver;
using gui_test::save_small_picture;
using present::CommandId;

constexpr int picture_width = 1040;
constexpr int usual_height = 680;
constexpr int height_of_count = 520;

// The window speaks the language from the beginning.
struct Spoken {
    Speaking speaking{gui_test::language_of_pictures()};
};

class Pictured : Spoken, public gui_test::SampleTable {
public:
    explicit Pictured(std::size_t entries, int height = usual_height) : SampleTable{entries} {
        driver().look(gui::Tone::light, 1, {picture_width, height});
    }
    void save(const std::string& part, const std::string& name) {
        save_small_picture(driver(), driver().canvas(part), name);
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(manual_pictures, *boost::unit_test::disabled())

BOOST_AUTO_TEST_CASE(whole_window) {
    Pictured at{38};
    save_small_picture(at.driver(), at.driver().frame(), "window");
}

BOOST_AUTO_TEST_CASE(dice_of_a_battle) {
    Pictured at{64};
    at.driver().type("643515");
    at.save("decision", "dice");
}

BOOST_AUTO_TEST_CASE(a_repair) {
    Pictured at{96};
    Driver& driver = at.driver();
    for (int i = 0; i < 3; ++i) driver.run(CommandId::look_earlier);
    driver.run(CommandId::remove_entry);
    at.save("repair", "repair");
}

BOOST_AUTO_TEST_CASE(a_count) {
    Pictured at{38, height_of_count};
    at.driver().run(OwnCommand::count);
    at.driver().type("3");
    at.save("count", "count");
}

BOOST_AUTO_TEST_CASE(odds_of_answers) {
    Pictured at{62};
    at.driver().type("F2");
    at.driver().key(WXK_DOWN);
    at.save("decision", "odds");
}

BOOST_AUTO_TEST_SUITE_END()
