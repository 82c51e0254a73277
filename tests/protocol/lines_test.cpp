// SPDX-License-Identifier: MIT
#include "protocol/lines.h"

#include "protocol/text.h"
#include "support/places.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <sys/resource.h>

#include <fstream>
#include <limits>
#include <sstream>
#include <vector>

namespace {

using protocol::LineEnd;
using protocol::LineReader;
using protocol::longest_line;

// Each line in brackets, with what stood behind it.
std::string told(std::istream& in) {
    LineReader reader{in};
    std::string told;
    while (const auto line = reader.next()) {
        told += '[';
        told += line->text.size() > 20 ? std::to_string(line->text.size()) : std::string{line->text};
        told += line->end == LineEnd::line_feed ? "]" : line->end == LineEnd::end_of_stream ? "|" : "!";
    }
    return told;
}
std::string told(const std::string& text) {
    std::istringstream in{text};
    return told(in);
}

struct Lines {
    const char* name;
    std::string text;
    std::string told;
};
std::ostream& operator<<(std::ostream& out, const Lines& lines) { return out << lines.name; }

const std::string full(longest_line, 'x');
const std::string above(longest_line + 1, 'x');

std::string joined(std::initializer_list<std::string_view> parts) {
    std::string text;
    for (const std::string_view part : parts) text += part;
    return text;
}

const std::vector<Lines> all_lines{
    {"nothing", "", ""},
    {"one line", "a\n", "[a]"},
    {"two lines", "a\nb\n", "[a][b]"},
    {"the last without its end", "a\nb", "[a][b|"},
    {"only one without its end", "a", "[a|"},
    {"empty lines", "\n\na\n\n", "[][][a][]"},
    {"a carriage return stays", "a\r\n", "[a\r]"},
    {"zero bytes", std::string{"a\0b\n\0", 5}, std::string{"[a\0b][\0|", 8}},
    {"as long as can be", joined({full, "\nb\n"}), "[1048576][b]"},
    {"as long as can be at the end", full, "[1048576|"},
    {"too long", joined({above, "\nb\n"}), "[![b]"},
    {"too long at the end", joined({"a\n", above}), "[a][!"},
    {"far too long", joined({above, above, above, "\nb"}), "[![b|"},
};

// A stream that gives one line of so many bytes, and then another line.
class LongLine : public std::streambuf {
public:
    explicit LongLine(std::size_t size) : left_{size} {}

protected:
    int_type underflow() override {
        if (ended_) return traits_type::eof();
        const std::size_t size = std::min(left_, buffer_.size());
        left_ -= size;
        ended_ = size == 0;
        if (ended_) return give(std::string_view{"\nb\n"});
        return give(std::string_view{buffer_}.substr(0, size));
    }

private:
    int_type give(std::string_view text) {
        now_ = text;
        setg(now_.data(), now_.data(), now_.data() + now_.size());
        return traits_type::to_int_type(now_.front());
    }
    std::size_t left_;
    bool ended_ = false;
    std::string buffer_ = std::string(5000, '[');
    std::string now_;
};

// Gives a byte only when it is asked for one, and says how many it gave.
class Typed : public std::streambuf {
public:
    explicit Typed(std::string text) : text_{std::move(text)} {}
    std::size_t given = 0;

protected:
    int_type underflow() override {
        if (given == text_.size()) return traits_type::eof();
        setg(&text_[given], &text_[given], &text_[given + 1]);
        return traits_type::to_int_type(text_[given++]);
    }

private:
    std::string text_;
};

class BrokenStick : public std::streambuf {
    int_type underflow() override { throw std::ios_base::failure{"the stick was pulled out"}; }
};

long peak_kib() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(lines_of_a_stream)

BOOST_DATA_TEST_CASE(are_read, all_lines, lines) { BOOST_TEST(told(lines.text) == lines.told); }

BOOST_AUTO_TEST_CASE(without_an_end_are_refused) {
    LongLine endless{std::numeric_limits<std::size_t>::max()};
    std::istream in{&endless};
    LineReader reader{in};
    BOOST_CHECK_EXCEPTION(reader.next(), protocol::FormatError, [](const protocol::FormatError& error) {
        return std::string_view{error.what()} == "line 1: does not end. Is this a text file?";
    });
}

BOOST_AUTO_TEST_CASE(are_counted) {
    std::istringstream in{"a\n\nb"};
    LineReader reader{in};
    BOOST_TEST(reader.count() == 0u);
    for (const std::size_t n : {1u, 2u, 3u}) {
        BOOST_REQUIRE(reader.next().has_value());
        BOOST_TEST(reader.count() == n);
    }
    BOOST_TEST(!reader.next().has_value());
    BOOST_TEST(reader.count() == 3u);
}

BOOST_AUTO_TEST_CASE(of_100_megabytes_are_skipped_without_being_held) {
    LongLine source{100'000'000};
    std::istream in{&source};
    const long before = peak_kib();
    BOOST_TEST(told(in) == "[![b]");
    BOOST_TEST(peak_kib() - before < 16 * 1024);
}

BOOST_AUTO_TEST_CASE(are_given_as_soon_as_they_are_there) {
    Typed source{"ab\ncd\n"};
    std::istream in{&source};
    LineReader reader{in};
    BOOST_TEST(reader.next()->text == "ab");
    BOOST_TEST(source.given == 3u);
    BOOST_TEST(reader.next()->text == "cd");
    BOOST_TEST(!reader.next().has_value());
}

BOOST_AUTO_TEST_CASE(of_a_file_are_read_as_those_of_a_text) {
    std::ifstream file{support::in_source_tree("resources/byzantium/boards/byzantium-2005.json")};
    std::ostringstream text;
    text << file.rdbuf();
    file.seekg(0);
    BOOST_TEST(told(file) == told(text.str()));
    BOOST_TEST(text.str().size() > 5000u);
}

BOOST_AUTO_TEST_CASE(that_cannot_be_read_throw) {
    BrokenStick source;
    std::istream in{&source};
    LineReader reader{in};
    const auto says_why = [](const protocol::FormatError& error) {
        return std::string_view{error.what()}.starts_with("line 1: cannot be read: the stick was pulled out");
    };
    BOOST_CHECK_EXCEPTION(reader.next(), protocol::FormatError, says_why);
}

BOOST_AUTO_TEST_SUITE_END()
