// SPDX-License-Identifier: MIT
#include "byzantium/prompt/entry_words.h"

#include "byzantium/rules/ids.h"
#include "byzantium/words/table/player_marks.h"
#include "cli/line/prompt.h"
#include "cli/line/words.h"
#include "present/table/seat_marks.h"
#include "protocol/typed.h"
#include "values/from_text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace byzantium::prompt {

using namespace cli;

namespace {

using byzantium::Board;
using protocol::TypedField;

// What a place in an entry holds.
enum class Field : std::uint8_t { city, cube, side, box, color, number };

struct FieldForm {
    const char* name;  // in the protocol
    Field kind;
};

// `do` and its fields in order; `extra` never changes.
struct EntryForm {
    const char* words;
    const char* act;
    std::vector<FieldForm> fields;
    std::optional<TypedField> extra{};
};

const std::vector<EntryForm>& forms() {
    static const std::vector<EntryForm> all{
        {"control", "control", {{"city", Field::city}, {"cube", Field::cube}}},
        {"increase", "increase", {{"to", Field::box}, {"from", Field::cube}}},
        {"improve", "improve", {{"city", Field::city}, {"cube", Field::cube}}},
        {"fortify", "fortify", {{"city", Field::city}, {"cube", Field::cube}}},
        {"emperor", "emperor", {{"cube", Field::cube}}},
        {"caliph", "caliph", {{"cube", Field::cube}}},
        {"byzantine_fleet", "byzantine_fleet", {{"cube", Field::cube}}},
        {"arab_fleet", "arab_fleet", {{"cube", Field::cube}}},
        {"bulgars attack", "bulgars", {{"attack", Field::city}, {"cube", Field::cube}}},
        {"bulgars reinforce", "bulgars", {{"cube", Field::cube}}, TypedField{"reinforce", true}},
        {"bulgars reinforce", "bulgars", {{"cube", Field::cube}, {"pay", Field::side}}, TypedField{"reinforce", true}},
        {"tax", "tax", {{"cubes", Field::number}, {"byzantine", Field::number}}},
        {"church", "church", {{"cube", Field::cube}}},
        {"mosque", "mosque", {{"cube", Field::cube}}},
        {"place", "place", {{"side", Field::side}, {"city", Field::city}}},
        {"move", "move", {{"side", Field::side}, {"to", Field::city}}},
        {"civil_war", "civil_war", {{"side", Field::side}, {"cube", Field::cube}}},
        {"pass", "pass", {{"cube", Field::cube}}},
        {"pass", "pass", {}, TypedField{"cube", nullptr}},
        {"stop", "stop", {}},
        {"impose", "impose", {}},
        {"allow", "allow", {}},
        {"proceed", "proceed", {}},
        {"withdraw", "withdraw", {}},
        {"stand", "stand", {}},
        {"retreat", "retreat", {}},
        {"retreat", "retreat", {{"to", Field::city}}},
        {"deny", "deny", {}},
        {"levy", "levy", {}},
        {"decline", "decline", {}},
        {"fight", "fight", {{"player", Field::color}}},
        {"lose", "lose", {{"elite", Field::number}, {"main", Field::number}, {"move", Field::number}}},
        {"garrison", "garrison", {{"cube", Field::cube}}},
        {"give_up",
         "give_up",
         {{"elite", Field::number}, {"main", Field::number}, {"levy", Field::number}, {"move", Field::number}}},
    };
    return all;
}

std::optional<int> typed_number(std::string_view word) {
    int value{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    return error == std::errc{} && end == word.data() + word.size() ? std::optional{value} : std::nullopt;
}

// The only one of the words that begins with the given one; the word itself if there is none or more.
template <std::size_t N>
std::string completed(const std::array<const char*, N>& all, const std::string& word) {
    const auto fits = [&word](const char* name) { return std::string_view{name}.starts_with(word); };
    if (std::count_if(all.begin(), all.end(), fits) != 1) return word;
    return *std::find_if(all.begin(), all.end(), fits);
}

constexpr std::array side_names{"byzantine", "arab"};
constexpr std::array pool_names{"pool", "casualty"};
constexpr std::array box_names{"elite", "main", "levy", "move"};

std::string box_of_letter(char letter) {
    switch (letter) {
        case 'e':
            return "elite";
        case 'm':
            return "main";
        case 'l':
            return "levy";
        case 'v':
            return "move";
        default:
            return std::string{letter};
    }
}

// "bm", "b.main" and "byzantine.main" are the same box; "bv" is the Byzantine Move box.
std::string box_name(const std::string& word) {
    if (word.size() == 2) return completed(side_names, word.substr(0, 1)) + "." + box_of_letter(word[1]);
    const auto point = word.find('.');
    if (point == std::string::npos) return word;
    return completed(side_names, word.substr(0, point)) + "." + completed(box_names, word.substr(point + 1));
}

std::string cube_name(const std::string& word) {
    const std::string pool = completed(pool_names, word);
    return pool == word && word != "pool" && word != "casualty" ? box_name(word) : pool;
}

std::string word_of(const Board& board, Field kind, const std::string& word) {
    switch (kind) {
        case Field::city:
            return city_id(board, word).value_or(word);
        case Field::cube:
            return cube_name(word);
        case Field::side:
            return completed(side_names, word);
        case Field::box:
            return box_name(word);
        case Field::color:
            return present::key_meant(words::seat_marks(), word).value_or(word);
        case Field::number:
            break;
    }
    return word;
}

TypedField typed(const Board& board, const FieldForm& field, const std::string& word) {
    if (field.kind == Field::number)
        if (const auto value = typed_number(word)) return {field.name, *value};
    return {field.name, word_of(board, field.kind, word)};
}

std::string json_of(const Board& board, const EntryForm& form, const std::vector<std::string>& values) {
    std::vector<TypedField> fields;
    for (std::size_t i = 0; i < form.fields.size(); ++i) fields.push_back(typed(board, form.fields[i], values[i]));
    if (form.extra) fields.push_back(*form.extra);
    return protocol::write_typed(form.act, fields);
}

// The words behind those of the form, if the line begins with them.
std::optional<std::vector<std::string>> values_for(const EntryForm& form, const std::vector<std::string>& words) {
    const auto begin = words_of(form.words);
    if (words.size() != begin.size() + form.fields.size()) return std::nullopt;
    if (!std::equal(begin.begin(), begin.end(), words.begin())) return std::nullopt;
    return std::vector<std::string>{words.begin() + static_cast<std::ptrdiff_t>(begin.size()), words.end()};
}

std::string field_help(const FieldForm& field) {
    switch (field.kind) {
        case Field::city:
            return "CITY";
        case Field::cube:
            return "CUBE";
        case Field::side:
            return "SIDE";
        case Field::box:
            return "BOX";
        case Field::color:
            return "PLAYER";
        case Field::number:
            break;
    }
    std::string name = field.name;
    for (char& c : name) c = static_cast<char>(c - 'a' + 'A');
    return name;
}

// --- corrections
std::string full_path(const Board& board, const std::string& path) {
    const std::string first = path.substr(0, path.find('.'));
    const bool has_rest = first.size() < path.size();
    if (has_rest && board.find(first)) return "cities." + path;
    const auto color = present::key_meant(words::seat_marks(), first);
    if (has_rest && color) return "players." + *color + path.substr(first.size());
    if (values::from_text<byzantium::ActionBox>(path)) return "boxes." + path;
    return path;
}

bool is_json_word(const std::string& value) {
    return typed_number(value) || value == "true" || value == "false" || value == "null" || value.starts_with('[') ||
           value.starts_with('"') || value.starts_with('{');
}

TypedField corrected(std::string_view path, const std::string& value) {
    if (value == "none") return {path, nullptr};
    if (is_json_word(value)) return {path, protocol::TypedJson{value}};
    return {path, value};
}

}  // namespace

std::optional<std::string> entry_json(const Board& board, std::string_view text) {
    if (text.starts_with('{')) return std::string{text};
    const auto words = words_of(lower(text));
    for (const EntryForm& form : forms()) {
        if (const auto values = values_for(form, words)) return json_of(board, form, *values);
    }
    return std::nullopt;
}

std::string correction_json(const Board& board, const std::string& path, const std::string& value,
                            const std::string& note) {
    const std::string whole = full_path(board, path);
    return protocol::write_typed_correction({corrected(whole, value)}, note);
}

std::string entry_words_help() {
    std::string help;
    for (const EntryForm& form : forms()) {
        std::string line = std::string{"  "} + form.words;
        for (const FieldForm& field : form.fields) line += " " + field_help(field);
        help += line + '\n';
    }
    return help + translated(
                      "  SIDE: byzantine, arab. CUBE: pool, casualty, or a box. BOX: byzantine.elite, arab.move\n"
                      "  and so on, or in two letters: be, bm, bl, bv, ae, am, al, av (v for Move).\n");
}

std::optional<std::string> city_id(const Board& board, std::string_view word) {
    const std::string small = lower(word);
    if (board.find(small)) return small;
    std::optional<std::string> found;
    for (const auto& city : board.cities) {
        if (!city.id.starts_with(small) && !lower(city.name).starts_with(small)) continue;
        if (found) return std::nullopt;
        found = city.id;
    }
    return found;
}

}  // namespace byzantium::prompt
