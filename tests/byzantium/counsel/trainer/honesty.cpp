// SPDX-License-Identifier: MIT
#include "byzantium/counsel/trainer/honesty.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace counsel_trainer {
namespace {

using byzantium::counsel::bins;
using byzantium::counsel::Curve;
using byzantium::counsel::curve_lines;
using byzantium::counsel::Honesty;
using byzantium::counsel::straight_curve;
using byzantium::counsel::turns_weighed;
using byzantium::counsel::Weights;
using WholeWeights = std::array<int, byzantium::counsel::quantity_count>;

constexpr double two_errors = 1.96;
constexpr double least_doubt = 0.03;
constexpr double of_a_million = 1'000'000;
constexpr double curve_firmness = 10;  // as five games at each point would hold it
constexpr int most_sweeps = 200;

// Logarithms of chances, as the weights see them, up to a number that is the same for all players.
using Logarithms = std::vector<std::array<double, 4>>;

Logarithms logarithms_of(const std::vector<Sample>& samples, const WholeWeights& weights) {
    Logarithms all;
    for (const Sample& sample : samples) {
        std::array<double, 4> logarithms{};
        for (std::size_t seat = 0; seat < sample.quantities.size(); ++seat)
            for (std::size_t i = 0; i < weights.size(); ++i)
                logarithms[seat] += weights[i] / 65'536.0 * sample.quantities[seat][i];
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

double likelihood(const std::vector<Sample>& samples, const Told& told) {
    double sum = 0;
    for (std::size_t n = 0; n < samples.size(); ++n)
        for (std::size_t seat = 0; seat < samples[n].won.size(); ++seat)
            if (samples[n].won[seat] > 0) sum += samples[n].won[seat] * std::log(std::max(told[n][seat], 1e-9));
    return sum;
}

Told sharpened(const std::vector<Sample>& samples, const Logarithms& logarithms, double sharpness) {
    Told told;
    for (std::size_t n = 0; n < samples.size(); ++n)
        told.push_back(corrected(logarithms[n], samples[n].won.size(), sharpness));
    return told;
}

// The likelihood has one top: it is closed in on, in parts of 1,024.
int best_sharpness(const std::vector<Sample>& samples, const Logarithms& logarithms) {
    int best = 1024;
    double greatest = likelihood(samples, sharpened(samples, logarithms, 1));
    for (int step = 4096; step > 4; step /= 2)
        for (const int tried : {best - step, best + step}) {
            if (tried < 0) continue;
            const double found = likelihood(samples, sharpened(samples, logarithms, tried / 1024.0));
            if (found <= greatest) continue;
            greatest = found;
            best = tried;
        }
    return best;
}

double on_curve(const Curve& curve, double chance) {
    const double place = chance * curve_lines;
    const std::size_t below = std::min(static_cast<std::size_t>(place), curve_lines - 1);
    const double beyond = place - static_cast<double>(below);
    return (curve[below] * (1 - beyond) + curve[below + 1] * beyond) / of_a_million;
}

Told curved(const std::vector<Sample>& samples, const Told& told, const Curve& curve) {
    Told all;
    for (std::size_t n = 0; n < samples.size(); ++n) {
        std::array<double, 4> shares{};
        double sum = 0;
        for (std::size_t seat = 0; seat < samples[n].won.size(); ++seat)
            sum += shares[seat] = on_curve(curve, told[n][seat]);
        for (double& share : shares) share /= sum;
        all.push_back(shares);
    }
    return all;
}

// The likelihood, less what bends the curve where few games say so.
double bent_likelihood(const std::vector<Sample>& samples, const Told& told, const Curve& curve) {
    constexpr Curve straight = straight_curve();
    double bend = 0;
    for (std::size_t i = 0; i < curve.size(); ++i) {
        const double off = (curve[i] - straight[i]) / of_a_million;
        bend += off * off;
    }
    return likelihood(samples, curved(samples, told, curve)) - curve_firmness * bend;
}

// With that chance there; points that would make it fall go with it.
Curve moved(Curve curve, std::size_t at, int chance) {
    curve[at] = std::clamp(chance, 1, static_cast<int>(of_a_million));
    for (std::size_t i = 0; i < curve.size(); ++i)
        curve[i] = i < at ? std::min(curve[i], curve[at]) : std::max(curve[i], curve[at]);
    return curve;
}

// Each of its points is moved in turn, by smaller and smaller steps, as long as that makes what happened likelier.
Curve best_curve(const std::vector<Sample>& samples, const Told& told) {
    Curve best = straight_curve();
    double greatest = bent_likelihood(samples, told, best);
    const auto better = [&](std::size_t at, int chance) {
        const Curve tried = moved(best, at, chance);
        const double found = bent_likelihood(samples, told, tried);
        if (found <= greatest) return false;
        greatest = found;
        best = tried;
        return true;
    };
    for (int step = 64'000; step >= 1'000; step /= 2) {
        bool goes_on = true;
        for (int sweep = 0; goes_on && sweep < most_sweeps; ++sweep) {
            goes_on = false;
            for (std::size_t at = 0; at < best.size(); ++at)
                goes_on = better(at, best[at] + step) || better(at, best[at] - step) || goes_on;
        }
    }
    return best;
}

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

Honesty honesty_of(const std::vector<Sample>& samples, const WholeWeights& weights) {
    const auto logarithms = logarithms_of(samples, weights);
    Honesty honesty;
    honesty.sharpness = best_sharpness(samples, logarithms);
    const Told straight = sharpened(samples, logarithms, honesty.sharpness / 1024.0);
    honesty.curve = best_curve(samples, straight);
    const Told told = curved(samples, straight, honesty.curve);
    std::array<Bin, bins> all;
    Gain gain;
    for (std::size_t n = 0; n < samples.size(); ++n) {
        const auto& won = samples[n].won;
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
    const double count = std::max<double>(static_cast<double>(samples.size()), 1);
    const double mean = gain.sum / count;
    const double error = std::sqrt(std::max(gain.squares / count - mean * mean, 0.0) / count);
    honesty.doubt = static_cast<int>(std::lround(doubt(all) * 1'000'000));
    honesty.silent = mean <= 2 * error;
    return honesty;
}

}  // namespace

Weights with_honesty(Weights weights, const Samples& samples) {
    for (std::size_t part = 0; part < classes; ++part)
        weights.honesty[part / turns_weighed][part % turns_weighed] =
            honesty_of(samples[part], weights.weight[part / turns_weighed][part % turns_weighed]);
    return weights;
}

}  // namespace counsel_trainer
