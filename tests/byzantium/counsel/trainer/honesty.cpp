// SPDX-License-Identifier: MIT
#include "byzantium/counsel/trainer/honesty.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

namespace counsel_trainer {
namespace {

using byzantium::counsel::bins;
using byzantium::counsel::Curve;
using byzantium::counsel::curve_lines;
using byzantium::counsel::Honesty;
using byzantium::counsel::turns_weighed;
using byzantium::counsel::Weights;

constexpr double two_errors = 1.96;
constexpr double least_doubt = 0.03;
constexpr double of_a_million = 1'000'000;
constexpr double curve_firmness = 5;  // as five games at each point would hold it
constexpr int sweeps = 2'000;

// Of chances, as they are told of before they are corrected.
using Logarithms = std::vector<std::array<double, 4>>;

Logarithms logarithms_of(const std::vector<Outcome>& outcomes) {
    Logarithms all;
    for (const Outcome& outcome : outcomes) {
        std::array<double, 4> logarithms{};
        for (std::size_t seat = 0; seat < outcome.chances.size(); ++seat)
            logarithms[seat] = std::log(std::max(outcome.chances[seat], 1) / of_a_million);
        all.push_back(logarithms);
    }
    return all;
}

std::array<double, 4> corrected(const std::array<double, 4>& logarithms, std::size_t players, double sharpness) {
    std::array<double, 4> p{};
    const double greatest = *std::max_element(logarithms.begin(), logarithms.begin() + static_cast<long>(players));
    double sum = 0;
    for (std::size_t seat = 0; seat < players; ++seat)
        sum += p[seat] = std::exp(sharpness * (logarithms[seat] - greatest));
    for (std::size_t seat = 0; seat < players; ++seat) p[seat] /= sum;
    return p;
}

using Told = std::vector<std::array<double, 4>>;  // chances of the players, by sample

double likelihood(const std::vector<Outcome>& outcomes, const Told& told) {
    double sum = 0;
    for (std::size_t n = 0; n < outcomes.size(); ++n)
        for (std::size_t seat = 0; seat < outcomes[n].won.size(); ++seat)
            if (outcomes[n].won[seat] > 0) sum += outcomes[n].won[seat] * std::log(std::max(told[n][seat], 1e-9));
    return sum;
}

Told sharpened(const std::vector<Outcome>& outcomes, const Logarithms& logarithms, double sharpness) {
    Told told;
    for (std::size_t n = 0; n < outcomes.size(); ++n)
        told.push_back(corrected(logarithms[n], outcomes[n].won.size(), sharpness));
    return told;
}

// The likelihood has one top: it is closed in on, in parts of 1,024.
int best_sharpness(const std::vector<Outcome>& outcomes, const Logarithms& logarithms) {
    int best = 1024;
    double greatest = likelihood(outcomes, sharpened(outcomes, logarithms, 1));
    for (int step = 4096; step > 4; step /= 2)
        for (const int tried : {best - step, best + step}) {
            if (tried < 0) continue;
            const double found = likelihood(outcomes, sharpened(outcomes, logarithms, tried / 1024.0));
            if (found <= greatest) continue;
            greatest = found;
            best = tried;
        }
    return best;
}

// --- Curves by rank

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

using RealCurve = std::array<double, curve_lines + 1>;

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

std::array<double, 4> wins_of(const Outcome& outcome) {
    std::array<double, 4> wins{};
    std::copy(outcome.won.begin(), outcome.won.end(), wins.begin());
    return wins;
}

RealCurve fitted_curve(const std::vector<Outcome>& outcomes, const Told& told, std::size_t rank) {
    CurveFit fit;
    for (std::size_t n = 0; n < outcomes.size(); ++n) {
        const auto wins = wins_of(outcomes[n]);
        const auto seats = ranked(told[n], outcomes[n].won.size());
        if (rank + 1 >= seats.size()) continue;
        double weight = 0;
        for (std::size_t i = rank; i < seats.size(); ++i) weight += wins[seats[i]];
        fit.add(share_of_rest(told[n], seats, rank), share_of_rest(wins, seats, rank), weight);
    }
    return fit.curve();
}

Told curved(const std::vector<Outcome>& outcomes, const Told& told, const std::array<RealCurve, 3>& curves) {
    Told all;
    for (std::size_t n = 0; n < outcomes.size(); ++n) {
        const auto seats = ranked(told[n], outcomes[n].won.size());
        std::array<double, 4> corrected{};
        double left = 1;
        for (std::size_t rank = 0; rank + 1 < seats.size(); ++rank) {
            corrected[seats[rank]] = left * on_curve(curves[rank], share_of_rest(told[n], seats, rank));
            left -= corrected[seats[rank]];
        }
        corrected[seats.back()] = left;
        all.push_back(corrected);
    }
    return all;
}

Curve in_millions(const RealCurve& curve) {
    Curve all{};
    for (std::size_t i = 0; i < curve.size(); ++i) all[i] = static_cast<int>(std::lround(curve[i] * of_a_million));
    return all;
}

// --- How good it is

struct Bin {
    double told = 0;
    double won = 0;
    double count = 0;
};

double off_by(const Bin& bin) {
    const double came = bin.won / bin.count;
    const double error = std::sqrt(std::max(came * (1 - came), 0.01) / bin.count);
    return std::abs(came - bin.told / bin.count) + two_errors * error;
}

// Half ranges are told as what they are in the middle, at one half, and shrink towards what is certain.
double widened(const Bin& bin, double off) {
    const double told = bin.told / bin.count;
    return off / std::max(4 * told * (1 - told), 0.2);
}

double doubt(const std::array<Bin, bins>& all) {
    double greatest = least_doubt;
    for (const Bin& bin : all)
        if (bin.count >= 200) greatest = std::max(greatest, widened(bin, off_by(bin)));
    return std::min(greatest, 0.5);
}

struct Gain {
    double sum = 0;
    double squares = 0;
};

Honesty honesty_of(const std::vector<Outcome>& outcomes) {
    const auto logarithms = logarithms_of(outcomes);
    Honesty honesty;
    honesty.sharpness = best_sharpness(outcomes, logarithms);
    const Told straight = sharpened(outcomes, logarithms, honesty.sharpness / 1024.0);
    std::array<RealCurve, 3> curves{};
    for (std::size_t rank = 0; rank < curves.size(); ++rank) {
        curves[rank] = fitted_curve(outcomes, straight, rank);
        honesty.curves[rank] = in_millions(curves[rank]);
    }
    const Told told = curved(outcomes, straight, curves);
    std::array<Bin, bins> all;
    Gain gain;
    for (std::size_t n = 0; n < outcomes.size(); ++n) {
        const auto& won = outcomes[n].won;
        const auto& p = told[n];
        double gained = 0;
        for (std::size_t seat = 0; seat < won.size(); ++seat) {
            Bin& bin = all[std::min(static_cast<std::size_t>(p[seat] * bins), bins - 1)];
            bin.told += p[seat];
            bin.won += won[seat];
            ++bin.count;
            const double even = 1.0 / static_cast<double>(won.size());
            gained += (won[seat] - even) * (won[seat] - even) - (won[seat] - p[seat]) * (won[seat] - p[seat]);
        }
        gain.sum += gained;
        gain.squares += gained * gained;
    }
    const double count = std::max<double>(static_cast<double>(outcomes.size()), 1);
    const double mean = gain.sum / count;
    const double error = std::sqrt(std::max(gain.squares / count - mean * mean, 0.0) / count);
    honesty.doubt = static_cast<int>(std::lround(doubt(all) * 1'000'000));
    honesty.silent = mean <= 2 * error;
    return honesty;
}

}  // namespace

Weights with_honesty(Weights weights, const Outcomes& outcomes) {
    for (std::size_t part = 0; part < classes; ++part)
        weights.honesty[part / turns_weighed][part % turns_weighed] = honesty_of(outcomes[part]);
    return weights;
}

}  // namespace counsel_trainer
