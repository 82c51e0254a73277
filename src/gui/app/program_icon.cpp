// SPDX-License-Identifier: MIT
#include "gui/app/program_icon.h"

#include "present/language/failure_words.h"
#include "session/files.h"
#include "session/resources.h"

#include <wx/bmpbndl.h>
#include <wx/log.h>

namespace gui {
namespace {

constexpr int usual_size = 48;

wxBitmapBundle drawing() {
    try {
        return wxBitmapBundle::FromSVG(session::Resources::find().icon().c_str(), {usual_size, usual_size});
    } catch (const session::FileError& error) {
        wxLogWarning("%s", wxString::FromUTF8(present::failure_words(error)));
        return {};
    }
}

}  // namespace

wxIconBundle program_icons() {
    wxIconBundle icons;
    const wxBitmapBundle bundle = drawing();
    if (!bundle.IsOk()) return icons;
    for (const int size : {usual_size / 2, usual_size, 2 * usual_size}) {
        wxIcon icon;
        icon.CopyFromBitmap(bundle.GetBitmap({size, size}));
        icons.AddIcon(icon);
    }
    return icons;
}

}  // namespace gui
