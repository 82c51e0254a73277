// SPDX-License-Identifier: MIT
#include "gui/hands/read_sizes.h"

#include "gui/hands/readable.h"
#include "present/language/language.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

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

// Falls short with large text, and is known: a sentence of several lines below a question keeps as many as fit, and is
// read out whole; names beside dice, and groups of a count, are cut in narrow columns; marks laid over a map lie close
// together until somebody zooms in. Beside the board the newest deed and the newest entry keep the lines that there is
// room for, and end in an ellipsis: both are a click away, and are read out whole.
bool is_known(const std::string& page, const std::string& fault, double text) {
    struct Known {
        std::string_view page;  // empty: every page
        const char* beginning;
    };
    static constexpr std::array<Known, 9> of_large_text{{{"losses", "decision, cut"},
                                                         {"what if", "decision, cut"},
                                                         {"dice", "decision, cut"},
                                                         {"dice", "decision, small"},
                                                         {"count", "count, cut"},
                                                         {"money", "map, overlap"},
                                                         {"watch", "map, overlap"},
                                                         {"threats", "map, overlap"},
                                                         {"", "hands, cut"}}};
    if (fault.starts_with("journal, cut")) return true;  // at any size: an entry of many lines in a low window
    return text > 1 && std::any_of(of_large_text.begin(), of_large_text.end(), [&](const Known& one) {
               return (one.page.empty() || page == one.page) && fault.starts_with(one.beginning);
           });
}

}  // namespace

void read_in_sizes(WindowDriver& driver, const std::string& page) {
    for (const auto& [text, window] : sizes) {
        driver.look(gui::Tone::light, text, window);
        for (const std::string& fault : hard_to_read(driver.frame(), least_letters(text)))
            if (!is_known(page, fault, text))
                BOOST_ERROR(
                    fmt::format("{} {} at {} in {}: {}", present::spoken_language(), page, text, window.x, fault));
    }
}

}  // namespace gui_test
