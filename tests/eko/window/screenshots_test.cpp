// SPDX-License-Identifier: MIT
// Pictures of Ekö's pages, for people to look at: tests/eko/window/screenshots runs these cases, nothing else does.
// They assert nothing about what is seen.
#include "eko/foresight/watch.h"
#include "eko/rules/rules.h"
#include "eko/support/random_tables.h"
#include "eko/text/header.h"
#include "eko/window/driver.h"
#include "eko/words/shelf/new_session.h"
#include "eko/words/table/own_commands.h"
#include "gui/canvas/key_canvas.h"
#include "gui/phones/phones.h"
#include "present/speaking.h"
#include "session/dice.h"
#include "support/environment.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>
#include <wx/image.h>

#include <cstdlib>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace {

using namespace eko;
using eko::words::OwnCommand;
using gui_test::EkoDriver;
using present::CommandId;

enum class Ink { colours, grey };  // grey: as a bad print or colour-blind eyes have it
struct EkoLook {
    std::string name;
    gui::Tone tone;
    wxSize size;
    double text_scale;
    Ink ink = Ink::colours;
};

std::string said_to_it(const char* name, const char* otherwise) {
    const char* const value = std::getenv(name);
    return value ? value : otherwise;
}

std::vector<EkoLook> eko_looks() {
    const wxSize small{1280, 720};
    const wxSize large{1920, 1080};
    if (said_to_it("LOGOTHETE_LOOKS", "all") == "one")
        return {{said_to_it("GDK_SCALE", "1") + "x", gui::Tone::light, small, 1}};
    if (said_to_it("LOGOTHETE_LOOKS", "all") == "sizes")
        return {{"light-720", gui::Tone::light, small, 1},
                {"text-720", gui::Tone::light, small, 1.5},
                {"text-1080", gui::Tone::dark, large, 1.5}};
    return {{"light-720", gui::Tone::light, small, 1},          {"dark-720", gui::Tone::dark, small, 1},
            {"light-1080", gui::Tone::light, large, 1},         {"dark-1080", gui::Tone::dark, large, 1},
            {"text-720", gui::Tone::light, small, 1.5},         {"text-1080", gui::Tone::dark, large, 1.5},
            {"grey-720", gui::Tone::light, small, 1, Ink::grey}};
}

// Games by chance up to a first action in which another player can win: entries of one of them.
std::optional<std::vector<Entry>> entries_to_danger(const Header& header, std::uint64_t seed) {
    eko_support::Bits bits{seed};
    const Table table = text::table_of(header);
    Position now = start(table, header);
    std::vector<Entry> all;
    while (!std::holds_alternative<Over>(now.awaits)) {
        const auto* asked = std::get_if<AwaitAction>(&now.awaits);
        if (now.turn > 12 && asked != nullptr && asked->which == Which::first)
            for (const Color color : table.seats)
                if (color != now.player && foresight::some_win_of(table, now, color)) return all;
        all.push_back(eko_support::random_entry(bits, table, now, legal(table, now)));
        now = apply(table, now, all.back())->after;
    }
    return std::nullopt;
}

void come_to_danger(EkoDriver& driver, const Header& header) {
    driver.open(header);
    std::optional<std::vector<Entry>> entries;
    for (std::uint64_t seed = 1; !entries; ++seed) entries = entries_to_danger(header, seed);
    driver.table().act([&](present::Desk&) { driver.desk().enter_together({*entries, {}}); });
    gui_test::until([&] { return driver.shows("outlook"); });
}

std::string picture_file(const EkoLook& look, const std::string& page) {
    const std::string language = said_to_it("LOGOTHETE_LANGUAGE", "");
    return said_to_it("LOGOTHETE_PICTURES", ".") + "/eko-" + page + '-' + look.name +
           (language.empty() ? "" : "-" + language) + ".png";
}

// Where the look wants it.
void turn_grey(const EkoLook& look, const std::string& file) {
    if (look.ink != Ink::grey) return;
    const wxString name = wxString::FromUTF8(file);
    wxImage{name}.ConvertToGreyscale().SaveFile(name, wxBITMAP_TYPE_PNG);
}

// Says which texts are cut.
void shoot(EkoDriver& driver, const EkoLook& look, const std::string& page) {
    driver.look(look.tone, look.text_scale, look.size);
    const std::string file = picture_file(look, page);
    driver.screenshot(file);
    turn_grey(look, file);
    for (const std::string& cut : driver.cut_texts()) BOOST_TEST_MESSAGE(page << ' ' << look.name << ": " << cut);
}

// In every look, and as it was after that.
void shoot_all(EkoDriver& driver, const std::string& page) {
    for (const EkoLook& look : eko_looks()) shoot(driver, look, page);
    driver.look(gui::Tone::light, 1, {1920, 1080});
}

