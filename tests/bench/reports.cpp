// SPDX-License-Identifier: MIT
#include "bench/reports.h"

#include "bench/journals.h"
#include "bench/rounds.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/open.h"
#include "byzantium/words/looking_back/report_files.h"
#include "present/reports/report_facts.h"

#include <fmt/format.h>

#include <optional>
#include <sstream>

namespace bench {
namespace {

constexpr std::size_t entries = 300;

byzantium::text::Session read(const std::string& journal) {
    std::istringstream lines{journal};
    return byzantium::text::open_journal(lines, "the journal", byzantium::text::Boards{session::Resources::find()},
                                         session::DiceSource::from_system())
        .session;
}

}  // namespace

void report_chronicle(std::mt19937& random) {
    const std::string journal = journal_of(entries, random);
    const present::ReportFacts facts{"4ac55ae2-f454-48be-a7c8-e5d3fadb691f", "A long evening", {}, {}, {}, {}, {}, {}};
    const std::optional land{session::Resources::find().land()};
    const auto session = read(journal);
    const byzantium::words::Names names{session.table().board, session.header()};
    std::size_t bytes = 0;
    const auto written = [&](byzantium::words::ReportKind kind) {
        return [&, kind] {
            bytes = byzantium::words::report(kind, {names, session, facts, land}).size();
            return 1.0;
        };
    };
    const auto bare = [&] { return read(journal).journal().size() == entries ? 1.0 : 0.0; };
    for (const auto kind : {byzantium::words::ReportKind::chronicle, byzantium::words::ReportKind::chronicle_pdf}) {
        const auto ratio = in_floor_units(written(kind), bare);
        fmt::print("{} of {} entries: {:.1f} ms ({:.1f} times reading its journal), {} kB\n",
                   byzantium::words::words_of(kind).key, entries, 1000 / ratio.ours.median, ratio.of_medians,
                   bytes / 1000);
    }
}

}  // namespace bench
