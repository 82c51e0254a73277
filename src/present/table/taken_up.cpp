// SPDX-License-Identifier: MIT
#include "present/table/taken_up.h"

namespace present {

std::string file_not_whole(const std::string& file, const std::string& why) {
    return say(
        "{file}: {why} Nothing was imported. Ask for the file again; or open it as a library of its own (--library), "
        "correct the table there, and export the game again.",
        arg("file", file), arg("why", why));
}

std::string open_as_far(std::size_t open, std::size_t all) {
    return say(
        "The game is open at entry {open} of {all}. Later entries stay in the library; they are set aside, not lost, "
        "if you play on. Use a correction to match your table.",
        arg("open", open), arg("all", all));
}

}  // namespace present
