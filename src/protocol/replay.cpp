// SPDX-License-Identifier: MIT
#include "protocol/replay.h"

#include "protocol/json_out.h"

namespace protocol {
namespace {

using json::Raw;

std::string finished(std::string line, const Shown& shown) {
    if (shown.position) json::put_member(line, "position", Raw{*shown.position});
    if (shown.legal) json::put_member(line, "legal", Raw{*shown.legal});
    if (shown.advice) json::put_member(line, "advice", Raw{*shown.advice});
    line += '}';
    return line;
}

}  // namespace

std::string write_accepted(std::size_t n, const Shown& shown) {
    std::string line = "{";
    json::put_members(line, "n", n, "ok", true);
    return finished(std::move(line), shown);
}

std::string write_refused(std::size_t n, const Refused& refused, const Shown& shown) {
    std::string line = "{";
    const auto refusal = json::object("rule", refused.rule, "message", refused.message);
    json::put_members(line, "n", n, "ok", false, "refusal", Raw{refusal});
    return finished(std::move(line), shown);
}

std::string write_refused(std::size_t n, const Malformed& malformed, const Shown& shown) {
    return write_refused(n, Refused{"FORMAT", malformed.message()}, shown);
}

}  // namespace protocol
