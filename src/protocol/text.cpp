// SPDX-License-Identifier: MIT
#include "protocol/text.h"

namespace protocol {

FormatError::FormatError(const std::string& where, const std::string& reason)
    : std::runtime_error{where + ": " + reason}, place{where}, why{reason} {}

}  // namespace protocol
