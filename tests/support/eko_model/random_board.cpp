// SPDX-License-Identifier: MIT
#include "support/eko_model/random_board.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace eko_model {
namespace {

class Sheet {
public:
    explicit Sheet(Chance& chance) : chance_{chance} {}

    Json draw() {
        json_["format"] = 1;
        lay_tiles();
        paint_some();
        const bool stormy = chance_.percent(60);
        for (int zones = stormy ? chance_.from_to(1, 5) : 0; zones > 0; --zones) paint_storm(chance_.from_to(1, 5));
        if (stormy && chance_.percent(50)) group("beacon");
        for (int pyramids = chance_.percent(40) ? chance_.from_to(1, 3) : 0; pyramids > 0; --pyramids) group("pyramid");
        portals();
        rows();
        return json_;
    }

private:
    std::string random_tile() {
        const std::string letters = chance_.percent(90) ? "...........rrvvmmcx" : ".....rvmcxspwld_";
        std::string tile;
        for (int i = 0; i < 7; ++i) tile += chance_.pick(letters);
        return tile;
    }

    // Middles in the lattice, each next to one before.
    std::vector<Field> middles(int count) {
        Field step = chance_.percent(80) ? Field{2, 1} : Field{1, 2};
        std::vector<Field> steps;
        for (int turn = 0; turn < 6; ++turn) {
            steps.push_back(step);
            step = turned(step);
        }
        std::vector<Field> found{Field{chance_.from_to(-3, 3), chance_.from_to(-3, 3)}};
        while (static_cast<int>(found.size()) < count) {
            const Field from = chance_.pick(found);
            const Field next = from + chance_.pick(steps);
            if (std::find(found.begin(), found.end(), next) == found.end()) found.push_back(next);
        }
        return found;
    }

    void lay_tiles() {
        const std::vector<std::string> ids{"A", "B", "C", "D", "E"};
        std::map<std::string, std::string> library;
        for (const auto& id : ids) json_["library"][id] = library[id] = random_tile();
        for (const Field middle : middles(chance_.from_to(2, chance_.percent(70) ? 7 : 13))) {
            const std::string id = chance_.pick(ids);
            const int turns = chance_.below(6);
            json_["tiles"].push_back({{"id", id}, {"at", text(middle)}, {"turn", turns}});
            note_tile(middle, library[id], turns);
        }
    }

    void note_tile(Field middle, const std::string& letters, int turns) {
        std::vector<Field> ring = neighbours({0, 0});
        std::rotate(ring.begin(), ring.begin() + turns, ring.end());
        ring.insert(ring.begin(), Field{0, 0});
        for (std::size_t i = 0; i < ring.size(); ++i)
            if (letters[i] != '_') fields_[middle + ring[i]] = letters[i];
    }

    Field any_field() {
        std::vector<Field> all;
        for (const auto& [field, letter] : fields_) all.push_back(field);
        return chance_.pick(all);
    }

    void paint(Field field, char letter) { painted_[field] = fields_[field] = letter; }

    // Compilers call the arguments of a function in different orders, so one is drawn first.
    void paint_any(const std::string& letters) {
        const char letter = chance_.pick(letters);
        paint(any_field(), letter);
    }

    void paint_some() {
        const std::string letters = "....rvmcwlldd__xp";
        for (int strokes = chance_.below(8); strokes > 0; --strokes) paint_any(letters);
        if (chance_.percent(40)) paint_any("wld");
        if (chance_.percent(70)) paint(any_field(), 'c');
        for (int beyond = chance_.percent(30) ? chance_.below(6) : 0; beyond > 0; --beyond) {
            const char letter = chance_.pick(letters);
            paint(chance_.pick(neighbours(any_field())), letter);
        }
        std::erase_if(fields_, [](const auto& field) { return field.second == '_'; });
        if (fields_.empty()) paint({0, 0}, '.');
    }

    // A patch that grows from one field; it may touch another.
    std::vector<Field> patch(int size) {
        std::vector<Field> fields{any_field()};
        for (int tries = 3 * size; tries > 0 && static_cast<int>(fields.size()) < size; --tries) {
            const Field next = chance_.pick(neighbours(chance_.pick(fields)));
            if (fields_.contains(next)) fields.push_back(next);
        }
        return fields;
    }

    void paint_storm(int size) {
        for (const Field field : patch(size)) paint(field, 's');
    }

    void group(const std::string& kind) {
        const auto fields = patch(chance_.from_to(1, 4));
        const bool stormy = chance_.percent(50);
        Json ids = Json::array();
        for (const Field field : fields) {
            if (stormy) paint(field, 's');
            ids.push_back(text(field));
        }
        json_["groups"].push_back({{"kind", kind}, {"tile", "U"}, {"fields", ids}});
    }

    bool walkable(Field field) const {
        return fields_.contains(field) && (fields_.at(field) == '.' || fields_.at(field) == 's');
    }

    void portals() {
        for (int some = chance_.percent(50) ? chance_.from_to(1, 4) : 0; some > 0; --some) paint(any_field(), 'p');
        for (const auto& [at, letter] : fields_) {
            if (letter != 'p') continue;
            std::vector<Field> exits;
            for (const Field next : neighbours(at))
                if (walkable(next) || (fields_.contains(next) && chance_.percent(10))) exits.push_back(next);
            if (!exits.empty() && chance_.percent(90))
                json_["portals"].push_back({{"at", text(at)}, {"exit", text(chance_.pick(exits))}});
        }
    }

    // What was painted, in strokes of one letter or of several.
    void rows() {
        for (auto at = painted_.begin(); at != painted_.end();) {
            const Field first = at->first;
            std::string letters;
            Field next = first;
            while (painted_.contains(next) && (letters.empty() || chance_.percent(70))) {
                letters += painted_.at(next);
                painted_.erase(next);
                next = next + Field{1, 0};
            }
            json_["rows"].push_back(std::to_string(first.r) + ":" + std::to_string(first.q) + ":" + letters);
            at = painted_.begin();
        }
    }

    Chance& chance_;
    Json json_ = Json::object();
    std::map<Field, char> fields_;
    std::map<Field, char> painted_;
};

}  // namespace

Json random_board(Chance& chance) { return Sheet{chance}.draw(); }

}  // namespace eko_model
