// SPDX-License-Identifier: MIT
#include "byzantium/prompt/run.h"

#include <iostream>
#include <string>
#include <vector>

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> arguments{argv + (argc > 0 ? 1 : 0), argv + argc};
    return byzantium::prompt::run(arguments, std::cin, std::cout, std::cerr);
}
