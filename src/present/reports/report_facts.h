// SPDX-License-Identifier: MIT
// What is known of a session beside its journal, for its reports.
#pragma once

#include "store/records.h"

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

// "Vienna, 1 March 2026", as far as it is known.
std::string when_and_where(const ReportFacts& facts);

}  // namespace present
