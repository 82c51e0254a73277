// SPDX-License-Identifier: MIT
// Stands in for src/byzantium/odds/report.cpp in the floor of P10: whatever the question, one and the same answer.
#include "byzantium/odds/report.h"

#include "byzantium/odds/choice.h"

namespace byzantium::odds {

Report report(const Attack&, const Policy&) {
    static const Report fixed = report_with_choice({{1, 5, 0, false}, {{1, 5, 0, false}}, Siege{2, 1}}, Policy{});
    return fixed;
}

}  // namespace byzantium::odds
