// SPDX-License-Identifier: MIT
#include "guests/page.h"

#include <utility>

namespace guests {

namespace {

void bear(std::string& html, const std::string& element, const std::string& word) {
    const auto at = html.find('<' + element + '>');
    if (at != std::string::npos) html.insert(at + 1 + element.size(), " nonce=\"" + word + '"');
}

}  // namespace

Page page_of(std::string html) { return {std::move(html)}; }

SentPage sent_page(const Page& page, std::string_view nonce) {
    const std::string word{nonce};
    SentPage sent{page.html, "default-src 'none'; script-src 'nonce-" + word + "'; style-src 'nonce-" + word +
                                 "'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"};
    bear(sent.html, "style", word);
    bear(sent.html, "script", word);
    return sent;
}

}  // namespace guests
