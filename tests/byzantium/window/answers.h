// SPDX-License-Identifier: MIT
// Entries entered at the window as a person would: row by row, die by die.
#pragma once

#include "byzantium/window/driver.h"

#include <string>
#include <vector>

namespace gui_test {

void answer_by_keys(Driver& driver, const byzantium::Entry& entry);
// Dice faces are clicked round, numbers of a correction are typed: there is no other way to name a number.
void answer_by_mouse(Driver& driver, const byzantium::Entry& entry);

// What is answered at once: the cubes of an increase with the stop, if there is one; all else is an entry alone.
void act_by_keys(Driver& driver, const std::vector<byzantium::Entry>& act);
void act_by_mouse(Driver& driver, const std::vector<byzantium::Entry>& act);

// How many inputs entries of each kind took: the fewest, the most.
void count(const byzantium::Entry& entry, int inputs);
void report_inputs(const std::string& way);

}  // namespace gui_test
