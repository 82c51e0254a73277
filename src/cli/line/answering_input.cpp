// SPDX-License-Identifier: MIT
#include "cli/line/answering_input.h"

#include <algorithm>
#include <chrono>
#include <future>

namespace cli {

namespace {

constexpr std::chrono::seconds rest{1};

}  // namespace

// Another thread waits for the input, where there is one to be had.
bool AnsweringInput::has_more() {
    const auto look = [this] { return !traits_type::eq_int_type(in_.sgetc(), traits_type::eof()); };
    if (in_.in_avail() > 0) return look();
    auto waiting = std::async(std::launch::async | std::launch::deferred, look);
    while (waiting.wait_for(rest) == std::future_status::timeout) at_rest_();
    return waiting.get();
}

AnsweringInput::int_type AnsweringInput::underflow() {
    out_.flush();
    if (!has_more()) return traits_type::eof();
    const auto most = static_cast<std::streamsize>(buffer_.size());
    const auto size = in_.sgetn(buffer_.data(), std::clamp(in_.in_avail(), std::streamsize{1}, most));
    setg(buffer_.data(), buffer_.data(), buffer_.data() + size);
    return size > 0 ? traits_type::to_int_type(buffer_[0]) : traits_type::eof();
}

}  // namespace cli
