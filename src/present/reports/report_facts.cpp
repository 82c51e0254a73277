// SPDX-License-Identifier: MIT
#include "present/reports/report_facts.h"

#include "present/language/words.h"
#include "present/shelf/shelf_words.h"
#include "session/times.h"

#include <algorithm>
#include <span>
#include <utility>

namespace present {

ReportFacts report_facts(const store::Details& details, const std::vector<store::Entry>& entries, std::string version) {
    ReportFacts facts{
        details.uuid, details.title,     details.place, details.created_at, details.changed_at, details.not_counted,
        {},           std::move(version)};
    for (const store::Entry& entry : entries) facts.times.push_back(entry.written_at);
    return facts;
}

std::chrono::minutes time_played(const ReportFacts& facts, std::size_t entries) {
    const std::span<const std::string> times = facts.times;
    return session::time_played(times.first(std::min(times.size(), entries)));
}

std::string when_and_where(const ReportFacts& facts) {
    const auto begun = session::local_time(facts.begun);
    const std::string day = begun ? date_words(*begun) : std::string{};
    if (facts.place.empty() || day.empty()) return facts.place + day;
    return say("{place}, {day}", arg("place", facts.place), arg("day", day));
}

}  // namespace present
