// SPDX-License-Identifier: MIT
// The door to the catalogues for what the command line says: names of commands, options, codes and JSON stay English.
#pragma once

#include "present/language/words.h"
#include "wording/sentence.h"

namespace cli {

using present::arg;
using present::say;
using present::say_counted;
using present::translated;
using wording::marked;

}  // namespace cli
