// SPDX-License-Identifier: MIT
#include "byzantium/words/help/own_tour.h"

#include "present/language/words.h"

namespace byzantium::words {

using namespace present;

std::vector<TourStep> own_tour() {
    return {
        {TourPlace::decision, translated("Answering"),
         translated("Every answer that the rules allow is a row here. Press its letter or number, or click it; Esc "
                    "goes back one question and loses nothing. Try A, then the number of a city.")},
        {TourPlace::board, translated("The map"),
         translated("Click a city, or move there with the arrow keys and press Enter, to see what can be done there. "
                    "Where a city is asked for, those that can be chosen glow and show their price. A right click "
                    "shows what is in a city.")},
    };
}

}  // namespace byzantium::words
