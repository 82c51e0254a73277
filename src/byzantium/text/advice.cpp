// SPDX-License-Identifier: MIT
#include "byzantium/text/advice.h"

#include "byzantium/text/entry.h"
#include "byzantium/text/position.h"
#include "byzantium/text/threats.h"
#include "protocol/json_out.h"

namespace byzantium::text {

using namespace protocol;

namespace {

using namespace byzantium;
using json::Raw;

std::string split_json(const byzantium::odds::LossAdvice& one) {
    return json::object("elite", one.split.elite, "main", one.split.main, "move", one.split.move, "p_win", one.p_win,
                        "p_capture", one.p_capture, "move_left", one.move_left);
}

std::string answer_json(const Board& board, const byzantium::odds::DefenceAdvice& one) {
    return json::object("entry", Raw{write_entry(board, one.decision)}, "p_keep", one.p_keep, "expected_cubes",
                        one.cubes);
}

}  // namespace

std::string write_loss_advice(const Board& board, const Position& now,
                              const std::vector<byzantium::odds::LossAdvice>& advice) {
    return json::object("awaits", Raw{write_awaits(board, now.awaits)}, "losses",
                        Raw{json::listed(advice, split_json)});
}

std::string write_defence_advice(const Board& board, const Position& now,
                                 const std::vector<byzantium::odds::DefenceAdvice>& advice) {
    const auto answers =
        json::listed(advice, [&](const byzantium::odds::DefenceAdvice& one) { return answer_json(board, one); });
    return json::object("awaits", Raw{write_awaits(board, now.awaits)}, "answers", Raw{answers});
}

std::string write_under_way(const Board& board, const Position& now, double p_capture) {
    return json::object("awaits", Raw{write_awaits(board, now.awaits)}, "p_capture", p_capture);
}

std::string write_attacks(const Board& board, const Position& now,
                          const std::vector<byzantium::odds::Threat>& threats) {
    const auto list =
        json::listed(threats, [&](const byzantium::odds::Threat& one) { return write_threat(board, now, one); });
    return json::object("awaits", Raw{write_awaits(board, now.awaits)}, "attacks", Raw{list});
}

}  // namespace byzantium::text
