// SPDX-License-Identifier: MIT
#include "byzantium/words/table/audit_text.h"
#include "byzantium/words/texts.h"
#include "present/language/columns.h"
#include "present/speaking.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <string>

namespace {

using namespace byzantium;
using support::Scene;

std::string audit_text(const Scene& scene) {
    return byzantium::words::audit_text(names(), scene.table().board, scene.now);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(audits)

BOOST_AUTO_TEST_CASE(the_cubes_are_shown_by_place) {
    Scene scene{Color::red, Color::yellow, Color::blue};
    scene.takes(Control{support::city("athens"), Cube::pool});
    scene.takes(Emperor{Cube::pool});
    const auto lines = present::lines_of(audit_text(scene));
    BOOST_TEST(lines[0] == "                       Anna (red)  Basil (yellow)  Clara (blue)");
    BOOST_TEST(lines[1] == "  Cube Pool                     8               8             9");
    BOOST_TEST(lines[11] == "  On cities                     1               0             0");
    BOOST_TEST(lines[12] == "  Special actions               0               1             0");
    BOOST_TEST(lines[18] == "  Total                        42              42            42");
    BOOST_TEST(holds(audit_text(scene), "Everybody has all 42 cubes, and everything else is in order."));
}

BOOST_AUTO_TEST_CASE(every_row_begins_with_a_capital) {
    const Speaking hungarian{"hu"};
    const Scene scene{Color::red, Color::yellow};
    BOOST_TEST(holds(audit_text(scene), "\n  Bizánci fősereg mezője "));
}

BOOST_AUTO_TEST_CASE(a_missing_cube_is_named_with_its_owner) {
    Scene scene{Color::red, Color::yellow, Color::blue};
    scene.player(Color::yellow).pool -= 1;
    const auto text = audit_text(scene);
    BOOST_TEST(holds(text, "41"));
    BOOST_TEST(holds(text, "Basil: "));
    BOOST_TEST(!holds(text, "Everybody has"));
    BOOST_TEST(byzantium::words::faults_text(names(), scene.table().board, scene.now) != "");
}

BOOST_AUTO_TEST_SUITE_END()
