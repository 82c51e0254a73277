// SPDX-License-Identifier: MIT
#include "byzantium/text/threats.h"

#include "byzantium/odds/defence.h"
#include "byzantium/rules/attacks.h"
#include "byzantium/text/attack_out.h"
#include "byzantium/text/position.h"
#include "protocol/json_out.h"

#include <algorithm>

namespace byzantium::text {

using namespace protocol;

namespace {

using namespace byzantium;
using byzantium::odds::Threat;
using json::Raw;

struct Answered {
    const byzantium::odds::Defence* defence;
    double p_capture;
};

// With what arrives, so that no line contradicts the chance of the whole.
std::vector<Answered> answers(const Threat& threat, const byzantium::odds::Approach& coming) {
    std::vector<Answered> list;
    for (const auto& one : threat.defences) list.push_back({&one.defence, chance_against(coming, one)});
    std::stable_sort(list.begin(), list.end(),
                     [](const Answered& one, const Answered& other) { return one.p_capture < other.p_capture; });
    return list;
}

std::string answer_json(const Answered& answered) {
    std::string out = "{";
    put_defence(out, *answered.defence);
    json::put_member(out, "p_capture", answered.p_capture);
    return out + '}';
}

std::string danger_json(const Board& board, const Position& now, const byzantium::odds::Danger& danger) {
    const auto worst = danger.worst ? write_threat(board, now, *danger.worst) : std::string{"null"};
    return json::object("city", board[danger.city].id, "owner", to_text(danger.owner), "p_capture",
                        danger.worst ? danger.worst->p_capture : 0.0, "worst", Raw{worst});
}

std::string watch_json(const Board& board, const Position& now, const byzantium::odds::CapitalThreat& watch) {
    return json::object("threat", Raw{write_threat(board, now, watch.threat)}, "p_without_levy", watch.p_without_levy,
                        "p_with_levy", watch.p_with_levy, "if_it_falls", Raw{write_result(watch.if_it_falls)});
}

}  // namespace

std::string write_threat(const Board& board, const Position& now, const Threat& threat) {
    const auto coming = approach_of(now, threat);
    const auto arrives = coming.arrivals.empty() ? std::string{"null"} : force_json(coming.arrivals.front().force);
    return json::object("city", board[threat.city].id, "advance", Raw{advance_json(board, threat.advance)}, "arrives",
                        Raw{arrives}, "p_capture", threat.p_capture, "defences",
                        Raw{json::listed(answers(threat, coming), answer_json)});
}

std::string write_threats(const Board& board, const Position& now, Color player, const std::vector<Threat>& threats) {
    const auto list = json::listed(threats, [&](const Threat& threat) { return write_threat(board, now, threat); });
    return json::object("player", to_text(player), "may_still_act", may_still_act(now, player), "threats", Raw{list});
}

std::string write_dangers(const Board& board, const Position& now, const std::vector<byzantium::odds::Danger>& dangers,
                          const std::vector<byzantium::odds::CapitalThreat>& watch) {
    const auto fears =
        json::listed(dangers, [&](const byzantium::odds::Danger& one) { return danger_json(board, now, one); });
    const auto capital =
        json::listed(watch, [&](const byzantium::odds::CapitalThreat& one) { return watch_json(board, now, one); });
    return json::object("dangers", Raw{fears}, "capital", Raw{capital});
}

}  // namespace byzantium::text
