// SPDX-License-Identifier: MIT
#include "byzantium/words/boards/board_differences.h"

#include "byzantium/rules/ids.h"
#include "present/language/words.h"

namespace byzantium::words {

using namespace present;

namespace {

class Differences {
public:
    Differences(const BoardFacts& usual, const BoardFacts& board) : usual_{usual}, board_{board} {}

    void in_cities() {
        for (std::size_t i = 0; i < board_.cities.size(); ++i) {
            const BoardCity& city = board_.cities[i];
            if (city_with(usual_, city.id))
                compare(city.name, city_fields(board_, i));
            else
                added("cities." + city.id, city.name);
        }
        for (const BoardCity& city : usual_.cities)
            if (!city_with(board_, city.id)) missing("cities." + city.id, city.name);
    }

    void in_links() {
        for (std::size_t i = 0; i < board_.links.size(); ++i) {
            const Link& link = board_.links[i];
            if (has(usual_, board_, link))
                compare(link_name(board_, link), kind_fields(i));
            else
                added(key_of(board_, link), link_name(board_, link));
        }
        for (const Link& link : usual_.links)
            if (!has(board_, usual_, link)) missing(key_of(usual_, link), link_name(usual_, link));
    }

    void in_displays() {
        for (const FieldGroup& group : display_fields()) compare(group.heading, group.fields);
    }

    std::vector<BoardDifference> found;

private:
    static const std::string& id_of(const BoardFacts& board, CityId city) { return board.cities[index(city)].id; }

    static bool has(const BoardFacts& on, const BoardFacts& board, const Link& link) {
        return link_between(on, id_of(board, link.between[0]), id_of(board, link.between[1])) != nullptr;
    }

    static std::string key_of(const BoardFacts& board, const Link& link) {
        return fmt::format("links.{}-{}", id_of(board, link.between[0]), id_of(board, link.between[1]));
    }

    // Its ends are what it is found by: they cannot differ.
    std::vector<BoardField> kind_fields(std::size_t link) const {
        auto fields = link_fields(board_, link);
        fields.erase(fields.begin(), fields.begin() + 2);
        const std::string key = key_of(board_, board_.links[link]);
        for (BoardField& field : fields) field.key = key + field.key.substr(field.key.rfind('.'));
        return fields;
    }

    void compare(const std::string& what, const std::vector<BoardField>& fields) {
        for (const BoardField& field : fields) {
            const auto here = field.read(board_);
            const auto there = field.read(usual_);
            if (here == there || !here || !there) continue;
            found.push_back({field.key, there, here,
                             say("{what}, {field}: {value} (printed: {printed})", arg("what", what),
                                 arg("field", field.label), arg("value", *here), arg("printed", *there))});
        }
    }

    void added(const std::string& key, const std::string& what) {
        found.push_back({key, std::nullopt, what, say("{what}: not on the printed board", arg("what", what))});
    }

    void missing(const std::string& key, const std::string& what) {
        found.push_back({key, what, std::nullopt, say("{what}: on the printed board only", arg("what", what))});
    }

    const BoardFacts& usual_;
    const BoardFacts& board_;
};

}  // namespace

std::vector<BoardDifference> board_differences(const BoardFacts& usual, const BoardFacts& board) {
    Differences all{usual, board};
    all.in_cities();
    all.in_links();
    all.in_displays();
    return std::move(all.found);
}

std::string differences_words(std::size_t differences) {
    if (differences == 0) return translated("No difference from the printed board");
    return say_counted(static_cast<int>(differences), "{n} difference from the printed board",
                       "{n} differences from the printed board");
}

std::string printed_words(const BoardField& field, const BoardFacts& usual, const BoardFacts& board) {
    const auto there = field.read(usual);
    if (!there || there == field.read(board)) return {};
    return say("printed: {value}", arg("value", *there));
}

}  // namespace byzantium::words
