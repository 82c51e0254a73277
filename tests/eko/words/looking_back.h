// SPDX-License-Identifier: MIT
// Sessions to report on.
#pragma once

#include "eko/support/sample_session.h"
#include "eko/words/looking_back/report.h"
#include "present/reports/report_facts.h"

#include <optional>
#include <string>
#include <vector>

// A session of these lines, played one evening.
struct EkoReport {
    explicit EkoReport(const std::vector<std::string>& lines) : session{eko_support::session_of(lines)} {}

    eko::text::Session session;
    eko::words::OpenTable open{session};
    present::ReportFacts facts{"4ac55ae2-f454-48be-a7c8-e5d3fadb691f",
                               "Friday",
                               "Vienna",
                               "2026-03-01T12:30:00Z",
                               "2026-03-01T15:00:00Z",
                               std::nullopt,
                               {"2026-03-01T12:31:00Z", "2026-03-01T12:56:00Z"},
                               "0.1.0"};
    eko::words::Reported reported{open, facts};
};
