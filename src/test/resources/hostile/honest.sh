# family: GCC
# verdict: agrees
compile
