// SPDX-License-Identifier: MIT
// The page that a phone loads once: one file with its style and its script inside.
#pragma once

#include <string>

namespace guests {

struct Page {
    std::string html;
    // What a browser may do on it: run just this script, use just this style, and ask us; nothing else.
    std::string policy;
};

// Of the file resources/guests/page.html: one <style> and one <script>, neither with attributes.
Page page_of(std::string html);

}  // namespace guests
