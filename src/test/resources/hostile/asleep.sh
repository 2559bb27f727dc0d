# family: GCC
# verdict: hang
sleep 1000
