// SPDX-License-Identifier: MIT
// Somebody at the window with Ekö in it.
#pragma once

#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/position.h"
#include "eko/words/desk/desk.h"
#include "gui/hands/window_driver.h"
#include "present/desk/page.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

namespace gui_test {

class EkoDriver : public WindowDriver {
public:
    // A window on a library of its own.
    EkoDriver();
    // On that one.
    explicit EkoDriver(const std::filesystem::path& library);

    eko::words::Desk& desk() { return dynamic_cast<eko::words::Desk&>(*table().desk()); }
    const eko::Position& position() { return desk().session().position(); }
    std::size_t entries() { return desk().session().journal().cursor(); }
    // A new session at that header.
    void open(const eko::Header& header);

    // As a person would enter it, row by row: by what is drawn on the board or stands in the rows.
    void answer_by_keys(const eko::Entry& entry);
    void answer_by_mouse(const eko::Entry& entry);

    // By chance, from where the session stands: so many entries at once, fewer if the game ends before.
    void play_by_chance(std::uint64_t seed, std::size_t entries);

private:
    using Choose = std::function<void(const present::Row& row)>;
    void answer(const eko::Entry& entry, const Choose& choose);
};

// So many players, at most four, on the sample board for them; always the same deal.
eko::Header sample_for(std::size_t players);
// Two players on the sample board, the discs dealt by that seed.
eko::Header sample_table(std::uint64_t seed);

}  // namespace gui_test
