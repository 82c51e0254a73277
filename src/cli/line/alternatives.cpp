// SPDX-License-Identifier: MIT
#include "cli/line/alternatives.h"

#include "cli/line/words.h"

namespace cli {

std::string alternatives(const std::vector<std::string>& words) {
    std::string list = words.front();
    for (std::size_t i = 1; i < words.size(); ++i)
        list = i + 1 == words.size() ? say("{list} or {last}", arg("list", list), arg("last", words[i]))
                                     : list + ", " + words[i];
    return list;
}

}  // namespace cli
