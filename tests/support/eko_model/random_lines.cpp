// SPDX-License-Identifier: MIT
#include "support/eko_model/random_lines.h"

#include "support/eko_model/ways.h"

#include <map>
#include <set>

namespace eko_model {
namespace {

const std::vector<std::string> sizes{"camp", "tower", "castle"};

// The word of an entry; moves that attack, and those that stack where storm was paid, are kinds of their own.
std::string kind_of(const Scene& scene, const Json& entry) {
    const std::string word = entry.at("do");
    if (word != "move") return word;
    const Field to = *read_field(entry.at("to").get<std::string>());
    const Field from = *read_field(entry.at("from").get<std::string>());
    const auto& stormed = scene.now.stormed;
    if (scene.now.stacks.contains(to) && scene.now.stacks.at(to).owner != scene.awaited()) return "attack";
    if (stormed.contains(to) && !stormed.contains(from)) return "stack on one that paid";
    return stormed.contains(from) ? "go on through storm" : word;
}

Json random_zones(Chance& chance, const Scene& scene) {
    Json zones = Json::array();
    for (const Field zone : scene.board.zone_names())
        if (chance.percent(30)) zones.push_back(text(zone));
    return zones;
}

// One of the ways that an own stack can go, to a stack if it may be; whether it may end there is another question.
Json move_on_some_way(Chance& chance, const Scene& scene, const std::string& from) {
    std::vector<End> ends;
    std::vector<End> at_stacks;
    for (const End& end : ways_from(scene.table, scene.now, *read_field(from)).ends)
        (scene.now.stacks.contains(end.first) ? at_stacks : ends).push_back(end);
    Json move{{"do", "move"}, {"from", from}, {"to", from}};
    if (ends.empty() && at_stacks.empty()) return move;
    const bool to_stack = ends.empty() || (!at_stacks.empty() && chance.percent(80));
    const auto [to, zones] = chance.pick(to_stack ? at_stacks : ends);
    move["to"] = text(to);
    if (!scene.board.any_storm()) return move;
    move["zones"] = Json::array();
    for (const Field zone : zones) move["zones"].push_back(text(zone));
    move["lose_emperor"] = chance.percent(scene.now.stacks.at(*read_field(from)).emperor ? 60 : 5);
    return move;
}

Json random_move(Chance& chance, const Scene& scene) {
    const std::string own = any_stack(chance, scene, scene.awaited());
    if (scene.now.stacks.contains(*read_field(own)) && chance.percent(70)) return move_on_some_way(chance, scene, own);
    Json move{{"do", "move"}, {"from", own}, {"to", any_walkable(chance, scene)}};
    if (chance.percent(20)) move["to"] = text(any_field(chance, scene));
    if (chance.percent(10)) move["from"] = text(any_field(chance, scene));
    if (scene.board.any_storm() || chance.percent(20)) {
        move["zones"] = random_zones(chance, scene);
        move["lose_emperor"] = chance.percent(30);
    }
    return move;
}

Json random_build(Chance& chance, const Scene& scene) {
    const std::string from = any_stack(chance, scene, scene.awaited());
    Json build{{"do", "build"}, {"from", from}, {"size", chance.pick(sizes)}, {"emperor", chance.percent(30)}};
    std::vector<Field> near;
    for (const Field field : neighbours(*read_field(from)))
        if (scene.board.has(field)) near.push_back(field);
    const bool far = near.empty() || chance.percent(10);
    build["on"] = text(far ? any_field(chance, scene) : chance.pick(near));
    return build;
}

Json random_reinforcement(Chance& chance, const Scene& scene) {
    Json reinforce{{"do", "reinforce"}, {"place", Json::object()}, {"emperor", nullptr}};
    const int keys = chance.percent(50) ? 1 : chance.below(4);
    for (int key = 0; key < keys; ++key) {
        const bool own = chance.percent(85);
        const std::string field = own ? any_stack(chance, scene, scene.awaited()) : text(any_field(chance, scene));
        reinforce["place"][field] = chance.percent(85) ? chance.from_to(1, 3) : chance.from_to(-1, 6);
        if (chance.percent(3)) reinforce["place"][field] = 5000000000;
    }
    if (scene.position().at("players").at(scene.awaited()).at("emperor") == "reserve" || chance.percent(10)) {
        if (chance.percent(10))
            reinforce["emperor"] = text(any_field(chance, scene));
        else if (!reinforce["place"].empty() && chance.percent(90))
            reinforce["emperor"] = chance.pick(keys_of(reinforce["place"]));
    }
    return reinforce;
}

Json random_of(Chance& chance, const Scene& scene, const std::string& word) {
    if (word == "move") return random_move(chance, scene);
    if (word == "build") return random_build(chance, scene);
    if (word == "reinforce") return random_reinforcement(chance, scene);
    Json entry{{"do", word}};
    if (word == "swap") entry["to"] = any_stack(chance, scene, chance.pick(scene.seats));
    if (word == "sand") entry["target"] = any_stack(chance, scene, chance.pick(scene.seats));
    if (word == "exchange") entry["give"] = chance.pick(scene.seats);
    if (word == "moon") {
        entry["to"] = chance.percent(80) ? any_walkable(chance, scene) : text(any_field(chance, scene));
        entry["emperor"] = chance.percent(30);
    }
    return entry;
}

const std::map<std::string, std::vector<std::string>> words_of{
    {"swap", {"swap", "keep"}},
    {"action", {"move", "move", "move", "build", "build", "build", "sand", "pass"}},
    {"march", {"march", "go_on"}},
    {"exchange", {"exchange"}},
    {"reinforce", {"reinforce", "reinforce", "reinforce", "moon", "stop"}},
    {"over", {"move", "stop", "keep"}},
};

// A value that is mostly of the wrong type, or nearly right.
Json wrong_value(Chance& chance) {
    const std::vector<Json> values{nullptr,
                                   true,
                                   false,
                                   1,
                                   2.0,
                                   -1,
                                   0,
                                   "",
                                   "x",
                                   "0,0",
                                   "1,-1",
                                   "100,0",
                                   "00,1",
                                   "0, 1",
                                   "-0,0",
                                   "camp",
                                   "castle",
                                   "cyan",
                                   "white",
                                   "red",
                                   Json::array(),
                                   Json::object(),
                                   Json::array({"0,0"}),
                                   Json::array({3}),
                                   Json{{"0,0", 1}},
                                   Json{{"0,0", "1"}}};
    return chance.pick(values);
}

}  // namespace

std::string Scene::awaited() const {
    const Json& player = position().at("awaits").at("player");
    return player.is_null() ? seats.front() : player.get<std::string>();
}

Field any_field(Chance& chance, const Scene& scene) { return chance.pick(scene.board.letters).first; }

std::string any_walkable(Chance& chance, const Scene& scene) {
    std::vector<Field> fields;
    for (const auto& [field, letter] : scene.board.letters)
        if (scene.board.walkable(field)) fields.push_back(field);
    return text(fields.empty() ? any_field(chance, scene) : chance.pick(fields));
}

std::string any_stack(Chance& chance, const Scene& scene, const std::string& color) {
    std::vector<std::string> fields;
    for (const auto& [field, stack] : scene.position().at("stacks").items())
        if (stack.at("owner") == color) fields.push_back(field);
    return fields.empty() ? text(any_field(chance, scene)) : chance.pick(fields);
}

Json legal_entry(Chance& chance, const Scene& scene) {
    std::map<std::string, std::vector<Json>> by_word;
    for (const Json& entry : scene.legal()) by_word[kind_of(scene, entry)].push_back(entry);
    const std::set<std::string> rare{"keep", "go_on", "stop", "move", "attack"};
    std::vector<std::string> words;
    for (const auto& [word, entries] : by_word) words.insert(words.end(), rare.contains(word) ? 1 : 3, word);
    return chance.pick(by_word.at(chance.pick(words)));
}

Json any_entry(Chance& chance, const Scene& scene) {
    const std::string kind = scene.position().at("awaits").at("kind");
    const bool awaited = chance.percent(90);
    return random_of(chance, scene, chance.pick(words_of.at(awaited ? kind : chance.pick(words_of).first)));
}

std::string spoiled_line(Chance& chance, const Scene& scene) {
    const std::vector<std::string> garbage{"",
                                           " ",
                                           "{",
                                           "[]",
                                           "1",
                                           "null",
                                           "do",
                                           "{\"do\":\"move\"",
                                           "{\"do\":1}",
                                           "{}",
                                           "{\"do\":\"fly\"}",
                                           "\xff",
                                           "{\"do\":\"keep\"} x"};
    if (chance.percent(10)) return chance.pick(garbage);
    Json entry = !scene.legal().empty() && chance.percent(70) ? legal_entry(chance, scene) : any_entry(chance, scene);
    const std::string key = chance.pick(keys_of(entry));
    switch (chance.below(4)) {
        case 0:
            entry.erase(key);
            break;
        case 1:
            entry["standing"] = true;
            break;  // no fault: unknown fields are ignored
        case 2:
            if (entry[key].is_object() && !entry[key].empty()) {
                entry[key][chance.pick(keys_of(entry[key]))] = wrong_value(chance);
                break;
            }
            [[fallthrough]];
        default:
            entry[key] = wrong_value(chance);
    }
    return entry.dump();
}

}  // namespace eko_model
