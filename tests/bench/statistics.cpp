// SPDX-License-Identifier: MIT
#include "bench/statistics.h"

#include "bench/rounds.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/counting.h"
#include "byzantium/words/statistics/counted_game.h"
#include "present/statistics/statistics_view.h"
#include "session/counting.h"
#include "support/finished_sessions.h"
#include "support/folder.h"

#include <fmt/format.h>

#include <chrono>

namespace bench {
namespace {

constexpr std::size_t sessions = 1000;
constexpr session::LocalTime today{2026, 6, 15, 12, 0};

store::Options plain() {
    store::Options options;
    options.daily_backup = store::DailyBackup::no;
    return options;
}

double seconds_of(const std::function<void()>& work) {
    const auto begun = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

}  // namespace

void report_statistics() {
    const support::Folder folder;
    const byzantium::text::Boards boards{session::Resources::find()};
    auto library = store::Library::open(folder / "library", plain());
    const double made = seconds_of([&] { support::add_finished(library, boards, sessions, 20051); });
    fmt::print("{} random sessions played and put into a library in {:.1f} s\n", sessions, made);
    const double counted = seconds_of([&] { byzantium::text::count_all(library, boards); });
    fmt::print("   counted for the first time: {:.2f} ms a session\n", 1e3 * counted / sessions);
    std::size_t seen = 0;
    const auto opened = [&] {
        const byzantium::text::Counting counting{library, boards};
        const auto so_far = session::counted_so_far({counting});
        seen +=
            present::statistics_view(so_far, {byzantium::words::counted_game()}, {}, today).charts.size() + so_far.left;
        return 1.0;
    };
    const auto bare = [&] {
        seen += library.list().size() + library.summaries().size();
        return 1.0;
    };
    const auto ratio = in_floor_units(opened, bare, {.count = 21, .clock = Clock::wall});
    fmt::print("   statistics opened over {}: {:.1f} ms (must < 200), {:.1f} times reading list and summaries bare\n",
               sessions, 1e3 / ratio.ours.median, ratio.of_medians);
    if (seen == 0) fmt::print("nothing was seen: these figures mean nothing\n");
}

}  // namespace bench
