// SPDX-License-Identifier: MIT
// What brings a table back to what lay on it, where a version that read a rule otherwise has led it elsewhere.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"

#include <optional>
#include <vector>

namespace byzantium::text {

// Of the entries that were kept behind this position, the first of which leads elsewhere today. Nothing if that has
// another reason.
std::optional<Restoring> restoring(const Table& table, Position now, const std::vector<Earlier>& behind);

}  // namespace byzantium::text
