# family: GCC
# verdict: crash
# signature: no output
compile
rm -f -- *.o
exit 0
