// SPDX-License-Identifier: MIT
#include "eko/words/looking_back/sources.h"

#include "paper/picture.h"
#include "present/language/language.h"
#include "present/language/words.h"

namespace eko::words {

using namespace present;

namespace {

std::vector<PointSource> all_point_sources() {
    using paper::Hatch;
    using paper::Ink;
    return {
        {"camps", translated("Camps"), &Points::camps, {Ink::card, Hatch::empty, Ink::ink}},
        {"towers", translated("Towers"), &Points::towers, {Ink::rule, Hatch::rising, Ink::ink}},
        {"castles", translated("Castle"), &Points::castles, {Ink::faint, Hatch::full, Ink::ink}},
        {"captives", translated("Captive emperors"), &Points::captives, {Ink::gold, Hatch::grid, Ink::dark}},
        {"pyramids", translated("Pyramids"), &Points::pyramids, {Ink::card, Hatch::level, Ink::accent}},
    };
}

}  // namespace

const std::vector<PointSource>& point_sources() { return once_a_language<all_point_sources>(); }

std::vector<NamedFilling> source_fillings() {
    std::vector<NamedFilling> all;
    for (const PointSource& source : point_sources()) all.push_back({source.filling, source.name});
    return all;
}

}  // namespace eko::words
