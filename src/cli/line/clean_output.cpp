// SPDX-License-Identifier: MIT
#include "cli/line/clean_output.h"

#include "wording/printable.h"

#include <algorithm>

namespace cli {

namespace {

bool passes_as_it_is(char c) { return (c >= ' ' && c <= '~') || c == '\n'; }

}  // namespace

CleanOutput::~CleanOutput() { behind_ << wording::printable(held_, wording::Lines::many); }

bool CleanOutput::write(std::string_view text) {
    if (held_.empty() && std::all_of(text.begin(), text.end(), passes_as_it_is)) {
        behind_.write(text.data(), static_cast<std::streamsize>(text.size()));
        return behind_.good();
    }
    held_ += text;
    const std::size_t whole = wording::judgeable(held_);
    behind_ << wording::printable(std::string_view{held_}.substr(0, whole), wording::Lines::many);
    held_.erase(0, whole);
    return behind_.good();
}

CleanOutput::int_type CleanOutput::overflow(int_type c) {
    if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
    const char one = traits_type::to_char_type(c);
    return write({&one, 1}) ? c : traits_type::eof();
}

std::streamsize CleanOutput::xsputn(const char* text, std::streamsize size) {
    return write({text, static_cast<std::size_t>(size)}) ? size : 0;
}

int CleanOutput::sync() { return behind_.flush() ? 0 : -1; }

}  // namespace cli
