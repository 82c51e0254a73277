// SPDX-License-Identifier: MIT
#include "present/table/taken_up.h"

namespace present {

std::string file_not_whole(const std::string& file, const std::string& why) {
    return say(
        "{file}: {why} Nothing was imported. Ask for the file again; or open it as a library of its own (--library), "
        "correct the table there, and export the session again.",
        arg("file", file), arg("why", why));
}

std::string open_as_far(std::size_t open, std::size_t all) {
    return say(
        "The session is open as it was after {open} of {all} entries. Those behind stay in the library; they are put "
        "aside, not lost, when you go on. A correction can set the table to what lies on it.",
        arg("open", open), arg("all", all));
}

}  // namespace present
