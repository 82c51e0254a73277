// SPDX-License-Identifier: MIT
// Sessions that come and go as files, at the first page.
#include "byzantium/rules/position.h"
#include "byzantium/window/acts.h"
#include "byzantium/window/answers.h"
#include "byzantium/window/driver.h"
#include "byzantium/window/shelved.h"
#include "gui/shelf/start_page.h"
#include "session/resources.h"
#include "store/library.h"
#include "store/records.h"
#include "support/environment.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>
#include <wx/window.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <string>
#include <variant>

namespace {

using namespace byzantium;
using gui_test::control;
using gui_test::Driver;

// A library with one session of two entries.
struct WithOne {
    WithOne() {
        auto game = gui_test::two_players();
        game.entries = {control("damascus"), control("athens")};
        gui_test::put_into(file, game, "Friday");
    }
    support::Folder folder;
    std::filesystem::path file = folder / "library";
};

void export_first(Driver& driver, const std::filesystem::path& file) {
    driver.files.export_file = file;
    driver.key(WXK_DOWN);
    driver.key('X');
}

// As the command line does.
void take_in(Driver& driver, const std::filesystem::path& file) {
    dynamic_cast<gui::StartPage&>(*driver.canvas("start").GetParent()).take_in(file);
    driver.settle();
}

void import_from(Driver& driver, const std::filesystem::path& file) {
    driver.files.import_file = file;
    driver.key('I');
}

// Its last entry leads to another position than it once did.
void lead_elsewhere(const std::filesystem::path& file) {
    auto library = store::Library::open(file);
    const auto entries = library.entries(store::SessionId{1});
    auto writer = std::get<store::Writer>(library.write(store::SessionId{1}));
    const store::Entry& last = entries.back();
    writer.replace_from(writer.state(), entries.size(),
                        {{last.text, store::Hash{1, byzantium::position_hash_format}, last.step, ""}}, {});
}

}  // namespace

BOOST_AUTO_TEST_SUITE(files)

BOOST_AUTO_TEST_CASE(what_was_exported_is_imported_elsewhere_and_known_here) {
    const WithOne one;
    for (const std::string ending : {".logothete", ".jsonl"}) {
        const auto file = one.folder / ("out" + ending);
        {
            Driver here{one.file};
            export_first(here, file);
            BOOST_TEST(here.strip().starts_with("“Friday” is in " + file.string() + "."), here.strip());
            import_from(here, file);
            BOOST_TEST(here.strip().ends_with("” is already here, entry for entry. Nothing was imported."),
                       here.strip());
        }
        Driver elsewhere;
        import_from(elsewhere, file);
        BOOST_TEST(elsewhere.strip().ends_with("is new in the list."), elsewhere.strip());
        elsewhere.click("start", "close");
        elsewhere.resume();
        BOOST_TEST(elsewhere.entries() == 2U);
    }
}

// What is played on there would go with the trash.
BOOST_AUTO_TEST_CASE(a_file_of_a_session_in_the_trash_does_not_open_it) {
    const WithOne one;
    const auto file = one.folder / "out.jsonl";
    Driver here{one.file};
    export_first(here, file);
    store::Library::open(one.file).trash(store::SessionId{1});
    take_in(here, file);
    BOOST_TEST(!here.shows("map"));
    BOOST_TEST(here.strip().find("is in the trash.") != std::string::npos, here.strip());
    here.key('U');
    BOOST_TEST((store::Library::open(one.file).details(store::SessionId{1}).shelf == store::Shelf::open));
    BOOST_TEST(here.strip().find("is restored from the trash.") != std::string::npos, here.strip());
}

// As a double click on it does.
BOOST_AUTO_TEST_CASE(a_file_that_the_command_line_names_is_opened) {
    const WithOne one;
    const auto file = one.folder / "out.logothete";
    {
        Driver here{one.file};
        export_first(here, file);
    }
    Driver elsewhere;
    for (const char* time : {"first", "second"}) {
        BOOST_TEST_CONTEXT(time) {
            take_in(elsewhere, file);
            BOOST_TEST(elsewhere.shows("map"));
            BOOST_TEST(elsewhere.entries() == 2U);
            elsewhere.key('O', wxMOD_CONTROL);
            BOOST_TEST(elsewhere.start().rows.size() == 1U);
        }
    }
}

