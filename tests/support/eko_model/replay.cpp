// SPDX-License-Identifier: MIT
#include "support/eko_model/replay.h"

#include "support/eko_model/header.h"
#include "support/eko_model/judge.h"

namespace eko_model {
namespace {

Json with_position(Json line, const Table& table, const Position& now) {
    line["position"] = write_position(table, now);
    line["legal"] = Json::array();
    for (const Entry& entry : Judge{table, now}.legal()) line["legal"].push_back(write_entry(table, entry));
    return line;
}

Json refused(std::size_t n, const Refused& why) {
    return {{"n", n}, {"ok", false}, {"refusal", {{"rule", why.rule}, {"message", why.message}}}};
}

// Texts of broken UTF-8 may be quoted in a message.
std::string written(const Json& line) { return line.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace

std::string accepted_line(std::size_t n, const Table& table, const Position& now) {
    return written(with_position({{"n", n}, {"ok", true}}, table, now));
}

std::string refused_line(std::size_t n, const Refused& why, const Table& table, const Position& now) {
    return written(with_position(refused(n, why), table, now));
}

std::vector<std::string> replay_lines(std::istream& journal) {
    std::vector<std::string> lines;
    std::string line;
    if (!std::getline(journal, line)) return lines;
    Opening opening;
    try {
        opening = read_header(line);
    } catch (const FormatFault& fault) {
        return {written(refused(0, {"FORMAT", fault.what()}))};
    }
    const Table& table = opening.table;
    Position& now = opening.position;
    lines.push_back(accepted_line(0, table, now));
    while (std::getline(journal, line)) {
        const auto why = take_line(table, now, line);
        lines.push_back(why ? refused_line(lines.size(), *why, table, now) : accepted_line(lines.size(), table, now));
    }
    return lines;
}

}  // namespace eko_model
