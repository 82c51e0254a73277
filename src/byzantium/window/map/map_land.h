// SPDX-License-Identifier: MIT
// Sea and land of the map as a picture without anything on it.
#pragma once

#include "byzantium/window/map/map_projection.h"
#include "gui/canvas/theme.h"
#include "protocol/land.h"
#include "session/resources.h"

#include <wx/image.h>

#include <optional>

namespace byzantium::window {

struct LandLook {
    MapProjection projection;
    gui::Tone tone;
    double pixels;  // of the screen in a logical one
    bool operator==(const LandLook&) const = default;
};

// Of the projection's whole panel; without land all is sea. On any thread: it shares nothing with the window, not even
// a colour, for those of wx count their users without a lock.
wxImage painted_land(const std::optional<protocol::Land>& land, const LandLook& look);

}  // namespace byzantium::window
