# family: GCC
# verdict: inconclusive
yes flood
