// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/charts.h"

#include "byzantium/text/session.h"
#include "byzantium/text/summing.h"

namespace byzantium::words {

using namespace present;

std::vector<Chart> charts(const Names& names, const byzantium::text::Session& session) {
    const byzantium::odds::LuckReport report = byzantium::text::luck_of(session);
    return {vp_chart(names, session),  sources_chart(names, session), money_chart(names, session),
            luck_chart(names, report), fights_chart(names, report),   hits_chart(names, report)};
}

}  // namespace byzantium::words
