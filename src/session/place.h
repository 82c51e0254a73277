// SPDX-License-Identifier: MIT
// What a session is called.
#pragma once

#include <string>

namespace session {

struct Place {
    std::string title;
    std::string where;  // may be empty
};

}  // namespace session
