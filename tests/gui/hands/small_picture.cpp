// SPDX-License-Identifier: MIT
#include "gui/hands/small_picture.h"

#include <wx/image.h>
#include <wx/imagpng.h>
#include <wx/quantize.h>

#include <cstdlib>
#include <stdexcept>

namespace gui_test {

std::string language_of_pictures() {
    const char* const language = std::getenv("LOGOTHETE_LANGUAGE");
    return language == nullptr ? "en" : language;
}

void save_small_picture(WindowDriver& driver, wxWindow& part, const std::string& name) {
    constexpr int colours = 32;
    const char* const folder = std::getenv("LOGOTHETE_PICTURES");
    const std::string file =
        std::string{folder == nullptr ? "." : folder} + '/' + name + '-' + language_of_pictures() + ".png";
    driver.screenshot(part, file);
    const wxImage full{wxString::FromUTF8(file), wxBITMAP_TYPE_PNG};
    wxImage few;
    if (!wxQuantize::Quantize(full, few, colours)) throw std::runtime_error{"no picture in few colours: " + file};
    few.SetOption(wxIMAGE_OPTION_PNG_FORMAT, wxPNG_TYPE_PALETTE);
    few.SetOption(wxIMAGE_OPTION_PNG_COMPRESSION_LEVEL, 9);
    few.SaveFile(wxString::FromUTF8(file), wxBITMAP_TYPE_PNG);
}

}  // namespace gui_test
