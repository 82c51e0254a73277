// SPDX-License-Identifier: MIT
#include "byzantium/odds/force.h"
#include "byzantium/odds/report.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/attack_out.h"
#include "byzantium/text/odds.h"
#include "protocol/json_out.h"

namespace byzantium::text {

using namespace protocol;

namespace {

using json::Raw;

void put_chances(std::string& out, const std::vector<double>& chances) {
    json::put_list(out, chances, [](double p) { return p; });
}

void put_losses(std::string& out, const std::vector<byzantium::odds::Outcome>& taken) {
    out += '[';
    for (const byzantium::odds::Outcome& outcome : taken) {
        if (out.back() != '[') out += ',';
        json::put_object(out, "elite", outcome.lost.elite, "main", outcome.lost.main, "move", outcome.lost.move, "p",
                         outcome.p_given_capture);
    }
    out += ']';
}

}  // namespace

std::string write_report(const byzantium::odds::Report& report) {
    std::string out = "{";
    out.reserve(256 + 64 * report.taken.size());
    json::put_member(out, "p_capture", report.p_capture);
    out += ",\"p_win_battle\":";
    put_chances(out, report.p_won);
    out += ",\"expected_losses\":";
    out += expected_json(report.expected);
    out += ",\"losses_given_capture\":";
    put_losses(out, report.taken);
    out += '}';
    return out;
}

std::string write_refused_question(const Malformed& malformed) {
    const auto refusal = json::object("rule", to_text(byzantium::RuleId::format), "message", malformed.message());
    return json::object("refusal", Raw{refusal});
}

}  // namespace byzantium::text
