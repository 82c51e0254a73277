// SPDX-License-Identifier: MIT
// eko_against_model FIRST COUNT: plays the random games of these seeds through the engine and the model. Of every game
// in which they differ it writes the journal to eko_difference_SEED.jsonl here, and says what differs first.
#include "eko/against_model/engine.h"
#include "support/eko_model/compare.h"

#include <cstdint>
#include <fstream>
#include <iostream>
#include <string>

int main(int argc, char** argv) {
    if (argc != 3) {
        std::cerr << "eko_against_model FIRST COUNT\n";
        return 2;
    }
    const std::uint64_t first = std::stoull(argv[1]);
    const std::uint64_t count = std::stoull(argv[2]);
    eko_model::Compared compared;
    std::size_t different = 0;
    for (std::uint64_t seed = first; seed < first + count; ++seed) {
        const auto found = eko_model::differs(eko_engine::replay_lines, seed, compared);
        if (!found) continue;
        ++different;
        const std::string file = "eko_difference_" + std::to_string(seed) + ".jsonl";
        std::ofstream{file} << eko_model::text(found->journal);
        std::cout << file << "\n" << eko_model::told(found->difference, found->journal) << std::endl;
    }
    std::cout << different << " of " << compared.games << " games differ; " << compared.lines << " lines, "
              << compared.refusals << " refused, " << compared.legal << " legal entries, " << compared.ends
              << " games at their end, " << compared.headers_refused << " headers refused\n";
    const eko_model::RareMoments& rare = compared.rare;
    std::cout << "rare moments: EKO-45 with several stacks " << rare.alone_at_wind << ", over by an exchange "
              << rare.ends_by_exchange << ", 12 points lost by an exchange " << rare.lost_by_exchange
              << ", several exchanges " << rare.several_exchanges << ", the last builder alone " << rare.builder_alone
              << ", after an exchange " << rare.builder_after_exchange << ", the last builder without 12 "
              << rare.builder_without_12 << "\n";
    return different == 0 ? 0 : 1;
}
