// SPDX-License-Identifier: MIT
#include "gui/canvas/spoken_lines.h"

#include "present/language/list_words.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

namespace gui {
namespace {

bool tells(const Area& place) { return place.act || !place.tip.empty() || !place.said.empty(); }

// The place that was made last lies on top.
std::optional<std::size_t> place_of(const std::vector<Area>& places, const Rect& where) {
    for (std::size_t i = places.size(); i-- > 0;)
        if (tells(places[i]) && places[i].where.contains(where.middle_x(), where.middle_y())) return i;
    return std::nullopt;
}

// A line in the making: of a place, or of what is written at none.
struct Draft {
    std::optional<std::size_t> place;
    std::vector<Drawn> written;
    Rect last;  // where something was written last
};

bool stand_in_a_row(const Rect& one, const Rect& other) {
    return std::abs(one.middle_y() - other.middle_y()) < std::min(one.h, other.h) / 4;
}

// What stands at no place, but in a row with what was written before, belongs to that: a table's line.
Draft& draft_of(std::vector<Draft>& drafts, std::optional<std::size_t> place, const Rect& where) {
    const auto known =
        std::find_if(drafts.begin(), drafts.end(), [&](const Draft& draft) { return place && draft.place == place; });
    if (known != drafts.end()) return *known;
    const bool goes_on = !place && !drafts.empty() && !drafts.back().place && stand_in_a_row(drafts.back().last, where);
    if (!goes_on) drafts.push_back({place, {}, where});
    drafts.back().last = where;
    return drafts.back();
}

// As the eye reads, whatever was drawn first: row by row, and in a row from the left.
std::vector<std::string> in_reading_order(std::vector<Drawn> written) {
    std::stable_sort(written.begin(), written.end(),
                     [](const Drawn& one, const Drawn& other) { return one.where.y < other.where.y; });
    for (auto begin = written.begin(); begin != written.end();) {
        const auto end = std::find_if(begin, written.end(),
                                      [&](const Drawn& one) { return !stand_in_a_row(begin->where, one.where); });
        std::stable_sort(begin, end, [](const Drawn& one, const Drawn& other) { return one.where.x < other.where.x; });
        begin = end;
    }
    std::vector<std::string> texts;
    for (Drawn& one : written) texts.push_back(std::move(one.text));
    return texts;
}

}  // namespace

std::vector<SpokenLine> spoken_lines(const std::vector<Area>& places, const std::vector<Drawn>& drawn) {
    std::vector<Draft> drafts;
    for (const Drawn& one : drawn) {
        if (!one.area) {
            if (!one.text.empty()) draft_of(drafts, place_of(places, one.where), one.where).written.push_back(one);
        } else if (tells(places[*one.area])) {
            draft_of(drafts, one.area, one.where);
        }
    }
    std::vector<SpokenLine> lines;
    for (const Draft& draft : drafts) {
        const Area* const place = draft.place ? &places[*draft.place] : nullptr;
        std::string text = place && !place->said.empty() ? place->said
                                                         : present::spoken_line(in_reading_order(draft.written),
                                                                                place ? place->tip : std::string{});
        if (text.empty() && place) text = present::place_words(place->name);
        place ? lines.push_back({std::move(text), place->act, place->name, place->rules})
              : lines.push_back({std::move(text), {}, {}});
    }
    return lines;
}

}  // namespace gui
