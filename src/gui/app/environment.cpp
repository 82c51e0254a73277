// SPDX-License-Identifier: MIT
#include "gui/app/environment.h"

#include "gui/canvas/toolkit.h"
#include "present/language/words.h"

#include <clocale>
#include <cstdlib>

namespace gui {

namespace {

std::string no_display() {
    return std::string{
               present::translated("logothete: there is no display to open a window on. Start it from a desktop, or "
                                   "use logothete-cli.")} +
           '\n';
}

}  // namespace

std::optional<std::string> prepare_environment() {
    // Letters beyond ASCII come out empty in the C locale. Numbers stay as they are in C: they are read and written
    // by us.
    std::setlocale(LC_CTYPE, "C.UTF-8");
    std::setlocale(LC_MESSAGES, "C.UTF-8");
#ifdef __linux__
    // Nothing here is drawn with OpenGL; to look for it, GDK would load a compiler for its shaders.
    setenv("GDK_GL", "disable", 0);
    const auto is_set = [](const char* name) { return std::getenv(name) != nullptr && *std::getenv(name) != '\0'; };
    if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY")) return no_display();
#endif
    return std::nullopt;
}

std::optional<std::string> display_trouble() { return display_opens() ? std::nullopt : std::optional{no_display()}; }

}  // namespace gui
