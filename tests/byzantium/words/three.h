// SPDX-License-Identifier: MIT
// A table of three, and VP on its tracks.
#pragma once

#include "support/scene.h"

inline support::Scene three() {
    return support::Scene{byzantium::Color::red, byzantium::Color::yellow, byzantium::Color::blue};
}

inline void set_vp(support::Scene& scene, byzantium::Color color, int byzantine, int arab) {
    scene.display(color, byzantium::Side::byzantine).vp = byzantine;
    scene.display(color, byzantium::Side::arab).vp = arab;
}
