// SPDX-License-Identifier: MIT
#include "guests/request.h"

#include <boost/asio/buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace guests {

namespace {

namespace http = boost::beast::http;

// No browser folds a line, and whoever stands between could read a folded one otherwise.
bool has_folded_line(std::string_view header) {
    return header.find("\r\n ") != header.npos || header.find("\r\n\t") != header.npos;
}

using Parser = http::request_parser<http::empty_body>;

void read(Parser& parser, std::string_view header) {
    parser.header_limit(static_cast<std::uint32_t>(header.size() + 1));
    boost::system::error_code fault;
    parser.put(boost::asio::buffer(header.data(), header.size()), fault);
}

}  // namespace

std::string agent_in(std::string_view header) {
    Parser parser;
    read(parser, header);
    if (!parser.is_header_done()) return {};
    const auto agent = parser.get()[http::field::user_agent];
    return {agent.data(), agent.size()};
}

Routed asked_by(const Door& door, std::string_view header) {
    Parser parser;
    read(parser, header);
    if (!parser.is_header_done() || has_folded_line(header)) return Status::unreadable;
    const auto& got = parser.get();
    const auto all_of = [&](auto field) {
        std::vector<std::string_view> values;
        const auto [first, last] = got.equal_range(field);
        for (auto it = first; it != last; ++it) values.emplace_back(it->value().data(), it->value().size());
        return values;
    };
    const bool in_pieces = got.count(http::field::transfer_encoding) > 0;
    const auto told = parser.content_length();
    return route(door, {{got.method_string().data(), got.method_string().size()},
                        {got.target().data(), got.target().size()},
                        all_of(http::field::host),
                        all_of(http::field::origin),
                        in_pieces || told.value_or(0) > 0,
                        told && !in_pieces ? std::optional<std::uint64_t>{*told} : std::nullopt,
                        all_of(http::field::content_type),
                        all_of("X-Logothete")});
}

}  // namespace guests
