// SPDX-License-Identifier: MIT
#pragma once

#include <wx/app.h>
#include <wx/stopwatch.h>

namespace gui_parts {

// Lets windows work until that holds; false if it never does.
template <class Holds>
bool until(Holds holds) {
    for (wxStopWatch watch; watch.Time() < 10'000; wxYield())
        if (holds()) return true;
    return false;
}

}  // namespace gui_parts
