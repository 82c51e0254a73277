// SPDX-License-Identifier: MIT
#include "present/help/manual.h"

#include <string>

namespace present {
namespace {

constexpr const char* manual_name = "manual";

std::string topic_name(ManualTopic topic) {
    switch (topic) {
        case ManualTopic::sessions:
            return "sessions";
        case ManualTopic::correct:
            return "correct";
        case ManualTopic::repair:
            return "repair";
        case ManualTopic::look_back:
            return "look-back";
        case ManualTopic::count:
            return "count";
        case ManualTopic::odds:
            return "odds";
        case ManualTopic::standing:
            return "standing";
        case ManualTopic::phones:
            return "phones";
        case ManualTopic::boards:
            return "boards";
        case ManualTopic::statistics:
            return "statistics";
        case ManualTopic::preferences:
            return "preferences";
        case ManualTopic::backups:
            break;
    }
    return "backups";
}

}  // namespace

const std::vector<ManualTopic>& manual_topics() {
    using enum ManualTopic;
    static const std::vector<ManualTopic> all{sessions, correct, repair, look_back,  count,       odds,
                                              standing, phones,  boards, statistics, preferences, backups};
    return all;
}

HelpPage manual_page() { return {manual_name}; }
HelpPage manual_page(ManualTopic topic) { return {manual_name, topic_name(topic)}; }

}  // namespace present
