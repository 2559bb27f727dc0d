# family: GCC
# verdict: wrong-output
compiling && change 's/printf/for (;;) {} printf/'
compile
