// SPDX-License-Identifier: MIT
// Pictures in files, each read once, when it is first drawn.
#pragma once

#include <wx/bitmap.h>

#include <filesystem>
#include <map>

namespace gui {

class PictureFiles {
public:
    // nullptr if the file is missing or no picture.
    const wxBitmap* find(const std::filesystem::path& file);

private:
    std::map<std::filesystem::path, wxBitmap> read_;  // one that cannot be read is kept without a picture
};

}  // namespace gui
