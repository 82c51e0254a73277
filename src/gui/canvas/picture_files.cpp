// SPDX-License-Identifier: MIT
#include "gui/canvas/picture_files.h"

#include <wx/image.h>
#include <wx/imagpng.h>
#include <wx/log.h>

namespace gui {
namespace {

wxBitmap read_picture(const std::filesystem::path& file) {
    const wxLogNull quiet;  // the words below the picture say what it shows
    if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) wxImage::AddHandler(new wxPNGHandler);
    wxImage image;
    if (!image.LoadFile(wxString::FromUTF8(file.string()), wxBITMAP_TYPE_PNG)) return {};
    return wxBitmap{image};
}

}  // namespace

const wxBitmap* PictureFiles::find(const std::filesystem::path& file) {
    const auto known = read_.find(file);
    const wxBitmap& bitmap =
        known == read_.end() ? read_.emplace(file, read_picture(file)).first->second : known->second;
    return bitmap.IsOk() ? &bitmap : nullptr;
}

}  // namespace gui
