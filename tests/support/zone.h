// SPDX-License-Identifier: MIT
// This computer's time zone, for the length of a test.
#pragma once

#include <cstdlib>
#include <ctime>

namespace support {

struct Zone {
    explicit Zone(const char* zone) { set(zone); }
    ~Zone() { set("UTC"); }
    Zone(const Zone&) = delete;
    Zone& operator=(const Zone&) = delete;

private:
    static void set(const char* zone) {
        setenv("TZ", zone, 1);
        tzset();
    }
};

}  // namespace support
