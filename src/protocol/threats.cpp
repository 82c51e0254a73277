// SPDX-License-Identifier: MIT
#include "protocol/threats.h"

#include "byzantium/attacks.h"
#include "odds/defence.h"
#include "protocol/attack_out.h"
#include "protocol/json_out.h"
#include "protocol/position.h"

namespace protocol {
namespace {

using namespace byzantium;
using json::Raw;
using odds::Threat;

std::string defences_json(const odds::DefenceList& defences) {
    std::string out = "[";
    for (const auto& one : defences) {
        out += out.back() == '[' ? "{" : ",{";
        put_defence(out, one.defence);
        json::put_member(out, "p_capture", one.p_capture);
        out += '}';
    }
    return out + ']';
}

std::string danger_json(const Board& board, const odds::Danger& danger) {
    const auto worst = danger.worst ? write_threat(board, *danger.worst) : std::string{"null"};
    return json::object("city", board[danger.city].id, "owner", text(danger.owner), "p_capture",
                        danger.worst ? danger.worst->p_capture : 0.0, "worst", Raw{worst});
}

std::string watch_json(const Board& board, const odds::CapitalThreat& watch) {
    return json::object("threat", Raw{write_threat(board, watch.threat)}, "p_without_levy", watch.p_without_levy,
                        "p_with_levy", watch.p_with_levy, "if_it_falls", Raw{write_result(watch.if_it_falls)});
}

}  // namespace

std::string write_threat(const Board& board, const Threat& threat) {
    return json::object("city", board[threat.city].id, "advance", Raw{advance_json(board, threat.advance)}, "arrives",
                        Raw{force_json(threat.arrives)}, "p_capture", threat.p_capture, "defences",
                        Raw{defences_json(threat.defences)});
}

std::string write_threats(const Board& board, const Position& now, Color player, const std::vector<Threat>& threats) {
    const auto list = json::listed(threats, [&](const Threat& threat) { return write_threat(board, threat); });
    return json::object("player", text(player), "may_still_act", may_still_act(now, player), "threats", Raw{list});
}

std::string write_dangers(const Board& board, const std::vector<odds::Danger>& dangers,
                          const std::vector<odds::CapitalThreat>& watch) {
    const auto fears = json::listed(dangers, [&](const odds::Danger& one) { return danger_json(board, one); });
    const auto capital = json::listed(watch, [&](const odds::CapitalThreat& one) { return watch_json(board, one); });
    return json::object("dangers", Raw{fears}, "capital", Raw{capital});
}

}  // namespace protocol