// It stood there twice once somebody had played on.
BOOST_AUTO_TEST_CASE(a_journal_that_was_played_on_since_is_asked_about_and_opened) {
    const WithOne one;
    const auto file = one.folder / "out.jsonl";
    Driver driver{one.file};
    export_first(driver, file);
    driver.click("start", "close");
    driver.resume();
    const auto entries = driver.entries();
    gui_test::answer_by_keys(driver, control("tabuk"));
    BOOST_REQUIRE(driver.entries() == entries + 1);
    driver.key('O', wxMOD_CONTROL);
    import_from(driver, file);
    BOOST_TEST(driver.strip().find("1 more here and 0 more in the file") != std::string::npos, driver.strip());
    BOOST_TEST(driver.start().rows.size() == 1U);
    driver.key(WXK_RETURN);
    BOOST_TEST_REQUIRE(driver.shows("map"));
    BOOST_TEST(driver.entries() == entries + 1);
    driver.key('Z', wxMOD_CONTROL);  // the list counts without it
    driver.key('O', wxMOD_CONTROL);
    import_from(driver, file);
    BOOST_TEST(driver.strip().ends_with(" Here the last entry is undone; it can be redone."), driver.strip());
    driver.key('K');
    BOOST_TEST(driver.start().rows.size() == 2U);
}

// It stood there twice, unasked, once something had been taken back and done otherwise.
BOOST_AUTO_TEST_CASE(a_journal_that_was_changed_since_is_asked_about_and_opened) {
    const support::Folder folder;
    const auto file = folder / "out.jsonl";
    auto game = gui_test::two_players();
    for (const char* city : {"damascus", "athens", "tarsus", "smyrna"}) game.entries.emplace_back(control(city));
    gui_test::put_into(folder / "library", game, "Friday");
    Driver driver{folder / "library"};
    driver.files.export_file = file;
    driver.resume();
    gui_test::answer_by_keys(driver, control("ankara"));
    driver.key('O', wxMOD_CONTROL);
    driver.key(WXK_DOWN);
    driver.key('X');
    driver.click("start", "close");
    driver.resume();
    const auto entries = driver.entries();
    driver.key('Z', wxMOD_CONTROL);
    driver.type("A8");  // Sinope
    if (!driver.desk().page().path.empty()) driver.key(WXK_RETURN);
    BOOST_TEST_REQUIRE(driver.entries() == entries);
    driver.key('O', wxMOD_CONTROL);
    import_from(driver, file);
    BOOST_TEST(driver.strip().find("1 more here and 1 more in the file") != std::string::npos, driver.strip());
    BOOST_TEST(driver.start().rows.size() == 1U);
    driver.key(WXK_RETURN);
    BOOST_TEST_REQUIRE(driver.shows("map"));
    BOOST_TEST(driver.entries() == entries);
    BOOST_TEST(driver.desk().table().looks().headline(entries).find("Sinope") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_same_game_with_other_entries_may_stand_beside_it) {
    const WithOne one;
    Driver driver{one.file};
    export_first(driver, one.folder / "out.logothete");
    driver.resume();
    driver.key('Z', wxMOD_CONTROL);
    driver.click("map", "bulgars");
    driver.type("3");
    driver.key(WXK_RETURN);
    driver.key('O', wxMOD_CONTROL);
    import_from(driver, one.folder / "out.logothete");
    BOOST_TEST(driver.has_area("start", "keep_both"));
    driver.key('K');
    BOOST_TEST(driver.start().rows.size() == 2U);
}

BOOST_AUTO_TEST_CASE(what_is_no_session_is_said_with_its_line) {
    const WithOne one;
    Driver driver{one.file};
    const auto journal = one.folder.write("bad.jsonl", R"({"format":"byzantium-journal","version":1)"
                                                       "\nrubbish\n");
    const auto session = one.folder.write("bad.logothete", "this is no library at all, but long enough to be read");
    for (const auto& bad : {journal, session, one.folder / "nowhere.jsonl", one.folder / "nowhere.logothete",
                            one.folder.write("empty.jsonl", ""), one.folder.write("empty.logothete", "")}) {
        import_from(driver, bad);
        BOOST_TEST(driver.start().rows.size() == 1U);
        BOOST_REQUIRE(driver.start().strip);
        BOOST_TEST((driver.start().strip->mood == gui::Mood::trouble), bad.string());
        BOOST_TEST(driver.strip().find(bad.filename().string()) != std::string::npos, driver.strip());
        driver.key(WXK_ESCAPE);
        BOOST_TEST(!driver.start().strip);
    }
}

BOOST_AUTO_TEST_CASE(an_export_that_cannot_be_written_is_said) {
    const WithOne one;
    Driver driver{one.file};
    for (const char* const name : {"nowhere/out.jsonl", "nowhere/out.logothete"}) {
        driver.files.export_file = one.folder / name;
        driver.click("start", "act:Export");
        BOOST_REQUIRE(driver.start().strip);
        BOOST_TEST((driver.start().strip->mood == gui::Mood::trouble), driver.strip());
    }
}

BOOST_AUTO_TEST_CASE(a_journal_refused_on_an_own_board_is_said_with_its_city) {
    const support::Folder data;
    const support::Environment where{"XDG_DATA_HOME", (data / "").string()};
    std::string text = gui_test::content(session::Resources::find().root() / "byzantium/boards/byzantium-2005.json");
    text.replace(text.find("byzantium-2005"), 14, "larger");
    std::string more;
    for (char c = '0'; c <= '9'; ++c)
        more += std::string{R"(,{"id":"x)"} + c + R"(","name":"Xanadu )" + c +
                R"(","side":"persian","strength":1,"lon":40.)" + c + R"(,"lat":31})";
    text.insert(text.rfind(']', text.find("\"links\"")), more);
    std::filesystem::create_directories(data / "logothete/boards");
    const auto board = data.write("logothete/boards/larger.json", text);
    const auto journal = data.write(
        "o.jsonl", R"({"game":"byzantium","format":1,"board":"larger","players":[{"color":"red"},{"color":"blue"}],)"
                   R"("first":"red"})"
                   "\n"
                   R"({"do":"control","city":"x9","cube":"pool"})"
                   "\n");
    Driver driver;
    import_from(driver, journal);
    BOOST_TEST(driver.strip().find("A cube can take control only of Byzantine and Arab cities other than the capital; "
                                   "Xanadu 9 is not one of them.") != std::string::npos,
               driver.strip());
}