// Up to an action of somebody, with pieces of every kind about.
void come_to_action(EkoDriver& driver, const Header& header, std::size_t entries) {
    driver.open(header);
    driver.play_by_chance(7, entries);
    for (int i = 0; i < 20 && !std::holds_alternative<AwaitAction>(driver.position().awaits); ++i) driver.key('1');
}

// Three players on the sample board, so that tags can name several.
Header three_at_sample() {
    auto dice = session::DiceSource::from_seed(4);
    return words::settled_header(words::sample_board(3),
                                 {{{"cyan", "Anna"}, {"violet", "Boris"}, {"white", "Clara"}}, "cyan"}, {}, dice);
}

Header with_variants() {
    for (std::uint64_t seed = 1;; ++seed) {
        eko_support::Bits bits{seed};
        Header header = eko_support::random_header(bits);
        const Table table = text::table_of(header);
        if (table.board.has_storm() && !table.board.exits.empty() && !table.board.pyramids.empty() &&
            table.board.fields.size() < 90)
            return header;
    }
}

bool is_worked_out(EkoDriver& driver) { return !driver.desk().page().rows.empty(); }

}  // namespace

BOOST_AUTO_TEST_SUITE(screenshots, *boost::unit_test::disabled())

BOOST_AUTO_TEST_CASE(of_ekos_pages) {
    const Speaking speaking{said_to_it("LOGOTHETE_LANGUAGE", "en")};
    EkoDriver driver;
    driver.run(CommandId::new_session);
    for (const EkoLook& look : eko_looks()) shoot(driver, look, "new");
    come_to_action(driver, gui_test::sample_table(5), 60);
    for (const EkoLook& look : eko_looks()) shoot(driver, look, "action");
    driver.key('A');
    driver.canvas("board").SetFocus();
    driver.key(WXK_LEFT);
    driver.key(WXK_RIGHT);
    for (const EkoLook& look : eko_looks()) shoot(driver, look, "stack");
    driver.write('?');
    shoot(driver, eko_looks().front(), "why");
    driver.key(WXK_ESCAPE);
    driver.run(OwnCommand::points);
    shoot(driver, eko_looks().front(), "points");
    driver.run(OwnCommand::count);
    for (const int key : {int{WXK_DOWN}, int{'9'}, int{WXK_DOWN}, int{'0'}}) driver.key(key);
    for (const EkoLook& look : eko_looks()) shoot(driver, look, "count");
    driver.key(WXK_ESCAPE);
    driver.run(CommandId::look_earlier);
    shoot(driver, eko_looks().front(), "earlier");
    driver.run(CommandId::look_now);
    driver.run(CommandId::charts);
    shoot(driver, eko_looks().front(), "charts");
    driver.key(WXK_ESCAPE);
    come_to_action(driver, with_variants(), 24);
    for (const EkoLook& look : eko_looks()) shoot(driver, look, "variants");
}

BOOST_AUTO_TEST_CASE(phones) {
    const Speaking speaking{said_to_it("LOGOTHETE_LANGUAGE", "en")};
    EkoDriver driver;
    come_to_action(driver, gui_test::sample_table(5), 60);
    driver.frame().phones()->world().networks = [] { return std::vector<guests::Interface>{{"wlan0", "127.0.0.1"}}; };
    driver.run(CommandId::phones);
    driver.key('S');
    for (const EkoLook& look : eko_looks()) shoot(driver, look, "phones");
    driver.key(WXK_ESCAPE);
    for (const EkoLook& look : eko_looks()) shoot(driver, look, "phones-at-table");
}

BOOST_AUTO_TEST_CASE(finale) {
    const Speaking speaking{said_to_it("LOGOTHETE_LANGUAGE", "en")};
    EkoDriver driver;
    driver.open(three_at_sample());
    driver.play_by_chance(7, 100000);
    for (const EkoLook& look : eko_looks()) shoot(driver, look, "finale");
    driver.key(WXK_ESCAPE);
    shoot(driver, eko_looks().front(), "over");
}

BOOST_AUTO_TEST_CASE(guide) {
    const Speaking speaking{said_to_it("LOGOTHETE_LANGUAGE", "en")};
    EkoDriver driver;
    driver.run(CommandId::first_game);
    driver.key(WXK_RETURN);
    driver.run(CommandId::first_game);
    for (int i = 0; i < 6; ++i) driver.key(WXK_RETURN);
    for (const EkoLook& look : eko_looks()) shoot(driver, look, "guide");
}

