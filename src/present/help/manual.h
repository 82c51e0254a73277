// SPDX-License-Identifier: MIT
// The manual of the window: a page of help about the program, the same in every game's handbook. resources/help holds
// its texts; their headings name these topics.
#pragma once

#include "present/help/help_topic.h"

#include <cstdint>
#include <vector>

namespace present {

enum class ManualTopic : std::uint8_t {
    sessions,
    correct,
    repair,
    look_back,
    count,
    odds,
    standing,
    phones,
    boards,
    statistics,
    preferences,
    backups,
};
const std::vector<ManualTopic>& manual_topics();

// From its beginning.
HelpPage manual_page();
HelpPage manual_page(ManualTopic topic);

}  // namespace present
