// SPDX-License-Identifier: MIT
// What the start of a window need not do.
#include <boost/test/unit_test.hpp>

#include <fstream>
#include <iterator>
#include <string>

BOOST_AUTO_TEST_SUITE(start)

// It takes as long as all else together, and 30 MB; nothing here is drawn with it.
BOOST_AUTO_TEST_CASE(does_not_look_for_opengl) {
    std::ifstream file{"/proc/self/maps"};
    const std::string maps{std::istreambuf_iterator<char>{file}, {}};
    BOOST_REQUIRE(maps.find("libgdk-3") != std::string::npos);
    for (const char* library : {"libGLX_mesa", "libLLVM", "_dri.so"})
        BOOST_TEST(maps.find(library) == std::string::npos, library);
}

BOOST_AUTO_TEST_SUITE_END()
