# family: GCC
# verdict: wrong-output
# signature: SIG
compiling && change 's/printf/__builtin_trap(); printf/'
compile
