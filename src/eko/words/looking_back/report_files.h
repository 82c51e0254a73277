// SPDX-License-Identifier: MIT
// The kinds of report, what they are called, and their bytes.
#pragma once

#include "eko/words/looking_back/report.h"
#include "present/reports/report_words.h"

#include <string>
#include <vector>

namespace eko::words {

// In the order in which they are offered.
std::vector<present::ReportWords> report_words();

// The whole file, or the text to copy, of the one of this key. Throws std::out_of_range for another key, and
// std::runtime_error with a sentence if it cannot be made.
std::string report(const Reported& reported, const std::string& key);

}  // namespace eko::words
