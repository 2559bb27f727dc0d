# family: GCC
# verdict: inconclusive
if [[ ! -e $STATE/done ]]; then
  touch "$STATE/done"
  kill -SEGV $$
fi
compile
