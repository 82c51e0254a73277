// SPDX-License-Identifier: MIT
#include "guests/page.h"

#include "paper/svg.h"
#include "present/language/words.h"

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

std::string wrong_key_page(std::string_view language) {
    using present::translated;
    std::string html = "<!DOCTYPE html><html lang=\"" + paper::escaped(language) +
                       "\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
                       "content=\"width=device-width, initial-scale=1\"><meta name=\"color-scheme\" "
                       "content=\"light dark\"><title>Logothete</title></head><body><main>";
    const auto add = [&](const std::string& element, const std::string& text) {
        html += '<' + element + '>' + paper::escaped(text) + "</" + element + '>';
    };
    add("h1", translated("This address holds another code"));
    add("p", translated("Type the letters and digits after the last slash exactly as the table shows them, or scan the "
                        "code there again."));
    add("p", translated("Each time the table begins to show its game, the code is a new one."));
    return html + "</main></body></html>";
}

}  // namespace guests
