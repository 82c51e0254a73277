// SPDX-License-Identifier: MIT
#include "guests/request.h"

#include <boost/asio/buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>

#include <cstdint>
#include <vector>

namespace guests {

namespace {

namespace http = boost::beast::http;

// No browser folds a line, and whoever stands between could read a folded one otherwise.
bool has_folded_line(std::string_view header) {
    return header.find("\r\n ") != header.npos || header.find("\r\n\t") != header.npos;
}

}  // namespace

Routed asked_by(const Door& door, std::string_view header) {
    http::request_parser<http::empty_body> parser;
    parser.header_limit(static_cast<std::uint32_t>(header.size() + 1));
    boost::system::error_code fault;
    parser.put(boost::asio::buffer(header.data(), header.size()), fault);
    if (!parser.is_header_done() || has_folded_line(header)) return Status::unreadable;
    const auto& got = parser.get();
    const auto all_of = [&](http::field field) {
        std::vector<std::string_view> values;
        const auto [first, last] = got.equal_range(field);
        for (auto it = first; it != last; ++it) values.emplace_back(it->value().data(), it->value().size());
        return values;
    };
    return route(door, {{got.method_string().data(), got.method_string().size()},
                        {got.target().data(), got.target().size()},
                        all_of(http::field::host),
                        all_of(http::field::origin),
                        got.count(http::field::transfer_encoding) > 0 || parser.content_length().value_or(0) > 0});
}

}  // namespace guests
