// SPDX-License-Identifier: MIT
// A window with a table on it after so many entries of the sample, in a library of its own.
#pragma once

#include "byzantium/window/driver.h"
#include "support/folder.h"

#include <cstddef>
#include <filesystem>

namespace gui_test {

inline constexpr std::size_t all_but_one = 138;  // entries: what is left is the last choice of the game

class SampleTable {
public:
    explicit SampleTable(std::size_t entries) : driver_{library_with(entries)} { driver_.go_on(); }
    Driver& driver() { return driver_; }

private:
    std::filesystem::path library_with(std::size_t entries);

    support::Folder folder_;
    Driver driver_;
};

}  // namespace gui_test
