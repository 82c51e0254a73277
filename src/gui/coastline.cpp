// SPDX-License-Identifier: MIT
#include "gui/coastline.h"

#include "wording/failure.h"

#include <wx/log.h>

namespace gui {

std::optional<protocol::Land> coastline() {
    try {
        return session::Resources::find().land();
    } catch (const wording::Failure& error) {
        wxLogWarning("%s", wxString::FromUTF8(error.what()));
        return std::nullopt;
    }
}

}  // namespace gui
