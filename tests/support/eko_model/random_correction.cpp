// SPDX-License-Identifier: MIT
#include "support/eko_model/random_lines.h"

namespace eko_model {
namespace {

const std::vector<std::string> sizes{"camp", "tower", "castle"};

class Corrector {
public:
    Corrector(Chance& chance, const Scene& scene) : chance_{chance}, scene_{scene} {}

    Json draw() {
        for (int changes = chance_.from_to(1, chance_.percent(30) ? 6 : 2); changes > 0; --changes) change();
        if (chance_.percent(12)) nonsense();
        if (chance_.percent(3)) set_ = Json::object();
        Json line{{"do", "correct"}, {"set", set_}};
        if (chance_.percent(50)) line["note"] = chance_.percent(97) ? Json("so it lies") : Json(7);
        return line;
    }

private:
    void change() {
        using Draw = void (Corrector::*)();
        const std::vector<Draw> draws{&Corrector::reserve,  &Corrector::stack,    &Corrector::building,
                                      &Corrector::building, &Corrector::building, &Corrector::emperor,
                                      &Corrector::captives, &Corrector::captives, &Corrector::besiege,
                                      &Corrector::counters};
        (this->*chance_.pick(draws))();
    }

    std::string player_path(const std::string& color, const std::string& what) const {
        return "players." + color + "." + what;
    }

    void reserve() {
        const std::string color = chance_.pick(scene_.seats);
        set_[player_path(color, chance_.percent(85) ? "reserve" : "destroyed")] = chance_.from_to(0, 16);
    }

    void stack() {
        const std::string field = any_walkable(chance_, scene_);
        const Json& stacks = scene_.position().at("stacks");
        const bool emperor = stacks.contains(field) && stacks.at(field).at("emperor") == true;
        const std::string owner =
            emperor ? stacks.at(field).at("owner").get<std::string>() : chance_.pick(scene_.seats);
        set_["stacks." + field] = {{"owner", owner}, {"count", chance_.from_to(1, 4)}, {"emperor", emperor}};
        if (!emperor && chance_.percent(30)) set_["stacks." + field] = nullptr;
    }

    void building() {
        std::vector<std::string> places;
        for (const auto& [field, letter] : scene_.board.letters)
            if (scene_.board.building_field(field))
                places.insert(places.end(), letter == 'c' || letter == 'w' || letter == 'l' || letter == 'd' ? 4 : 1,
                              text(field));
        if (places.empty()) return;
        const std::string place = chance_.pick(places);
        const int highest = highest_size(scene_.board.letter(*read_field(place)));
        const auto size = static_cast<std::size_t>(chance_.below(chance_.percent(95) ? highest : 3));
        set_["buildings." + place] = {{"owner", chance_.pick(scene_.seats)}, {"size", sizes[size]}};
        if (chance_.percent(10)) set_["buildings." + place] = nullptr;
    }

    // Off the board, wherever he stands there.
    void lift(const std::string& color) {
        for (const auto& [field, stack] : scene_.position().at("stacks").items())
            if (stack.at("owner") == color && stack.at("emperor") == true) {
                set_["stacks." + field] = stack;
                set_["stacks." + field]["emperor"] = false;
            }
    }

    void emperor() {
        const std::string color = chance_.pick(scene_.seats);
        lift(color);
        const std::string captor = chance_.pick(scene_.seats);
        Json& place = set_[player_path(color, "emperor")];
        place = "reserve";
        if (captor != color && chance_.percent(70)) place = "captive:" + captor;
        if (place == "reserve") set_[player_path(color, "reserve")] = chance_.from_to(1, 9);
        if (!chance_.percent(20)) return;
        set_["stacks." + any_stack(chance_, scene_, color)] = {{"owner", color}, {"count", 2}, {"emperor", true}};
        place = "board";
    }

    void capture(const std::string& color, const std::string& captor) {
        lift(color);
        set_[player_path(color, "emperor")] = "captive:" + captor;
    }

    // Many at once: so that exchanges follow, and somebody is asked which of two he gives.
    void captives() {
        std::vector<std::string> seats = scene_.seats;
        chance_.shuffle(seats);
        if (seats.size() == 4 && chance_.percent(50)) {
            capture(seats[0], seats[1]);
            capture(seats[2], seats[0]);
            capture(seats[3], seats[0]);
            return;
        }
        for (const auto& color : seats) {
            const std::string captor = chance_.pick(seats);
            if (captor != color) capture(color, captor);
        }
    }

    // The awaited player's emperor in the reserve, and camps of others next to his stacks: EKO-43, EKO-45.
    void besiege() {
        const std::string color = scene_.awaited();
        lift(color);
        set_[player_path(color, "emperor")] = "reserve";
        set_[player_path(color, "reserve")] = chance_.from_to(1, 9);
        for (const auto& [field, stack] : scene_.now.stacks) {
            if (stack.owner != color) continue;
            for (const Field next : neighbours(field)) {
                const std::string path = "buildings." + text(next);
                const std::string owner = chance_.pick(scene_.seats);
                const bool free = !scene_.now.buildings.contains(next) && scene_.board.building_field(next);
                if (free && owner != color && !set_.contains(path) && camps_left(owner) > 0)
                    set_[path] = {{"owner", owner}, {"size", "camp"}};
            }
        }
    }

    int camps_left(const std::string& owner) const {
        int left = supply(scene_.now, owner, "camp");
        for (const Json& value : set_)
            if (value.is_object() && value.contains("size") && value.at("owner") == owner) --left;
        return left;
    }

    void counters() {
        const std::string what = chance_.pick(std::vector<std::string>{"turn", "moon_used", "marched", "sand_used"});
        if (what == "marched" || what == "sand_used")
            set_[what] = chance_.percent(50);
        else
            set_[what] = chance_.percent(90) ? chance_.below(3) : 999;
    }

    void nonsense() {
        std::vector<std::string> paths{"",
                                       "turn.x",
                                       "player",
                                       "stacks",
                                       "stacks.",
                                       "stacks.0,0",
                                       "awaits",
                                       "over",
                                       "buildings",
                                       "stormed",
                                       "players.red.reserve",
                                       "players.cyan",
                                       "stacks.99,99",
                                       "stacks.0, 0",
                                       "buildings.0,0",
                                       "players.cyan.points",
                                       "result"};
        for (const auto* what : {"reserve", "destroyed", "emperor", "supply", "captives", "points"})
            paths.push_back(player_path(chance_.pick(scene_.seats), what));
        for (const auto& [path, value] : set_.items()) paths.push_back(path);
        const std::vector<Json> values{nullptr,
                                       true,
                                       -1,
                                       0,
                                       1,
                                       16,
                                       17,
                                       999,
                                       1000,
                                       2.0,
                                       "board",
                                       "reserve",
                                       "captive:cyan",
                                       "captive:white",
                                       "captive:red",
                                       "captive:",
                                       Json::object(),
                                       Json::array(),
                                       Json{{"owner", "cyan"}, {"count", 5}, {"emperor", false}},
                                       Json{{"owner", "cyan"}, {"count", 0}, {"emperor", false}},
                                       Json{{"owner", "cyan"}, {"count", 1}},
                                       Json{{"owner", "cyan"}, {"size", "castle"}},
                                       Json{{"owner", "red"}, {"size", "camp"}}};
        set_[chance_.pick(paths)] = chance_.pick(values);
    }

    Chance& chance_;
    const Scene& scene_;
    Json set_ = Json::object();
};

}  // namespace

Json correction(Chance& chance, const Scene& scene) { return Corrector{chance, scene}.draw(); }

}  // namespace eko_model
