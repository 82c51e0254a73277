// SPDX-License-Identifier: MIT
// Labels of the window's panels: words only, so that they can be translated and tested without a window.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace present {

std::string label_number();
std::string label_reason();
std::string label_done();
std::string label_no_library();
std::string label_try_again();
std::string practice_title();
std::string table_view_title();
std::string table_view_way_back();
// Somebody else writes the session: process, host and since when, empty where it is not known.
std::string held_elsewhere(const std::string& process, const std::string& host, const std::string& since);
// A mistake of the program's own.
std::string fault_of_ours(const std::string& what);
// "11 to 20 of 27"
std::string rows_of(std::size_t first, std::size_t last, std::size_t all);
// Of a row that cannot be chosen at present.
std::string not_now_words();
// What was typed of a row's number, and what may follow: "1: press Enter, or another digit for 10 to 15.". `keys` are
// the numbers that begin so, in their order, at least one.
std::string typed_so_far(const std::string& typed, const std::vector<std::string>& keys);
// That no answer begins so.
std::string nothing_begins_so(const std::string& typed);
// That these places begin so: several of them.
std::string places_begin_so(const std::string& typed, const std::vector<std::string>& places);
// What F2 needs.
std::string how_to_correct();
// What Enter would take now.
std::string enter_takes(const std::string& answer);
std::string percent_brief(double p);  // "37%": for bars, where there is no room for a decimal

}  // namespace present
