// SPDX-License-Identifier: MIT
// How many keys and clicks the acts of every turn take. A number is corrected in three: corrections say so.
#include "byzantium/text/boards.h"
#include "byzantium/text/open.h"
#include "byzantium/window/acts.h"
#include "byzantium/window/answers.h"
#include "byzantium/window/driver.h"
#include "byzantium/window/sample_table.h"
#include "support/scene.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <array>
#include <cstddef>
#include <fstream>
#include <ostream>
#include <string>
#include <variant>
#include <vector>

namespace {

using namespace byzantium;
using gui_test::Driver;

// The entries of the sample from that one on, from 0.
std::vector<Entry> sample_from(std::size_t first, std::size_t count) {
    const session::Resources resources = session::Resources::find();
    std::ifstream lines{resources.root() / "byzantium/samples" / "three-players.jsonl"};
    const auto opened = byzantium::text::open_journal(lines, "sample", byzantium::text::Boards{resources},
                                                      session::DiceSource::from_seed(1));
    std::vector<Entry> some;
    for (std::size_t i = first; i < first + count; ++i) some.push_back(opened.session.journal().record(i).entry);
    return some;
}

struct CountedAttack {
    const char* name;
    std::size_t first;
    std::size_t entries;
    int most;  // inputs without those for the dice
};
std::ostream& operator<<(std::ostream& out, const CountedAttack& attack) { return out << attack.name; }

// In the sample.
constexpr std::array attacks{CountedAttack{"a battle that is fought, and a siege", 62, 6, 8},
                             CountedAttack{"a siege with losses, and a garrison", 68, 4, 8}};

}  // namespace

struct SeatedToCount : gui_test::Driver {
    SeatedToCount() { open(support::header_of({Color::red, Color::blue, Color::green})); }
};

BOOST_AUTO_TEST_SUITE(inputs)

BOOST_FIXTURE_TEST_CASE(control_takes_three, SeatedToCount) {
    const int before = inputs();
    type("A");
    click("map", "city:damascus");
    key(WXK_RETURN);
    BOOST_TEST((position()[support::city("damascus")].control == Color::red));
    BOOST_TEST(inputs() - before <= 3);
}

// By the letters of the city, however many cities there are: two where another one has the first letter too.
BOOST_FIXTURE_TEST_CASE(control_takes_three_keys_or_four, SeatedToCount) {
    int before = inputs();
    type("AJ");
    key(WXK_RETURN);
    BOOST_TEST((position()[support::city("jerusalem")].control == Color::red));
    BOOST_TEST(inputs() - before <= 3);
    before = inputs();
    type("ADA");
    key(WXK_RETURN);
    BOOST_TEST((position()[support::city("damascus")].control == Color::blue));
    BOOST_TEST(inputs() - before <= 4);
}

// The tour says that a click on a city chooses.
BOOST_FIXTURE_TEST_CASE(control_takes_three_from_the_city_on, SeatedToCount) {
    const int before = inputs();
    click("map", "city:damascus");
    BOOST_TEST(desk().page().heading == "What do you do in Damascus?");
    type("A");
    key(WXK_RETURN);
    BOOST_TEST((position()[support::city("damascus")].control == Color::red));
    BOOST_TEST(inputs() - before <= 3);
}

BOOST_FIXTURE_TEST_CASE(three_cubes_into_two_boxes_take_four, SeatedToCount) {
    const Display display = position()[Color::red][Side::byzantine];
    const int before = inputs();
    type("B223");
    BOOST_TEST(entries() == 3U);
    BOOST_TEST(position()[Color::red][Side::byzantine].main == display.main + 2);
    BOOST_TEST((position().active == Color::blue));
    BOOST_TEST(inputs() - before <= 4);
}

BOOST_DATA_TEST_CASE(an_attack_takes_eight_and_its_dice, boost::unit_test::data::make(attacks), attack) {
    gui_test::SampleTable table{attack.first};
    Driver& driver = table.driver();
    int rolls = 0;
    int inputs = 0;
    for (const Entry& entry : sample_from(attack.first, attack.entries)) {
        const int before = driver.inputs();
        gui_test::answer_by_keys(driver, entry);
        if (std::holds_alternative<Roll>(entry))
            ++rolls;
        else
            inputs += driver.inputs() - before;
    }
    BOOST_TEST(driver.entries() == attack.first + attack.entries);
    BOOST_TEST(rolls > 0);
    BOOST_TEST(inputs <= attack.most);
}

// From the line of the journal on: the wrong city was entered.
BOOST_FIXTURE_TEST_CASE(an_earlier_entry_is_repaired_in_six, SeatedToCount) {
    for (const char* const city : {"damascus", "athens", "tabuk"})
        gui_test::answer_by_keys(*this, gui_test::control(city));
    const int before = inputs();
    click("journal", "row:0");
    type("3");
    BOOST_TEST_REQUIRE(desk().repair());
    type("A");
    click("map", "city:caesarea");
    key(WXK_RETURN);
    BOOST_TEST(desk().page().rows.front().text == "Accept the repair");
    key(WXK_RETURN);
    BOOST_TEST(!desk().repair());
    BOOST_TEST((position()[support::city("caesarea")].control == Color::red));
    BOOST_TEST(!position()[support::city("damascus")].control);
    BOOST_TEST(inputs() - before <= 6);
}

BOOST_AUTO_TEST_SUITE_END()
