// SPDX-License-Identifier: MIT
#include "byzantium/odds/force.h"
#include "byzantium/text/odds.h"
#include "protocol/fields.h"
#include "protocol/json_in.h"
#include "protocol/line_text.h"

namespace byzantium::text {

using namespace protocol;

namespace {

tl::expected<Question, Malformed> read_question_json(std::string_view text);
byzantium::odds::Force read_attacker(json::Value attacker);
void read_defenders(json::Value defenders, byzantium::odds::Attack& attack);
byzantium::odds::Force read_defender(json::Value defender);
byzantium::odds::Force read_army(json::Value army);
std::optional<byzantium::odds::Siege> read_siege(json::Value city);
int cubes(json::Value value);
int cubes_or_none(json::Value object, std::string_view key);
bool truth_or_false(json::Value object, std::string_view key);

}  // namespace

tl::expected<Question, Malformed> read_question(const Line& line) {
    if (auto trouble = unreadable(line)) return tl::unexpected{*std::move(trouble)};
    return read_question_json(line.text).map_error(
        [&](Malformed trouble) { return at_end_of(line, std::move(trouble)); });
}

namespace {

tl::expected<Question, Malformed> read_question_json(std::string_view text) try {
    const auto document = json::Document::parse(text);
    if (!document) return tl::unexpected{malformed(document.error())};
    const json::Value root = document->root();
    Question question;
    question.attack.attacker = read_attacker(member(root, "attacker"));
    read_defenders(member(root, "defenders"), question.attack);
    question.attack.siege = read_siege(member(root, "city"));
    question.policy.keep_move = cubes_or_none(root, "keep_move");
    return question;
} catch (const Trouble& trouble) {
    return tl::unexpected{malformed(trouble)};
}

byzantium::odds::Force read_attacker(json::Value attacker) {
    expect_object(attacker);
    const byzantium::odds::Force force = read_army(attacker);
    if (byzantium::odds::active_cubes(force) == 0)
        throw Trouble{attacker.path(), {marked("has no cube: an attack needs at least one, or a guard")}};
    return force;
}

void read_defenders(json::Value defenders, byzantium::odds::Attack& attack) {
    const auto all = list(defenders);
    if (all.size() > byzantium::odds::most_defenders)
        throw Trouble{defenders.path(),
                      {marked("must hold {most} defenders at most, not {n}"),
                       {{"most", static_cast<std::int64_t>(byzantium::odds::most_defenders)},
                        {"n", static_cast<std::int64_t>(all.size())}}}};
    for (const json::Value defender : all) attack.defenders.push_back(read_defender(defender));
}

byzantium::odds::Force read_defender(json::Value defender) {
    const json::Value kind = member(defender, "kind");
    if (kind.kind() == json::Kind::text && kind.text() == "army") return read_army(defender);
    if (kind.kind() != json::Kind::text || kind.text() != "levy") refuse(kind, {marked("\"army\" or \"levy\"")});
    return byzantium::odds::Force{.main = cubes(member(defender, "levy"))};
}

byzantium::odds::Force read_army(json::Value army) {
    return {cubes_or_none(army, "elite"), cubes_or_none(army, "main"), cubes_or_none(army, "move"),
            truth_or_false(army, "guard")};
}

std::optional<byzantium::odds::Siege> read_siege(json::Value city) {
    if (city.kind() == json::Kind::null) return std::nullopt;
    if (city.kind() != json::Kind::object) refuse(city, {marked("a JSON object or null")});
    constexpr int tokens_of_constantinople = 5;
    const bool constantinople = truth_or_false(city, "constantinople");
    const int tokens = constantinople && !city.find("tokens")
                           ? tokens_of_constantinople
                           : whole_from_to(member(city, "tokens"), 0, byzantium::odds::most_tokens);
    return byzantium::odds::Siege{tokens + (truth_or_false(city, "fortified") ? 1 : 0), constantinople ? 2 : 1};
}

int cubes(json::Value value) { return whole_from_to(value, 0, byzantium::odds::most_cubes_in_a_box); }

int cubes_or_none(json::Value object, std::string_view key) {
    const auto value = object.find(key);
    return value ? cubes(*value) : 0;
}

bool truth_or_false(json::Value object, std::string_view key) {
    const auto value = object.find(key);
    return value && truth(*value);
}

}  // namespace
}  // namespace byzantium::text
