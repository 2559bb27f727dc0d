# family: OTHER
# verdict: crash
# signature: x > 0
echo "cc: tree.c:12: build: Assertion \`x > 0' failed." >&2
kill -ABRT $$
