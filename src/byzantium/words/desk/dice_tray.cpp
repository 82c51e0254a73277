// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/dice_tray.h"

#include "values/overloaded.h"

#include <algorithm>
#include <utility>

namespace byzantium::words {

namespace {

using byzantium::Faces;
using byzantium::Hits;
using byzantium::Roll;

constexpr int highest_face = 6;

}  // namespace

DiceTray::DiceTray(const byzantium::AwaitRoll& awaited) {
    const auto row = [](int dice) {
        return Row{dice, std::vector<std::optional<int>>(static_cast<std::size_t>(dice)), {}};
    };
    rows_ = {row(awaited.attacker), row(awaited.defender)};
}

// Dice of an earlier throw give way to what is typed.
bool DiceTray::type(int digit) {
    if (offered_ == Offered::yes) {
        DiceTray anew = *this;
        anew.offered_ = Offered::no;
        anew.clear();
        if (!anew.type(digit)) return false;
        *this = std::move(anew);
        return true;
    }
    for (Row& row : rows_) {
        if (way_ == Way::hits) {
            if (row.hits || row.dice == 0) continue;
            if (digit > row.dice) return false;
            row.hits = digit;
            return true;
        }
        const auto next = std::find(row.faces.begin(), row.faces.end(), std::nullopt);
        if (next == row.faces.end()) continue;
        if (digit < 1 || digit > highest_face) return false;
        *next = digit;
        return true;
    }
    return false;
}

void DiceTray::erase() {
    offered_ = Offered::no;
    for (auto row = rows_.rbegin(); row != rows_.rend(); ++row) {
        if (way_ == Way::hits) {
            if (!row->hits) continue;
            row->hits.reset();
            return;
        }
        const auto last =
            std::find_if(row->faces.rbegin(), row->faces.rend(), [](auto face) { return face.has_value(); });
        if (last == row->faces.rend()) continue;
        last->reset();
        return;
    }
}

void DiceTray::clear() {
    for (Row& row : rows_) {
        if (way_ == Way::hits)
            row.hits.reset();
        else
            std::fill(row.faces.begin(), row.faces.end(), std::nullopt);
    }
}

void DiceTray::turn(DiceSide side, std::size_t die) {
    offered_ = Offered::no;
    auto& face = rows_[at(side)].faces.at(die);
    face = face.value_or(0) % highest_face + 1;
}

void DiceTray::count(DiceSide side) {
    offered_ = Offered::no;
    Row& row = rows_[at(side)];
    row.hits = row.hits ? (*row.hits + 1) % (row.dice + 1) : 0;
}

void DiceTray::fill(const Roll& roll) {
    offered_ = Offered::yes;
    const auto set_faces = [this](DiceSide side, const std::vector<int>& faces) {
        auto& row = rows_[at(side)].faces;
        for (std::size_t i = 0; i < std::min(row.size(), faces.size()); ++i) row[i] = faces[i];
    };
    const auto set_hits = [this](DiceSide side, int hits) {
        Row& row = rows_[at(side)];
        if (row.dice > 0) row.hits = std::min(hits, row.dice);
    };
    std::visit(values::overloaded{[&](const Faces& faces) {
                                      set_faces(DiceSide::attacker, faces.attacker);
                                      set_faces(DiceSide::defender, faces.defender);
                                      way_ = Way::faces;
                                  },
                                  [&](const Hits& hits) {
                                      set_hits(DiceSide::attacker, hits.attacker);
                                      set_hits(DiceSide::defender, hits.defender);
                                      way_ = Way::hits;
                                  }},
               roll.dice);
}

bool DiceTray::is_empty() const {
    return std::all_of(rows_.begin(), rows_.end(), [this](const Row& row) {
        if (way_ == Way::hits) return !row.hits.has_value();
        return std::all_of(row.faces.begin(), row.faces.end(), [](const auto& face) { return !face.has_value(); });
    });
}

bool DiceTray::complete() const {
    return std::all_of(rows_.begin(), rows_.end(), [this](const Row& row) {
        if (way_ == Way::hits) return row.dice == 0 || row.hits.has_value();
        return std::find(row.faces.begin(), row.faces.end(), std::nullopt) == row.faces.end();
    });
}

Roll DiceTray::roll() const {
    if (way_ == Way::hits) return {Hits{hits_told(DiceSide::attacker), hits_told(DiceSide::defender)}};
    return {Faces{told(DiceSide::attacker), told(DiceSide::defender)}};
}

std::vector<int> DiceTray::told(DiceSide side) const {
    std::vector<int> faces;
    for (const auto face : rows_[at(side)].faces) faces.push_back(face.value());
    return faces;
}

int DiceTray::hits_told(DiceSide side) const { return rows_[at(side)].hits.value_or(0); }

}  // namespace byzantium::words
