// SPDX-License-Identifier: MIT
#include "byzantium/window/pressed.h"

#include <wx/defs.h>

#include <map>
#include <stdexcept>
#include <utility>

namespace gui_test {
namespace {

const std::map<std::string, int> named_codes{
    {"Enter", WXK_RETURN},   {"Return", WXK_RETURN}, {"Esc", WXK_ESCAPE},     {"Tab", WXK_TAB},
    {"Backspace", WXK_BACK}, {"Del", WXK_DELETE},    {"Delete", WXK_DELETE},  {"Up", WXK_UP},
    {"Down", WXK_DOWN},      {"Left", WXK_LEFT},     {"Right", WXK_RIGHT},    {"Home", WXK_HOME},
    {"Space", WXK_SPACE},    {"End", WXK_END},       {"Page Up", WXK_PAGEUP}, {"Page Down", WXK_PAGEDOWN}};
const std::map<std::string, int> named_modifiers{
    {"Ctrl+", wxMOD_CONTROL}, {"Shift+", wxMOD_SHIFT}, {"Alt+", wxMOD_ALT}};

struct Seen {
    std::string picture;
    std::string title;
    std::string focus;
    bool full_screen;
    bool operator==(const Seen&) const = default;
};

Seen seen(Driver& driver) {
    const wxWindow* const focus = wxWindow::FindFocus();
    return {driver.picture(), driver.frame().GetTitle().utf8_string(), focus ? focus->GetName().utf8_string() : "",
            driver.frame().IsFullScreen()};
}

// Once it changes no more.
Seen at_rest(Driver& driver) {
    Seen last = seen(driver);
    until([&] { return last == std::exchange(last, seen(driver)); });
    return last;
}

}  // namespace

Pressed::Pressed(const std::string& named) {
    std::string rest = named;
    for (bool found = true; found;) {
        found = false;
        for (const auto& [name, modifier] : named_modifiers)
            if (rest.starts_with(name) && rest.size() > name.size()) {
                modifiers_ |= modifier;
                rest.erase(0, name.size());
                found = true;
            }
    }
    if (const auto code = named_codes.find(rest); code != named_codes.end()) {
        code_ = code->second;
    } else if (rest.size() > 1 && rest.front() == 'F') {
        code_ = WXK_F1 + std::stoi(rest.substr(1)) - 1;
    } else if (rest.size() == 1 && rest.front() >= 'A' && rest.front() <= 'Z') {
        code_ = rest.front();
    } else if (rest.size() == 1) {
        character_ = rest.front();
    } else {
        throw std::invalid_argument{"no key is called " + named};
    }
}

void Pressed::strike(Driver& driver) const {
    code_ != 0 ? driver.key(code_, modifiers_) : driver.write(character_, modifiers_);
}

bool Pressed::changes(Driver& driver) const {
    const Seen before = at_rest(driver);
    strike(driver);
    return !(at_rest(driver) == before);
}

}  // namespace gui_test
