// SPDX-License-Identifier: MIT
#include "present/reports/report_facts.h"

#include "present/language/words.h"
#include "present/shelf/shelf_words.h"
#include "session/times.h"

#include <utility>

namespace present {

ReportFacts report_facts(const store::Details& details, const std::vector<store::Entry>& entries, std::string version) {
    ReportFacts facts{
        details.uuid, details.title,     details.place, details.created_at, details.changed_at, details.not_counted,
        {},           std::move(version)};
    for (const store::Entry& entry : entries) facts.times.push_back(entry.written_at);
    return facts;
}

std::string when_and_where(const ReportFacts& facts) {
    const auto begun = session::local_time(facts.begun);
    const std::string day = begun ? date_words(*begun) : std::string{};
    if (facts.place.empty() || day.empty()) return facts.place + day;
    return say("{place}, {day}", arg("place", facts.place), arg("day", day));
}

}  // namespace present
