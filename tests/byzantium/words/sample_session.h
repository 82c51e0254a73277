// SPDX-License-Identifier: MIT
// The game that comes with the program, as a session to report on.
#pragma once

#include "byzantium/words/looking_back/report.h"
#include "present/reports/report_facts.h"

// Three players, 139 entries, and the game is over; or only so many of them.
byzantium::text::Session sample_session();
byzantium::text::Session sample_session(std::size_t entries);

struct SampleReport {
    explicit SampleReport(byzantium::text::Session played);

    byzantium::text::Session session;
    byzantium::words::Names names;
    std::optional<protocol::Land> land;
    present::ReportFacts facts;
    byzantium::words::Reported reported{names, session, facts, land};
};
