// SPDX-License-Identifier: MIT
#include "store/exchange.h"

#include "store/sample.h"
#include "store/sql.h"
#include "store/verify.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

using namespace store;
using namespace test;
using support::Folder;
namespace fs = std::filesystem;

namespace {

void go_on(Library& library, SessionId session, const std::string& what) {
    auto writing = writer(library, session);
    auto state = writing.set_cursor(writing.state(), 4, awaiting());
    writing.append(state, {entry(5, what), entry(6, what)}, awaiting());
}

}  // namespace

struct Mail {
    Folder folder;
    fs::path file = folder / "friday.logothete";
    Library ours = Library::in_memory(plain());
    Library theirs = Library::in_memory(plain());
    SessionId session = played(ours, 5);

    // The file of before goes first: no export takes the place of a session file.
    void send(CutsToo cuts = CutsToo::yes) {
        std::filesystem::remove(file);
        export_session(ours, session, file, cuts);
    }
    ImportResult take(IfDiffers if_differs = IfDiffers::report) {
        return import_session(theirs, SessionFile{file, plain()}, if_differs);
    }
};

BOOST_AUTO_TEST_SUITE(exchange)

BOOST_FIXTURE_TEST_CASE(a_session_arrives_as_it_was_sent, Mail) {
    go_on(ours, session, "tax");
    ours.add_note(session, "well played", 3);
    ours.archive(session);
    send();
    const auto here = std::get<Imported>(take()).session;
    const auto sent = ours.details(session);
    const auto got = theirs.details(here);
    BOOST_TEST(got.uuid == sent.uuid);
    BOOST_TEST(got.title == sent.title);
    BOOST_TEST(got.place == sent.place);
    BOOST_TEST(got.header == sent.header);
    BOOST_TEST(got.created_at == sent.created_at);
    BOOST_TEST((got.players == sent.players));
    BOOST_TEST((got.rulings == sent.rulings));
    BOOST_TEST((got.standing == sent.standing));
    BOOST_TEST(got.state.cursor == sent.state.cursor);
    BOOST_TEST(got.shelf == Shelf::open);
    BOOST_TEST((theirs.entries(here) == ours.entries(session)));
    BOOST_TEST((theirs.cuts(here) == ours.cuts(session)));
    BOOST_TEST(theirs.notes(here).at(0).text == "well played");
}

BOOST_FIXTURE_TEST_CASE(what_was_put_aside_stays_at_home_if_asked, Mail) {
    go_on(ours, session, "tax");
    send(CutsToo::no);
    BOOST_TEST(theirs.cuts(std::get<Imported>(take()).session).empty());
    BOOST_TEST(ours.cuts(session).size() == 1U);
}

BOOST_FIXTURE_TEST_CASE(the_file_is_a_library_of_one_session, Mail) {
    send();
    BOOST_TEST((std::distance(fs::directory_iterator{folder / ""}, {}) == 1));
    const auto library = Library::open(file, plain());
    BOOST_TEST(library.list().size() == 1U);
    BOOST_TEST(faults(library).empty());
}

BOOST_FIXTURE_TEST_CASE(the_same_session_twice_is_recognised, Mail) {
    send();
    const auto here = std::get<Imported>(take()).session;
    theirs.rename(here, "another title");
    BOOST_TEST(std::get<AlreadyHere>(take()).session == here);
    BOOST_TEST(std::get<AlreadyHere>(take(IfDiffers::add_copy)).session == here);
    BOOST_TEST(theirs.list().size() == 1U);
}

BOOST_FIXTURE_TEST_CASE(a_session_that_went_on_elsewhere_is_told_from_ours, Mail) {
    send();
    const auto here = std::get<Imported>(take()).session;
    go_on(ours, session, "tax");
    send();
    const auto differs = std::get<Differs>(take());
    BOOST_TEST(differs.session == here);
    BOOST_TEST(differs.common == 4U);
    BOOST_TEST(differs.ours == 5U);
    BOOST_TEST(differs.theirs == 6U);
    BOOST_TEST(theirs.list().size() == 1U);
    const auto copy = std::get<Imported>(take(IfDiffers::add_copy)).session;
    BOOST_TEST(theirs.details(copy).uuid != theirs.details(here).uuid);
    BOOST_TEST(theirs.details(copy).not_counted.has_value());
    BOOST_TEST(theirs.entries(copy).size() == 6U);
}

BOOST_FIXTURE_TEST_CASE(a_file_that_holds_no_session_or_several_is_no_session, Mail) {
    { Library::open(folder / "none", plain()); }
    {
        auto library = Library::open(folder / "two", plain());
        played(library, 1);
        played(library, 1);
    }
    for (const std::string name : {"none", "two"})
        BOOST_TEST((trouble_of([&] {
                        import_session(theirs, SessionFile{folder / name, plain()}, IfDiffers::report);
                    }) == Trouble::foreign),
                   name);
}

BOOST_FIXTURE_TEST_CASE(what_is_wrong_is_found_before_anything_is_written, Mail) {
    send();
    const auto good = folder.read("friday.logothete");
    for (const std::string sql :
         {"PRAGMA foreign_keys = OFF; DELETE FROM sessions", "DELETE FROM entries WHERE number = 2",
          "PRAGMA ignore_check_constraints = ON; UPDATE entries SET text = 'no JSON'",
          "PRAGMA ignore_check_constraints = ON; UPDATE sessions SET uuid = '../../../../../../../../../etc/x'",
          "CREATE TABLE more (a TEXT)", "PRAGMA user_version = 0", "PRAGMA application_id = 1"}) {
        folder.write("friday.logothete", good);
        change(file.string(), sql);
        BOOST_TEST(trouble_of([&] { take(); }).has_value(), sql);
    }
    for (std::size_t length = 0; length <= good.size() - 4096; length += 997) {
        folder.write("friday.logothete", good.substr(0, length));
        BOOST_TEST(trouble_of([&] { take(); }).has_value(), length);
    }
    BOOST_TEST(theirs.list().empty());
}

BOOST_FIXTURE_TEST_CASE(a_file_of_a_later_version_is_not_taken_over_half, Mail) {
    send();
    change(file.string(), "PRAGMA user_version = 99");
    BOOST_TEST((trouble_of([&] { take(); }) == Trouble::newer));
}

BOOST_FIXTURE_TEST_CASE(a_folder_that_is_not_there_is_said, Mail) {
    file = folder / "none/friday.logothete";
    BOOST_TEST((trouble_of([&] { send(); }) == Trouble::no_access));
}

BOOST_AUTO_TEST_SUITE_END()
