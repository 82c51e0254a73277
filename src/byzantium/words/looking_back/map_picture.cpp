// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/map_picture.h"

#include "byzantium/rules/position.h"
#include "byzantium/words/looking_back/map_sheet.h"
#include "byzantium/words/table/player_marks.h"

#include <algorithm>

namespace byzantium::words {

namespace {

constexpr double map_wide = 660;
constexpr double rim = 40;  // around the outermost cities
constexpr double near_wide = 330;
constexpr double near_high = 210;
constexpr double near_step = 26;  // pixels a degree
constexpr double token = 16;
constexpr double map_letter = 5.6;  // width of one in a name, about

struct TokenLook {
    paper::Ink ground;
    paper::Ink number;
    paper::Pen edge;  // tells them apart without colours too
};
TokenLook look_of(Allegiance side) {
    using paper::Dash;
    using paper::Ink;
    switch (side) {
        case Allegiance::byzantine:
            return {Ink::violet, Ink::light, {Ink::dark, 0.8, Dash::solid}};
        case Allegiance::arab:
            return {Ink::ivory, Ink::dark, {Ink::dark, 0.8, Dash::solid}};
        case Allegiance::persian:
            return {Ink::slate, Ink::light, {Ink::dark, 1.2, Dash::dots}};
        case Allegiance::bulgar:
            break;
    }
    return {Ink::orange, Ink::dark, {Ink::dark, 2.4, Dash::solid}};
}

paper::Pen link_pen(LinkKind kind) {
    switch (kind) {
        case LinkKind::road:
            return {paper::Ink::road, 1.6, paper::Dash::solid};
        case LinkKind::desert:
            return {paper::Ink::desert, 1.4, paper::Dash::dashes};
        case LinkKind::sea:
            break;
    }
    return {paper::Ink::lane, 1.2, paper::Dash::dots};
}

class Drawing {
public:
    Drawing(const BoardView& view, const MapSheet& sheet, std::string title)
        : view_{view}, sheet_{sheet}, picture_{sheet.width(), sheet.height(), std::move(title), {}} {}

    paper::Picture picture() && { return std::move(picture_); }

    // The ringed city may be none.
    void draw_ground(const std::optional<protocol::Land>& land, const CityView* ringed) {
        add(paper::Box{{0, 0}, sheet_.width(), sheet_.height(), paper::Ink::sea, std::nullopt});
        if (land) {
            auto rings = sheet_.land(*land);
            if (!rings.empty())
                add(paper::Area{std::move(rings), paper::Ink::land, paper::Pen{paper::Ink::coast, 0.8}});
        }
        for (const LinkView& link : view_.links) draw_link(link);
        if (ringed) draw_ring(place(*ringed));
        for (const CityView& city : view_.cities) draw_name(city);
    }
    void draw_pieces() {
        for (const CityView& city : view_.cities) draw_city(city);
    }

private:
    template <class Item>
    void add(Item item) {
        picture_.items.emplace_back(std::move(item));
    }

    paper::Point place(const CityView& city) const { return sheet_.at(city.lon, city.lat); }
    paper::Point place(CityId city) const { return place(view_.cities.at(index(city))); }

    void draw_ring(paper::Point at) {
        add(paper::Mark{at, 44, paper::Shape::circle, paper::Ink::card, paper::Pen{paper::Ink::accent, 3}, {}});
    }

    void draw_link(const LinkView& link) {
        const paper::Point from = place(link.from);
        const paper::Point to = place(link.to);
        if (sheet_.shows(from) || sheet_.shows(to)) add(paper::Line{from, to, link_pen(link.kind)});
    }

    void draw_name(const CityView& city) {
        const paper::Point at = place(city);
        const double half = static_cast<double>(city.name.size()) * map_letter / 2;
        if (!sheet_.shows({at.x - half, at.y}) || !sheet_.shows({at.x + half, at.y + token})) return;
        add(paper::Text{{at.x, at.y + token / 2 + 10},
                        city.name,
                        9.5,
                        paper::Anchor::middle,
                        paper::Face::serif,
                        paper::Ink::ink,
                        paper::Ink::land});
    }

