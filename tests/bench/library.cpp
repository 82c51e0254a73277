// SPDX-License-Identifier: MIT
#include "bench/library.h"

#include "bench/bare_file.h"
#include "bench/rounds.h"
#include "store/library.h"
#include "support/folder.h"

#include <fmt/format.h>

#include <filesystem>
#include <string>
#include <vector>

namespace bench {
namespace {

using store::Library;
namespace fs = std::filesystem;

const Rounds rounds{51, Clock::wall};
constexpr int commits_a_round = 40;
constexpr std::size_t long_session = 5000;

// An entry of middling length, as random games have them.
const std::string entry_text = R"({"do":"increase","from":"byzantine.main","to":"arab.elite"})";
const store::Standing standing{R"({"kind":"action","player":"red","barred":[]})", {}};

store::Options plain() {
    store::Options options;
    options.daily_backup = store::DailyBackup::no;
    return options;
}

store::NewSession session_called(const std::string& title) {
    return {"byzantium",
            title,
            "the kitchen",
            "byzantium-2005",
            "{}",
            R"({"game":"byzantium","format":1,"board":"byzantium-2005","players":[{"color":"red","name":"Anna"},)"
            R"({"color":"yellow","name":"Basil"},{"color":"blue","name":"Clara"}],"first":"red"})",
            {{"red", "Anna"}, {"yellow", "Basil"}, {"blue", "Clara"}},
            {{"elite_limit", "per_box"}, {"casualty_rounding", "up"}},
            standing.awaits};
}

std::vector<store::NewEntry> entries(std::size_t from, std::size_t count) {
    std::vector<store::NewEntry> all;
    for (std::size_t n = from; n < from + count; ++n)
        all.push_back({entry_text, {0x9E37'79B9'7F4A'7C15U * n, 1}, n, "Red: increase an army"});
    return all;
}

store::Writer writer(Library& library, store::SessionId session) {
    return std::get<store::Writer>(library.write(session));
}

void fill(const fs::path& file, std::size_t sessions, std::size_t entries_each) {
    auto library = Library::open(file, plain());
    for (std::size_t i = 0; i < sessions; ++i) {
        auto writing = writer(library, library.create(session_called(fmt::format("Session {}", i))));
        if (entries_each > 0) writing.append(writing.state(), entries(1, entries_each), standing);
    }
}

double bytes(const fs::path& file) { return static_cast<double>(fs::file_size(file)); }

double visit_all(const fs::path& file) {
    const auto library = Library::open(file, plain());
    std::size_t seen = 0;
    library.visit(store::SessionId{1}, [&](const store::EntryView& entry) { seen += entry.text.size(); });
    return seen > 0 ? 1 : 0;
}

void report_list(std::size_t count) {
    const support::Folder folder;
    fill(folder / "library", count, 0);
    const auto library = Library::open(folder / "library", plain());
    std::size_t seen = 0;
    const auto listing = rates([&] {
        seen += library.list().size();
        return 1.0;
    });
    const auto opening = rates([&] {
        seen += Library::open(folder / "library", plain()).list().size();
        return 1.0;
    });
    fmt::print("   {:6} sessions listed in {:.2f} ms, opened and listed in {:.2f} ms; {:.0f} bytes a session\n", count,
               1e3 / listing.median, 1e3 / opening.median, bytes(folder / "library") / static_cast<double>(count));
}

}  // namespace

void append_against_insert() {
    const support::Folder folder;
    auto library = Library::open(folder / "library", plain());
    auto writing = writer(library, library.create(session_called("P6")));
    auto state = writing.state();
    BareFile bare{folder / "bare"};
    const auto ours = [&] {
        for (int i = 0; i < commits_a_round; ++i)
            state = writing.append(state, entries(state.entries + 1, 1), standing);
        return static_cast<double>(commits_a_round);
    };
    const auto ratio = in_floor_units(
        ours,
        [&] {
            for (int i = 0; i < commits_a_round; ++i) bare.insert(entry_text);
            return static_cast<double>(commits_a_round);
        },
        rounds);
    fmt::print("{}\n", verdict({"P6, the store alone", 1.10, 1.03, Wanted::at_most}, ratio));
    fmt::print("   one entry on the disk: {:.0f} us; a bare insert: {:.0f} us\n", 1e6 / ratio.ours.median,
               1e6 / ratio.floor.median);
}

void read_against_select() {
    const support::Folder folder;
    fill(folder / "library", 1, long_session);
    const auto file = folder / "library";
    const auto opening = rates([&] { return Library::open(file, plain()).read_only_because() ? 0.0 : 1.0; }, rounds);
    fmt::print("opening a library alone: {:.2f} ms\n", 1e3 / opening.median);
    const auto ratio = in_floor_units([&] { return visit_all(file); }, [&] { return select_all(file); }, rounds);
    fmt::print(
        "the store's part of P7: opened and {} entries read in {:.2f} ms; bare {:.2f} ms; ratio {:.2f}..{:.2f} "
        "median {:.2f}\n",
        long_session, 1e3 / ratio.ours.median, 1e3 / ratio.floor.median, ratio.low, ratio.high, ratio.of_medians);
}

void report_library() {
    for (const std::size_t count : {100U, 1000U, 10'000U}) report_list(count);
    const support::Folder folder;
    fill(folder / "one", 1, 0);
    fill(folder / "long", 1, long_session);
    fmt::print("   {:.0f} bytes an entry (its text: {}), over {} entries\n",
               (bytes(folder / "long") - bytes(folder / "one")) / long_session, entry_text.size(), long_session);
}

}  // namespace bench
