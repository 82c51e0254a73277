// SPDX-License-Identifier: MIT
// Who writes a session.
#pragma once

#include "store/program.h"

#include <string>

namespace store {

struct Holder {
    Program program;  // its parts are empty if it could not be read who it is
    std::string since;
};

}  // namespace store
