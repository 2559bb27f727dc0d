# family: GCC
# verdict: wrong-output
compiling && change 's/6 [*] 7/6 + 7/'
compile
