// SPDX-License-Identifier: MIT
// What kinds of field, pieces and small tiles look like, told by shapes alone. The pencil's unit is the radius of a
// field, its middle that of the field.
#pragma once

#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "eko/words/pictures/pencil.h"
#include "paper/picture.h"

#include <cstddef>

namespace eko::words {

// What lies under the sign; several kinds share one.
paper::Ink ground_of(FieldKind kind);
void draw_sign(Pencil pencil, FieldKind kind);
// Small, in the field's upper corner: where something stands on it.
void draw_small_sign(Pencil pencil, FieldKind kind);

// How high letters beside pieces are, of a hexagon's radius. Where fields are small they are larger than usually, as
// far as they find room.
inline constexpr double usual_letters = 0.82;
inline constexpr double largest_letters = 1.05;

// The owner's shape with a letter, the number of discs, a crown above it for the emperor, and below it a rim for each
// disc more, as of a tower. `letters`: from the usual ones to the largest.
void draw_stack(Pencil pencil, const Stack& stack, double letters = usual_letters);
// The same without rims, over which other things may lie: the number says as much.
void draw_top(Pencil pencil, const Stack& stack, double letters);
// Where that crown is.
paper::Box crown_box(double letters);
// How far below the middle of a stack its number ends, in radii.
double number_bottom(double letters);
// A tent, a tower, or a castle of two towers, with the owner's shape beside it, which grows with the letters of stacks.
void draw_building(Pencil pencil, const Building& building, double letters = usual_letters);

void draw_crown(Pencil pencil);
void draw_pyramid(Pencil pencil);
void draw_lighthouse(Pencil pencil);
// From a portal towards its exit: by the exit's number in the ring order of `around`.
void draw_way_out(Pencil pencil, std::size_t direction);

}  // namespace eko::words
