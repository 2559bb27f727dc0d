# family: GCC
# verdict: inconclusive
echo 'cc1: out of memory allocating 65536 bytes' >&2
exit 1
