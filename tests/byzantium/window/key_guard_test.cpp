// SPDX-License-Identifier: MIT
#include "gui/canvas/key_guard.h"

#include <boost/test/unit_test.hpp>

using gui::KeyGuard;

BOOST_AUTO_TEST_SUITE(key_guard)

BOOST_AUTO_TEST_CASE(a_key_struck_twice_does_not_answer_what_nobody_has_read) {
    KeyGuard guard;
    BOOST_TEST(!guard.is_dead({'1', 1000}, "where"));
    guard.released('1');
    BOOST_TEST(guard.is_dead({'1', 1200}, "paid by"));
    BOOST_TEST(guard.is_dead({'1', 1400}, "paid by"));
    BOOST_TEST(!guard.is_dead({'1', 1701}, "paid by"));
}

BOOST_AUTO_TEST_CASE(another_key_is_never_waited_for) {
    KeyGuard guard;
    BOOST_TEST(!guard.is_dead({'B', 1000}, "action"));
    BOOST_TEST(!guard.is_dead({'1', 1010}, "army"));
    BOOST_TEST(!guard.is_dead({'2', 1020}, "box"));
}

BOOST_AUTO_TEST_CASE(the_same_key_answers_the_same_question_at_any_speed) {
    KeyGuard guard;
    for (long when = 1000; when < 1100; when += 10) BOOST_TEST(!guard.is_dead({'4', when}, "dice"));
}

BOOST_AUTO_TEST_CASE(a_key_that_is_held_answers_once_however_long) {
    KeyGuard guard;
    BOOST_TEST(!guard.is_dead({13, 1000}, "first"));
    for (long when = 1600; when < 9000; when += 40) BOOST_TEST(guard.is_dead({13, when}, "second"));
    guard.released(13);
    BOOST_TEST(!guard.is_dead({13, 9400}, "second"));
}

BOOST_AUTO_TEST_CASE(a_release_that_went_elsewhere_does_not_kill_a_key_for_ever) {
    KeyGuard guard;
    BOOST_TEST(!guard.is_dead({13, 1000}, "first"));
    BOOST_TEST(!guard.is_dead({13, 1800}, "second"));
}

BOOST_AUTO_TEST_SUITE_END()
