// SPDX-License-Identifier: MIT
// The gaps and letters of the whole window, by name. Lengths are logical pixels at the usual size of text, letters are
// points at it: both go through a painter or a theme, which scale them. What only one drawing has (the height of a
// row, the width of a column) has its name at the top of that drawing's file.
#pragma once

namespace gui {

// Between two things, or around one; the smallest first.
namespace gaps {

inline constexpr double hair = 1;
inline constexpr double line = 1.5;
inline constexpr double thin = 2;
inline constexpr double tight = 3;
inline constexpr double close = 4;
inline constexpr double nearby = 5;
inline constexpr double modest = 6;
inline constexpr double middle = 8;
inline constexpr double usual = 10;
inline constexpr double wide = 12;
inline constexpr double margin = 14;  // of a card
inline constexpr double broad = 16;
inline constexpr double large = 18;

}  // namespace gaps

// By what is mostly written in that size; the smallest first.
namespace letter_sizes {

inline constexpr double tiny = 9;
inline constexpr double minor = 9.5;
inline constexpr double hint = 10;  // what keys do
inline constexpr double detail = 10.5;
inline constexpr double note = 11;     // beside a row
inline constexpr double aside = 11.5;  // below a question
inline constexpr double told = 12;
inline constexpr double choice = 12.5;
inline constexpr double text = 13;
inline constexpr double row = 14;
inline constexpr double heading = 15;  // of a part
inline constexpr double title = 16;
inline constexpr double name = 17;
inline constexpr double trouble = 18;
inline constexpr double page = 20;     // heading of a page
inline constexpr double session = 21;  // its title on the first page
inline constexpr double place = 22;
inline constexpr double begin = 24;
inline constexpr double number = 26;  // that a page is about

}  // namespace letter_sizes

}  // namespace gui
