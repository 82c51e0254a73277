// SPDX-License-Identifier: MIT
#include "session/reading_ahead.h"

#include "byzantium/rules/position.h"

#include <chrono>
#include <utility>

namespace session {

namespace {

constexpr std::size_t batch_size = 128;

}  // namespace

// If there is no other thread to be had, all is read at once here.
ReadingAhead::ReadingAhead(const store::Library& library, store::SessionId id, const byzantium::Board& board,
                           const byzantium::text::Seats& seats)
    : reader_{board, seats} {
    reading_ = std::async(std::launch::async | std::launch::deferred, [this, &library, id] { read_all(library, id); });
    if (reading_.wait_for(std::chrono::seconds{0}) == std::future_status::deferred) reading_.wait();
}

std::vector<ReadEntry> ReadingAhead::next() {
    if (auto batch = taken()) return *std::move(batch);
    if (reading_.valid()) reading_.get();
    return {};
}

// Waits for entries; nothing if no more will come.
std::optional<std::vector<ReadEntry>> ReadingAhead::taken() {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [this] { return finished_ || !waiting_.empty(); });
    if (waiting_.empty()) return std::nullopt;
    Batch batch = std::move(waiting_.front());
    waiting_.pop_front();
    return batch;
}

// However it ends, the other side learns of it.
void ReadingAhead::read_all(const store::Library& library, store::SessionId id) try {
    Batch batch;
    library.visit(id, [&](const store::EntryView& stored) {
        auto entry = earlier(reader_, stored);
        batch.push_back(entry ? ReadEntry{*std::move(entry)} : ReadEntry{std::move(entry).error()});
        if (batch.size() == batch_size) hand_over(std::exchange(batch, {}));
    });
    if (!batch.empty()) hand_over(std::move(batch));
    finish();
} catch (...) {
    finish();
    throw;
}

tl::expected<Earlier, protocol::Malformed> earlier(byzantium::text::EntryReader& reader,
                                                   const store::EntryView& stored) {
    auto entry = reader.read(stored.text);
    if (!entry) return tl::unexpected(std::move(entry).error());
    const auto [hash, format] = stored.position_hash;
    const bool comparable = format == byzantium::position_hash_format;
    return Earlier{*std::move(entry), comparable ? std::optional{hash} : std::nullopt, stored.step,
                   std::string{stored.step_name}};
}

void ReadingAhead::hand_over(Batch batch) {
    {
        const std::lock_guard lock{mutex_};
        waiting_.push_back(std::move(batch));
    }
    changed_.notify_one();
}

void ReadingAhead::finish() {
    {
        const std::lock_guard lock{mutex_};
        finished_ = true;
    }
    changed_.notify_one();
}

}  // namespace session
