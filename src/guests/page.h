// SPDX-License-Identifier: MIT
// The page that a phone loads once: one file with its style and its script inside.
#pragma once

#include <string>
#include <string_view>

namespace guests {

// The file resources/guests/page.html: one <style> and one <script>, neither with attributes.
struct Page {
    std::string html;
};
Page page_of(std::string html);

// As it is sent once. Its style and its script bear a word that is new each time (a nonce).
struct SentPage {
    std::string html;
    // What a browser may do on it: run the script that bears the word, use the style that does, and ask us; nothing
    // else.
    std::string policy;
};
SentPage sent_page(const Page& page, std::string_view nonce);

// For whoever typed or kept another key, in the language that is spoken, which has that code: a page without style and
// script, which browsers are told to allow nothing.
std::string wrong_key_page(std::string_view language);

}  // namespace guests
