// SPDX-License-Identifier: MIT
#include "eko/window/board/board_keys.h"

#include "eko/words/pictures/signs.h"
#include "paper/picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace eko::window {

using namespace gui;

namespace {

constexpr double least_key_letters = 11;  // pixels at the usual size of text, if the field allows it
// Of the hexagon's radius.
constexpr double key_height = 0.64;
constexpr double most_key_height = 0.88;
constexpr double small_key_height = 0.52;
constexpr double below_number = 0.06;
constexpr double within_field = 0.87;
constexpr double may_touch = 0.09;   // another drawing's box is larger than its ink
constexpr double key_letters = 0.7;  // points of a pixel of the key's height
constexpr double points_of_a_pixel = 0.75;
constexpr std::array middles{0.0, 0.16, 0.3};  // down from the middle of a bare field
constexpr std::array asides{0.0, -0.2, 0.2, -0.38, 0.38};

bool meets(const Rect& box, const std::vector<Rect>& taken, double touching) {
    return std::any_of(taken.begin(), taken.end(), [&](const Rect& other) {
        const Rect both = box.within(other);
        return both.w > touching && both.h > touching;
    });
}

class KeyPlaces {
public:
    KeyPlaces(Painter& painter, const Hexagons& hexagons, double numbers, KeptFree free)
        : painter_{painter},
          hexagons_{hexagons},
          free_{std::move(free)},
          lower_{words::number_bottom(numbers) + below_number},
          usual_{std::clamp(least_key_letters * painter.theme().text_wish * points_of_a_pixel / key_letters,
                            key_height * hexagons.radius(), most_key_height * hexagons.radius())} {}

    std::optional<PlacedKey> place(const WantedKey& wanted) {
        const double small = std::min(usual_, key_height * hexagons_.radius());
        const double least = std::min(usual_, small_key_height * hexagons_.radius());
        std::optional<PlacedKey> found;
        for (const auto& taken : {beside(wanted.offer->field), free_.always})
            for (const double high : {usual_, small, least})
                if (!found) found = place(wanted, high, taken);
        if (found) free_.always.push_back(found->pill);
        return found;
    }

private:
    // All but what stands on the field itself.
    std::vector<Rect> beside(FieldId field) const {
        std::vector<Rect> taken = free_.always;
        const auto [x, y] = hexagons_.middle(field);
        for (const Rect& one : free_.if_possible)
            if (std::hypot(one.middle_x() - x, one.middle_y() - y) > within_field * hexagons_.radius())
                taken.push_back(one);
        return taken;
    }

    std::optional<PlacedKey> place(const WantedKey& wanted, double high, const std::vector<Rect>& taken) const {
        const double letters = high * key_letters / painter_.theme().text_scale;
        const double wide = std::max(high, painter_.width(wanted.offer->key, {letters, Face::bold}) + high * 0.5);
        const auto [x, y] = hexagons_.middle(wanted.offer->field);
        const double radius = hexagons_.radius();
        const auto at = [&, x = x, y = y](double aside, double top) -> std::optional<PlacedKey> {
            const Rect pill{x + aside * radius - wide / 2, y + top * radius, wide, high};
            if (meets(pill, taken, may_touch * radius)) return std::nullopt;
            return PlacedKey{wanted.offer->field, wanted.offer->key, wanted.offer->emphasis, pill, letters};
        };
        if (wanted.middle == WantedKey::Middle::free)
            for (const double down : middles)
                if (const auto found = at(0, down - high / radius / 2)) return found;
        for (const double aside : asides)
            if (const auto found = at(aside, lower_)) return found;
        return std::nullopt;
    }

    Painter& painter_;
    const Hexagons& hexagons_;
    KeptFree free_;
    double lower_;  // where keys below a number begin, in radii
    double usual_;  // height
};

}  // namespace

std::vector<PlacedKey> place_keys(Painter& painter, const Hexagons& hexagons, const std::vector<WantedKey>& wanted,
                                  double numbers, KeptFree free) {
    KeyPlaces places{painter, hexagons, numbers, std::move(free)};
    std::vector<PlacedKey> all;
    for (const WantedKey& one : wanted)
        if (auto placed = places.place(one)) all.push_back(*std::move(placed));
    return all;
}

}  // namespace eko::window
