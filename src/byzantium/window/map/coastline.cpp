// SPDX-License-Identifier: MIT
#include "byzantium/window/map/coastline.h"

#include "wording/failure.h"

#include <wx/log.h>

namespace byzantium::window {

std::optional<protocol::Land> coastline() {
    try {
        return session::Resources::find().land();
    } catch (const wording::Failure& error) {
        wxLogWarning("%s", wxString::FromUTF8(error.what()));
        return std::nullopt;
    }
}

}  // namespace byzantium::window
