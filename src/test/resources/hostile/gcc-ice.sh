# family: GCC
# verdict: crash
# signature: expand_call
echo "test.c: In function 'main':" >&2
echo "test.c:3:3: internal compiler error: in expand_call, at calls.cc:3210" >&2
exit 1
