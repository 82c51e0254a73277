// SPDX-License-Identifier: MIT
// A room on this machine alone, with a page and snapshots of no game.
#pragma once

#include "guests/client.h"
#include "guests/page.h"
#include "guests/room.h"
#include "guests/snapshot.h"

#include <cstdint>
#include <memory>
#include <string>

namespace guests::test {

inline constexpr const char* open_key = "ABCDEFGHIJKLMNOP";

inline std::shared_ptr<const Snapshot> shown(std::uint64_t number, const std::string& filling = {}) {
    auto made = std::make_shared<Snapshot>();
    made->number = number;
    made->state = R"({"number":)" + std::to_string(number) + R"(,"filling":")" + filling + "\"}";
    made->pictures.emplace("0123456789abcdef", "<svg></svg>");
    made->of_wrong_key = std::make_shared<const std::string>(wrong_key_page("en"));
    return made;
}

struct OpenRoom {
    explicit OpenRoom(const Limits& limits = {})
        : room{{"127.0.0.1", 0, open_key, limits}, page_of("<!DOCTYPE html><style>p{}</style><script>1</script>")} {}

    std::string target(const std::string& rest = {}) const { return std::string{"/"} + open_key + rest; }
    std::string get(const std::string& rest = {}, std::string_view more = {}) const {
        return test::get(target(rest), room.host(), more);
    }
    std::string answer(const std::string& rest = {}, const std::string& from = "127.0.0.1") const {
        return answer_to(room.port(), get(rest), from);
    }

    Room room;
};

}  // namespace guests::test
