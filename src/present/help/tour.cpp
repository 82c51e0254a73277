// SPDX-License-Identifier: MIT
#include "present/help/tour.h"

#include "present/language/words.h"

namespace present {

namespace {

std::string about_the_question(Counts counts) {
    return counts == Counts::yes
               ? translated(
                     "The question is up here, with the piece of the player who must answer. This is a real "
                     "game: what you answer is entered, and Ctrl+Z undoes it.")
               : translated(
                     "The question is up here, with the piece of the player who must answer. This table does "
                     "not count: try whatever you like.");
}

std::vector<TourStep> all_steps(Counts counts) {
    return {
        {TourPlace::header, translated("The question, and who answers it"), about_the_question(counts)},
        {TourPlace::decision, translated("Answering"),
         translated("Every answer that the rules allow is a row here. Press its letter or number, or click it; Esc "
                    "goes one question back and loses nothing.")},
        {TourPlace::board, translated("The board"),
         translated("Places you can choose glow. Click one, or go there with the arrow keys and press Enter.")},
        {TourPlace::displays, translated("Correcting mistakes: the table is right"),
         translated("Does the screen differ from your table? Click the wrong number and type the right one. The "
                    "correction is recorded like everything else, and can be undone.")},
        {TourPlace::journal, translated("The journal"),
         translated("Everything you enter comes here, line by line. Click a line to see the table as it was then. "
                    "Ctrl+Z undoes the last step, Ctrl+Y redoes it.")},
        {TourPlace::hands, translated("And on the real table"),
         translated("After each step, the lines above the journal say what to move on the table. That is all: F1 "
                    "explains the rules, Ctrl+K shows all keys, and New game in the Game menu begins your own game.")},
    };
}

}  // namespace

std::vector<TourStep> tour_steps(const std::vector<TourStep>& of_game, Counts counts) {
    std::vector<TourStep> steps = all_steps(counts);
    for (TourStep& step : steps)
        for (const TourStep& own : of_game)
            if (own.place == step.place) step = own;
    return steps;
}

TourWords tour_words() {
    return {translated("Next"), translated("Back"), translated("Done"), translated("Skip the tour"),
            translated("Guided first game")};
}

std::string tour_place(std::size_t step, std::size_t steps) {
    return say("Step {n} of {all}", arg("n", step + 1), arg("all", steps));
}

}  // namespace present
