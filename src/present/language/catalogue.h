// SPDX-License-Identifier: MIT
// A look at a catalogue before libintl opens it: that one trusts every number in the file.
#pragma once

#include "wording/sentence.h"

#include <filesystem>
#include <optional>

namespace present {

// Why this compiled catalogue (*.mo) cannot be used: it is not there, or it is none, or it is not whole.
std::optional<wording::Sentence> catalogue_fault(const std::filesystem::path& file);

}  // namespace present
