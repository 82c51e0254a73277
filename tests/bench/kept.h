// SPDX-License-Identifier: MIT
// P6 and P7: what keeping a session costs beside bare SQLite.
#pragma once

#include <random>

namespace bench {

// P6: an entry judged, carried out and durably kept by a session, against one bare insert of the same text into a
// second file.
void submit_against_insert(std::mt19937& random);
// P7: a session of 5,000 entries opened, every entry read, judged, carried out and held against its hash, against a
// bare open and SELECT of the same file.
void take_up_against_select(std::mt19937& random);

}  // namespace bench
