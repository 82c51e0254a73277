// SPDX-License-Identifier: MIT
#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "eko/text/entry.h"
#include "eko/text/pieces.h"
#include "protocol/json_out.h"
#include "values/overloaded.h"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>

namespace eko::text {

using namespace protocol;

namespace {

using json::object;
using json::Raw;

// Puts one decision behind `out`, with the fields in the order of the page.
class DecisionWriter {
public:
    DecisionWriter(const Board& board, std::string& out) : board_{board}, out_{out} {}

    void operator()(const Swap& e) const { put("swap", "to", id(e.to)); }
    void operator()(const Keep&) const { put("keep"); }
    void operator()(const Move& e) const {
        if (!board_.has_storm()) return put("move", "from", id(e.from), "to", id(e.to));
        const std::string zones = zone_list(board_, e.zones);
        put("move", "from", id(e.from), "to", id(e.to), "zones", Raw{zones}, "lose_emperor", e.lose_emperor);
    }
    void operator()(const Build& e) const {
        put("build", "from", id(e.from), "on", id(e.on), "size", to_text(e.size), "emperor", e.emperor);
    }
    void operator()(const Sand& e) const { put("sand", "target", id(e.target)); }
    void operator()(const Pass&) const { put("pass"); }
    void operator()(const March&) const { put("march"); }
    void operator()(const GoOn&) const { put("go_on"); }
    void operator()(const Exchange& e) const { put("exchange", "give", to_text(e.give)); }
    void operator()(const Reinforce& e) const { put_reinforcement(object(id(e.on), e.count), e.emperor); }
    void operator()(const Share& e) const {
        std::string place = "{";
        for (const Placing& one : e.place) json::put_member(place, id(one.on), one.count);
        put_reinforcement(place + '}', e.emperor);
    }
    void operator()(const Moon& e) const { put("moon", "to", id(e.to), "emperor", e.emperor); }
    void operator()(const Stop&) const { put("stop"); }

private:
    template <class... Members>
    void put(std::string_view name, const Members&... members) const {
        json::put_object(out_, "do", name, members...);
    }
    void put_reinforcement(const std::string& place, std::optional<FieldId> emperor) const {
        const auto his = emperor ? std::optional{id(*emperor)} : std::nullopt;
        put("reinforce", "place", Raw{place}, "emperor", his);
    }
    std::string id(FieldId field) const { return board_.id(field); }

    const Board& board_;
    std::string& out_;
};

// Puts one `PATH:VALUE` of a correction into the object that `out` has begun.
class SettingWriter {
public:
    SettingWriter(const Board& board, std::string& out) : board_{board}, out_{out} {}

    void operator()(const SetTurn& s) const { put("turn", s.turn); }
    void operator()(const SetMoonUsed& s) const { put("moon_used", s.times); }
    void operator()(const SetMarched& s) const { put("marched", s.marched); }
    void operator()(const SetSandUsed& s) const { put("sand_used", s.used); }
    void operator()(const SetStack& s) const {
        const std::string path = "stacks." + board_.id(s.field);
        if (s.stack)
            put(path, Raw{write_stack(*s.stack)});
        else
            put(path, nullptr);
    }
    void operator()(const SetBuilding& s) const {
        const std::string path = "buildings." + board_.id(s.field);
        if (s.building)
            put(path, Raw{write_building(*s.building)});
        else
            put(path, nullptr);
    }
    void operator()(const SetReserve& s) const { put(player(s.player, "reserve"), s.discs); }
    void operator()(const SetDestroyed& s) const { put(player(s.player, "destroyed"), s.discs); }
    void operator()(const SetEmperor& s) const { put(player(s.player, "emperor"), write_emperor(s.at)); }

private:
    template <class Value>
    void put(std::string_view path, const Value& value) const {
        json::put_member(out_, path, value);
    }
    static std::string player(Color color, std::string_view what) {
        return fmt::format("players.{}.{}", to_text(color), what);
    }

    const Board& board_;
    std::string& out_;
};

std::string write_correct(const Board& board, const Correct& correct) {
    std::string set = "{";
    for (const Setting& setting : correct.set) std::visit(SettingWriter{board, set}, setting);
    set += '}';
    if (correct.note) return object("do", "correct", "set", Raw{set}, "note", *correct.note);
    return object("do", "correct", "set", Raw{set});
}

}  // namespace

std::string write_entry(const Table& table, const Entry& entry) {
    std::string out;
    const DecisionWriter writer{table.board, out};
    std::visit(values::overloaded{
                   [&](const Decision& decision) { std::visit(writer, decision); },
                   [&](const Share& share) { writer(share); },
                   [&](const Correct& correct) { out = write_correct(table.board, correct); },
                   [&](const AwaitPlayer& await) { out = object("do", "await", "player", to_text(await.player)); },
               },
               entry);
    return out;
}

std::string write_legal(const Table& table, const std::vector<Decision>& legal) {
    std::string out = "[";
    for (const Decision& decision : legal) {
        if (out.size() > 1) out += ',';
        std::visit(DecisionWriter{table.board, out}, decision);
    }
    out += ']';
    return out;
}

}  // namespace eko::text
