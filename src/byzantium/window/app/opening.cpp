// SPDX-License-Identifier: MIT
#include "byzantium/window/app/opening.h"

#include "byzantium/text/boards.h"
#include "session/dice.h"
#include "session/library_place.h"
#include "session/resources.h"
#include "store/records.h"

namespace byzantium::window {

using namespace gui;

namespace {

// Here and now; only its outcome waits.
std::future<Taken> taken_up(store::Library& library, store::SessionId id) {
    std::packaged_task<Taken()> task{[&] {
        const byzantium::text::Boards boards{session::Resources::find()};
        return byzantium::text::take_up(library, id, boards, session::DiceSource::from_system());
    }};
    task();
    return task.get_future();
}

}  // namespace

Opening opened(const Arguments& arguments) {
    Opening opening{store::Library::open(arguments.library.value_or(session::library_file())), {}};
    if (arguments.session) opening.session = taken_up(opening.library, store::SessionId{*arguments.session});
    return opening;
}

// If there is no other thread to be had, it is done when it is asked for.
std::future<Opening> open_ahead(const Arguments& arguments) {
    return std::async(std::launch::async | std::launch::deferred, opened, arguments);
}

}  // namespace byzantium::window
