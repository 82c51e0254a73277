// SPDX-License-Identifier: MIT
// Facts about a session that are not in its journal, for its reports.
#pragma once

#include "store/records.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace present {

struct ReportFacts {
    std::string uuid;
    std::string title;
    std::string place;                       // may be empty
    std::string begun;                       // in UTC, 2026-03-01T19:30:00Z
    std::string changed;                     // likewise: when something was last entered
    std::optional<std::string> not_counted;  // why
    std::vector<std::string> times;          // of its entries, in UTC; may be fewer than there are entries
    std::string program;                     // its version: "0.1.0"
};
ReportFacts report_facts(const store::Details& details, const std::vector<store::Entry>& entries, std::string version);

// At the table, over so many entries, as far as their times are known.
std::chrono::minutes time_played(const ReportFacts& facts, std::size_t entries);

// "Vienna, 1 March 2026", as far as it is known.
std::string when_and_where(const ReportFacts& facts);

}  // namespace present
