// SPDX-License-Identifier: MIT
// A session as a document to keep or send.
#pragma once

#include "eko/words/teller.h"
#include "present/reports/report_facts.h"
#include "present/reports/report_words.h"

#include <string>
#include <vector>

namespace eko::words {

std::vector<present::ReportWords> report_words();

// The whole file of one of them, by its key.
std::string report(const OpenTable& open, const std::string& key, const present::ReportFacts& facts);

}  // namespace eko::words
