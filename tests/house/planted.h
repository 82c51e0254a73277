// SPDX-License-Identifier: MIT
// Says whether a check reported exactly the fault that a test planted.
#pragma once

#include "house/files.h"

#include <boost/test/unit_test.hpp>

#include <string_view>

namespace house {

// One fault, and it holds all of these words.
inline boost::test_tools::predicate_result only_fault(const Faults& faults,
                                                      std::initializer_list<std::string_view> words) {
    boost::test_tools::predicate_result right{faults.size() == 1};
    for (const auto word : words)
        if (faults.size() == 1 && faults.front().find(word) == std::string::npos) right = false;
    for (const auto& fault : faults) right.message() << "\n  " << fault;
    if (faults.empty()) right.message() << "no fault reported";
    return right;
}

// No fault; shows them all otherwise.
inline boost::test_tools::predicate_result no_fault(const Faults& faults) {
    boost::test_tools::predicate_result right{faults.empty()};
    for (const auto& fault : faults) right.message() << "\n  " << fault;
    return right;
}

}  // namespace house
