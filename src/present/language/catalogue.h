// SPDX-License-Identifier: MIT
// Checks a catalogue before libintl opens it, because libintl trusts every number in the file.
#pragma once

#include "wording/sentence.h"

#include <filesystem>
#include <optional>

namespace present {

// Why this compiled catalogue (*.mo) cannot be used: it is missing, is no catalogue, or is truncated.
std::optional<wording::Sentence> catalogue_fault(const std::filesystem::path& file);

}  // namespace present