    void draw_city(const CityView& city) {
        const paper::Point at = place(city);
        if (!sheet_.shows(at)) return;
        const TokenLook look = look_of(city.side);
        if (city.fortified || city.capital)
            add(paper::Box{{at.x - token / 2 - 2.5, at.y - token / 2 - 2.5},
                           token + 5,
                           token + 5,
                           city.capital ? paper::Ink::gold : paper::Ink::card,
                           paper::Pen{paper::Ink::dark, 0.8}});
        add(paper::Box{{at.x - token / 2, at.y - token / 2}, token, token, look.ground, look.edge});
        add(paper::Text{{at.x, at.y + 4},
                        std::to_string(city.strength),
                        11,
                        paper::Anchor::middle,
                        paper::Face::bold,
                        look.number,
                        std::nullopt});
        if (city.control) add(piece(*city.control, {at.x + token / 2 + 7, at.y - 3}, 14));
        draw_armies(city, at);
    }

    // On sticks, like standards.
    void draw_armies(const CityView& city, paper::Point at) {
        double x = at.x - token / 2;
        for (const ArmyRef& army : city.armies) {
            add(paper::Line{{x, at.y - token / 2}, {x, at.y - token / 2 - 14}, {paper::Ink::ink, 1.4}});
            add(piece(army.player, {x, at.y - token / 2 - 17}, 13));
            x += 12;
        }
    }

    static paper::Mark piece(Color player, paper::Point at, double size) {
        paper::Mark mark = mark_of(badge(player), at, size);
        mark.edge = paper::Pen{paper::Ink::card, 1};
        return mark;
    }

    const BoardView& view_;
    const MapSheet& sheet_;
    paper::Picture picture_;
};

// All cities, with a rim.
MapSheet whole_sheet(const BoardView& view) {
    const auto [west, east] = std::minmax_element(view.cities.begin(), view.cities.end(),
                                                  [](const auto& a, const auto& b) { return a.lon < b.lon; });
    const auto [south, north] = std::minmax_element(view.cities.begin(), view.cities.end(),
                                                    [](const auto& a, const auto& b) { return a.lat < b.lat; });
    const double step = (map_wide - 2 * rim) / std::max(1.0, east->lon - west->lon);
    const double high = (mercator(north->lat) - mercator(south->lat)) * step + 2 * rim;
    // The middle as Mercator draws it: a latitude that lies there on the picture.
    const double mean = (mercator(north->lat) + mercator(south->lat)) / 2;
    return {{(west->lon + east->lon) / 2, latitude(mean)}, step, map_wide, high};
}

}  // namespace

paper::Picture map_picture(const BoardView& view, const std::optional<protocol::Land>& land, std::string title) {
    const MapSheet sheet = whole_sheet(view);
    Drawing drawing{view, sheet, std::move(title)};
    drawing.draw_ground(land, nullptr);
    drawing.draw_pieces();
    return std::move(drawing).picture();
}

paper::Picture map_ground(const BoardView& view, const std::optional<protocol::Land>& land, std::string title) {
    const MapSheet sheet = whole_sheet(view);
    Drawing drawing{view, sheet, std::move(title)};
    drawing.draw_ground(land, nullptr);
    return std::move(drawing).picture();
}

paper::Picture map_pieces(const BoardView& view, std::string title) {
    const MapSheet sheet = whole_sheet(view);
    Drawing drawing{view, sheet, std::move(title)};
    drawing.draw_pieces();
    return std::move(drawing).picture();
}

std::vector<MapPlace> map_places(const BoardView& view) {
    const MapSheet sheet = whole_sheet(view);
    std::vector<MapPlace> places;
    for (const CityView& city : view.cities) places.push_back({city.city, sheet.at(city.lon, city.lat)});
    return places;
}

paper::Picture city_picture(const BoardView& view, const std::optional<protocol::Land>& land, CityId city,
                            std::string title) {
    const CityView& middle = view.cities.at(index(city));
    const MapSheet sheet{{middle.lon, middle.lat}, near_step, near_wide, near_high};
    Drawing drawing{view, sheet, std::move(title)};
    drawing.draw_ground(land, &middle);
    drawing.draw_pieces();
    return std::move(drawing).picture();
}

}  // namespace byzantium::words
