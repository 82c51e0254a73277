// SPDX-License-Identifier: MIT
#include "protocol/json_in.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <concepts>
#include <limits>
#include <utility>

namespace protocol::json {
namespace {

using Json = nlohmann::json;

// The library refuses numbers that no double can hold, but a long integer is a number to us. Keeps the first
// digits of every long run of digits outside texts: more than an int needs, and the same grammar. (The place
// of an error behind such a number is then told too near.)
std::string with_short_numbers(std::string_view text);
int nearest_int(std::string_view digits);

}  // namespace

// What the library tells while it reads.
class Builder : public nlohmann::json_sax<Json> {
public:
    // Room for an ordinary entry at once; a long text makes its own.
    explicit Builder(std::size_t text_size) {
        document_.texts_.reserve(std::min<std::size_t>(text_size, 512));
        document_.nodes_.reserve(std::min<std::size_t>(text_size / 8 + 2, 16));
    }

    bool null() override { return add(Kind::null); }
    bool boolean(bool value) override { return add(Kind::boolean, value ? 1 : 0); }
    bool number_integer(number_integer_t value) override { return add(Kind::whole, clamped(value)); }
    bool number_unsigned(number_unsigned_t value) override { return add(Kind::whole, clamped(value)); }
    bool number_float(number_float_t value, const string_t& literal) override {
        if (literal.find_first_of(".eE") == std::string::npos) return add(Kind::whole, nearest_int(literal));
        return add(Kind::fraction, value);
    }
    bool string(string_t& value) override {
        add(Kind::text);
        document_.nodes_.back().text = kept(value);
        return true;
    }
    bool binary(binary_t&) override { return false; }
    bool key(string_t& value) override {
        key_ = kept(value);
        return true;
    }
    bool start_object(std::size_t) override { return open(Kind::object); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(Kind::list); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t position, const std::string&, const Json::exception& error) override {
        overflow_ = error.id == 406;
        not_utf8_ = std::string_view{error.what()}.find("UTF-8") != std::string_view::npos;
        position_ = position;
        return false;
    }

    // After `sax_parse` said no. The library counts the end of the text as one byte more.
    Broken broken(std::string_view text) const {
        if (too_deep_) return {Broken::Why::too_deep, 0};
        if (position_ > text.size()) return {Broken::Why::cut_off, text.size()};
        return {not_utf8_ ? Broken::Why::not_utf8 : Broken::Why::syntax, position_ == 0 ? 0 : position_ - 1};
    }
    bool overflow() const { return overflow_; }
    Document take() { return std::move(document_); }

private:
    template <std::integral Whole>
    static int clamped(Whole value) {
        if (std::in_range<int>(value)) return static_cast<int>(value);
        return std::cmp_less(value, 0) ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max();
    }

    bool add(Kind kind, double number = 0) {
        document_.nodes_.push_back({number, std::exchange(key_, {}), {}, next_node() + 1, kind});
        return true;
    }
    bool open(Kind kind) {
        too_deep_ = depth_ == open_.size();
        if (too_deep_) return false;
        open_[depth_++] = document_.nodes_.size();
        return add(kind);
    }
    bool close() {
        document_.nodes_[open_[--depth_]].after = next_node();
        return true;
    }
    std::uint32_t next_node() const { return static_cast<std::uint32_t>(document_.nodes_.size()); }
    Document::Span kept(std::string_view text) {
        const auto from = static_cast<std::uint32_t>(document_.texts_.size());
        document_.texts_ += text;
        return {from, static_cast<std::uint32_t>(text.size())};
    }

