// SPDX-License-Identifier: MIT
// Is a library sound?
#pragma once

#include "store/library.h"
#include "wording/sentence.h"

#include <string>
#include <vector>

namespace store {

// What is wrong with the file, a line each; empty if nothing is. Reads all of it, and changes nothing. Whether entries
// replay to their hashes is for others to see: Library::visit.
std::vector<wording::Sentence> faults(const Library& library);

}  // namespace store
