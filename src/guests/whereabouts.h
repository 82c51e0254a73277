// SPDX-License-Identifier: MIT
// Whether the address at which a session is shown is there still, for whoever looks every few seconds. Asks nobody.
#pragma once

#include "guests/addresses.h"

#include <cstdint>
#include <string>
#include <vector>

namespace guests {

class Whereabouts {
public:
    // From now on.
    void listens_at(std::string address);

    // Missing: networks come back after a sleep, so one look without it says little. Gone: it is time to go elsewhere.
    enum class Address : std::uint8_t { there, missing, gone };
    Address look(const std::vector<Interface>& found);

    static constexpr int looks_without_it = 2;  // until it is gone

private:
    std::string address_;
    int missing_ = 0;  // looks in a row
};

// Where to go from there, the likeliest first: never to a tunnel or a bridge, which are always there and have no phone
// in them. `found` is ranked.
std::vector<Interface> where_to_go(const std::vector<Interface>& found);

}  // namespace guests
