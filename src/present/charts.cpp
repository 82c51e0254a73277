// SPDX-License-Identifier: MIT
#include "present/charts.h"

#include "session/session.h"
#include "session/summary.h"

namespace present {

std::vector<Chart> charts(const Names& names, const session::Session& session) {
    const byzantium::odds::LuckReport report = session::luck_of(session);
    return {vp_chart(names, session),  sources_chart(names, session), money_chart(names, session),
            luck_chart(names, report), fights_chart(names, report),   hits_chart(names, report)};
}

}  // namespace present
