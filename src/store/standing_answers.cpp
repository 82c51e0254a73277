// SPDX-License-Identifier: MIT
// What seats said in advance, as rows.
#include "store/rows.h"

namespace store {

std::vector<StandingAnswer> read_standing_answers(const Connection& connection, SessionId session) {
    std::vector<StandingAnswer> answers;
    Query row{connection, "SELECT seat, answer, during FROM standing_answers WHERE session = ? ORDER BY seat, answer",
              session};
    while (row.next()) answers.push_back({row.count(0), row.text(1), row.maybe_text(2)});
    return answers;
}

void write_standing_answers(const Connection& connection, SessionId session,
                            const std::vector<StandingAnswer>& answers) {
    execute(connection, "DELETE FROM standing_answers WHERE session = ?", session);
    for (const StandingAnswer& one : answers)
        execute(connection, "INSERT INTO standing_answers (session, seat, answer, during) VALUES (?, ?, ?, ?)", session,
                one.seat, one.answer, one.during);
}

}  // namespace store
