// SPDX-License-Identifier: MIT
// Lines of one table that were read before. Tables say few things often, so the same text is not read again.
#pragma once

#include "protocol/lines.h"
#include "protocol/text.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace protocol {

template <class Entry>
class KnownLines {
public:
    // What `read(line)` gives, or gave for the same text; what it refuses is read anew each time.
    template <class Read>
    tl::expected<Entry, Malformed> read(const Line& line, Read read) {
        if (const auto known = known_.find(line.text); known != known_.end()) return known->second;
        tl::expected<Entry, Malformed> entry = read(line);
        if (entry) known_.emplace(line.text, *entry);
        return entry;
    }

private:
    // So that a text is looked for without a copy of it. Not `noexcept`, so that the table keeps the hash of each text
    // and does not take it again of every text that it passes (GCC's manual of libstdc++, "Hash Code Caching Policy").
    struct HashOfText {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
    };

    std::unordered_map<std::string, Entry, HashOfText, std::equal_to<>> known_;
};

}  // namespace protocol
