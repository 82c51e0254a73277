// SPDX-License-Identifier: MIT
// A program that was built without LOGOTHETE_GUESTS has no page "Phones", no command and no key for it.
#include "gui/phones/phones.h"

namespace gui {

std::unique_ptr<Phones> make_phones() { return nullptr; }

}  // namespace gui
