// SPDX-License-Identifier: MIT
// The words of the page of preferences beside the preferences themselves.
#pragma once

#include "store/backups.h"

#include <cstdint>
#include <string>

namespace present {

struct PreferenceWords {
    std::string heading;
    std::string keys_heading;
    std::string keys;       // a sentence
    std::string show_keys;  // a button
    std::string backups_heading;
    std::string backups;  // a sentence or two
    std::string no_backups;
    std::string no_library;    // in the place of backups
    std::string make_backup;   // a button
    std::string put_back;      // a button
    std::string really;        // what putting it back does
    std::string yes_put_back;  // a button
    std::string no;            // a button
};
PreferenceWords preference_words();

// A line of the list: "Number 3 of 1 March 2026, 19:30".
std::string backup_words(const store::Backup& backup);
std::string backup_made(std::uint64_t number);
// The file is where the library as it was lies now.
std::string backup_put_back(std::uint64_t number, const std::string& file);

}  // namespace present
