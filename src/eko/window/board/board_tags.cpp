// SPDX-License-Identifier: MIT
#include "eko/window/board/board_tags.h"

#include "eko/window/board/tag_drawing.h"
#include "gui/canvas/sizes.h"

#include <cstddef>

namespace eko::window {

using namespace gui;

namespace {

// Light beside dark, so that it is seen on any field.
void draw_lead(Painter& painter, const Lead& lead) {
    const auto& [from, to] = lead;
    const double thin = painter.scaled(gaps::hair);
    painter.line(from.x, from.y, to.x, to.y, painter.theme().card, 3 * thin);
    painter.line(from.x, from.y, to.x, to.y, painter.theme().ink, thin);
    const double dot = painter.scaled(gaps::nearby);
    painter.fill({to.x - dot / 2, to.y - dot / 2, dot, dot}, painter.theme().ink, dot / 2);
}

}  // namespace

void draw_tags(Painter& painter, const Hexagons& hexagons, std::vector<words::FieldTag> tags,
               const ToLeaveInSight& in_sight) {
    std::erase_if(tags, [](const words::FieldTag& tag) { return tag.parts.empty(); });
    const auto places = tag_places(painter, hexagons, tags, in_sight);
    for (const auto& place : places)
        if (place && place->lead) draw_lead(painter, *place->lead);
    for (std::size_t i = 0; i < tags.size(); ++i)
        if (places[i])
            TagDrawing{painter, places[i]->box.h}.draw(places[i]->said == Said::players ? players_of(tags[i]) : tags[i],
                                                       places[i]->box);
}

}  // namespace eko::window
