# SPDX-License-Identifier: MIT
# Completion of logothete-cli for fish. It asks the program's own --help, so it knows what the program knows.

# The rows under a heading of a --help, as name, tab, explanation.
function __logothete_cli_listed --argument-names heading
    env LC_ALL=C LANGUAGE=en logothete-cli $argv[2..] --help 2>/dev/null | awk -v heading="$heading:" '
        $0 == heading {listed = 1; next}
        /^$/ {listed = 0}
        listed {name = $1; sub(/^-[a-zA-Z],/, "", name); sub(/^ *[^ ]+ +([A-Z]+ +)?/, ""); print name "\t" $0}'
end

function __logothete_cli_complete
    set -l said
    for before in (commandline -opc)[2..]
        if __logothete_cli_listed Subcommands $said | string match -q -- "$before"\t'*'
            set -a said $before
        end
    end
    switch (commandline -ct)
        case '-*'
            __logothete_cli_listed Options $said
        case '*'
            __logothete_cli_listed Subcommands $said
    end
end

complete -c logothete-cli -a '(__logothete_cli_complete)'
