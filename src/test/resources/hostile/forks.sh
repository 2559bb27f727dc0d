# family: GCC
# verdict: agrees
for i in 1 2 3 4 5 6 7 8; do sleep 987 & done
compile
