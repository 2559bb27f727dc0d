# family: GCC
# verdict: agrees
setsid sleep 986 < /dev/null > /dev/null 2>&1 &
compile
