// SPDX-License-Identifier: MIT
#include "guests/code.h"

#include <qrcodegen/qrcodegen.hpp>

namespace guests {

namespace {

constexpr int quiet_zone = 4;     // modules, as the standard wants them
constexpr int least_version = 3;  // 29 modules: what is left of it mends what the camera does not see
constexpr int most_version = 10;

Modules modules_of(const qrcodegen::QrCode& made) {
    const int size = made.getSize();
    Modules modules;
    for (int y = 0; y < size; ++y) {
        modules.emplace_back();
        for (int x = 0; x < size; ++x) modules.back().push_back(made.getModule(x, y));
    }
    return modules;
}

}  // namespace

Modules code_of(const std::string& text) {
    return modules_of(qrcodegen::QrCode::encodeSegments(qrcodegen::QrSegment::makeSegments(text.c_str()),
                                                        qrcodegen::QrCode::Ecc::MEDIUM, least_version, most_version));
}

std::optional<Modules> code_of_much(const std::string& text) try {
    return modules_of(qrcodegen::QrCode::encodeText(text.c_str(), qrcodegen::QrCode::Ecc::LOW));
} catch (const qrcodegen::data_too_long&) {
    return std::nullopt;
}

std::string half_blocks(const Modules& code, Brighter brighter) {
    const int size = static_cast<int>(code.size());
    const auto printed = [&](int x, int y) {
        const bool inside = x >= 0 && y >= 0 && x < size && y < size;
        const bool dark = inside && code[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
        return dark == (brighter == Brighter::ground);
    };
    std::string lines;
    for (int y = -quiet_zone; y < size + quiet_zone; y += 2) {
        for (int x = -quiet_zone; x < size + quiet_zone; ++x) {
            const bool upper = printed(x, y);
            const bool lower = printed(x, y + 1);
            lines += upper ? (lower ? "█" : "▀") : (lower ? "▄" : " ");
        }
        lines += '\n';
    }
    return lines;
}

}  // namespace guests
