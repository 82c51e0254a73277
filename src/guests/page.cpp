// SPDX-License-Identifier: MIT
#include "guests/page.h"

#include "guests/sha256.h"

#include <string_view>
#include <utility>

namespace guests {

namespace {

// Empty if there is none: then nothing is allowed.
std::string_view inside(std::string_view html, std::string_view element) {
    const std::string opening = '<' + std::string{element} + '>';
    const auto at = html.find(opening);
    if (at == std::string_view::npos) return {};
    html.remove_prefix(at + opening.size());
    return html.substr(0, html.find("</" + std::string{element} + '>'));
}

std::string source(std::string_view text) { return "'sha256-" + base64(sha256(text)) + "'"; }

}  // namespace

Page page_of(std::string html) {
    const std::string policy = "default-src 'none'; script-src " + source(inside(html, "script")) + "; style-src " +
                               source(inside(html, "style")) +
                               "; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    return {std::move(html), policy};
}

}  // namespace guests
