// SPDX-License-Identifier: MIT
#include "support/eko_model/rare_moments.h"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

namespace eko_model {
namespace {

// A correction that clears the table and lays it anew, piece by piece.
class Laying {
public:
    explicit Laying(const Scene& scene) : scene_{scene} {}

    void clear_stacks() {
        for (const auto& [field, stack] : scene_.now.stacks) set_["stacks." + text(field)] = nullptr;
        for (const auto& color : scene_.seats) emperor(color, "reserve");
    }
    // Off every stack, into the reserves.
    void clear_emperors() {
        for (const auto& [field, there] : scene_.now.stacks)
            if (there.emperor) stack(field, there.owner, there.count);
        for (const auto& color : scene_.seats) emperor(color, "reserve");
    }
    void clear_stacks_of(const std::string& color) {
        for (const auto& [field, stack] : scene_.now.stacks)
            if (stack.owner == color) set_["stacks." + text(field)] = nullptr;
        emperor(color, "reserve");
    }
    void clear_buildings() {
        for (const auto& [field, building] : scene_.now.buildings) set_["buildings." + text(field)] = nullptr;
    }
    void stack(Field field, const std::string& owner, int count) {
        set_["stacks." + text(field)] = {{"owner", owner}, {"count", count}, {"emperor", false}};
    }
    void build(Field field, const std::string& owner, const std::string& size) {
        set_["buildings." + text(field)] = {{"owner", owner}, {"size", size}};
    }
    void reserve(const std::string& color, int discs) { set_["players." + color + ".reserve"] = discs; }
    void emperor(const std::string& color, const std::string& place) {
        set_["players." + color + ".emperor"] = place;
        if (place == "reserve") reserve(color, 5);
    }

    // The second of four is asked which of two he gives, as soon as the next entry is made.
    void exchange_for(const std::vector<std::string>& seats) {
        emperor(seats[1], "captive:" + seats[0]);
        for (const std::size_t i : {2U, 3U}) emperor(seats[i], "captive:" + seats[1]);
    }

    // Buildings worth so many points, one of them on a capital, and none there. False if the board has no room.
    bool enrich(const std::string& owner, int wanted, std::optional<Field> free) {
        std::map<std::string, int> left{{"castle", 1}, {"tower", 3}, {"camp", 5}};
        const std::vector<Field> sites = capital_first(free);
        if (sites.empty() || scene_.board.letter(sites.front()) != 'c') return false;
        for (const Field site : sites)
            for (const auto* size : {"castle", "tower", "camp"}) {
                const int number = size_number(size);
                if (number > wanted || number > highest_size(scene_.board.letter(site)) || left[size] == 0) continue;
                build(site, owner, size);
                --left[size];
                wanted -= number;
                break;
            }
        return wanted == 0;
    }

    std::string line() const { return Json{{"do", "correct"}, {"set", set_}, {"note", "a rare moment"}}.dump(); }

private:
    std::vector<Field> capital_first(std::optional<Field> free) const {
        std::vector<Field> sites;
        for (const auto& [field, letter] : scene_.board.letters)
            if (field != free && scene_.board.building_field(field)) sites.push_back(field);
        std::stable_partition(sites.begin(), sites.end(),
                              [&](Field field) { return scene_.board.letter(field) == 'c'; });
        return sites;
    }

