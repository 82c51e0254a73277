// SPDX-License-Identifier: MIT
// The process is killed, the power fails, the disk reports an error or is full: at every change of a file that an
// act makes, one after the other. Afterwards the library is sound, and all that was acknowledged is in it.
#include "store/backups.h"
#include "store/bad_disk.h"
#include "store/child.h"
#include "store/exchange.h"
#include "store/sample.h"
#include "store/verify.h"
#include "support/folder.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace store;
using namespace test;
using support::Folder;
namespace bdata = boost::unit_test::data;
namespace fs = std::filesystem;

namespace {

Schema later_schema() {
    Schema schema = store::schema();
    schema.migrations.push_back({++schema.version,
                                 "ALTER TABLE notes ADD COLUMN author TEXT; UPDATE entries SET step_name = 'x' || "
                                 "step_name; PRAGMA user_version = " +
                                     std::to_string(schema.version)});
    return schema;
}

Options plain_later() {
    auto options = plain();
    options.schema = later_schema();
    return options;
}

struct Place {
    fs::path library;
    fs::path other;  // a file for one session
};

SessionId first(const Library& library) { return library.list().back().id; }

// The session with five entries that every scene but one begins with.
void prepare(const Place& at) {
    auto library = Library::open(at.library, plain());
    played(library, 5);
}

struct Scene {
    const char* name;
    void (*before)(const Place&);
    void (*act)(const Place&, const Acknowledge&);
    bool (*holds)(const Place&, std::size_t acknowledged);  // beside a sound library
};
std::ostream& operator<<(std::ostream& out, const Scene& scene) { return out << scene.name; }

void append_two(const Place& at, const Acknowledge& done) {
    auto library = Library::open(at.library, plain());
    auto writing = writer(library, first(library));
    auto state = writing.append(writing.state(), {entry(6)}, awaiting());
    done();
    writing.append(state, entries(7, 9), over());
    done();
}

bool has_appended(const Place& at, std::size_t acknowledged) {
    const auto library = Library::open(at.library, plain());
    const auto count = library.entries(first(library)).size();
    constexpr std::size_t after[] = {5, 6, 9};
    const bool finished = library.details(first(library)).standing.outcome.has_value();
    return count >= after[acknowledged] && (count == 5 || count == 6 || count == 9) && finished == (count == 9);
}

void append_after_undo(const Place& at, const Acknowledge& done) {
    auto library = Library::open(at.library, plain());
    auto writing = writer(library, first(library));
    auto state = writing.set_cursor(writing.state(), 2, awaiting());
    done();
    writing.append(state, {entry(3, "tax")}, awaiting());
    done();
}

void repair(const Place& at, const Acknowledge& done) {
    auto library = Library::open(at.library, plain());
    auto writing = writer(library, first(library));
    writing.replace_from(writing.state(), 3, {entry(3, "tax")}, awaiting());
    done();
}

void undo_a_repair(const Place& at, const Acknowledge& done) {
    auto library = Library::open(at.library, plain());
    auto writing = writer(library, first(library));
    const auto repaired = writing.repair(writing.state(), 3, {entry(3, "tax")}, awaiting(), "repair");
    done();
    writing.bring_back(repaired.state, repaired.cut, awaiting());
    done();
}

// Before and after, or repaired; and there is always one way between the two.
bool has_undone_a_repair(const Place& at, std::size_t acknowledged) {
    const auto library = Library::open(at.library, plain());
    const auto now = texts(library.entries(first(library)));
    const auto repairs = library.repairs(first(library));
    if (acknowledged == 0 && repairs.empty()) return now == texts(entries(1, 5));
    if (repairs.size() != 1) return false;
    const bool undone = repairs[0].back->by == WayBack::By::redo;
    if (acknowledged == 2 && !undone) return false;
    return undone ? now == texts(entries(1, 5)) && texts(repairs[0].entries) == texts({entry(3, "tax")})
                  : now.size() == 3 && texts(repairs[0].entries) == texts(entries(3, 5));
}

void settle(const Place& at, const Acknowledge& done) {
    auto library = Library::open(at.library, plain());
    auto writing = writer(library, first(library));
    const auto state = writing.append(writing.state(), {entry(6)}, awaiting());
    done();
    library.settle();
    writing.append(state, {entry(7)}, awaiting());
    done();
}

// The file alone is no less whole than before the act, but for the moment in which the log comes into it.
bool has_settled(const Place& at, std::size_t acknowledged) {
    const auto library = Library::open(at.library, plain());
    const auto count = library.entries(first(library)).size();
    return count >= 5 + acknowledged && count <= 7;
}

void back_up_evening(const Place& at, const Acknowledge& done) {
    auto options = plain();
    options.daily_backup = DailyBackup::yes;
    auto library = Library::open(at.library, options);
    library.rename(first(library), "Saturday");
    done();
    if (const auto trouble = back_up_the_evening(library)) throw StoreError{Trouble::disk_error, at.library, *trouble};
    done();
}

// There is never no backup once there was one, and a new one is whole.
bool has_backed_up_evening(const Place& at, std::size_t acknowledged) {
    const auto kept = backups(at.library);
    for (const auto& one : kept)
        if (Library::open(one.file, plain()).list().at(0).entries != 5) return false;
    return kept.size() >= acknowledged / 2;
}

// All or nothing, and whatever was there is in one place or the other.
bool has_cut(const Place& at, std::size_t acknowledged, std::size_t last) {
    const auto library = Library::open(at.library, plain());
    const auto now = texts(library.entries(first(library)));
    const auto cuts = library.cuts(first(library));
    if (acknowledged < last && cuts.empty()) return now == texts(entries(1, 5));
    return now.size() == 3 && now[2] == entry(3, "tax").text && cuts.size() == 1 &&
           texts(cuts[0].entries) == texts(entries(3, 5));
}

void migrate(const Place& at, const Acknowledge& done) {
    Library::open(at.library, plain_later());
    done();
}

bool has_migrated(const Place& at, std::size_t) {
    const auto library = Library::open(at.library, plain_later());
    const auto all = library.entries(first(library));
    const auto changed = [](const Entry& one) { return one.step_name == "xAnna: pass"; };
    return all.size() == 5 && std::all_of(all.begin(), all.end(), changed) && !backups(at.library).empty();
}

void prepare_import(const Place& at) {
    prepare(at);
    auto elsewhere = Library::in_memory(plain());
    export_session(elsewhere, played(elsewhere, 7), at.other, CutsToo::yes);
}

void import(const Place& at, const Acknowledge& done) {
    auto library = Library::open(at.library, plain());
    import_session(library, SessionFile{at.other, plain()}, IfDiffers::report);
    done();
}

bool has_imported(const Place& at, std::size_t acknowledged) {
    const auto library = Library::open(at.library, plain());
    const auto all = library.list();
    return all.back().entries == 5 && (all.size() == 2 ? all.front().entries == 7 : acknowledged == 0);
}

void make_place(const Place& at, const Acknowledge& done) {
    auto library = Library::open(at.library, plain());
    library.create(two_players());
    done();
}

bool has_made(const Place& at, std::size_t acknowledged) {
    return Library::open(at.library, plain()).list().size() >= acknowledged;
}

void make_played(const Place& at, const Acknowledge& done) {
    auto library = Library::open(at.library, plain());
    library.create(two_players(), entries(1, 7), awaiting());
    done();
}

// With all its entries, or not there.
bool has_made_played(const Place& at, std::size_t acknowledged) {
    const auto all = Library::open(at.library, plain()).list();
    return all.size() >= acknowledged && (all.empty() || (all.size() == 1 && all.front().entries == 7));
}

void back_up_once(const Place& at, const Acknowledge& done) {
    back_up(Library::open(at.library, plain()));
    done();
}

bool has_backed_up(const Place& at, std::size_t acknowledged) {
    const auto kept = backups(at.library);
    for (const auto& one : kept)
        if (Library::open(one.file, plain()).list().at(0).entries != 5) return false;
    return kept.size() >= acknowledged;
}

void prepare_restore(const Place& at) {
    prepare(at);
    auto library = Library::open(at.library, plain());
    back_up(library);
    auto writing = writer(library, first(library));
    writing.append(writing.state(), {entry(6)}, awaiting());
}

void restore(const Place& at, const Acknowledge& done) {
    restore_backup(at.library, backups(at.library).at(0).file, plain());
    done();
}

bool has_restored(const Place& at, std::size_t acknowledged) {
    const auto entries_of = [](const fs::path& file) { return Library::open(file, plain()).list().at(0).entries; };
    if (acknowledged == 0 && entries_of(at.library) == 6) return true;
    fs::path kept = at.library;
    kept += "-replaced-1";
    return entries_of(at.library) == 5 && entries_of(kept) == 6;
}

void export_it(const Place& at, const Acknowledge& done) {
    const auto library = Library::open(at.library, plain());
    export_session(library, first(library), at.other, CutsToo::yes);
    done();
}

bool has_exported(const Place& at, std::size_t acknowledged) {
    if (acknowledged == 0 && !fs::exists(at.other)) return true;
    return Library::open(at.other, plain()).list().at(0).entries == 5;
}

const std::vector<Scene> scenes{
    {"append", prepare, append_two, has_appended},
    {"append_after_undo", prepare, append_after_undo,
     [](const Place& at, std::size_t done) { return has_cut(at, done, 2); }},
    {"undo_a_repair", prepare, undo_a_repair, has_undone_a_repair},
    {"repair", prepare, repair, [](const Place& at, std::size_t done) { return has_cut(at, done, 1); }},
    {"migrate", prepare, migrate, has_migrated},
    {"import", prepare_import, import, has_imported},
    {"make", [](const Place&) {}, make_place, has_made},
    {"make_played", [](const Place&) {}, make_played, has_made_played},
    {"back_up", prepare, back_up_once, has_backed_up},
    {"settle", prepare, settle, has_settled},
    {"back_up_evening", prepare, back_up_evening, has_backed_up_evening},
    {"restore", prepare_restore, restore, has_restored},
    {"export", prepare, export_it, has_exported},
};

Place place(const Folder& folder) { return {folder / "library", folder / "other.logothete"}; }

// What every run of a scene begins with, made once.
class Template {
public:
    explicit Template(const Scene& scene) {
        fs::create_directory(folder_ / "begin");
        scene.before({folder_ / "begin/library", folder_ / "begin/other.logothete"});
    }
    Place copy(const Folder& folder) const {
        fs::copy(folder_ / "begin", folder / "", fs::copy_options::recursive);
        return place(folder);
    }

private:
    Folder folder_;
};

bool sound(const Scene& scene, const Place& at, std::size_t acknowledged) {
    if (!scene.holds(at, acknowledged)) return false;
    return faults(Library::open(at.library, scene.act == migrate ? plain_later() : plain())).empty();
}

// Changes of files that the whole act makes are counted by letting it come to its end once.
std::size_t kill_everywhere(const Scene& scene, Failure failure) {
    const BadDisk quick{Failure::none, 0};
    const Template begin{scene};
    for (std::size_t at_change = 1;; ++at_change) {
        const Folder folder;
        const Place at = begin.copy(folder);
        Child child{[&](const Acknowledge& done) {
            const BadDisk disk{failure, at_change};
            scene.act(at, done);
        }};
        const auto [status, acknowledged] = child.end();
        BOOST_TEST_REQUIRE((status == 0 || status == killed_status));
        BOOST_TEST(sound(scene, at, acknowledged), scene.name << " ended at change " << at_change);
        if (status == 0) return at_change - 1;
    }
}

// The act either says that it failed or is done; what it acknowledged is there in any case.
std::size_t fail_everywhere(const Scene& scene, Failure failure) {
    const BadDisk quick{Failure::none, 0};
    const Template begin{scene};
    std::size_t reported = 0;
    for (std::size_t at_change = 1;; ++at_change) {
        const Folder folder;
        const Place at = begin.copy(folder);
        Child child{[&](const Acknowledge& done) {
            const BadDisk disk{failure, at_change};
            const auto error = error_of([&] { scene.act(at, done); });
            _exit(error ? 2 : disk.struck() ? 3 : 0);
        }};
        const auto [status, acknowledged] = child.end();
        BOOST_TEST_REQUIRE((status == 0 || status == 2 || status == 3));
        BOOST_TEST(sound(scene, at, acknowledged), scene.name << " failed at change " << at_change);
        reported += status == 2 ? 1 : 0;
        if (status == 0) return reported;
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(survive)

BOOST_DATA_TEST_CASE(killed_between_any_two_changes, bdata::make(scenes), scene) {
    const auto changes = kill_everywhere(scene, Failure::kill);
    BOOST_TEST(changes > 5U);
    BOOST_TEST_MESSAGE(scene.name << ": killed at each of " << changes << " changes");
}

BOOST_DATA_TEST_CASE(killed_in_the_middle_of_any_write, bdata::make(scenes), scene) {
    BOOST_TEST(kill_everywhere(scene, Failure::torn) > 5U);
}

BOOST_DATA_TEST_CASE(power_fails_between_any_two_changes, bdata::make(scenes), scene) {
    BOOST_TEST(kill_everywhere(scene, Failure::power_cut) > 5U);
}

BOOST_DATA_TEST_CASE(any_change_reports_an_error, bdata::make(scenes), scene) {
    BOOST_TEST(fail_everywhere(scene, Failure::error) > 2U);
}

BOOST_DATA_TEST_CASE(the_disk_is_full_at_any_change, bdata::make(scenes), scene) {
    BOOST_TEST(fail_everywhere(scene, Failure::full) > 2U);
}

BOOST_AUTO_TEST_SUITE_END()