BOOST_AUTO_TEST_CASE(no_export_goes_over_a_library_or_unasked_over_a_file) {
    const WithOne one;
    const auto mine = one.folder.write("mine.jsonl", "my own notes");
    const auto link = one.folder / "link.jsonl";
    std::filesystem::create_symlink(one.file, link);
    Driver driver{one.file};
    const auto exported = [&](const std::filesystem::path& file, session::IfThere if_there) {
        driver.files.if_there = if_there;
        driver.files.export_file = file;
        driver.click("start", "act:Export");
        return driver.strip();
    };
    const std::string refused = exported(mine, session::IfThere::refuse);
    BOOST_TEST(
        refused.find("this file already exists. Choose another name, or choose that file itself to overwrite it.") !=
            std::string::npos,
        refused);
    BOOST_TEST(one.folder.read("mine.jsonl") == "my own notes");
    for (const auto& file : {one.file, link, one.folder / "library-wal"}) {
        const std::string said = exported(file, session::IfThere::replace);
        BOOST_TEST(said.find("Choose another name.") != std::string::npos, said);
    }
    exported(mine, session::IfThere::replace);
    BOOST_TEST(one.folder.read("mine.jsonl") != "my own notes");
    driver.close();
    BOOST_TEST(gui_test::read_from(one.file, store::SessionId{1}).session.journal().size() == 2U);
}

// As the command line does with --undone.
BOOST_AUTO_TEST_CASE(entries_that_were_undone_are_exported_alone) {
    const WithOne one;
    Driver driver{one.file};
    driver.resume();
    driver.run(present::CommandId::undo);
    const auto undone_entries = static_cast<std::ptrdiff_t>(2 - driver.desk().session().journal().cursor());
    BOOST_TEST_REQUIRE(undone_entries > 0);
    driver.key('O', wxMOD_CONTROL);
    driver.key(WXK_DOWN);
    driver.files.export_file = one.folder / "out.undone.jsonl";
    driver.key('X');
    BOOST_TEST(driver.strip().starts_with("The undone entries of “Friday” are in "), driver.strip());
    const std::string undone = one.folder.read("out.undone.jsonl");
    BOOST_TEST(std::count(undone.begin(), undone.end(), '\n') == undone_entries);
    BOOST_TEST(undone.find("\"redoable\"") != std::string::npos, undone);
}

BOOST_AUTO_TEST_CASE(the_folder_of_a_file_is_shown_when_asked_for) {
    const WithOne one;
    Driver driver{one.file};
    driver.key(WXK_DOWN);
    driver.files.export_file = one.folder / "out.jsonl";
    driver.key('X');
    BOOST_TEST(driver.files.shown.empty());
    driver.click("start", "folder");
    BOOST_TEST((driver.files.shown == one.folder / "out.jsonl"));
}

BOOST_AUTO_TEST_CASE(details_say_whether_a_game_replays) {
    const WithOne one;
    const auto says = [](Driver& driver, const wxString& words) {
        driver.key(WXK_DOWN);
        driver.key('E');
        for (const wxWindow* const child : driver.native("counts").GetParent()->GetChildren())
            if (child->GetLabel().Contains(words)) return true;
        return false;
    };
    {
        Driver driver{one.file};
        BOOST_TEST(says(driver, "Checked: every entry leads to the same position as when it was entered."));
    }
    lead_elsewhere(one.file);
    Driver driver{one.file};
    BOOST_TEST(!says(driver, "Checked:"));
}

BOOST_AUTO_TEST_CASE(who_thinks_better_of_it_has_done_nothing) {
    const WithOne one;
    Driver driver{one.file};
    driver.key(WXK_DOWN);
    driver.key('X');
    driver.key('I');
    BOOST_TEST(!driver.start().strip);
    BOOST_TEST(driver.start().rows.size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