    const Scene& scene_;
    Json set_ = Json::object();
};

using Lines = std::deque<std::string>;

// A movement or storm field with a building field next to it.
struct Site {
    Field at;
    Field beside;
};

std::vector<Site> sites_of(const Scene& scene) {
    std::vector<Site> sites;
    for (const auto& [field, letter] : scene.board.letters) {
        if (!scene.board.walkable(field)) continue;
        for (const Field next : neighbours(field))
            if (scene.board.building_field(next)) sites.push_back({field, next});
    }
    return sites;
}

std::string await(const std::string& color) { return Json{{"do", "await"}, {"player", color}}.dump(); }

std::string camp(const Site& site) {
    return Json{
        {"do", "build"}, {"from", text(site.at)}, {"on", text(site.beside)}, {"size", "camp"}, {"emperor", false}}
        .dump();
}

// A9: somebody builds with his last disc while one other has discs. Mostly he has 12 points then; or a third one has.
// With four players one may be asked for an exchange before the end is judged.
Lines last_builder(Chance& chance, const Scene& scene) {
    const auto sites = sites_of(scene);
    if (sites.empty()) return {};
    std::vector<std::string> seats = scene.seats;
    chance.shuffle(seats);
    const Site site = chance.pick(sites);
    Laying laying{scene};
    laying.clear_stacks();
    laying.clear_buildings();
    const bool third = seats.size() > 2 && chance.percent(40);
    const bool exchange = seats.size() == 4 && !third && chance.percent(80);
    const std::string& rich = seats[third ? 2 : 0];
    int wanted = 12;
    for (const auto& color : seats) {
        if (exchange || color == rich || chance.percent(30)) continue;
        laying.emperor(color, "captive:" + rich);
        wanted -= 3;
    }
    if (exchange) {
        laying.exchange_for(seats);
        wanted -= 3;
    }
    if (!laying.enrich(rich, wanted, site.beside)) return {};
    laying.stack(site.at, seats[0], chance.percent(85) ? 1 : 2);
    std::vector<Field> others;
    for (const auto& [field, letter] : scene.board.letters)
        if (field != site.at && scene.board.walkable(field)) others.push_back(field);
    if (others.empty()) return {};
    const int discs = chance.from_to(1, 4);
    laying.stack(chance.pick(others), seats[1], discs);
    Lines lines{laying.line(), await(seats[0]), camp(site)};
    if (exchange) lines.push_back(Json{{"do", "exchange"}, {"give", seats[2]}}.dump());
    return lines;
}

// Somebody is asked for an exchange, and the game would go on.
Lines asked_exchange(Chance& chance, const Scene& scene) {
    const auto sites = sites_of(scene);
    if (sites.empty() || scene.seats.size() < 4) return {};
    std::vector<std::string> seats = scene.seats;
    chance.shuffle(seats);
    const Site site = chance.pick(sites);
    Laying laying{scene};
    laying.clear_emperors();
    laying.exchange_for(seats);
    laying.stack(site.at, seats[0], 2);
    if (scene.now.buildings.contains(site.beside)) laying.clear_buildings();
    return {laying.line(), await(seats[0]), camp(site)};
}

// At an exchange that was asked for: somebody is given 12 points, or 12 with what he is about to give away.
Lines rich_at_exchange(Chance& chance, const Scene& scene) {
    const std::string giver = scene.awaited();
    const auto held = captives(scene.table, scene.now, giver);
    if (held.empty()) return {};
    const std::string rich = chance.percent(40) ? giver : chance.pick(scene.seats);
    const int by_captives = 3 * static_cast<int>(captives(scene.table, scene.now, rich).size());
    Laying laying{scene};
    laying.clear_buildings();
    if (!laying.enrich(rich, std::max(1, 12 - (chance.percent(80) ? by_captives : 0)), std::nullopt)) return {};
    return {laying.line(), Json{{"do", "exchange"}, {"give", chance.pick(held)}}.dump()};
}

// EKO-45 with a Wind temple of one's own: each own stack stands next to another player's building.
Lines besieged(Chance& chance, const Scene& scene) {
    const std::string color = scene.awaited();
    std::vector<std::string> others = scene.seats;
    std::erase(others, color);
    Laying laying{scene};
    laying.clear_stacks_of(color);
    laying.clear_buildings();
    std::optional<Field> wind;
    for (const auto& [field, letter] : scene.board.letters)
        if (letter == 'w') wind = field;
    if (!wind) return {};
    laying.build(*wind, color, "camp");
    std::vector<Field> stacks;
    std::set<Field> camps;
    const std::string enemy = chance.pick(others);
    for (const Site& site : sites_of(scene)) {
        const bool taken = scene.now.stacks.contains(site.at) && scene.now.stacks.at(site.at).owner != color;
        if (taken || site.beside == *wind || scene.board.letter(site.at) == 's' || camps.size() == 4) continue;
        if (std::find(stacks.begin(), stacks.end(), site.at) != stacks.end() || !chance.percent(60)) continue;
        stacks.push_back(site.at);
        if (camps.insert(site.beside).second) laying.build(site.beside, enemy, "camp");
        laying.stack(site.at, color, chance.from_to(1, 3));
    }
    if (stacks.size() < 2) return {};
    Json place = Json::object();
    for (const Field field : stacks)
        if (place.size() < 2 || chance.percent(30)) place[text(field)] = 1;
    const Json share{{"do", "reinforce"}, {"place", place}, {"emperor", chance.pick(keys_of(place))}};
    return {laying.line(), share.dump()};
}

}  // namespace

std::deque<std::string> rare_moment(Chance& chance, const Scene& scene) {
    if (scene.now.awaits.kind == "exchange") return rich_at_exchange(chance, scene);
    if (scene.now.awaits.kind == "reinforce" && !scene.now.awaits.placed && chance.percent(70))
        return besieged(chance, scene);
    const bool builders = scene.table.rulings.at("last_disc_build") == "builder";
    return chance.percent(builders ? 70 : 20) ? last_builder(chance, scene) : asked_exchange(chance, scene);
}

}  // namespace eko_model
