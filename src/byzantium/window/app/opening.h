// SPDX-License-Identifier: MIT
// What the command line asks for from the disk: the library, and the session that it names.
#pragma once

#include "byzantium/text/kept.h"
#include "gui/app/arguments.h"
#include "store/holder.h"
#include "store/library.h"

#include <future>
#include <variant>

namespace byzantium::window {

using Taken = std::variant<byzantium::text::OpenedKept, store::Holder>;

struct Opening {
    store::Library library;
    std::future<Taken>
        session;  // ready; it gives or throws what byzantium::text::take_up did. Not valid: none was named
};

// Throws store::StoreError.
Opening opened(const gui::Arguments& arguments);

// The same on a thread of its own: neither the window nor what is opened needs the other while it is made.
std::future<Opening> open_ahead(const gui::Arguments& arguments);

}  // namespace byzantium::window
