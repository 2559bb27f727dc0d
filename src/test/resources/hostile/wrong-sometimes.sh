# family: GCC
# verdict: unstable
if compiling; then
  echo >> "$STATE/count"
  (( $(wc -l < "$STATE/count") % 2 == 1 )) && change 's/6 [*] 7/6 + 7/'
fi
compile
