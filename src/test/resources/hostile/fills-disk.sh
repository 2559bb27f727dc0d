# family: GCC
# verdict: inconclusive
i=0
while :; do
  head -c 16777216 /dev/zero > file$i || exit 1
  i=$((i + 1))
done
