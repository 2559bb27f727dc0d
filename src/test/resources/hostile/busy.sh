# family: GCC
# verdict: hang
while :; do :; done
