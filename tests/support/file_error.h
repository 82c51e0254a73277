// SPDX-License-Identifier: MIT
// What is said of a file that could not be used.
#pragma once

#include "session/files.h"
#include "support/holds.h"

#include <string>

namespace support {

// What it says when it throws FileError; empty if it does not.
template <class Act>
std::string file_error(const Act& act) {
    try {
        act();
    } catch (const session::FileError& error) {
        return error.what();
    }
    return {};
}

}  // namespace support
