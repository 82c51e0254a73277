// SPDX-License-Identifier: MIT
#include "eko/prompt/entry_words.h"

#include "cli/line/prompt.h"
#include "cli/line/words.h"
#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "eko/rules/rules.h"
#include "eko/text/typed_ids.h"
#include "eko/words/names.h"
#include "present/language/phrases.h"
#include "present/table/seat_marks.h"
#include "protocol/typed.h"
#include "values/from_text.h"
#include "values/overloaded.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <variant>
#include <vector>

namespace eko::prompt {

using namespace cli;

namespace {

using protocol::TypedField;
using protocol::TypedJson;
using Words = std::vector<std::string>;

constexpr const char* emperor_word = "emperor";

std::optional<int> typed_number(std::string_view word) {
    int value{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    return error == std::errc{} && end == word.data() + word.size() ? std::optional{value} : std::nullopt;
}

// The only one of the words that begins like this; the word itself if there is none or more.
template <class All>
std::string completed(const All& all, const std::string& word) {
    std::string found;
    for (const auto one : all) {
        if (word.empty() || !to_text(one).starts_with(word)) continue;
        if (!found.empty()) return word;
        found = to_text(one);
    }
    return found.empty() ? word : found;
}

// The key of a colour; the word itself if it means none.
std::string color_name(const std::string& word) { return present::key_meant(words::seat_marks(), word).value_or(word); }

// As JSON: what was typed is quoted with what JSON would end the text at taken out, for no word of the game has that.
std::string json_text(const std::string& word) {
    std::string text = "\"";
    for (const char c : word)
        if (c != '"' && c != '\\' && static_cast<unsigned char>(c) >= ' ') text += c;
    return text + '"';
}

TypedJson list_of(const Words& words) {
    std::string text = "[";
    for (const std::string& word : words) text += (text.size() > 1 ? "," : "") + json_text(word);
    return {text + "]"};
}

bool ends_with_emperor(const Words& words) { return !words.empty() && words.back() == emperor_word; }

// Takes the word off the end, if it stands there.
bool take_emperor(Words& words) {
    const bool there = ends_with_emperor(words);
    if (there) words.pop_back();
    return there;
}

// What words are read against.
struct Scene {
    const Table& table;
    const Position& now;
};
// Each form takes the words behind its name.
using Read = TypedEntry (*)(const Scene& scene, Words words);

auto no_entry() { return tl::unexpected{NoEntry{}}; }

TypedEntry one_field(const char* act, const char* name, const Words& words) {
    if (words.size() != 1) return no_entry();
    return protocol::write_typed(act, {{name, words[0]}});
}

TypedEntry alone(const char* act, const Words& words) {
    if (!words.empty()) return no_entry();
    return protocol::write_typed(act, {});
}

// move FROM TO [ZONE...] [emperor]
TypedEntry read_move(const Scene& scene, Words words) {
    const bool emperor = take_emperor(words);
    if (words.size() < 2) return no_entry();
    const Words zones{words.begin() + 2, words.end()};
    if (scene.table.board.has_storm())
        return protocol::write_typed(
            "move", {{"from", words[0]}, {"to", words[1]}, {"zones", list_of(zones)}, {"lose_emperor", emperor}});
    if (!zones.empty() || emperor) return no_entry();
    return protocol::write_typed("move", {{"from", words[0]}, {"to", words[1]}});
}

// --- Who pays for a building, where nobody says it.

// The stacks that could pay for it now, in the order of their fields.
std::vector<FieldId> payers(const Scene& scene, const Build& wished) {
    std::vector<FieldId> all;
    for (const FieldId from : scene.table.board.ways[wished.on]) {
        Build build = wished;
        build.from = from;
        if (apply(scene.table, scene.now, build)) all.push_back(from);
    }
    return all;
}

// One of the stacks beside it, the largest, to be told why not even that one can; the field itself if there is none.
FieldId likeliest_payer(const Scene& scene, FieldId on) {
    FieldId best = on;
    int most = 0;
    for (const FieldId from : scene.table.board.ways[on]) {
        const auto stack = stack_of(scene.now, scene.now.player, from);
        if (!stack || stack->count <= most) continue;
        best = from;
        most = stack->count;
    }
    return best;
}

std::string build_json(const Words& words, bool emperor) {
    return protocol::write_typed(
        "build", {{"from", words[0]}, {"on", words[1]}, {"size", completed(sizes, words[2])}, {"emperor", emperor}});
}

NoEntry several_payers(const Board& board, const std::vector<FieldId>& from, const Words& words, bool emperor) {
    std::vector<std::string> entries;
    for (const FieldId field : from)
        entries.push_back("build " + board.id(field) + " " + words[0] + " " + words[1] +
                          (emperor ? std::string{" "} + emperor_word : std::string{}));
    return NoEntry{
        say("Several stacks can pay for this; name one: {entries}.", arg("entries", present::listed(entries)))};
}

// build ON SIZE [emperor]. Fields and sizes that are none are left to whoever reads the entry.
TypedEntry complete_build(const Scene& scene, const Words& words, bool emperor) {
    const Board& board = scene.table.board;
    const auto at = hex_from_text(words[0]);
    const auto size = values::from_text<Size>(completed(sizes, words[1]));
    if (!at || !size) return build_json({words[0], words[0], words[1]}, emperor);
    const auto on = board.find(*at);
    if (!on) return build_json({words[0], words[0], words[1]}, emperor);
    auto all = payers(scene, {*on, *on, *size, emperor});
    if (all.empty()) all = payers(scene, {*on, *on, *size, !emperor});
    if (all.size() > 1) return tl::unexpected{several_payers(board, all, words, emperor)};
    const FieldId from = all.empty() ? likeliest_payer(scene, *on) : all.front();
    return build_json({board.id(from), words[0], words[1]}, emperor);
}

// build [FROM] ON SIZE [emperor]
TypedEntry read_build(const Scene& scene, Words words) {
    const bool emperor = take_emperor(words);
    if (words.size() == 2) return complete_build(scene, words, emperor);
    if (words.size() != 3) return no_entry();
    return build_json(words, emperor);
}

// reinforce FIELD COUNT [FIELD COUNT...] [emperor [FIELD]]
TypedEntry read_reinforce(const Scene&, Words words) {
    std::optional<std::string> emperor;
    if (take_emperor(words)) {
        if (words.size() != 2) return no_entry();  // onto which one?
        emperor = words[0];
    } else if (words.size() > 3 && words[words.size() - 2] == emperor_word) {
        emperor = words.back();
        words.resize(words.size() - 2);
    }
    if (words.empty() || words.size() % 2 != 0) return no_entry();
    std::string place = "{";
    for (std::size_t i = 0; i < words.size(); i += 2) {
        const auto count = typed_number(words[i + 1]);
        if (!count) return no_entry();
        place += (i == 0 ? "" : ",") + json_text(words[i]) + ":" + std::to_string(*count);
    }
    const TypedField where = emperor ? TypedField{"emperor", *emperor} : TypedField{"emperor", nullptr};
    return protocol::write_typed("reinforce", {{"place", TypedJson{place + "}"}}, where});
}

// moon FIELD [emperor]
TypedEntry read_moon(const Scene&, Words words) {
    const bool emperor = take_emperor(words);
    if (words.size() != 1) return no_entry();
    return protocol::write_typed("moon", {{"to", words[0]}, {"emperor", emperor}});
}

struct EntryForm {
    const char* name;
    const char* fields;  // as the help shows them
    Read read;
};

const std::vector<EntryForm>& forms() {
    static const std::vector<EntryForm> all{
        {"swap", "FIELD", [](const Scene&, Words words) { return one_field("swap", "to", words); }},
        {"keep", "", [](const Scene&, Words words) { return alone("keep", words); }},
        {"move", "FROM TO [ZONE ...] [emperor]", read_move},
        {"build", "[FROM] ON SIZE [emperor]", read_build},
        {"sand", "FIELD", [](const Scene&, Words words) { return one_field("sand", "target", words); }},
        {"pass", "", [](const Scene&, Words words) { return alone("pass", words); }},
        {"march", "", [](const Scene&, Words words) { return alone("march", words); }},
        {"go_on", "", [](const Scene&, Words words) { return alone("go_on", words); }},
        {"exchange", "COLOUR",
         [](const Scene&, Words words) {
             for (std::string& word : words) word = color_name(word);
             return one_field("exchange", "give", words);
         }},
        {"reinforce", "FIELD N [FIELD N ...] [emperor [FIELD]]", read_reinforce},
        {"moon", "FIELD [emperor]", read_moon},
        {"stop", "", [](const Scene&, Words words) { return alone("stop", words); }},
    };
    return all;
}

// --- corrections

std::string full_path(const Board& board, const std::string& path, const std::string& value) {
    const std::string first = path.substr(0, path.find('.'));
    const std::string color = color_name(first);
    if (first.size() < path.size() && values::from_text<Color>(color))
        return "players." + color + path.substr(first.size());
    const auto at = hex_from_text(path);
    const auto field = at ? board.find(*at) : std::nullopt;
    if (!field) return path;
    const auto size = value.rfind('.');
    const bool building =
        is_way(board[*field].kind) ? size != std::string::npos && !typed_number(value.substr(size + 1, 1)) : true;
    return (building ? "buildings." : "stacks.") + path;
}

// "cyan.2*": a stack of two with the emperor; "violet.tower": a building. Nothing if it is neither.
std::optional<TypedJson> piece_json(const std::string& value) {
    const auto point = value.find('.');
    if (point == std::string::npos) return std::nullopt;
    const std::string color = color_name(value.substr(0, point));
    std::string what = value.substr(point + 1);
    const bool emperor = what.ends_with('*');
    if (emperor) what.pop_back();
    if (const auto count = typed_number(what))
        return TypedJson{"{\"owner\":" + json_text(color) + ",\"count\":" + std::to_string(*count) +
                         ",\"emperor\":" + (emperor ? "true" : "false") + "}"};
    return TypedJson{"{\"owner\":" + json_text(color) + ",\"size\":" + json_text(completed(sizes, what)) + "}"};
}

bool is_json_word(const std::string& value) {
    return typed_number(value) || value == "true" || value == "false" || value == "null" || value.starts_with('[') ||
           value.starts_with('"') || value.starts_with('{');
}

TypedField corrected(std::string_view path, const std::string& value) {
    if (value == "none") return {path, nullptr};
    if (is_json_word(value)) return {path, TypedJson{value}};
    const bool of_field = path.starts_with("stacks.") || path.starts_with("buildings.");
    if (const auto piece = of_field ? piece_json(value) : std::nullopt) return {path, *piece};
    return {path, value};
}

struct Quantity {
    std::string path;
    std::string value;
};

// The first one, and every "+ PATH VALUE" at the beginning of the note, which it is taken off: an emperor and his
// stack can only be corrected together.
std::vector<Quantity> named_quantities(const Board& board, const std::string& path, const std::string& value,
                                       std::string& note) {
    std::vector<Quantity> all{{full_path(board, text::with_ids(path), value), value}};
    for (Words words = words_of(note); words.size() > 2 && words[0] == "+"; words = words_of(note)) {
        all.push_back({full_path(board, text::with_ids(words[1]), words[2]), words[2]});
        note = rest_behind(note, 3);
    }
    return all;
}

}  // namespace

TypedEntry entry_json(const Table& table, const Position& now, std::string_view typed) {
    if (typed.starts_with('{')) return std::string{typed};
    Words words = words_of(lower(text::with_ids(typed)));
    if (words.empty()) return no_entry();
    for (const EntryForm& form : forms())
        if (words.front() == form.name) return form.read({table, now}, {words.begin() + 1, words.end()});
    return no_entry();
}

std::string correction_json(const Board& board, const std::string& path, const std::string& value,
                            const std::string& note) {
    std::string rest = note;
    const auto quantities = named_quantities(board, path, value, rest);
    std::vector<TypedField> fields;
    for (const Quantity& one : quantities) fields.push_back(corrected(one.path, one.value));
    return protocol::write_typed_correction(fields, rest);
}

std::string entry_words_help() {
    std::string help;
    for (const EntryForm& form : forms())
        help += std::string{"  "} + form.name + (form.fields[0] == '\0' ? "" : " ") + form.fields + '\n';
    return help + translated(
                      "  FROM, TO, ON, FIELD: the field's id, such as 3,-1. SIZE: camp, tower, castle. COLOUR: cyan,\n"
                      "  violet, blue, white. N: discs, the emperor counted. ZONE: the first field of a storm zone\n"
                      "  that costs a disc. The word emperor says that he is among these discs. A build may leave out\n"
                      "  FROM where only one stack next to the field can pay.\n");
}

std::string in_words(const Board& board, const Decision& decision) {
    const auto id = [&](FieldId field) { return board.id(field); };
    const auto and_emperor = [](bool emperor) { return emperor ? std::string{" "} + emperor_word : std::string{}; };
    return std::visit(values::overloaded{
                          [&](const Swap& d) { return "swap " + id(d.to); },
                          [](const Keep&) -> std::string { return "keep"; },
                          [&](const Move& d) {
                              std::string text = "move " + id(d.from) + " " + id(d.to);
                              for (const ZoneId zone : d.zones) text += " " + id(board.zones.at(index(zone)));
                              return text + and_emperor(d.lose_emperor);
                          },
                          [&](const Build& d) {
                              return "build " + id(d.from) + " " + id(d.on) + " " + std::string{to_text(d.size)} +
                                     and_emperor(d.emperor);
                          },
                          [&](const Sand& d) { return "sand " + id(d.target); },
                          [](const Pass&) -> std::string { return "pass"; },
                          [](const March&) -> std::string { return "march"; },
                          [](const GoOn&) -> std::string { return "go_on"; },
                          [](const Exchange& d) { return "exchange " + std::string{to_text(d.give)}; },
                          [&](const Reinforce& d) {
                              return "reinforce " + id(d.on) + " " + std::to_string(d.count) +
                                     and_emperor(d.emperor.has_value()) +
                                     (d.emperor && *d.emperor != d.on ? " " + id(*d.emperor) : std::string{});
                          },
                          [&](const Moon& d) { return "moon " + id(d.to) + and_emperor(d.emperor); },
                          [](const Stop&) -> std::string { return "stop"; },
                      },
                      decision);
}

std::string in_words(const Board& board, const Share& share) {
    std::string text = "reinforce";
    for (const Placing& one : share.place) text += " " + board.id(one.on) + " " + std::to_string(one.count);
    return share.emperor ? text + " " + emperor_word + " " + board.id(*share.emperor) : text;
}

}  // namespace eko::prompt
