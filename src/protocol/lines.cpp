// SPDX-License-Identifier: MIT
#include "protocol/lines.h"

#include "protocol/text.h"
#include "wording/sentence.h"

#include <algorithm>

namespace protocol {

namespace {

constexpr std::size_t most_skipped = std::size_t{256} << 20;  // bytes: what is longer has no end

}  // namespace

std::optional<Line> LineReader::next() {
    text_.clear();
    bool too_long = false;
    std::size_t length = 0;
    while (!unread_.empty() || refill()) {
        const std::size_t line_feed = unread_.find('\n');
        const std::string_view part = unread_.substr(0, line_feed);
        length += part.size();
        if (length > most_skipped) fail_as_endless();
        too_long = too_long || length > longest_line;
        if (too_long)
            text_.clear();
        else
            text_ += part;
        unread_.remove_prefix(std::min(part.size() + 1, unread_.size()));
        if (line_feed != std::string_view::npos)
            return given({text_, too_long ? LineEnd::too_long : LineEnd::line_feed});
    }
    if (too_long) return given({text_, LineEnd::too_long});
    if (text_.empty()) return std::nullopt;
    return given({text_, LineEnd::end_of_stream});
}

// False at the end of the stream. Takes what the stream holds ready, and waits only if that is nothing.
bool LineReader::refill() try {
    if (std::char_traits<char>::eq_int_type(in_->sgetc(), std::char_traits<char>::eof())) return false;
    const auto most = static_cast<std::streamsize>(buffer_->size());
    const auto size = in_->sgetn(buffer_->data(), std::clamp(in_->in_avail(), std::streamsize{1}, most));
    unread_ = {buffer_->data(), static_cast<std::size_t>(size)};
    return size > 0;
} catch (const std::ios_base::failure& failure) {
    throw FormatError{"line " + std::to_string(count_ + 1),
                      {wording::marked("cannot be read: {why}"), {{"why", failure.what()}}}};
}

void LineReader::fail_as_endless() const {
    throw FormatError{"line " + std::to_string(count_ + 1), {wording::marked("does not end. Is this a text file?")}};
}

std::optional<Line> LineReader::given(Line line) {
    ++count_;
    return line;
}

}  // namespace protocol
