# family: GCC
# verdict: crash
# signature: no output
exit 0
