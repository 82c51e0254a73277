// SPDX-License-Identifier: MIT
#include "gui/hands/read_sizes.h"

#include "gui/hands/readable.h"
#include "present/language/language.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace gui_test {
namespace {

struct SizeOfText {
    double text;
    wxSize window;
};

const wxSize small_window{1280, 720};
const wxSize large_window{1920, 1080};
const std::array sizes{SizeOfText{1, small_window},   SizeOfText{1, large_window},   SizeOfText{1.5, small_window},
                       SizeOfText{1.5, large_window}, SizeOfText{2.5, small_window}, SizeOfText{2.5, large_window}};

// Fonts are made in steps: of two points where letters are large.
double least_letters(double text) {
    constexpr double at_usual_size = 11;  // pixels
    constexpr double step = 0.96;
    return text > 1 ? at_usual_size * text * step : at_usual_size;
}

bool begins_with_one_of(const std::string& fault, const std::vector<std::string>& all) {
    return std::any_of(all.begin(), all.end(), [&](const std::string& one) { return fault.starts_with(one); });
}

// Falls short with large text, and is known: rows whose sentence is long end in an ellipsis, and say all of it when
// they are pointed at; labels of a map lie close together until somebody zooms in; labels of a count and headings of
// displays stand in narrow columns; long lines of reports touch each other.
bool is_known(const std::string& fault, double text) {
    static const std::vector<std::string> of_large_text{"decision, cut",  "decision, overlap", "map, cut",
                                                        "map, overlap",   "count, cut",        "count, small",
                                                        "count, overlap", "displays, small",   "reports, overlap"};
    return text > 1 && begins_with_one_of(fault, of_large_text);
}

}  // namespace

void read_in_sizes(WindowDriver& driver, const std::string& page) {
    for (const auto& [text, window] : sizes) {
        driver.look(gui::Tone::light, text, window);
        for (const std::string& fault : hard_to_read(driver.frame(), least_letters(text)))
            if (!is_known(fault, text))
                BOOST_ERROR(
                    fmt::format("{} {} at {} in {}: {}", present::spoken_language(), page, text, window.x, fault));
    }
}

}  // namespace gui_test
