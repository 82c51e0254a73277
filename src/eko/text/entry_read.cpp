// SPDX-License-Identifier: MIT
#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/text/entry.h"
#include "eko/text/entry_fields.h"
#include "protocol/json_in.h"
#include "protocol/line_text.h"
#include "values/few.h"

#include <algorithm>
#include <array>

namespace eko::text {

using namespace protocol;

namespace {

using json::Value;
using Fields = const EntryFields&;

struct Form {
    std::string_view name;  // the value of "do"
    Entry (*read)(Fields);
};

template <class Single>
Entry bare(Fields) {
    return Decision{Single{}};
}

ZoneId zone(const Board& board, Value value) {
    const auto first = value.kind() == json::Kind::text ? field_named(board, value.text()) : std::nullopt;
    const auto found = first ? board.zone_of_first(*first) : std::nullopt;
    if (!found) refuse(value, {marked("the first field of a storm zone")});
    return *found;
}

// Zones in their order, each once; of more than a stack can pay the first five.
Zones zones(const Board& board, Value value) {
    Zones zones;
    std::optional<ZoneId> last;
    for (const Value item : list(value)) {
        const ZoneId next = zone(board, item);
        if (last && next <= *last) refuse(item, {marked("a zone after the one before it, in the order of their ids")});
        last = next;
        if (zones.size() < std::size_t{most_in_stack} + 1) zones.push_back(next);
    }
    return zones;
}

// Without storm on the board nothing is lost, whatever the entry says.
Entry move(Fields fields) {
    Move move{fields.field("from"), fields.field("to"), {}, false};
    const Board& board = fields.table().board;
    if (board.has_storm()) {
        move.zones = zones(board, fields.value("zones"));
        move.lose_emperor = fields.truth("lose_emperor");
    }
    return Decision{move};
}

Entry build(Fields fields) {
    return Decision{
        Build{fields.field("from"), fields.field("on"), word<Size>(fields.value("size")), fields.truth("emperor")}};
}

Placing placing(const Board& board, Value value) {
    const auto on = field_named(board, value.key());
    if (!on) throw Trouble{value.path(), {marked("is not the id of a field on the board")}};
    return {*on, whole(value)};
}

// Onto one stack it is a decision like others; onto several, or none, it needs a list.
Entry reinforce(Fields fields) {
    const Board& board = fields.table().board;
    Share share;
    for (const Value value : last_of_each_key(fields.value("place"))) share.place.push_back(placing(board, value));
    share.emperor = field_or_none(board, fields.value("emperor"));
    if (share.place.size() != 1) return share;
    return Decision{Reinforce{share.place.front().on, share.place.front().count, share.emperor}};
}

// The entries in the order of the page.
constexpr std::array forms{
    Form{"swap", [](Fields f) -> Entry { return Decision{Swap{f.field("to")}}; }},
    Form{"keep", bare<Keep>},
    Form{"move", move},
    Form{"build", build},
    Form{"sand", [](Fields f) -> Entry { return Decision{Sand{f.field("target")}}; }},
    Form{"pass", bare<Pass>},
    Form{"march", bare<March>},
    Form{"go_on", bare<GoOn>},
    Form{"exchange", [](Fields f) -> Entry { return Decision{Exchange{f.color("give")}}; }},
    Form{"reinforce", reinforce},
    Form{"moon",
         [](Fields f) -> Entry {
             return Decision{Moon{f.field("to"), f.truth("emperor")}};
         }},
    Form{"stop", bare<Stop>},
    Form{"correct", [](Fields f) -> Entry { return read_correct(f); }},
    Form{"await", [](Fields f) -> Entry { return AwaitPlayer{f.color("player")}; }},
};

const Form& form(Value name) {
    const std::string wanted = text_of(name);
    const auto found = std::find_if(forms.begin(), forms.end(), [&](const Form& form) { return form.name == wanted; });
    if (found == forms.end()) refuse(name, {marked("an entry the protocol knows")});
    return *found;
}

tl::expected<Entry, Malformed> read_entry_json(const Table& table, std::string_view text) try {
    const auto document = json::Document::parse(text);
    if (!document) return tl::unexpected{malformed(document.error())};
    const Value entry = document->root();
    return form(member(entry, "do")).read(EntryFields{table, entry});
} catch (const Trouble& trouble) {
    return tl::unexpected{malformed(trouble)};
}

}  // namespace

tl::expected<Entry, Malformed> read_entry(const Table& table, const Line& line) {
    if (auto trouble = unreadable(line)) return tl::unexpected{*std::move(trouble)};
    return read_entry_json(table, line.text).map_error([&](Malformed trouble) {
        return at_end_of(line, std::move(trouble));
    });
}

}  // namespace eko::text
