# family: GCC
# verdict: agrees
compile
status=$?
rm -f -- *.c
exit $status
