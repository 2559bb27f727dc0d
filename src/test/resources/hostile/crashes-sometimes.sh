# family: GCC
# verdict: unstable
echo >> "$STATE/count"
(( $(wc -l < "$STATE/count") % 5 == 1 )) && kill -SEGV $$
compile
