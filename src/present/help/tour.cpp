// SPDX-License-Identifier: MIT
#include "present/help/tour.h"

#include "present/language/words.h"

namespace present {

namespace {

std::vector<TourStep> all_steps() {
    return {
        {TourPlace::header, translated("What is asked, and of whom"),
         translated("Up here stands the question, with the piece of whoever must answer. This is a practice table: "
                    "try whatever you like, it does not count.")},
        {TourPlace::decision, translated("Answering"),
         translated("Every answer that the rules allow is a row here. Press its letter or number, or click it; Esc "
                    "goes one question back and loses nothing.")},
        {TourPlace::board, translated("The board"),
         translated("Places that can be chosen glow. Click one, or walk with the arrow keys and press Enter.")},
        {TourPlace::displays, translated("The table is right"),
         translated("Does the screen say something else than your table? Click the number that is wrong and type the "
                    "right one. It is written down like everything else, and can be undone.")},
        {TourPlace::journal, translated("The journal"),
         translated("Everything that was entered, line by line. Click a line to look at the table as it was then. "
                    "Ctrl+Z takes the last act back, Ctrl+Y does it again.")},
        {TourPlace::hands, translated("And on the real table"),
         translated("After each act a line beside the journal says what hands have to move. That is all: F1 explains "
                    "the rules, Ctrl+K shows all keys, and Session, New session begins your own game.")},
    };
}

}  // namespace

std::vector<TourStep> tour_steps(const std::vector<TourStep>& of_game) {
    std::vector<TourStep> steps = all_steps();
    for (TourStep& step : steps)
        for (const TourStep& own : of_game)
            if (own.place == step.place) step = own;
    return steps;
}

TourWords tour_words() {
    return {translated("Next"), translated("Back"), translated("Done"), translated("Skip the tour"),
            translated("First game")};
}

std::string tour_place(std::size_t step, std::size_t steps) {
    return say("Step {n} of {all}", arg("n", step + 1), arg("all", steps));
}

}  // namespace present
