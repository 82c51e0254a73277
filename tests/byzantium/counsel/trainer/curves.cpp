// SPDX-License-Identifier: MIT
#include "byzantium/counsel/trainer/curves.h"

#include "byzantium/counsel/chances.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace counsel_trainer {
namespace {

using byzantium::counsel::curve_lines;

constexpr double curve_firmness = 5;  // as five games at each point would hold it
constexpr int sweeps = 2'000;

// How much a share counts at each point of a curve: it lies between two.
struct Between {
    std::size_t below;
    double beyond;
};
Between between(double share) {
    const double place = std::clamp(share, 0.0, 1.0) * curve_lines;
    const std::size_t below = std::min(static_cast<std::size_t>(place), curve_lines - 1);
    return {below, place - static_cast<double>(below)};
}

double on_curve(const RealCurve& curve, double share) {
    const auto [below, beyond] = between(share);
    return curve[below] * (1 - beyond) + curve[below + 1] * beyond;
}

// The least squares of what came, by a curve whose points are held to a straight line where few games say otherwise.
// Between neighbours alone do points weigh on each other: sweeps over them come to rest soon.
class CurveFit {
public:
    void add(double share, double came, double weight) {
        const auto [below, beyond] = between(share);
        own_[below] += weight * (1 - beyond) * (1 - beyond);
        own_[below + 1] += weight * beyond * beyond;
        next_[below] += weight * beyond * (1 - beyond);
        came_[below] += weight * (1 - beyond) * came;
        came_[below + 1] += weight * beyond * came;
    }
    RealCurve curve() const {
        RealCurve curve{};
        for (std::size_t i = 0; i < curve.size(); ++i) curve[i] = straight(i);
        for (int sweep = 0; sweep < sweeps; ++sweep)
            for (std::size_t i = 0; i < curve.size(); ++i) {
                double sum = came_[i] + curve_firmness * straight(i);
                if (i > 0) sum -= next_[i - 1] * curve[i - 1];
                if (i + 1 < curve.size()) sum -= next_[i] * curve[i + 1];
                curve[i] = std::clamp(sum / (own_[i] + curve_firmness), 0.0, 1.0);
            }
        return curve;
    }

private:
    static double straight(std::size_t i) { return static_cast<double>(i) / curve_lines; }

    RealCurve own_{};
    RealCurve next_{};
    RealCurve came_{};
};

std::vector<std::size_t> ranked(const std::array<double, 4>& told, std::size_t players) {
    std::vector<std::size_t> seats(players);
    std::iota(seats.begin(), seats.end(), 0);
    std::stable_sort(seats.begin(), seats.end(), [&](std::size_t a, std::size_t b) { return told[a] > told[b]; });
    return seats;
}

// What the player of that rank has of what those before have left.
double share_of_rest(const std::array<double, 4>& of, const std::vector<std::size_t>& seats, std::size_t rank) {
    double rest = 0;
    for (std::size_t i = rank; i < seats.size(); ++i) rest += of[seats[i]];
    return rest > 0 ? of[seats[rank]] / rest : 0;
}

RealCurve fitted_curve(const std::vector<ToldAndCame>& all, std::size_t rank) {
    CurveFit fit;
    for (const auto& [told, won] : all) {
        const auto seats = ranked(told, won.size());
        if (rank + 1 >= seats.size()) continue;
        std::array<double, 4> wins{};
        std::copy(won.begin(), won.end(), wins.begin());
        double weight = 0;
        for (std::size_t i = rank; i < seats.size(); ++i) weight += wins[seats[i]];
        fit.add(share_of_rest(told, seats, rank), share_of_rest(wins, seats, rank), weight);
    }
    return fit.curve();
}

}  // namespace

RealCurves fitted_curves(const std::vector<ToldAndCame>& all) {
    RealCurves curves{};
    for (std::size_t rank = 0; rank < curves.size(); ++rank) curves[rank] = fitted_curve(all, rank);
    return curves;
}

std::array<double, 4> along(const RealCurves& curves, const ToldAndCame& one) {
    const auto seats = ranked(one.told, one.won.size());
    std::array<double, 4> corrected{};
    double left = 1;
    for (std::size_t rank = 0; rank + 1 < seats.size(); ++rank) {
        corrected[seats[rank]] = left * on_curve(curves[rank], share_of_rest(one.told, seats, rank));
        left -= corrected[seats[rank]];
    }
    corrected[seats.back()] = left;
    return corrected;
}

byzantium::counsel::Curves in_millions(const RealCurves& curves) {
    byzantium::counsel::Curves all{};
    for (std::size_t rank = 0; rank < all.size(); ++rank)
        for (std::size_t i = 0; i < all[rank].size(); ++i)
            all[rank][i] = static_cast<int>(std::lround(curves[rank][i] * byzantium::counsel::whole));
    return all;
}

}  // namespace counsel_trainer
