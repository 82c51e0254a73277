// SPDX-License-Identifier: MIT
// The map of the window. Shows a words::BoardView and what is offered on it, says which city or number was meant;
// knows no rule and no session. Wheel and keys zoom, dragging moves, arrows walk from city to city.
#pragma once

#include "byzantium/rules/ids.h"
#include "byzantium/window/map/map_background.h"
#include "byzantium/window/map/map_layout.h"
#include "byzantium/window/map/map_pictures.h"
#include "byzantium/words/chances/overlay.h"
#include "byzantium/words/table/board_view.h"
#include "gui/table/board.h"

#include <wx/timer.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::window {

enum class Moment { now, earlier };
// What a click on a city does that is not offered: it shows what lies there, or leads on to what can be done there.
enum class Clicks { inspect, lead_on };

class MapCanvas : public gui::Board {
public:
    // The theme must outlive the canvas.
    MapCanvas(wxWindow* parent, const gui::Theme& theme, Coastline land);

    void show(words::BoardView view);
    // These cities glow, in the place of those before.
    void offer(std::vector<Offer> offers);
    // Numbers at cities, in the place of those before; none: away with them.
    void lay_over(std::optional<words::Overlay> overlay);
    // An earlier position is greyed.
    void set_moment(Moment moment);
    void set_clicks(Clicks clicks) { clicks_ = clicks; }
    void fit() override;
    void zoom_in() override;
    void zoom_out() override;

    // Set by the owner; may be empty.
    std::function<void(byzantium::CityId)> on_city;     // a left click, or Enter on the walked-to city
    std::function<void(byzantium::CityId)> on_inspect;  // a right click, or F2: what lies there?
    // The cities first, each with all that is known of it.
    std::vector<gui::SpokenLine> spoken() override;

    Touching on_touch;  // a number beside the map, as it is now

    bool takes_f2() const override { return HasFocus() && walked_to_.has_value(); }

protected:
    void draw(gui::Painter& painter) override;
    void hovered(const gui::Area* area) override;

private:
    enum class FactsAt { city, corner };
    struct LaidOutFor {
        MapProjection projection;
        double text_scale;
        bool operator==(const LaidOutFor&) const = default;
    };

    void begin_background();
    void key_pressed(wxKeyEvent& event);
    bool walked_by(int key);
    bool zoomed_by(int key);
    void walk(const Spot& direction);
    void bring_into_view(byzantium::CityId city);
    void zoom(const Spot& at, double factor);
    void zoom_middle(double factor);
    void begin_drag(wxMouseEvent& event);
    void drag(wxMouseEvent& event);
    void lay_out(gui::Painter& painter);
    void changed();
    void moving();
    std::optional<byzantium::CityId> city_of(const std::string& area) const;
    Spot spot(byzantium::CityId city) const;

    void draw_glow(gui::Painter& painter, const Offer& offer);
    void draw_pill(gui::Painter& painter, const Offer& offer, const gui::Rect& pill);
    void draw_tie(gui::Painter& painter, const CityLayout& city, const gui::Rect& mark, const wxColour& colour) const;
    void draw_mark(gui::Painter& painter, const words::OverlayMark& mark, const gui::Rect& where);
    void draw_cities(gui::Painter& painter);
    gui::Rect clear_of_tokens(byzantium::CityId name) const;
    void make_area(gui::Painter& painter, const gui::Rect& where, const std::string& name, byzantium::CityId city);
    bool leads_on(byzantium::CityId city) const;
    std::vector<std::string> facts_of(byzantium::CityId city) const;
    gui::Rect beside(byzantium::CityId city, const gui::Rect& inside, double wide, double high) const;
    void draw_facts(gui::Painter& painter, byzantium::CityId city, FactsAt where);

    MapBackground background_;
    MapPictures pictures_;
    MapProjection projection_;
    std::optional<words::BoardView> view_;
    OnMap on_map_;
    Moment moment_ = Moment::now;
    Clicks clicks_ = Clicks::inspect;
    std::optional<MapLayout> layout_;  // none: to be worked out
    LaidOutFor laid_out_for_{};
    NamePlaces name_places_;
    std::optional<byzantium::CityId> walked_to_;
    std::optional<byzantium::CityId> clicked_;  // its card is not shown again before the pointer has left it
    std::optional<wxPoint> dragged_from_;
    wxTimer settling_;  // runs while the map is being moved
};

}  // namespace byzantium::window
