// SPDX-License-Identifier: MIT
// Lines of a stream, one at a time, in bounded memory: any bytes may come in.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace protocol {

// What stood behind a line: a line feed, the end of the stream, or more than a line may hold.
enum class LineEnd : std::uint8_t { line_feed, end_of_stream, too_long };

struct Line {
    std::string_view text;  // without its line feed; empty if it was too long
    LineEnd end = LineEnd::line_feed;

    // A text alone is a line too.
    template <std::convertible_to<std::string_view> Text>
    Line(const Text& line, LineEnd behind = LineEnd::line_feed)  // NOLINT(google-explicit-constructor)
        : text{line}, end{behind} {}
};

inline constexpr std::size_t longest_line = std::size_t{1} << 20;  // bytes

// Reads from the stream's buffer and never waits for more than the next line needs, so it can answer a
// program that writes line by line. Holds at most one line and one buffer.
class LineReader {
public:
    // The stream must outlive the reader.
    explicit LineReader(std::istream& in) : in_{in.rdbuf()} {}

    // The next line, valid until the next call; nothing at the end. A line above `longest_line` bytes is
    // skipped to its end and given without its text. Throws FormatError if the stream cannot be read, or if no end
    // of the line comes for 256 times as long.
    std::optional<Line> next();

    // How many lines `next` has given: the number of the last, counted from 1.
    std::size_t count() const { return count_; }

private:
    bool refill();
    [[noreturn]] void fail_as_endless() const;
    std::optional<Line> given(Line line);

    using Buffer = std::array<char, 16384>;

    std::streambuf* in_;
    std::unique_ptr<Buffer> buffer_ = std::make_unique<Buffer>();
    std::string_view unread_;  // in *buffer_
    std::string text_;
    std::size_t count_ = 0;
};

}  // namespace protocol
