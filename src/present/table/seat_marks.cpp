// SPDX-License-Identifier: MIT
#include "present/table/seat_marks.h"

#include "present/language/letters.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <cstddef>

namespace present {

namespace {

constexpr std::size_t longest_seat_name = 20;  // letters

const SeatColour* colour_of(const std::vector<SeatColour>& colours, const std::string& key) {
    const auto found = std::find_if(colours.begin(), colours.end(), [&](const auto& one) { return one.key == key; });
    return found == colours.end() ? nullptr : &*found;
}

}  // namespace

SeatMarks colour_marks(const std::vector<SeatColour>& colours) {
    SeatMarks marks{"color",
                    {},
                    [colours](const std::string& key) {
                        const SeatColour* colour = colour_of(colours, key);
                        return colour ? colour->word : key;
                    },
                    [colours](const std::string& key) {
                        const SeatColour* colour = colour_of(colours, key);
                        return colour ? paper::Cell{colour->badge, colour->capital} : paper::Cell{key};
                    },
                    translated("Colour"),
                    translated("colour"),
                    "colours",
                    translated("Colours"),
                    translated("Wins by colour"),
                    translated("All colours start equal: any difference from the expected value is chance, or due to "
                               "the players who like a colour.")};
    for (const SeatColour& colour : colours) marks.keys.push_back(colour.key);
    return marks;
}

std::optional<std::string> key_meant(const SeatMarks& marks, std::string_view typed) {
    const std::string wanted = small_letters(typed);
    if (wanted.empty()) return std::nullopt;
    std::vector<std::string> fitting;
    for (const std::string& key : marks.keys) {
        const std::string word = small_letters(marks.word(key));
        if (wanted == key || wanted == word) return key;
        if (key.starts_with(wanted) || word.starts_with(wanted)) fitting.push_back(key);
    }
    return fitting.size() == 1 ? std::optional{fitting.front()} : std::nullopt;
}

std::string seat_name(const session::Seat& seat, const SeatMarks* marks) {
    std::string name = plain(seat.name, longest_seat_name);
    if (!name.empty()) return name;
    return marks ? marks->heading(seat.color).text : plain(seat.color, longest_seat_name);
}

std::string players_words(const std::vector<session::Seat>& seats, const SeatMarks* marks) {
    std::string words;
    for (const auto& seat : seats)
        words = words.empty() ? seat_name(seat, marks)
                              : say("{list}, {next}", arg("list", words), arg("next", seat_name(seat, marks)));
    return words;
}

}  // namespace present
