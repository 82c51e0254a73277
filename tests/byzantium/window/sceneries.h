// SPDX-License-Identifier: MIT
// Windows brought to where a key works: the table, the shelf, and pages of either.
#pragma once

#include "byzantium/rules/ids.h"
#include "byzantium/window/acts.h"
#include "byzantium/window/answers.h"
#include "byzantium/window/driver.h"
#include "byzantium/window/pressed.h"
#include "byzantium/window/shelved.h"
#include "byzantium/words/table/own_commands.h"
#include "gui/canvas/theme.h"
#include "gui/phones/phones.h"
#include "present/window/command_words.h"
#include "store/library.h"
#include "support/finished_sessions.h"
#include "support/scene.h"

#include <wx/defs.h>

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace gui_test::sceneries {

using byzantium::words::OwnCommand;
using present::CommandId;

// A window that has been brought to where a key works.
struct Scenery {
    support::Folder folder;
    std::unique_ptr<Driver> driver;
};
using Bring = std::function<void(Scenery&)>;

// --- Places

inline void to_table(Scenery& place) {
    place.driver = std::make_unique<Driver>();
    place.driver->open(support::header_of({byzantium::Color::red, byzantium::Color::blue, byzantium::Color::green}));
}

inline void to_entries(Scenery& place, int entries) {
    to_table(place);
    const std::vector<const char*> cities{"damascus", "athens", "tabuk"};
    for (int i = 0; i < entries; ++i) answer_by_keys(*place.driver, control(cities.at(static_cast<std::size_t>(i))));
}

inline Bring after(int entries, std::vector<CommandId> commands = {}) {
    return [=](Scenery& place) {
        to_entries(place, entries);
        for (const CommandId command : commands) place.driver->run(command);
    };
}

inline void to_dice(Scenery& place) {
    place.driver = std::make_unique<Driver>();
    bring_dice(*place.driver);
    place.driver->run(CommandId::animation);  // dice that tumble change by themselves
}

inline void to_map(Scenery& place) {
    to_table(place);
    place.driver->canvas("map").SetFocus();
    place.driver->settle();
}

inline void to_shelf(Scenery& place) {
    put_into(place.folder / "library", two_players(), "Monday");
    put_into(place.folder / "library", two_players(), "Friday");
    place.driver = std::make_unique<Driver>(place.folder / "library");
    place.driver->files.export_file = place.folder / "exported.jsonl";
    place.driver->files.import_file = place.folder.write("none.jsonl", "no journal\n");
    place.driver->key(WXK_DOWN);
}

inline void to_statistics(Scenery& place) {
    {
        auto library = store::Library::open(place.folder / "library");
        support::add_finished(library, usual_boards(), 2, 1);
    }
    place.driver = std::make_unique<Driver>(place.folder / "library");
    place.driver->run(CommandId::statistics);
    place.driver->files.save_file = place.folder / "saved";
    place.driver->settle();
}

// On this machine alone, where two networks are made up.
inline void to_phones(Scenery& place) {
    to_table(place);
    place.driver->frame().phones()->world().networks = [] {
        return std::vector<guests::Interface>{{"wlan0", "127.0.0.1"}, {"eth0", "127.0.0.2"}};
    };
    place.driver->frame().phones()->world().asleep = [] { return std::chrono::milliseconds{0}; };
    place.driver->run(CommandId::phones);
    place.driver->settle();
}

inline void to_shown_phones(Scenery& place) {
    to_phones(place);
    Pressed{"S"}.strike(*place.driver);
}

// With more to say than such a window has room for: nobody came for long.
inline void to_scrolled_phones(Scenery& place) {
    to_shown_phones(place);
    place.driver->frame().phones()->world().now = [] {
        return std::chrono::steady_clock::now() + std::chrono::minutes{2};
    };
    place.driver->run(CommandId::phones);
    place.driver->look(gui::Tone::light, 1.5, {1280, 720});
}

inline Bring with_file(Bring bring) {
    return [bring](Scenery& place) {
        bring(place);
        place.driver->files.save_file = place.folder / "saved";
    };
}

inline Bring then(Bring bring, const std::vector<std::string>& keys) {
    return [=](Scenery& place) {
        bring(place);
        for (const std::string& key : keys) Pressed{key}.strike(*place.driver);
    };
}

// All have passed, and given up what they could not pay for.
inline const Bring turn_ended = [](Scenery& place) {
    to_table(place);
    place.driver->type("GGG");
    for (int i = 0; i < 3; ++i) place.driver->key(WXK_RETURN);
    place.driver->run(CommandId::turn_end);
};

// In large letters, so that there is more than fits.
inline const Bring finale = [](Scenery& place) {
    {
        auto library = store::Library::open(place.folder / "library");
        support::add_finished(library, usual_boards(), 1, 1);
    }
    place.driver = std::make_unique<Driver>(place.folder / "library");
    place.driver->look(gui::Tone::light, 1.5, {1000, 600});
    place.driver->key('2');
    place.driver->key(WXK_RETURN);
};

inline const Bring what_if = after(0, {OwnCommand::what_if});
inline const Bring count = after(1, {OwnCommand::count});
inline const Bring charts = with_file(after(2, {CommandId::charts}));
inline const Bring reports = with_file(after(2, {CommandId::reports}));
inline const Bring report_to_copy = [](Scenery& place) {
    reports(place);
    place.driver->click("reports", "report:text");
};

// In large letters, so that there is more than fits.
inline const Bring accounts = [](Scenery& place) {
    to_table(place);
    place.driver->look(gui::Tone::light, 1.5, {1000, 600});
    place.driver->run(OwnCommand::accounts);
};
inline const Bring handbook = [](Scenery& place) {
    to_table(place);
    place.driver->look(gui::Tone::light, 1.5, {1000, 600});
    place.driver->run(CommandId::handbook);
    place.driver->files.save_file = place.folder / "saved";
};

inline const Bring chapter = [](Scenery& place) {
    to_table(place);
    place.driver->run(CommandId::handbook);
    place.driver->click("handbook", "chapter:page:battle");
};

}  // namespace gui_test::sceneries
