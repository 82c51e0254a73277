// SPDX-License-Identifier: MIT
// What the cases of the window have in common: entries, a table at its dice, a file as text.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/window/driver.h"

#include <filesystem>
#include <string>

namespace gui_test {

// Control of that city, with a cube of the pool.
byzantium::Entry control(const char* city);
// A new session of two whose Bulgars attack: dice are asked for.
void bring_dice(Driver& driver);
// All of the file.
std::string content(const std::filesystem::path& path);

}  // namespace gui_test
