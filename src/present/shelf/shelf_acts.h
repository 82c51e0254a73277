// SPDX-License-Identifier: MIT
// What can be done with the sessions of a shelf: words, keys, and why something cannot be done now.
#pragma once

#include "store/records.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace present {

enum class ShelfAct : std::uint8_t {
    open,
    rename,
    details,
    duplicate,
    archive,
    unarchive,
    export_file,
    trash,
    put_back,
    empty_trash,
};

struct ShelfChoice {
    ShelfAct act;
    std::string label;
    std::string key;      // as on the keyboard: "R", "Enter", "Del"
    std::string why_not;  // a sentence; empty: it can be done
};

enum class Chosen : std::uint8_t { none, one };
// The actions below the list, in order. `chosen`: whether a session is selected. `read_only`: why the library cannot be
// written, if it cannot.
std::vector<ShelfChoice> shelf_choices(store::Shelf shelf, Chosen chosen, const std::optional<std::string>& read_only);

// A sentence about what was done, with the session's title; empty for actions that have other messages.
std::string done_words(ShelfAct act, const std::string& title);
// "Friday (copy)"
std::string copy_title(const std::string& title);
// A name for the session's file, without extension and without characters that file systems reject.
std::string file_name(const std::string& title);

}  // namespace present
