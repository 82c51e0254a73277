// SPDX-License-Identifier: MIT
// The session as charts: each a picture that can be read without colours, what it shows in a sentence, and its
// numbers as tables.
#pragma once

#include "byzantium/odds/luck.h"
#include "byzantium/text/session.h"
#include "byzantium/words/table/names.h"
#include "paper/picture.h"
#include "paper/table.h"

#include <cstdint>
#include <string>
#include <vector>

namespace byzantium::words {

enum class ChartId : std::uint8_t {
    vp,  // of one session: these six
    sources,
    money,
    luck,
    fights,
    hits,
    players,  // over all sessions: these seven
    seats,
    colors,
    tables,
    source_means,
    luck_means,
    scores,
};

struct Chart {
    ChartId id;
    std::string file;  // the first part of a file's name for it: "vp"; never translated
    std::string tab;   // its title in a word or two, where all of them are offered
    std::string title;
    std::string text;  // what it shows and how to read it
    paper::Picture picture;
    paper::Table table;    // beside it: what matters
    paper::Table numbers;  // all of it, for a spreadsheet
};

// All of them, over the entries before the cursor.
std::vector<Chart> charts(const Names& names, const byzantium::text::Session& session);

// Each of them.
Chart vp_chart(const Names& names, const byzantium::text::Session& session);
Chart sources_chart(const Names& names, const byzantium::text::Session& session);
Chart money_chart(const Names& names, const byzantium::text::Session& session);
Chart luck_chart(const Names& names, const byzantium::odds::LuckReport& report);
Chart fights_chart(const Names& names, const byzantium::odds::LuckReport& report);
Chart hits_chart(const Names& names, const byzantium::odds::LuckReport& report);

}  // namespace byzantium::words
