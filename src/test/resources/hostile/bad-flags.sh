# family: GCC
# verdict: inconclusive
echo "gcc: error: unrecognized command-line option '-fnonsense'" >&2
exit 1
