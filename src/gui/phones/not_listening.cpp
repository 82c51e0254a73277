// SPDX-License-Identifier: MIT
// A program that was built without LOGOTHETE_GUESTS has no page "Phones", no command and no key for it, and no codes.
#include "guests/code.h"
#include "gui/phones/phones.h"

namespace gui {

std::unique_ptr<Phones> make_phones() { return nullptr; }

bool makes_codes() { return false; }

std::optional<guests::Modules> code_for_camera(const std::string&) { return std::nullopt; }

}  // namespace gui
