# SPDX-License-Identifier: MIT
# Completion of logothete-cli for fish. It asks the program's own --help, so it knows what the program knows.

# The rows under a heading of a --help, as name, tab, explanation.
function __logothete_cli_listed --argument-names heading
    env LC_ALL=C LANGUAGE=en logothete-cli $argv[2..] --help 2>/dev/null | awk -v heading="$heading:" '
        $0 == heading {listed = 1; next}
        /^$/ {listed = 0}
        listed {name = $1; sub(/^-[a-zA-Z],/, "", name); sub(/^ *[^ ]+ +([A-Z]+ +)?/, ""); print name "\t" $0}'
end

# The values of an option, where they are few: of --format as the --help lists them, of the others as the program names
# them when it is given none.
function __logothete_cli_values --argument-names option
    switch $option
        case --format
            env LC_ALL=C LANGUAGE=en logothete-cli $argv[2..] --help 2>/dev/null |
                awk '/^FORMAT is one of/ {listed = 1; next} /^$/ {listed = 0} listed && /^  / {print $1}'
        case '*'
            env LC_ALL=C LANGUAGE=en logothete-cli $argv[2..] $option '' 2>&1 </dev/null |
                sed -n 's/^.*--[a-z]*: must be one of \(.*\), not nothing.*$/\1/p' |
                sed -e 's/ and / /' -e 's/,//g' | tr ' ' '\n'
    end
end

function __logothete_cli_complete
    set -l said
    for before in (commandline -opc)[2..]
        if __logothete_cli_listed Subcommands $said | string match -q -- "$before"\t'*'
            set -a said $before
        end
    end
    switch (commandline -opc)[-1]
        case --format --game --language --page
            __logothete_cli_values (commandline -opc)[-1] $said
            return
    end
    switch (commandline -ct)
        case '-*'
            __logothete_cli_listed Options $said
        case '*'
            __logothete_cli_listed Subcommands $said
    end
end

complete -c logothete-cli -a '(__logothete_cli_complete)'
