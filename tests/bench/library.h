// SPDX-License-Identifier: MIT
// Figures about the library file: P6, the store's part of P7, the list of sessions, bytes an entry.
#pragma once

namespace bench {

// P6: one entry durably appended, against one bare insert into a second file, each with its own commit.
void append_against_insert();
// Opening a library and reading a session of 5,000 entries, against a bare open and SELECT of the same file.
void read_against_select();
// Listing 100, 1,000 and 10,000 sessions; what an entry and a session take in the file.
void report_library();

}  // namespace bench
