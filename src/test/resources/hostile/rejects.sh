# family: GCC
# verdict: rejected
# signature: expected
echo "test.c:1:1: error: expected ';' before 'int'" >&2
exit 1
