// SPDX-License-Identifier: MIT
#include "byzantium/text/dice.h"

#include "protocol/json_out.h"

namespace byzantium::text {

using namespace protocol;

namespace {

void put_hit_chances(std::string& out, const std::vector<byzantium::odds::Chance>& chances) {
    json::put_list(out, chances, [](const byzantium::odds::Chance& chance) { return chance.p; });
}

}  // namespace

std::string write_dice(const byzantium::odds::HitChances& chances) {
    std::string out = "{";
    json::put_members(out, "dice", chances.thrown.dice, "threshold", chances.thrown.threshold, "expected",
                      chances.expected);
    out += ",\"exactly\":";
    put_hit_chances(out, chances.exactly);
    out += ",\"at_least\":";
    put_hit_chances(out, chances.at_least);
    out += '}';
    return out;
}

}  // namespace byzantium::text
