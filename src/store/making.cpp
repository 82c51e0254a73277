// SPDX-License-Identifier: MIT
#include "store/making.h"

#include "store/store_error.h"
#include "wording/sentence.h"

#include <chrono>
#include <system_error>
#include <thread>
#include <utility>
#include <variant>

namespace store {

namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr auto between_tries = 10ms;

fs::path with_ending(fs::path file, const char* ending) { return file += ending; }

std::unique_ptr<SessionLock> taken(const fs::path& library, const Options& options) {
    auto lock = take_lock(with_ending(library, ".making"), {options.program, options.now()});
    auto* const ours = std::get_if<std::unique_ptr<SessionLock>>(&lock);
    return ours != nullptr ? std::move(*ours) : nullptr;
}

std::unique_ptr<SessionLock> waited_for(const fs::path& library, const Options& options) {
    const auto end = std::chrono::steady_clock::now() + options.patience;
    for (;;) {
        if (auto lock = taken(library, options)) return lock;
        if (std::chrono::steady_clock::now() >= end)
            throw StoreError{
                Trouble::busy,
                library,
                {wording::marked(
                    "another program is making, backing up or restoring this library. Wait a moment, and try again.")}};
        std::this_thread::sleep_for(between_tries);
    }
}

void take_away(const fs::path& file) {
    std::error_code ignored;
    fs::remove(file, ignored);
    fs::remove(with_ending(file, "-journal"), ignored);
}

}  // namespace

Making::Making(const fs::path& library, std::unique_ptr<SessionLock> lock)
    : unfinished_{with_ending(library, ".unfinished")}, lock_{std::move(lock)} {
    take_away(unfinished_);
}

Making::Making(const fs::path& library, const Options& options) : Making{library, waited_for(library, options)} {}

Making::~Making() { take_away(unfinished_); }

std::unique_ptr<Making> Making::if_free(const fs::path& library, const Options& options) {
    auto lock = taken(library, options);
    return lock ? std::unique_ptr<Making>{new Making{library, std::move(lock)}} : nullptr;
}

}  // namespace store
