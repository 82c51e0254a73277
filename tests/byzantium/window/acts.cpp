// SPDX-License-Identifier: MIT
#include "byzantium/window/acts.h"

#include "byzantium/window/answers.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <iterator>

namespace gui_test {

using namespace byzantium;

Entry control(const char* city) { return Decision{Control{support::city(city), Cube::pool}}; }

void bring_dice(Driver& driver) {
    driver.open(support::header_of({Color::red, Color::blue}));
    answer_by_keys(driver, BulgarsAttack{Cube::pool, support::city("adrianople")});
    BOOST_REQUIRE(driver.desk().dice());
}

std::string content(const std::filesystem::path& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

}  // namespace gui_test
