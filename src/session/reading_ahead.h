// SPDX-License-Identifier: MIT
// The entries of a library as the game knows them, read on a thread of their own while those before are judged: with
// long sessions both take about the same time.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/text/entry.h"
#include "protocol/text.h"
#include "session/session.h"
#include "store/library.h"
#include "store/records.h"

#include <condition_variable>
#include <deque>
#include <future>
#include <mutex>
#include <optional>
#include <variant>
#include <vector>

namespace session {

// One entry of a library, or why it cannot be read.
using ReadEntry = std::variant<Earlier, protocol::Malformed>;

tl::expected<Earlier, protocol::Malformed> earlier(byzantium::text::EntryReader& reader,
                                                   const store::EntryView& stored);

// Nobody else uses the library while this is there.
class ReadingAhead {
public:
    ReadingAhead(const store::Library& library, store::SessionId id, const byzantium::Board& board,
                 const byzantium::text::Seats& seats);
    ReadingAhead(const ReadingAhead&) = delete;
    ReadingAhead& operator=(const ReadingAhead&) = delete;

    // The next entries, in their order; none at the end. Throws what reading threw.
    std::vector<ReadEntry> next();

private:
    using Batch = std::vector<ReadEntry>;

    void read_all(const store::Library& library, store::SessionId id);
    void hand_over(Batch batch);
    void finish();
    std::optional<Batch> taken();

    byzantium::text::EntryReader reader_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Batch> waiting_;  // under the mutex
    bool finished_ = false;      // under the mutex
    std::future<void> reading_;  // the last: it goes first, and waits for its thread
};

}  // namespace session
