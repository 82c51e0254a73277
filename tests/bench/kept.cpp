// SPDX-License-Identifier: MIT
#include "bench/kept.h"

#include "bench/bare_file.h"
#include "bench/journals.h"
#include "bench/rounds.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/kept.h"
#include "byzantium/text/open.h"
#include "support/folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace bench {
namespace {

// One commit of each by turns: in a row the second would find the processor's caches as it left them.
const Rounds evening{401, Clock::wall};    // as many as a long game has entries: SQLite's log grows all the time
const Rounds marathon{8001, Clock::wall};  // most of them with a log that is full-grown and used anew
constexpr int evenings = 11;
constexpr std::size_t act = 4;  // entries: then people look at the table, and both logs come into their files
const Rounds rounds{31, Clock::wall};
constexpr std::size_t long_session = 5000;

byzantium::text::Boards boards() { return byzantium::text::Boards{session::Resources::find()}; }

store::Options plain() {
    store::Options options;
    options.daily_backup = store::DailyBackup::no;
    return options;
}

byzantium::text::Session played(std::size_t entries, std::mt19937& random) {
    std::istringstream lines{journal_of(entries, random)};
    return byzantium::text::open_journal(lines, "bench", boards(), session::DiceSource::from_seed(1)).session;
}

// The entries of a session entered into others that are kept, one after the other.
class Entering {
public:
    Entering(store::Library& library, const byzantium::text::Session& source) : library_{library}, source_{source} {}

    void enter_one() {
        if (!kept_ || next_ == source_.journal().size()) begin();
        const auto taken = kept_->session.submit(kept_->session.state(), source_.journal().record(next_++).entry);
        if (!taken) throw std::logic_error{"an entry that held is refused"};
    }

private:
    void begin() {
        kept_.reset();
        const auto id = byzantium::text::begin_session(library_, source_.header(), {"bench", ""}, boards());
        auto taken = byzantium::text::take_up(library_, id, boards(), session::DiceSource::from_seed(1));
        kept_.emplace(std::get<byzantium::text::OpenedKept>(std::move(taken)));
        next_ = 0;
    }

    store::Library& library_;
    const byzantium::text::Session& source_;
    std::optional<byzantium::text::OpenedKept> kept_;
    std::size_t next_ = 0;
};

std::vector<std::string> texts_of(const byzantium::text::Session& session) {
    std::vector<std::string> texts;
    for (const auto& record : session.journal().records())
        texts.push_back(byzantium::text::write_entry(session.table().board, record.entry));
    return texts;
}

// A library and a bare file of their own, which begin without a log, and rest after so many entries.
Ratio commits(const byzantium::text::Session& source, Rounds rounds_of_one, std::size_t rest_after) {
    const support::Folder folder;
    const auto texts = texts_of(source);
    auto library = store::Library::open(folder / "library", plain());
    Entering entering{library, source};
    BareFile bare{folder / "bare"};
    std::size_t next = 0;
    std::optional<std::size_t> rested;
    rounds_of_one.between = [&] {
        if (next % rest_after != 0 || rested == next) return;
        rested = next;
        library.settle();
        bare.settle();
    };
    const auto ours = [&] {
        entering.enter_one();
        return 1.0;
    };
    const auto floor = [&] {
        bare.insert(texts[next++ % texts.size()]);
        return 1.0;
    };
    return in_floor_units(ours, floor, rounds_of_one);
}

void tell_times(const Ratio& ratio) {
    fmt::print("   an entry judged and on the disk: {:.0f} us; a bare insert: {:.0f} us\n", 1e6 / ratio.ours.median,
               1e6 / ratio.floor.median);
}

}  // namespace

void submit_against_insert(std::mt19937& random) {
    const auto source = played(2000, random);
    std::vector<Ratio> each;
    for (int i = 0; i < evenings; ++i) each.push_back(commits(source, evening, act));
    std::sort(each.begin(), each.end(), [](const Ratio& a, const Ratio& b) { return a.of_medians < b.of_medians; });
    fmt::print("{}\n", verdict({"P6", 1.10, 1.03, Wanted::at_most}, each[evenings / 2]));
    tell_times(each[evenings / 2]);
    const auto after_rest = commits(source, evening, 1);
    fmt::print("   each after a rest, ratio {:.3f}:\n", after_rest.of_medians);
    tell_times(after_rest);
    const auto long_run = commits(source, marathon, 2 * static_cast<std::size_t>(marathon.count));
    fmt::print("   without a rest, with a log that is used anew, ratio {:.3f}:\n", long_run.of_medians);
    tell_times(long_run);
}

void take_up_against_select(std::mt19937& random) {
    const support::Folder folder;
    const auto file = folder / "library";
    std::istringstream lines{journal_of(long_session, random)};
    auto made = store::Library::open(file, plain());
    const auto id =
        std::get<byzantium::text::TakenOver>(byzantium::text::take_over(made, lines, "bench", {"bench", ""}, boards()))
            .id;
    const auto all_boards = boards();
    const auto ours = [&] {
        const auto library = store::Library::open(file, plain());
        const auto opened = byzantium::text::look_at(library, id, all_boards, session::DiceSource::from_seed(1));
        return opened.session.journal().size() == long_session ? 1.0 : 0.0;
    };
    const auto ratio = in_floor_units(
        ours, [&] { return select_all(file); }, rounds);
    fmt::print("{}\n", verdict({"P7", 4, 2.5, Wanted::at_most}, ratio));
    fmt::print("   {} entries taken up in {:.2f} ms; bare open and SELECT {:.2f} ms\n", long_session,
               1e3 / ratio.ours.median, 1e3 / ratio.floor.median);
}

}  // namespace bench
