// SPDX-License-Identifier: MIT
// The entries of a library as the game knows them, read on a thread of their own while those before are judged: with
// long sessions both take about the same time.
#pragma once

#include "protocol/text.h"
#include "session/act.h"
#include "session/game.h"
#include "session/keeping.h"
#include "store/library.h"
#include "store/records.h"

#include <tl/expected.hpp>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <future>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace session {

// One entry of a library, or why it cannot be read.
template <Game G>
using ReadEntry = std::variant<Earlier<G>, protocol::Malformed>;

template <Game G>
tl::expected<Earlier<G>, protocol::Malformed> earlier(typename G::EntryReader& reader, const store::EntryView& stored) {
    auto entry = reader.read(stored.text);
    if (!entry) return tl::unexpected(std::move(entry).error());
    const auto [hash, format] = stored.position_hash;
    const bool comparable = format == G::hash_format;
    return Earlier<G>{*std::move(entry), comparable ? std::optional{hash} : std::nullopt, stored.step,
                      std::string{stored.step_name}, answered_by(stored.text)};
}

// Nobody else uses the library while this is there.
template <Game G>
class ReadingAhead {
public:
    // If there is no other thread to be had, all is read at once here.
    ReadingAhead(const store::Library& library, store::SessionId id, const typename G::Table& table,
                 const typename G::Header& header)
        : reader_{table, header},
          reading_{
              std::async(std::launch::async | std::launch::deferred, [this, &library, id] { read_all(library, id); })} {
        if (reading_.wait_for(std::chrono::seconds{0}) == std::future_status::deferred) reading_.wait();
    }
    ReadingAhead(const ReadingAhead&) = delete;
    ReadingAhead& operator=(const ReadingAhead&) = delete;

    // The next entries, in their order; none at the end. Throws what reading threw.
    std::vector<ReadEntry<G>> next() {
        if (auto batch = taken()) return *std::move(batch);
        if (reading_.valid()) reading_.get();
        return {};
    }

private:
    using Batch = std::vector<ReadEntry<G>>;

    static constexpr std::size_t batch_size = 256;

    // However it ends, the other side learns of it.
    void read_all(const store::Library& library, store::SessionId id) try {
        Batch batch;
        library.visit(id, [&](const store::EntryView& stored) {
            if (batch.empty()) batch.reserve(batch_size);
            auto entry = earlier<G>(reader_, stored);
            batch.push_back(entry ? ReadEntry<G>{*std::move(entry)} : ReadEntry<G>{std::move(entry).error()});
            if (batch.size() == batch_size) hand_over(std::exchange(batch, {}));
        });
        if (!batch.empty()) hand_over(std::move(batch));
        finish();
    } catch (...) {
        finish();
        throw;
    }

    void hand_over(Batch batch) {
        {
            const std::lock_guard lock{mutex_};
            waiting_.push_back(std::move(batch));
        }
        changed_.notify_one();
    }
    void finish() {
        {
            const std::lock_guard lock{mutex_};
            finished_ = true;
        }
        changed_.notify_one();
    }
    // Waits for entries; nothing if no more will come.
    std::optional<Batch> taken() {
        std::unique_lock lock{mutex_};
        changed_.wait(lock, [this] { return finished_ || !waiting_.empty(); });
        if (waiting_.empty()) return std::nullopt;
        Batch batch = std::move(waiting_.front());
        waiting_.pop_front();
        return batch;
    }

    typename G::EntryReader reader_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Batch> waiting_;  // under the mutex
    bool finished_ = false;      // under the mutex
    std::future<void> reading_;  // the last: it goes first, and waits for its thread
};

}  // namespace session
