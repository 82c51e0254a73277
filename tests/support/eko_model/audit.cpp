// SPDX-License-Identifier: MIT
#include "support/eko_model/audit.h"

#include "support/eko_model/header.h"

#include <set>

namespace eko_model {
namespace {

int sum_of(const Json& now, const std::string& color) {
    const Json& player = now.at("players").at(color);
    int sum = player.at("reserve").get<int>() + player.at("destroyed").get<int>();
    for (const Json& stack : now.at("stacks"))
        if (stack.at("owner") == color) sum += stack.at("count").get<int>();
    if (player.at("emperor").get<std::string>().starts_with("captive:")) ++sum;
    return sum;
}

bool by_hand(const std::string& word) { return word == "correct" || word == "await"; }

}  // namespace

Audit::Audit(const std::string& header, const Json& first_answer) {
    const Opening opening = read_header(header);
    board_ = opening.table.board;
    seats_ = opening.table.seats;
    rulings_ = opening.table.rulings;
    now_ = first_answer.at("position");
    for (const auto& color : seats_) sums_[color] = 16;
}

std::vector<std::string> Audit::look(const std::string& line, const Json& answer) {
    faults_.clear();
    before_ = now_;
    now_ = answer.at("position");
    look_at_legal(answer);
    if (!answer.at("ok").get<bool>()) {
        if (now_ != before_) fault(0, "a refused entry changed the position");
        return faults_;
    }
    const std::string word = Json::parse(line).at("do");
    look_at_sums(word);
    look_at_emperors();
    look_at_stacks();
    look_at_buildings();
    look_at_captives(word);
    look_at_destroyed(word);
    look_at_points();
    look_at_actions(word);
    look_at_the_end(word);
    return faults_;
}

void Audit::fault(int invariant, const std::string& what) {
    faults_.push_back("invariant " + std::to_string(invariant) + ": " + what);
}

void Audit::look_at_sums(const std::string& word) {
    for (const auto& color : seats_) {
        const int sum = sum_of(now_, color);
        if (word == "correct") sums_[color] = sum;
        if (sum != sums_[color]) fault(1, color + " has " + std::to_string(sum) + " discs");
    }
}

void Audit::look_at_emperors() {
    for (const auto& color : seats_) {
        int stacks = 0;
        for (const Json& stack : now_.at("stacks"))
            if (stack.at("owner") == color && stack.at("emperor") == true) ++stacks;
        const std::string place = player(color).at("emperor");
        if (stacks != (place == "board" ? 1 : 0)) fault(1, color + "'s emperor is in several places");
        if (place == "reserve" && player(color).at("reserve") == 0) fault(1, color + "'s emperor is in no reserve");
        if (player(color).at("reserve").get<int>() < 0) fault(1, color + " has a reserve below 0");
    }
}

void Audit::look_at_stacks() {
    for (const auto& [id, stack] : now_.at("stacks").items()) {
        const int count = stack.at("count");
        if (count < 1 || count > 4) fault(2, std::to_string(count) + " discs on " + id);
        const char letter = board_.letter(*read_field(id));
        if (letter != '.' && letter != 's') fault(2, "a stack on " + id);
    }
    for (const auto& [id, zones] : now_.at("stormed").items()) {
        const bool stands = now_.at("stacks").contains(id) && now_["stacks"][id].at("owner") == now_.at("player");
        if (!stands || zones.empty()) fault(2, "storm paid by nobody on " + id);
    }
}

void Audit::look_at_buildings() {
    std::map<std::string, std::map<std::string, int>> built;
    for (const auto& [id, building] : now_.at("buildings").items()) {
        const std::string size = building.at("size");
        ++built[building.at("owner")][size];
        if (size_number(size) < 1 || size_number(size) > highest_size(board_.letter(*read_field(id))))
            fault(3, "a " + size + " on " + id);
    }
    const std::map<std::string, int> all{{"camp", 5}, {"tower", 3}, {"castle", 1}};
    for (const auto& color : seats_)
        for (const auto& [size, count] : all)
            if (built[color][size] + player(color).at("supply").at(size).get<int>() != count)
                fault(3, color + " has not " + std::to_string(count) + " of " + size);
}

void Audit::look_at_captives(const std::string& word) {
    const std::string kind = now_.at("awaits").at("kind");
    const bool may_be_both =
        by_hand(word) || kind == "exchange" || (kind == "over" && rulings_.at("win_check") == "before_exchange");
    for (const auto& holder : seats_) {
        Json held = Json::array();
        for (const auto& color : seats_)
            if (player(color).at("emperor") == "captive:" + holder) held.push_back(color);
        if (player(holder).at("captives") != held) fault(4, holder + "'s captives do not agree");
        const std::string place = player(holder).at("emperor");
        if (place == "captive:" + holder) fault(4, holder + " holds his own emperor");
        if (!may_be_both && place.starts_with("captive:") && !held.empty()) fault(4, holder + " owes an exchange");
    }
}

void Audit::look_at_destroyed(const std::string& word) {
    if (word == "correct") return;
    const int price = word == "march" ? 3 : word == "sand" || word == "moon" ? 2 : 0;
    for (const auto& color : seats_) {
        const int was = before_.at("players").at(color).at("destroyed");
        const int expected = was + (before_.at("awaits").at("player") == color ? price : 0);
        if (player(color).at("destroyed") != expected) fault(5, color + " has other discs destroyed");
    }
}

std::string Audit::most_around(const Group& group) const {
    std::map<std::string, int> fields;
    for (const Field field : board_.around(group)) {
        const std::string id = text(field);
        if (now_.at("stacks").contains(id)) ++fields[now_["stacks"][id].at("owner")];
        const bool counts = rulings_.at("around") == "stacks_and_buildings";
        if (counts && now_.at("buildings").contains(id)) ++fields[now_["buildings"][id].at("owner")];
    }
    std::string first;
    for (const auto& [color, count] : fields)
        if (first.empty() || count > fields[first]) first = color;
    for (const auto& [color, count] : fields)
        if (color != first && count == fields[first]) return "";
    return first;
}

int Audit::points(const std::string& color) const {
    int sum = 3 * static_cast<int>(player(color).at("captives").size());
    for (const Json& building : now_.at("buildings"))
        if (building.at("owner") == color) sum += size_number(building.at("size"));
    for (const Group& group : board_.groups)
        if (group.kind == "pyramid" && most_around(group) == color) sum += 2;
    return sum;
}

void Audit::look_at_points() {
    for (const auto& color : seats_) {
        if (player(color).at("points") != points(color)) fault(6, color + "'s points");
        bool capital = false;
        for (const auto& [id, building] : now_.at("buildings").items())
            if (building.at("owner") == color && board_.letter(*read_field(id)) == 'c') capital = true;
        if (player(color).at("capital") != capital) fault(6, color + "'s capital");
    }
}

void Audit::look_at_actions(const std::string& word) {
    if (by_hand(word)) corrected_turn_ = true;
    if (word == "move" || word == "build") {
        ++actions_;
        const int allowed = before_.at("awaits").at("extra") == true ? 2 : 1;
        if (!corrected_turn_ && actions_ != allowed) fault(7, "too many actions in a turn");
    }
    if (now_.at("turn") == before_.at("turn")) return;
    actions_ = 0;
    corrected_turn_ = by_hand(word);
}

std::vector<std::string> Audit::with_discs() const {
    std::set<std::string> owners;
    for (const Json& stack : now_.at("stacks")) owners.insert(stack.at("owner").get<std::string>());
    return {owners.begin(), owners.end()};
}

void Audit::look_at_the_end(const std::string& word) {
    const std::string kind = now_.at("awaits").at("kind");
    if (by_hand(word) || kind == "exchange") return;
    bool over = with_discs().size() < 2;
    for (const auto& color : seats_)
        if (points(color) >= 12 && player(color).at("capital") == true) over = true;
    if (over != (kind == "over")) fault(7, over ? "the game should be over" : "the game is over too early");
    if (now_.contains("result") != (kind == "over")) fault(7, "over and result do not agree");
}

void Audit::look_at_legal(const Json& answer) {
    const std::string kind = now_.at("awaits").at("kind");
    const Json& legal = answer.at("legal");
    if (legal.empty() && kind != "over" && kind != "exchange") fault(7, "nothing is legal");
    if (!legal.empty() && kind == "over") fault(7, "something is legal after the end");
    const std::set<Json> different(legal.begin(), legal.end());
    if (different.size() != legal.size()) fault(7, "an entry is listed twice");
}

}  // namespace eko_model