    Document document_;
    Document::Span key_{};
    std::array<std::size_t, deepest> open_{};  // the lists and objects that are not closed, the outermost first
    std::size_t depth_ = 0;                    // how many they are
    bool too_deep_ = false;
    bool overflow_ = false;
    bool not_utf8_ = false;
    std::size_t position_ = 0;
};

tl::expected<Document, Broken> Document::parse(std::string_view text) {
    // The library takes a zero byte for the end of the text.
    const std::size_t zero = text.find('\0');
    Builder builder{text.size()};
    const std::string_view before_zero = text.substr(0, zero);
    if (Json::sax_parse(before_zero.begin(), before_zero.end(), &builder)) {
        if (zero != std::string_view::npos) return tl::unexpected{Broken{Broken::Why::syntax, zero}};
        return builder.take();
    }
    if (builder.overflow()) return parse(with_short_numbers(text));
    const Broken broken = builder.broken(before_zero);
    if (zero != std::string_view::npos && broken.why == Broken::Why::cut_off)
        return tl::unexpected{Broken{Broken::Why::syntax, zero}};
    return tl::unexpected{broken};
}

Kind Value::kind() const { return document_->nodes_[node_].kind; }
bool Value::truth() const { return document_->nodes_[node_].number != 0; }
int Value::whole() const { return static_cast<int>(document_->nodes_[node_].number); }
double Value::number() const { return document_->nodes_[node_].number; }
std::string_view Value::text() const { return document_->text(document_->nodes_[node_].text); }
std::string_view Value::key() const { return document_->text(document_->nodes_[node_].key); }

std::optional<Value> Value::find(std::string_view key) const {
    if (kind() != Kind::object) return std::nullopt;
    std::optional<Value> found;
    const auto& nodes = document_->nodes_;
    for (std::size_t i = node_ + 1; i < nodes[node_].after; i = nodes[i].after)
        if (document_->text(nodes[i].key) == key) found = Value{*document_, i};
    return found;
}

std::vector<Value> Value::items() const {
    std::vector<Value> held;
    const auto& nodes = document_->nodes_;
    for (std::size_t i = node_ + 1; i < nodes[node_].after; i = nodes[i].after) held.emplace_back(*document_, i);
    return held;
}

std::string Value::path() const {
    std::string path;
    const auto& nodes = document_->nodes_;
    std::size_t at = 0;
    while (at != node_) {
        std::size_t nth = 0;
        std::size_t child = at + 1;
        for (; nodes[child].after <= node_; child = nodes[child].after) ++nth;
        if (nodes[at].kind == Kind::list)
            path += fmt::format("[{}]", nth);
        else
            path += fmt::format("{}{}", path.empty() ? "" : ".", shortened(document_->text(nodes[child].key)));
        at = child;
    }
    return path;
}

namespace {

// 2.0 shows why it is no whole number.
std::string fraction_text(double number) {
    const std::string digits = fmt::format("{}", number);
    return digits.find_first_of(".e") == std::string::npos ? digits + ".0" : digits;
}

}  // namespace

std::string quoted(Value value) {
    switch (value.kind()) {
        case Kind::null:
            return "null";
        case Kind::boolean:
            return value.truth() ? "true" : "false";
        case Kind::whole:
            return fmt::format("{}", value.whole());
        case Kind::fraction:
            return fraction_text(value.number());
        case Kind::text:
            return fmt::format("\"{}\"", shortened(value.text()));
        case Kind::list:
            return "a list";
        case Kind::object:
            return "an object";
    }
    return "";
}

std::string shortened(std::string_view text) {
    constexpr std::size_t longest = 40;
    if (text.size() <= longest) return std::string{text};
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;  // not inside a character
    return std::string{text.substr(0, end)} + "...";
}

namespace {

bool digit(char c) { return c >= '0' && c <= '9'; }

std::string with_short_numbers(std::string_view text) {
    constexpr std::size_t most_digits = 20;
    std::string result;
    bool in_text = false;
    bool in_exponent = false;
    std::size_t digits = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_text && c == '\\' && i + 1 < text.size()) {
            result += c;
            result += text[++i];
            continue;
        }
        if (c == '"') in_text = !in_text;
        digits = !in_text && digit(c) ? digits + 1 : 0;
        if (digits == 0) in_exponent = !in_text && (c == 'e' || c == 'E' || (in_exponent && (c == '+' || c == '-')));
        if (digits <= (in_exponent ? 1 : most_digits)) result += c;
    }
    return result;
}

int nearest_int(std::string_view digits) {
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error == std::errc::result_out_of_range)
        return digits.front() == '-' ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max();
    return value;
}

}  // namespace

}  // namespace protocol::json
