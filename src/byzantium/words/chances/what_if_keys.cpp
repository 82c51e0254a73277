// SPDX-License-Identifier: MIT
#include "byzantium/words/chances/what_if_keys.h"

#include "present/language/language.h"
#include "present/language/words.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

std::vector<WhatIfKey> all_what_if_keys() {
    return {{WhatIfAct::add_defender, 'N', translated("Add a defender")},
            {WhatIfAct::remove_defender, 'X', translated("Remove a defender")},
            {WhatIfAct::begin_again, 'R', translated("Reset")}};
}

}  // namespace

const std::vector<WhatIfKey>& what_if_keys() { return once_a_language<all_what_if_keys>(); }

std::string key_of_act(WhatIfAct act) {
    const auto& all = what_if_keys();
    return {std::find_if(all.begin(), all.end(), [&](const WhatIfKey& one) { return one.act == act; })->key};
}

std::optional<WhatIfAct> what_if_act(int key) {
    for (const WhatIfKey& one : what_if_keys())
        if (one.key == key) return one.act;
    return std::nullopt;
}

}  // namespace byzantium::words
