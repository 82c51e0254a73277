// SPDX-License-Identifier: MIT
// The only file that is compiled anew for another version.
#include "store/program.h"

namespace store {

std::string program_version() { return LOGOTHETE_VERSION; }

}  // namespace store