BOOST_AUTO_TEST_CASE(of_ekos_boards) {
    const support::Folder data;
    const support::Environment where{"XDG_DATA_HOME", (data / "").string()};
    const Speaking speaking{said_to_it("LOGOTHETE_LANGUAGE", "en")};
    EkoDriver driver;
    driver.look(gui::Tone::light, 1, {1920, 1080});
    driver.run(CommandId::new_session);
    driver.click("new session", "players:3");
    shoot_all(driver, "boards-new-session");
    driver.click("new session", "lay board");
    driver.click("workshop", "part:0");
    for (const char* const tile : {".V.R...", ".M....R", ".X...V.", "C......", "XR.MS.."}) {
        for (const char* c = tile; *c != 0; ++c) driver.write(static_cast<char>(*c == '.' ? '.' : *c + 32));
        driver.key(WXK_RETURN);
    }
    driver.click("workshop", "kind:m");
    driver.click("workshop", "hex:1,0");
    shoot_all(driver, "boards-tiles");
    driver.click("workshop", "part:1");
    for (const char* const keys : {"AA2", "AB", "BC4", "AD6"})
        for (const char* c = keys; *c != 0; ++c) driver.key(*c);
    shoot_all(driver, "boards-turn");
    driver.key('B');
    shoot_all(driver, "boards-which-tile");
    driver.click("workshop", "part:2");
    driver.click("workshop", "kind:s");
    driver.click("workshop", "hex:-1,-2");
    shoot_all(driver, "boards-paint");
    driver.click("workshop", "part:3");
    driver.paste("board rows", "-1:0:.p.ss\n-2:3:.p.\n-3:2:..q..");
    shoot_all(driver, "boards-text-wrong");
    driver.paste("board rows", "-1:-2:.p.ss\n-2:3:.p.\n-3:2:.....");
    shoot_all(driver, "boards-text");
    driver.key(WXK_RETURN, wxMOD_CONTROL);
    driver.key(WXK_PAGEDOWN);
    shoot_all(driver, "boards-variants");
    for (const char key : {'A', '1', 'B', '2', 'C'}) driver.key(key);
    shoot_all(driver, "boards-variants-chosen");
    driver.key(WXK_ESCAPE);
    driver.key(WXK_ESCAPE);
    dynamic_cast<gui::KeyCanvas&>(driver.canvas("new session")).focus("lay discs");  // it may be scrolled away
    driver.key(WXK_RETURN);
    shoot_all(driver, "boards-discs-none");
    driver.click("workshop", "deal");
    driver.canvas("workshop").SetFocus();
    driver.key(WXK_RETURN);
    driver.key(WXK_RETURN);
    shoot_all(driver, "boards-discs");
    driver.key(WXK_ESCAPE);
    shoot(driver, eko_looks().front(), "boards-new-session-discs");
}

BOOST_AUTO_TEST_CASE(of_the_table_view) {
    const Speaking speaking{said_to_it("LOGOTHETE_LANGUAGE", "en")};
    EkoDriver driver;
    come_to_action(driver, gui_test::sample_table(5), 60);
    driver.run(CommandId::table_window);
    for (const EkoLook& look : eko_looks()) {
        driver.look(look.tone, 1, look.size);
        driver.frame().table_view().SetClientSize(look.size);
        driver.frame().table_view().canvas().set_size(look.text_scale);
        driver.screenshot(driver.frame().table_view().canvas(), picture_file(look, "table-view"));
        turn_grey(look, picture_file(look, "table-view"));
    }
}

BOOST_AUTO_TEST_CASE(of_what_could_happen) {
    const Speaking speaking{said_to_it("LOGOTHETE_LANGUAGE", "en")};
    EkoDriver driver;
    come_to_danger(driver, three_at_sample());
    driver.key(WXK_F3);
    gui_test::until([&] { return is_worked_out(driver); });
    for (const EkoLook& look : eko_looks()) shoot(driver, look, "watch");
    driver.key('S');
    gui_test::until([&] { return driver.desk().page().below.empty(); });
    shoot(driver, eko_looks().front(), "stops");
    driver.key(WXK_ESCAPE);
    driver.key(WXK_ESCAPE);
    driver.run(OwnCommand::threats);
    gui_test::until([&] { return driver.canvas("overlay").spoken().front().text.size() > 60; });
    for (const EkoLook& look : eko_looks()) shoot(driver, look, "threats");
    driver.key('E');
    driver.run(OwnCommand::reach);
    gui_test::until([&] { return driver.canvas("overlay").spoken().front().text.size() > 60; });
    driver.canvas("board").SetFocus();
    driver.key(WXK_LEFT);
    driver.key(WXK_RIGHT);
    for (const EkoLook& look : eko_looks()) shoot(driver, look, "reach");
    auto colours = driver.frame().preferences();
    colours.colours = present::PieceColours::colour_blind;
    driver.frame().prefer(colours);
    shoot(driver, eko_looks().front(), "colour-blind");
}

BOOST_AUTO_TEST_SUITE_END()
