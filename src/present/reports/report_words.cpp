// SPDX-License-Identifier: MIT
#include "present/reports/report_words.h"

#include "present/language/phrases.h"

#include <fmt/format.h>

namespace present {

bool is_bytes(const ReportWords& words) { return words.ending == "pdf" || words.ending == "png"; }

std::string report_file_name(const ReportWords& words, const std::string& title) {
    const std::string what = words.key.substr(0, words.key.find("-pdf"));
    return fmt::format("{}-{}.{}", file_stem(title), what, words.ending);
}

}  // namespace present
