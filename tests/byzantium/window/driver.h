// SPDX-License-Identifier: MIT
// Somebody at the window with Byzantium alone in it.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/window/shelf/new_session_view.h"
#include "byzantium/window/table/table_parts.h"
#include "byzantium/words/desk/desk.h"
#include "gui/hands/window_driver.h"
#include "gui/shelf/seats_view.h"
#include "gui/table/table_page.h"

#include <cstddef>
#include <filesystem>

namespace gui_test {

class Driver : public WindowDriver {
public:
    // A window on a library of its own, or on that one.
    Driver();
    explicit Driver(const std::filesystem::path& library);
    // With preferences that are, or will be, in that file.
    Driver(const std::filesystem::path& library, std::filesystem::path preferences);

    byzantium::window::TableParts& parts() { return dynamic_cast<byzantium::window::TableParts&>(table().parts()); }
    byzantium::words::Desk& desk() { return dynamic_cast<byzantium::words::Desk&>(*table().desk()); }
    const byzantium::Position& position() { return desk().session().position(); }
    std::size_t entries() { return desk().session().journal().size(); }
    // It must be shown.
    const byzantium::window::NewSessionContents& fresh() {
        return dynamic_cast<byzantium::window::NewSessionView&>(canvas("new session")).contents();
    }
    // The same: who sits where there.
    const gui::SeatsContents& seats() {
        return dynamic_cast<byzantium::window::NewSessionView&>(canvas("new session")).settled();
    }
    // A new session at that header.
    void open(const byzantium::Header& header);
};

}  // namespace gui_test
