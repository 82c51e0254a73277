// SPDX-License-Identifier: MIT
#include "gui/canvas/key_guard.h"

namespace gui {
namespace {

// Milliseconds.
constexpr long key_dead_for = 300;  // as for clicks
constexpr long repeats_in = 700;    // at the latest, the first time

}  // namespace

bool KeyGuard::is_dead(const Press& press, const std::string& asked) {
    const bool again = before_ && before_->press.key == press.key && before_->asked != asked;
    const bool held = again && before_->how == Before::How::held;
    if (again && press.when - before_->press.when <= (held ? repeats_in : key_dead_for)) {
        before_->press.when = press.when;
        return true;
    }
    before_ = Before{press, asked, Before::How::held};
    return false;
}

void KeyGuard::released(int key) {
    if (before_ && before_->press.key == key) before_->how = Before::How::let_go;
}

}  // namespace gui
