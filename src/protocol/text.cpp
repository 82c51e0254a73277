// SPDX-License-Identifier: MIT
#include "protocol/text.h"

namespace protocol {

FormatError::FormatError(const std::string& where, const wording::Sentence& reason)
    : Failure{{"{place}: {why}", {{"place", where}, {"why", reason}}}}, place{where}, why{reason} {}

}  // namespace protocol
