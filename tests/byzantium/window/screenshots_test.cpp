// SPDX-License-Identifier: MIT
// Pictures of every page, for people to look at: tests/byzantium/window/screenshots runs these cases, nothing else
// does. They assert nothing about what is seen.
#include "byzantium/text/boards.h"
#include "byzantium/window/answers.h"
#include "byzantium/window/arranged.h"
#include "byzantium/window/driver.h"
#include "byzantium/window/game_window.h"
#include "byzantium/window/sample_table.h"
#include "byzantium/window/sheets/review_page.h"
#include "byzantium/words/table/own_commands.h"
#include "gui/counter_window.h"
#include "gui/phones/phones.h"
#include "gui/shelf/start_page.h"
#include "present/speaking.h"
#include "store/library.h"
#include "support/finished_sessions.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>
#include <wx/utils.h>

#include <chrono>
#include <cstdlib>

namespace {

using byzantium::words::OwnCommand;
using gui_test::Driver;
using present::CommandId;

struct Look {
    std::string name;
    gui::Tone tone;
    wxSize size;
    double text_scale;
};

std::string environment(const char* name, const char* otherwise) {
    const char* const value = std::getenv(name);
    return value ? value : otherwise;
}

std::vector<Look> looks() {
    const wxSize small{1280, 720};
    const wxSize large{1920, 1080};
    if (environment("LOGOTHETE_LOOKS", "all") == "one")
        return {{environment("GDK_SCALE", "1") + "x", gui::Tone::light, small, 1},
                {environment("GDK_SCALE", "1") + "x-dark", gui::Tone::dark, small, 1}};
    // For the README: as much inside as such a screen has.
    if (environment("LOGOTHETE_LOOKS", "all") == "sizes")
        return {{"720", gui::Tone::light, small, 1}, {"1080", gui::Tone::light, large, 1}};
    if (environment("LOGOTHETE_LOOKS", "all") == "readme")
        return {{"readme-light", gui::Tone::light, {1920, 1105}, 1}, {"readme-dark", gui::Tone::dark, {1920, 1105}, 1}};
    return {{"light-720", gui::Tone::light, small, 1},   {"dark-720", gui::Tone::dark, small, 1},
            {"light-1080", gui::Tone::light, large, 1},  {"dark-1080", gui::Tone::dark, large, 1},
            {"text-1080", gui::Tone::light, large, 1.5}, {"text-720", gui::Tone::dark, small, 1.5},
            {"twice-1080", gui::Tone::dark, large, 2},   {"twice-720", gui::Tone::light, small, 2}};
}

// Pictures are named by their language, but for English ones.
struct InTheLanguage {
    Speaking speaking{environment("LOGOTHETE_LANGUAGE", "en")};
};

std::filesystem::path picture(const std::string& name, const Look& look) {
    const std::string language = present::speaks_english() ? "" : present::spoken_language() + "-";
    return std::filesystem::path{environment("LOGOTHETE_PICTURES", ".")} / (name + "-" + language + look.name + ".png");
}

// The same in every look.
void shoot_all(gui_test::WindowDriver& driver, const std::string& name) {
    for (const Look& look : looks()) {
        driver.look(look.tone, look.text_scale, look.size);
        driver.screenshot(picture(name, look));
        for (const std::string& cut : driver.cut_texts())
            BOOST_TEST_MESSAGE("cut in " << picture(name, look).filename().string() << ": " << cut);
    }
}

// What costs the fewest VP.
void give_up_cubes(Driver& driver) {
    while (std::holds_alternative<byzantium::AwaitUpkeep>(driver.position().awaits)) driver.key(WXK_RETURN);
}

class Scene : public gui_test::SampleTable {
public:
    using SampleTable::SampleTable;
    void shoot(const std::string& name) { shoot_all(driver(), name); }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(screenshots, *boost::unit_test::disabled() * boost::unit_test::fixture<InTheLanguage>())

BOOST_AUTO_TEST_CASE(start) {
    Driver driver;
    shoot_all(driver, "01-start-empty");
    driver.run(CommandId::new_session);
    shoot_all(driver, "03-new-session");
    driver.run(CommandId::shortcuts);
    shoot_all(driver, "22-keys");
    driver.run(CommandId::preferences);
    shoot_all(driver, "40-preferences");
    for (const char* const pressed : {"make backup", "put backup back"}) {
        driver.native(pressed).SetFocus();
        driver.key(WXK_SPACE);
    }
    shoot_all(driver, "49-backups");
    driver.run(CommandId::about);
    shoot_all(driver, "23-about");
}

BOOST_AUTO_TEST_CASE(boards) {
    Driver driver;
    driver.run(OwnCommand::boards);
    driver.type(" ");
    driver.key(WXK_RETURN);
    driver.fill("cities.thessalonica.strength", "2");
    driver.key(WXK_RETURN);
    shoot_all(driver, "45-boards");
    driver.fill("cities.thessalonica.strength", "9");
    driver.key(WXK_RETURN);
    shoot_all(driver, "46-boards-refused");
}

BOOST_AUTO_TEST_CASE(trouble) {
    const support::Folder folder;
    Driver driver{folder.write("library.logothete", "this is no library, whatever else it may be")};
    shoot_all(driver, "50-trouble");
}

BOOST_AUTO_TEST_CASE(shelf) {
    const support::Folder folder;
    const auto file = folder / "library.logothete";
    {
        auto library = store::Library::open(file);
        support::add_finished(library, byzantium::text::Boards{session::Resources::find()}, 30, 7);
    }
    Driver driver{file};
    driver.key('2');
    shoot_all(driver, "51-shelf");
    driver.key('L');
    driver.type("basil");
    shoot_all(driver, "54-searched");
    driver.key(WXK_ESCAPE);
    driver.key('E');
    driver.fill("new note", "Basil came late.");
    shoot_all(driver, "55-details");
    driver.key(WXK_ESCAPE);
    driver.key(WXK_DELETE);
    shoot_all(driver, "52-trashed");
    driver.files.import_file = folder.write("an evening.jsonl", "rubbish\n");
    driver.key('I');
    shoot_all(driver, "53-import-refused");
}

// The toy game beside Byzantium, and a session of a game that the window does not know.
BOOST_AUTO_TEST_CASE(games) {
    const support::Folder folder;
    const auto file = folder / "library.logothete";
    store::NewSession unknown;
    unknown.game = "eko";
    unknown.title = "Thursday";
    unknown.place = "kitchen";
    unknown.header = R"({"game":"eko"})";
    unknown.players = {{"cyan", "Anna"}, {"blue", "Boris"}};
    store::Library::open(file).create(unknown);
    gui_test::WindowDriver driver{{byzantium::window::game_window(), counter::game_window()}, file};
    driver.open_practice();
    driver.run(CommandId::sessions);
    driver.run(CommandId::new_session);
    shoot_all(driver, "70-games");
    driver.click("games", "game:counter");
    driver.click_native("begin counting");
    driver.key('2');
    shoot_all(driver, "71-toy-game");
    driver.run(CommandId::sessions);
    shoot_all(driver, "72-shelf-of-games");
    driver.double_click("start", "row:2");
    shoot_all(driver, "73-unknown-game");
}

// On this machine alone: nobody comes.
BOOST_AUTO_TEST_CASE(phones) {
    Scene scene{38};
    Driver& driver = scene.driver();
    driver.run(CommandId::phones);
    scene.shoot("74-phones-off");
    gui::Phones::World& world = driver.frame().phones()->world();
    world.networks = [] { return std::vector<guests::Interface>{{"wlan0", "127.0.0.1"}, {"eth0", "127.0.0.2"}}; };
    auto now = std::chrono::steady_clock::now();
    world.now = [&] { return now; };
    driver.key('S');
    scene.shoot("75-phones");
    now += std::chrono::minutes{2};
    driver.frame().phones()->on_change();
    scene.shoot("76-phones-nobody");
    const auto address = driver.frame().phones()->now().address;
    wxExecute(wxString::FromUTF8("curl --silent --output /dev/null --user-agent iPhone " + address));
    gui_test::until([&] { return !driver.frame().phones()->now().phones.empty(); }, 3000);
    wxExecute(wxString::FromUTF8("curl --silent --output /dev/null --interface 127.0.0.9 --user-agent Android " +
                                 address + "/events"));
    gui_test::until([&] { return driver.frame().phones()->now().watching > 0; }, 3000);
    driver.frame().phones()->on_change();
    scene.shoot("77-phones-came");
    driver.key(WXK_ESCAPE);
    scene.shoot("78-phones-at-table");
}

BOOST_AUTO_TEST_CASE(what_if) {
    Scene scene{62};
    Driver& driver = scene.driver();
    driver.run(OwnCommand::what_if);
    scene.shoot("54-what-if");
    driver.type("NNNNNNNN");
    scene.shoot("55-what-if-eight-defenders");
}

BOOST_AUTO_TEST_CASE(hands) {
    Scene scene{134};
    Driver& driver = scene.driver();
    for (int i = 0; i < 3 && !driver.shows("hands"); ++i) driver.key(WXK_RETURN);
    scene.shoot("56-hands");
    driver.run(CommandId::find_entry);
    driver.type("Anna");
    scene.shoot("57-journal-searched");
}

BOOST_AUTO_TEST_CASE(questions) {
    for (const auto& [kind, game, now] : gui_test::one_of_each(1)) {
        if (std::holds_alternative<byzantium::Over>(now.awaits)) continue;  // 27-game-over
        const support::Folder folder;
        gui_test::put_into(folder / "library.logothete", game, kind);
        Driver driver{folder / "library.logothete"};
        if (!driver.shows("decision")) driver.go_on();
        shoot_all(driver, "60-question-" + kind);
    }
}

BOOST_AUTO_TEST_CASE(first_cities) {
    Scene scene{8};
    scene.driver().type("A");
    scene.shoot("05-cities");
}

BOOST_AUTO_TEST_CASE(action) {
    Scene scene{38};
    Driver& driver = scene.driver();
    driver.run(CommandId::sessions);
    scene.shoot("02-start");
    driver.go_on();
    scene.shoot("04-action-menu");
    driver.type("B");
    scene.shoot("06-army-boxes");
    driver.type("22");
    scene.shoot("06a-cubes-placed");
    driver.type("9");
    scene.shoot("06b-another-source");
    for (int i = 0; i < 4; ++i) driver.key(WXK_ESCAPE);
    driver.run(CommandId::why);
    scene.shoot("07-why-not");
    driver.key(WXK_ESCAPE);
    driver.run(OwnCommand::accounts);
    scene.shoot("08-end-of-turn");
    driver.run(OwnCommand::scores);
    scene.shoot("09-final-scoring");
    driver.run(CommandId::map);
}

BOOST_AUTO_TEST_CASE(attack) {
    Scene scene{62};
    Driver& driver = scene.driver();
    driver.type("F");
    scene.shoot("10-move");
    driver.type("2");
    driver.key(WXK_DOWN);
    scene.shoot("11-move-odds");
    driver.key(WXK_ESCAPE);
    driver.run(OwnCommand::plan);
    driver.type("1");
    scene.shoot("12-plan");
}

BOOST_AUTO_TEST_CASE(battle) {
    Scene{63}.shoot("13-defence");
    Scene scene{64};
    Driver& driver = scene.driver();
    scene.shoot("14-dice-empty");
    driver.type("643515");
    scene.shoot("15-dice-some");
    driver.type("44");
    scene.shoot("16-dice-faces");
    driver.key('H');
    driver.type("3");
    scene.shoot("17-dice-hits");
    Scene losses{65};
    losses.driver().run(OwnCommand::advice_adviser);
    losses.shoot("18-losses");
}

BOOST_AUTO_TEST_CASE(time_and_table) {
    Scene scene{96};
    Driver& driver = scene.driver();
    scene.shoot("24-upkeep");
    driver.run(CommandId::look_earlier);
    driver.run(CommandId::look_earlier);
    scene.shoot("19-looking-back");
    driver.run(CommandId::remove_entry);
    scene.shoot("20-repair");
    driver.key(WXK_ESCAPE);
    driver.run(CommandId::look_earlier);
    driver.run(CommandId::change_entry);
    scene.shoot("20-repair-of-an-entry");
    driver.key(WXK_ESCAPE);
    driver.click("displays", "red:byzantine:treasury");
    scene.shoot("21-correction-number");
}

BOOST_AUTO_TEST_CASE(end_of_turn) {
    Scene scene{49};
    Driver& driver = scene.driver();
    scene.shoot("58-turn-ends");
    give_up_cubes(driver);
    driver.run(CommandId::turn_end);
    driver.key(WXK_SPACE);
    driver.key(WXK_DOWN);
    scene.shoot("59-turn-ended");
    Driver four;
    four.open(support::header_of(
        {byzantium::Color::red, byzantium::Color::yellow, byzantium::Color::blue, byzantium::Color::green}));
    four.type("GGGG");
    shoot_all(four, "58-turn-ends-for-four");
    give_up_cubes(four);
    shoot_all(four, "59-turn-ended-for-four");
}

// Four players late in a game: as much as these pages ever show.
BOOST_AUTO_TEST_CASE(four_players) {
    gui_test::FourAtTable upkeep{"upkeep", 2};
    shoot_all(upkeep.driver(), "58-turn-ends-late");
    give_up_cubes(upkeep.driver());
    upkeep.driver().run(CommandId::turn_end);
    shoot_all(upkeep.driver(), "59-turn-ended-late");
    gui_test::FourAtTable action{"action", 2};
    Driver& driver = action.driver();
    driver.run(OwnCommand::accounts);
    shoot_all(driver, "08-end-of-turn-of-four");
    driver.run(OwnCommand::scores);
    shoot_all(driver, "09-final-scoring-of-four");
    driver.click("accounts", "tab:sources");
    shoot_all(driver, "09-sources-of-four");
}

// A forgotten action is put in: whose are the later ones?
BOOST_AUTO_TEST_CASE(repair) {
    Scene scene{12};
    Driver& driver = scene.driver();
    for (int i = 0; i < 4; ++i) driver.run(CommandId::look_earlier);
    driver.run(CommandId::insert_entry);
    for (int i = 0; i < 9 && driver.desk().repair()->is_asking(); ++i) driver.key(WXK_RETURN);
    scene.shoot("20-repair-hands");
    driver.type("2");
    scene.shoot("20-repair-accept");
    driver.type("1");
    scene.shoot("20-repair-done");
    driver.run(CommandId::undo);
    scene.shoot("20-repair-undone");
}

BOOST_AUTO_TEST_CASE(correction_from_a_list) {
    Scene scene{38};
    Driver& driver = scene.driver();
    driver.parts().act(
        [&](byzantium::words::Desk& desk) { desk.inspect(*desk.session().table().board.find("damascus")); });
    scene.shoot("25-inspect");
    driver.key(WXK_RETURN);
    scene.shoot("26-correction-list");
}

BOOST_AUTO_TEST_CASE(overlays) {
    Scene scene{62};
    Driver& driver = scene.driver();
    driver.run(OwnCommand::threats);
    scene.shoot("30-threats");
    driver.run(OwnCommand::danger);
    scene.shoot("31-danger");
    driver.run(OwnCommand::money);
    scene.shoot("32-money");
    driver.run(OwnCommand::watch);
    scene.shoot("33-constantinople");
}

BOOST_AUTO_TEST_CASE(table_count) {
    Scene scene{38};
    Driver& driver = scene.driver();
    driver.run(OwnCommand::count);
    driver.type("3");
    scene.shoot("34-table-count");
}

// The size of the look is that of the table view.
BOOST_AUTO_TEST_CASE(table_view) {
    Scene scene{90};
    Driver& driver = scene.driver();
    driver.run(CommandId::table_window);
    for (const Look& look : looks()) {
        driver.frame().change_look(look.tone, 1);
        driver.frame().table_view().SetClientSize(look.size);
        driver.frame().table_view().canvas().set_size(look.text_scale);
        driver.screenshot(driver.frame().table_view().canvas(), picture("29-table-view", look));
    }
}

BOOST_AUTO_TEST_CASE(table_view_with_dice) {
    Scene scene{64};
    scene.driver().type("6435151");
    Driver& driver = scene.driver();
    driver.run(CommandId::table_window);
    for (const Look& look : looks()) {
        driver.frame().change_look(look.tone, 1);
        driver.frame().table_view().SetClientSize(look.size);
        driver.frame().table_view().canvas().set_size(look.text_scale);
        driver.screenshot(driver.frame().table_view().canvas(), picture("29-table-view-dice", look));
    }
}

BOOST_AUTO_TEST_CASE(beside_the_page) {
    Scene scene{62};
    Driver& driver = scene.driver();
    driver.type("F");
    driver.run(CommandId::as_list);
    scene.shoot("41-as-a-list");
    driver.run(CommandId::as_list);
    driver.run(CommandId::tour);
    scene.shoot("42-tour");
    auto wish = driver.frame().preferences();
    wish.clock = present::Switch::on;
    for (const auto colours : {present::PieceColours::colour_blind, present::PieceColours::by_lightness}) {
        wish.colours = colours;
        driver.frame().prefer(wish);
        scene.shoot(colours == present::PieceColours::colour_blind ? "43-colour-blind" : "44-by-lightness");
    }
}

BOOST_AUTO_TEST_CASE(standing_answers) {
    Driver driver;
    driver.open(support::header_of({byzantium::Color::red, byzantium::Color::blue, byzantium::Color::green}));
    driver.run(CommandId::standing_answers);
    driver.type("2");
    shoot_all(driver, "50-standing-which");
    driver.type("32");
    driver.run(CommandId::standing_answers);
    driver.type("311");
    driver.run(CommandId::standing_answers);
    shoot_all(driver, "51-standing");
    driver.run(CommandId::sessions);
    driver.key('E');
    shoot_all(driver, "52-details");
}

BOOST_AUTO_TEST_CASE(first_game) {
    Scene scene{62};
    Driver& driver = scene.driver();
    driver.run(CommandId::first_game);
    driver.key(WXK_RETURN);
    scene.shoot("45-first-game");
}

BOOST_AUTO_TEST_CASE(end) {
    Scene scene{gui_test::all_but_one};
    Driver& driver = scene.driver();
    driver.type("1");
    scene.shoot("35-finale");
    driver.key(WXK_ESCAPE);
    scene.shoot("27-game-over");
    driver.run(OwnCommand::scores);
    scene.shoot("28-final-scores");
}

BOOST_AUTO_TEST_CASE(looking_back) {
    Scene scene{gui_test::all_but_one};
    Driver& driver = scene.driver();
    driver.run(CommandId::reports);
    scene.shoot("36-reports");
    driver.click("reports", "code:bgstats-link");
    scene.shoot("36-code-for-bg-stats");
    driver.key(WXK_ESCAPE);
    driver.run(CommandId::charts);
    scene.shoot("37-chart-vp");
    driver.type("2");
    scene.shoot("38-chart-sources");
    driver.type("4");
    scene.shoot("39-chart-luck");
    driver.type("5");
    scene.shoot("40-chart-attacks");
}

BOOST_AUTO_TEST_CASE(statistics) {
    Driver nothing;
    nothing.run(CommandId::statistics);
    shoot_all(nothing, "45-statistics-empty");
    nothing.close();
    const support::Folder folder;
    const auto file = folder / "library.logothete";
    {
        auto library = store::Library::open(file);
        support::add_finished(library, byzantium::text::Boards{session::Resources::find()}, 60, 7);
    }
    Driver driver{file};
    driver.run(CommandId::statistics);
    gui_test::until([&] { return driver.has_area("statistics", "chart:luck"); });
    for (int chart = 1; chart <= 7; ++chart) {
        driver.type(std::to_string(chart));
        shoot_all(driver, "46-statistics-" + std::to_string(chart));
    }
    driver.type("1W");
    shoot_all(driver, "47-statistics-who");
    driver.key(WXK_DOWN);
    driver.key(WXK_RETURN);
    driver.type("2");
    shoot_all(driver, "48-statistics-anna");
}

BOOST_AUTO_TEST_CASE(counsel) {
    Driver driver;
    driver.open(support::header_of({byzantium::Color::red, byzantium::Color::blue}));
    driver.run(OwnCommand::advice_counsel);
    driver.run(OwnCommand::chances);
    driver.run(OwnCommand::hint);
    gui_test::until([&] { return driver.desk().page().rows.size() == 3; });
    shoot_all(driver, "50-hint");
    driver.key(WXK_ESCAPE);
    driver.key(WXK_ESCAPE);
    driver.desk().let_stand(0, driver.desk().table().standing().program_choices().front(),
                            present::Lasting::until_taken_back);
    driver.table().show_again();
    gui_test::until([&] { return driver.desk().page().rows.size() == 1; });
    shoot_all(driver, "51-program-s-seat");
}

BOOST_AUTO_TEST_CASE(counsel_looks_back) {
    gui_test::SampleTable table{gui_test::all_but_one};
    Driver& driver = table.driver();
    driver.run(OwnCommand::advice_counsel);
    driver.run(OwnCommand::review);
    gui_test::until([&] { return driver.has_area("review", "roll:46"); });
    shoot_all(driver, "52-review-under-way");
    auto& page = dynamic_cast<byzantium::window::ReviewPage&>(driver.canvas("review"));
    while (page.is_under_way()) gui_test::until([&] { return !page.is_under_way(); });
    shoot_all(driver, "53-review");
    for (int i = 0; i < 4; ++i) driver.key(WXK_DOWN);
    shoot_all(driver, "54-review-rows");
    driver.key(WXK_END);
    shoot_all(driver, "55-review-accounts");
}

BOOST_AUTO_TEST_CASE(counsel_begins) {
    const support::Folder folder;
    present::Preferences preferences;
    preferences.advice = present::Advice::counsel;
    const auto file = folder.write("preferences.conf", present::preferences_text(preferences));
    Driver driver{folder / "library.logothete", file};
    driver.click("start", "new");
    driver.click("new session", "plays:1:1");
    shoot_all(driver, "56-new-session-with-programs");
}

BOOST_AUTO_TEST_SUITE_END()
