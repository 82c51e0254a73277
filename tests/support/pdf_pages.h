// SPDX-License-Identifier: MIT
// How many pages a PDF file of ours has.
#pragma once

#include <stdexcept>
#include <string>

namespace support {

// What the file's own list of pages says; throws if it has none.
inline int pdf_pages(const std::string& pdf) {
    const std::string count = "/Count ";
    const std::size_t at = pdf.find(count);
    if (at == std::string::npos) throw std::runtime_error{"no list of pages"};
    return std::stoi(pdf.substr(at + count.size()));
}

}  // namespace support
