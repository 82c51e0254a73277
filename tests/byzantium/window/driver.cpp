// SPDX-License-Identifier: MIT
#include "byzantium/window/driver.h"

#include "byzantium/text/boards.h"
#include "byzantium/text/kept.h"
#include "byzantium/window/game_window.h"
#include "session/resources.h"

#include <utility>

namespace gui_test {

Driver::Driver() : Driver{std::filesystem::path{}} {}

Driver::Driver(const std::filesystem::path& library) : WindowDriver{{byzantium::window::game_window()}, library} {}

Driver::Driver(const std::filesystem::path& library, std::filesystem::path preferences)
    : WindowDriver{{byzantium::window::game_window()}, library, std::move(preferences)} {}

void Driver::open(const byzantium::Header& header) {
    const byzantium::text::Boards boards{session::Resources::find()};
    begin([&](store::Library& library) {
        return byzantium::text::begin_session(library, header, {"test", ""}, boards);
    });
}

}  // namespace gui_test
