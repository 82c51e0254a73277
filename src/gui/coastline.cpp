// SPDX-License-Identifier: MIT
#include "gui/coastline.h"

#include <wx/log.h>

#include <stdexcept>

namespace gui {

std::optional<protocol::Land> coastline() {
    try {
        return session::Resources::find().land();
    } catch (const std::runtime_error& error) {
        wxLogWarning("%s", wxString::FromUTF8(error.what()));
        return std::nullopt;
    }
}

}  // namespace gui
