// SPDX-License-Identifier: MIT
// The title and place of a session.
#pragma once

#include <string>

namespace session {

struct Place {
    std::string title;
    std::string where;  // may be empty
};

}  // namespace session
